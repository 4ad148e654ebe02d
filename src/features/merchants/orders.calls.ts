import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { amountInput } from '#src/features/cagnotte/cagnotte.ts';
import { TRACKING_MAX } from '#src/features/orders/desk.ts';
import { ORDER_STATUSES } from '#src/features/orders/order.state.ts';
import { StatementLine } from '#src/features/withdrawals/withdrawal.calls.ts';
import { Identity, Withdrawal } from '#src/features/withdrawals/withdrawal.ts';
import { cents, nothing, page, typed } from '#src/lib/shapes.ts';
import { MerchantOrder } from './merchant.ts';

const reference = z.uuid();
const lineId = z.int().check(z.minimum(1));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** /api/business/: orders with something of the business, and its own lines alone. */
export const sellerOrderCalls = {
  list: defineCall('/api/business/list_orders', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({
      status: z.optional(z.nullable(z.enum(ORDER_STATUSES))),
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: page(MerchantOrder),
  }),
  get: defineCall('/api/business/get_order', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ reference }),
    output: MerchantOrder,
  }),
  send: defineCall('/api/business/send_lines', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject({
      reference,
      line_ids: z.array(lineId).check(z.minLength(1), z.maxLength(30)),
      carrier: typed(0, TRACKING_MAX),
      tracking_number: typed(1, TRACKING_MAX),
    }),
    output: MerchantOrder,
  }),
  refuse: defineCall('/api/business/refuse_line', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject({ reference, line_id: lineId, reason: typed(3, 500) }),
    output: MerchantOrder,
    about: 'What was paid for it is given back',
  }),
};

/** /api/business/: the money of the business, for its owners. */
export const sellerMoneyCalls = {
  overview: defineCall('/api/business/overview', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: nothing,
    output: z.object({
      sales: cents,
      commission: cents,
      pending: cents,
      /** Below zero when more was given back than is there: the next sales make up for it. */
      available: z.int(),
      /** The part of both sums that waits for the end of a return. */
      held: z.int(),
      /** As much may be withdrawn now. */
      withdrawable: cents,
      withdrawn: cents,
      next_available_at: z.nullable(z.string()),
      withdrawals: z.array(Withdrawal),
      identity: Identity,
    }),
  }),
  withdraw: defineCall('/api/business/withdraw', {
    access: 'merchant',
    changes: true,
    proof: true,
    codes: ['amount_out_of_range', 'balance_insufficient', 'identity_required', 'conflict'],
    input: z.strictObject({ amount: amountInput, key: z.uuid() }),
    output: Withdrawal,
  }),
  statement: defineCall('/api/business/statement', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ from: day, to: day }),
    output: z.object({ lines: z.array(StatementLine) }),
  }),
  fec: defineCall('/api/business/export_fec', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ from: day, to: day }),
    output: z.object({ filename: z.string(), content: z.string() }),
    about: 'Ours: the same movements as lines of a FEC',
  }),
  startIdentity: defineCall('/api/business/start_identity', {
    access: 'merchant',
    changes: true,
    proof: true,
    input: nothing,
    output: z.object({ url: z.string() }),
  }),
  checkIdentity: defineCall('/api/business/check_identity', {
    access: 'merchant',
    changes: true,
    alone: true,
    input: nothing,
    output: Identity,
  }),
};
