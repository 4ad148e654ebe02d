import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { pageNumber, reason } from '#src/features/money/desk.ts';
import { page, typed } from '#src/lib/shapes.ts';
import { DESK_STEPS, OrderDetail, OrderLine, TRACKING_MAX } from './desk.ts';
import { ORDER_STATUSES } from './order.state.ts';

const reference = z.uuid();

/** /api/admin/: what an operator does with orders; every change is in the audit log. */
export const orderDeskCalls = {
  search: defineCall('/api/admin/search_orders', {
    access: 'staff:orders',
    changes: false,
    input: z.strictObject({
      query: z._default(typed(0, 200), ''),
      status: z._default(z.nullable(z.enum(ORDER_STATUSES)), null),
      late: z._default(z.boolean(), false),
      page: pageNumber,
    }),
    output: page(OrderLine),
    about: 'By number, buyer, address, product, intent or reference; `late`: what should have left days ago',
  }),
  get: defineCall('/api/admin/get_order', {
    access: 'staff:orders',
    changes: false,
    input: z.strictObject({ reference }),
    output: OrderDetail,
  }),
  advance: defineCall('/api/admin/advance_order', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict', 'tracking_missing'],
    input: z.strictObject({
      reference,
      step: z.enum(DESK_STEPS),
      carrier: z._default(typed(0, TRACKING_MAX), ''),
      tracking_number: z._default(typed(0, TRACKING_MAX), ''),
    }),
    output: OrderDetail,
    about: 'One step at a time; sending needs a tracking number. The same step again changes nothing',
  }),
  cancel: defineCall('/api/admin/cancel_order', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict', 'not_cancelable'],
    input: z.strictObject({ reference, reason, key: z.uuid() }),
    output: OrderDetail,
    about: 'Before it leaves; what was paid is given back, above the limit once another admin approved',
  }),
  settle: defineCall('/api/admin/settle_order', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({ reference, answer: typed(3, 500) }),
    output: OrderDetail,
    about:
      'Of an order that ended and of which a bank took a part for good: says to its buyer how they have the rest (`to_transfer`), and books it; moves no money',
  }),
  takeBack: defineCall('/api/admin/return_order', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({ reference, restock: z._default(z.boolean(), true), reason, key: z.uuid() }),
    output: OrderDetail,
    about: 'A parcel that came back: its stock and its gift are free again, and the rest is given back',
  }),
};
