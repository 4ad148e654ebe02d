import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { anyObject, isoTime } from '#src/lib/shapes.ts';
import { secondFactor } from './account.calls.ts';
import { PASSWORD_MAX } from './account.ts';

/** A fresh proof of who is asking, for the calls that declare `proof` (docs/spec/calls.md §Step-up). */
export const proofCalls = {
  prove: defineCall('/api/user/prove', {
    access: 'session',
    changes: true,
    alone: true,
    input: z.strictObject({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))),
      totp: z.optional(secondFactor),
      passkey: z.optional(anyObject),
    }),
    output: z.object({ until: isoTime }),
    codes: ['invalid_credentials', 'code_invalid'],
    about: 'One of the three at least; every one that is given has to be right',
  }),
};
