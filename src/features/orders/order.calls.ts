import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Payment } from '#src/features/cagnotte/cagnotte.ts';
import { quantity } from '#src/features/lists/list.ts';
import { page, secret } from '#src/lib/shapes.ts';
import { ADDRESS_OR_PARENTS, buyerEmail, buyerName, detailsInput, Order } from './order.ts';

const hash = secret(64);
const actionToken = secret(200);

/** Buying a gift here, and what follows. `{hash}` is of `/i/marketplace/checkout/{hash}`. */
export const orderCalls = {
  prepare: defineCall('/api/publiclist/list_prepare_contributor_order', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    codes: ['not_sold_here', 'out_of_stock', 'already_bought', 'conflict'],
    input: z.strictObject({
      list_uuid: z.uuid(),
      product_id: z.int().check(z.minimum(1)),
      contributor_email: buyerEmail,
      contributor_name: buyerName,
      quantity: z._default(quantity, 1),
    }),
    output: z.object({ hash: z.string() }),
    about: 'Holds the stock and the gift for 30 minutes; the order is paid at /i/marketplace/checkout/{hash}',
  }),
  get: defineCall('/api/order/get', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ hash }),
    output: Order,
  }),
  addLine: defineCall('/api/order/add_line', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    codes: ['order_locked', 'order_expired', 'not_sold_here', 'out_of_stock', 'already_bought', 'conflict'],
    input: z.strictObject({
      hash,
      list_uuid: z.uuid(),
      product_id: z.int().check(z.minimum(1)),
      quantity: z._default(quantity, 1),
    }),
    output: Order,
    about: 'Another thing of the same list, of any seller, until the payment begins',
  }),
  removeLine: defineCall('/api/order/remove_line', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['order_locked', 'order_expired', 'conflict'],
    input: z.strictObject({ hash, line_id: z.int().check(z.minimum(1)) }),
    output: Order,
    about: 'The last line stays: an order is given up as a whole, by cancel',
  }),
  saveDetails: defineCall('/api/order/save_details', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['not_editable', 'order_expired', 'no_parents_address'],
    input: z.strictObject({ hash, ...detailsInput }).check(
      z.refine(({ address, to_parents }) => (address !== undefined) !== to_parents, {
        error: ADDRESS_OR_PARENTS,
        path: ['address'],
      }),
    ),
    output: Order,
    about: 'Address, or that of the parents, with delivery and consent. The total follows the delivery',
  }),
  pay: defineCall('/api/order/pay', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['details_missing', 'order_expired', 'not_sold_here'],
    input: z.strictObject({ hash }),
    output: z.object({ order: Order, payment: z.nullable(Payment) }),
    about: 'What the browser needs to pay; null once there is nothing to pay any more',
  }),
  checkStatus: defineCall('/api/order/check_status', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ hash }),
    output: Order,
    about: 'Asks the payment provider when ours is not final',
  }),
  cancel: defineCall('/api/order/cancel', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['not_cancelable'],
    input: z.strictObject({ hash }),
    output: Order,
    about: 'Before it leaves; what was paid is given back. Again: the same answer',
  }),
  follow: defineCall('/api/order/follow', {
    access: 'anyone',
    changes: false,
    codes: ['token_invalid'],
    input: z.strictObject({ action_token: actionToken }),
    output: Order,
    about: 'By the link of an e-mail, without an account',
  }),
  cancelByLink: defineCall('/api/order/cancel_by_link', {
    access: 'anyone',
    changes: true,
    alone: true,
    codes: ['token_invalid', 'not_cancelable'],
    input: z.strictObject({ action_token: actionToken }),
    output: Order,
  }),
  mailLinks: defineCall('/api/order/mail_links', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ email: buyerEmail }),
    output: z.object({ sent: z.literal(true) }),
    about: 'The links of the orders of an address; the same answer whether it has any',
  }),
  keep: defineCall('/api/order/keep', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['order_locked', 'order_expired'],
    input: z.strictObject({ hash }),
    output: Order,
    about:
      'An order that nobody signed in began becomes the caller’s before its payment, so that offers for accounts hold for it',
  }),
  getMine: defineCall('/api/order/get_my_orders', {
    access: 'user',
    changes: false,
    // It tells the address of each order, which opens it without a session.
    alone: true,
    input: z.strictObject({ page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1) }),
    output: page(z.object({ hash: z.string(), ...Order.shape })),
    about: 'Orders made with the account, and with its address once that is confirmed',
  }),
};
