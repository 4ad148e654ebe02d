import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { List } from '../list.ts';

const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('theme'), id: z.int() }),
  z.strictObject({
    kind: z.literal('gallery'),
    remote_id: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  z.strictObject({
    kind: z.literal('earlier'),
    url: z.string().check(z.minLength(1), z.maxLength(2000)),
  }),
]);

export const lookCalls = {
  chooseCover: defineCall('/api/list/choose_cover', {
    access: 'user',
    changes: true,
    input: z.strictObject({ list_uuid: z.uuid(), choice }),
    output: List,
    about:
      'A cover of the themes or of the gallery, or one the list had before (undo); set_cover takes an own picture',
  }),
};
