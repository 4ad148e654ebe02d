import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, typed } from '#src/lib/shapes.ts';
import { Business } from './merchant.ts';

/** /api/business/: the end of a business, by its owner. Ours. */
export const ownEndCalls = {
  close: defineCall('/api/business/close', {
    access: 'merchant',
    changes: true,
    proof: true,
    input: nothing,
    output: Business,
    about:
      'Nothing of it is for sale any more; what is paid stays to be sent, and what it has earned is paid out. The same again changes nothing',
  }),
};

/** /api/admin/: the end of a business, by the desk. Ours. */
export const endCalls = {
  close: defineCall('/api/admin/close_merchant', {
    access: 'staff:merchants',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({
      uuid: z.uuid(),
      reason: typed(3, 500),
      /** Without the thirty days that the terms of sellers promise, where the law or repeated faults ask for it. */
      at_once: z._default(z.boolean(), false),
    }),
    output: Business,
    about: 'Told to its owners, and done 30 days later; `approve_merchant` takes it back',
  }),
};
