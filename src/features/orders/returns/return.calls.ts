import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { pageNumber } from '#src/features/money/desk.ts';
import { page, secret, typed } from '#src/lib/shapes.ts';
import { Order } from '../order.ts';
import { askInput, PROOF_MAX, REASON_MAX, REFUSE_CAUSES, RETURN_STATUSES, SellerReturn } from './return.ts';

const hash = secret(64);
const actionToken = secret(200);
const id = z.uuid();

/** By the order's own address, or by the link of a mail: one of both. */
const order = { hash: z.optional(hash), action_token: z.optional(actionToken) };
const oneOfBoth = z.refine<{ hash?: string | undefined; action_token?: string | undefined }>(
  ({ hash: one, action_token: other }) => (one === undefined) !== (other === undefined),
  { error: 'Donnez hash ou action_token.', path: ['hash'] },
);

/** /api/order/: a buyer withdraws, without an account. */
export const returnCalls = {
  ask: defineCall('/api/order/ask_return', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['token_invalid', 'conflict', 'return_closed'],
    input: z.strictObject({ ...order, ...askInput }).check(oneOfBoth),
    output: Order,
    about:
      'Within 14 days from the delivery, without a reason: one return a seller. Its `returns` say where each is',
  }),
  change: defineCall('/api/order/change_return', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['token_invalid', 'conflict'],
    input: z
      .strictObject({
        ...order,
        id,
        step: z.enum(['sent', 'cancel']),
        carrier: z._default(typed(0, PROOF_MAX), ''),
        tracking_number: z._default(typed(0, PROOF_MAX), ''),
      })
      .check(oneOfBoth),
    output: Order,
    about: 'Sent, with its proof; or kept after all, until it is sent',
  }),
};

const search = {
  input: z.strictObject({
    status: z._default(z.nullable(z.enum(RETURN_STATUSES)), null),
    page: pageNumber,
  }),
  output: page(SellerReturn),
};
const label = { id, carrier: typed(1, PROOF_MAX), code: typed(1, PROOF_MAX) };
const receive = {
  id,
  lines: z._default(
    z
      .array(
        z.strictObject({
          line_id: z.int().check(z.minimum(1)),
          damaged: z._default(z.boolean(), false),
          kept: z._default(z.int().check(z.minimum(0), z.maximum(10_000_000)), 0),
        }),
      )
      .check(z.maxLength(30)),
    [],
  ),
  answer: z._default(typed(0, REASON_MAX), ''),
};
const refuse = { id, cause: z.enum(REFUSE_CAUSES), answer: typed(3, REASON_MAX) };

const received =
  'Its pieces are for sale again but damaged ones, and its price is given back; a part kept is said why';

/** /api/business/: returns of what the business sold, and of nothing else. */
export const sellerReturnCalls = {
  list: defineCall('/api/business/list_returns', {
    access: 'merchant',
    changes: false,
    alone: true,
    ...search,
  }),
  label: defineCall('/api/business/label_return', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject(label),
    output: SellerReturn,
  }),
  receive: defineCall('/api/business/receive_return', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject(receive),
    output: SellerReturn,
    about: received,
  }),
  refuse: defineCall('/api/business/refuse_return', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject(refuse),
    output: SellerReturn,
  }),
  address: defineCall('/api/business/set_address', {
    access: 'merchant',
    changes: true,
    alone: true,
    input: z.strictObject({ lines: z.array(typed(1, 100)).check(z.minLength(2), z.maxLength(5)) }),
    output: z.object({ lines: z.array(z.string()) }),
    about: 'Printed on invoices, and where returns are sent',
  }),
  getAddress: defineCall('/api/business/get_address', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({}),
    output: z.object({ lines: z.array(z.string()) }),
  }),
};

/** /api/admin/: every return, the operator's own and those of sellers. */
export const returnDeskCalls = {
  list: defineCall('/api/admin/search_returns', { access: 'staff:orders', changes: false, ...search }),
  label: defineCall('/api/admin/label_return', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject(label),
    output: SellerReturn,
  }),
  receive: defineCall('/api/admin/receive_return', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject(receive),
    output: SellerReturn,
    about: `${received}. Above the limit of one person it waits for refund_return`,
  }),
  refund: defineCall('/api/admin/refund_return', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict', 'own_refund'],
    input: z.strictObject({ id }),
    output: SellerReturn,
    about: 'By somebody else than who received it, where it is above the limit of one person',
  }),
  refuse: defineCall('/api/admin/refuse_return', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject(refuse),
    output: SellerReturn,
  }),
};
