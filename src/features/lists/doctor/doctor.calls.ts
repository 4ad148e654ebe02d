import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Finding } from './doctor.ts';

const onList = { list_uuid: z.uuid() };
const findings = z.object({ findings: z.array(Finding), set_aside: z.int() });

export const doctorCalls = {
  listDoctor: defineCall('/api/list/list_doctor', {
    access: 'user',
    changes: false,
    input: z.strictObject(onList),
    output: findings,
    about: 'What a list lacks, computed from what its owners put there; what was set aside is only counted',
  }),
  setAsideFinding: defineCall('/api/list/set_aside_finding', {
    access: 'user',
    changes: true,
    input: z.strictObject({
      ...onList,
      key: z.string().check(z.minLength(1), z.maxLength(120)),
      aside: z.boolean(),
    }),
    output: findings,
  }),
};
