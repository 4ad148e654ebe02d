import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing } from '#src/lib/shapes.ts';
import { addressInput, OwnAddress } from './address.ts';

const id = z.int().check(z.minimum(1));

/** /api/user/: where a person has parcels sent. Nobody acts on them for somebody else. */
export const addressCalls = {
  list: defineCall('/api/user/list_addresses', {
    access: 'user',
    changes: false,
    alone: true,
    input: nothing,
    output: z.object({ items: z.array(OwnAddress) }),
  }),
  save: defineCall('/api/user/save_address', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['too_many'],
    input: z.strictObject({ id: z.optional(id), ...addressInput }),
    output: OwnAddress,
    about: 'With `for_gifts` it takes the place of the one that was for gifts',
  }),
  remove: defineCall('/api/user/delete_address', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
};
