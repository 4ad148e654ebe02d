import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { merchant } from './merchants.ts';
import { orderLine, shopOrder } from './orders.ts';

/** A buyer withdraws from all or some of what one seller sold in an order (code de la consommation, L221-18). */
export const orderReturn = pgTable(
  'order_return',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** As it is written on the parcel. */
    number: text('number').notNull().unique(),
    orderId: refColumn('order_id')
      .notNull()
      .references(() => shopOrder.id),
    /** Null: the operator's own goods. */
    merchantId: refColumn('merchant_id').references(() => merchant.id),
    status: text('status').notNull().default('asked'),
    /** `own`: its buyer sends it; `label`: with a label that the seller gives, whose price is kept from the refund. */
    way: text('way').notNull(),
    labelCents: centsColumn('label_cents').notNull().default(0),
    /** Said freely by its buyer, who owes none. */
    reason: text('reason').notNull().default(''),
    /** The last day on which it could be asked; null before the delivery. */
    deadline: date('deadline'),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    labelCarrier: text('label_carrier').notNull().default(''),
    labelCode: text('label_code').notNull().default(''),
    /** Why a part is kept, or all is refused. */
    answer: text('answer').notNull().default(''),
    refuseCause: text('refuse_cause').notNull().default(''),
    receivedBy: refColumn('received_by').references(() => person.id, { onDelete: 'set null' }),
    /** Cents that go back to its buyer, decided once it was looked at. */
    cents: centsColumn('cents').notNull().default(0),
    labelAt: timeColumn('label_at'),
    sentAt: timeColumn('sent_at'),
    receivedAt: timeColumn('received_at'),
    orderedAt: timeColumn('ordered_at'),
    refundedAt: timeColumn('refunded_at'),
    closedAt: timeColumn('closed_at'),
    /** Its seller was told that the money is due. */
    remindedAt: timeColumn('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('order_return_received_by').on(t.receivedBy).where(sql`received_by is not null`),
    index('order_return_order').on(t.orderId),
    index('order_return_status').on(t.status, t.id),
    index('order_return_merchant').on(t.merchantId, t.status).where(sql`merchant_id is not null`),
    check(
      'order_return_status_known',
      sql`status in ('asked','label','sent','received','refunding','refunded','settled','refused','cancelled')`,
    ),
    check('order_return_way', sql`way in ('own','label') and (way = 'label' or label_cents = 0)`),
    check('order_return_cents', sql`cents >= 0 and label_cents >= 0`),
    check('order_return_closed', sql`(status in ('refused','cancelled')) = (closed_at is not null)`),
    check(
      'order_return_received',
      sql`(status in ('received','refunding','refunded','settled')) <= (received_at is not null)`,
    ),
    check('order_return_refunded', sql`(status = 'refunded') = (refunded_at is not null)`),
  ],
);

/** Pieces of one line that come back. */
export const orderReturnLine = pgTable(
  'order_return_line',
  {
    id: idColumn(),
    returnId: refColumn('return_id')
      .notNull()
      .references(() => orderReturn.id),
    orderLineId: refColumn('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
    /** Not for sale again. */
    damaged: boolean('damaged').notNull().default(false),
    /** Kept for what it lost by more than trying it (L221-23); cents. */
    kept: centsColumn('kept').notNull().default(0),
    /** Cents that went back at the price of the order, and of them those that its buyer had paid. */
    gross: centsColumn('gross').notNull().default(0),
    paid: centsColumn('paid').notNull().default(0),
  },
  (t) => [
    uniqueIndex('order_return_line_once').on(t.returnId, t.orderLineId),
    index('order_return_line_line').on(t.orderLineId),
    check('order_return_line_quantity', sql`quantity between 1 and 99`),
    check('order_return_line_cents', sql`kept >= 0 and gross >= 0 and paid between 0 and gross`),
  ],
);
