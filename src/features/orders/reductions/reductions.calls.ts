import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { secret, typed } from '#src/lib/shapes.ts';
import { Order } from '../order.ts';
import { CODE_OR_VOUCHER } from './changed.fr.ts';

const order_hash = secret(64);
const id = z.int().check(z.minimum(1));

/** /api/voucher/: vouchers and coupons on an order that is not paid yet. */
export const reductionCalls = {
  apply: defineCall('/api/voucher/use', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['voucher_invalid', 'voucher_expired', 'coupon_not_for_this', 'order_locked'],
    input: z.strictObject({ order_hash, code: z.optional(typed(1, 60)), voucher_id: z.optional(id) }).check(
      z.refine(({ code, voucher_id }) => (code === undefined) !== (voucher_id === undefined), {
        error: CODE_OR_VOUCHER,
        path: ['code'],
      }),
    ),
    output: Order,
    about: 'By a code, a coupon’s too, or one of the caller’s own vouchers',
  }),
  withdraw: defineCall('/api/voucher/unuse', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['order_locked'],
    input: z.strictObject({ order_hash, voucher_id: id }),
    output: Order,
    about: '`voucher_id` is the id of the reduction',
  }),
};
