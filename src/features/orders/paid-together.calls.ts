import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { cents } from '#src/lib/shapes.ts';

/** Gifts that several people paid together, which their owners order here. */
export const paidTogetherCalls = {
  get: defineCall('/api/order/paid_together', {
    access: 'user',
    changes: false,
    input: z.strictObject({ list_uuid: z.uuid() }),
    output: z.object({
      items: z.array(
        z.object({
          product_id: z.int(),
          name: z.string(),
          /** Pieces that are left to order. */
          quantity: z.int(),
          /** Cents: the sum its givers put together. */
          paid: cents,
        }),
      ),
    }),
    about: 'Those of the list that are sold here and not ordered yet; none while the surprise holds',
  }),
};
