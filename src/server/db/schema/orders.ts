import { type Column, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plainly } from '../words.ts';
import { person } from './accounts.ts';
import { product } from './catalogue.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { list, reservation } from './lists.ts';
import { merchant } from './merchants.ts';

/** An order's delivery address, as its buyer typed it. */
export interface OrderAddress {
  recipient: string;
  line1: string;
  line2: string;
  postal_code: string;
  city: string;
  phone: string;
}

/** The texts by which desks find an order; the index shop_order_words holds them. */
export const orderWords = (t: { number: Column; name: Column; email: Column }) =>
  sql`${t.number} || ' ' || ${t.name} || ' ' || ${t.email}`;
/** The name of what was ordered, by which desks find the order; the index order_line_words holds it. */
export const lineWords = (t: { productName: Column }) => sql`${t.productName}`;

/** A gift bought here for somebody's list. Which state may follow which is checked by a trigger too. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** The capability of the checkout's address, 128 bits. */
    hash: text('hash').notNull().unique(),
    /** The number people say on the phone; it does not tell how many orders there are. */
    number: text('number').notNull().unique(),
    /** The form's own: posted twice, it is one order. */
    clientKey: uuid('client_key').unique(),
    listId: refColumn('list_id').references(() => list.id, { onDelete: 'set null' }),
    personId: refColumn('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** The sum of its lines. */
    articles: centsColumn('articles').notNull(),
    deliveryPrice: centsColumn('delivery_price').notNull().default(0),
    total: centsColumn('total').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    address: jsonb('address').$type<OrderAddress>(),
    delivery: text('delivery'),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    status: text('status').notNull().default('pending'),
    /** Why it was cancelled; empty while it is not. */
    cancelCause: text('cancel_cause').notNull().default(''),
    cancelReason: text('cancel_reason').notNull().default(''),
    intentId: text('intent_id').unique(),
    attempt: integer('attempt').notNull().default(0),
    lastFailureId: text('last_failure_id'),
    failureCode: text('failure_code'),
    /** Grows with each change: what the provider said is applied only to the version it was asked for. */
    version: integer('version').notNull().default(0),
    /** Until when an unpaid order keeps its stock. */
    heldUntil: timeColumn('held_until').notNull(),
    /** The quantity is out of `product.stock`. */
    stockTaken: boolean('stock_taken').notNull().default(true),
    termsAt: timeColumn('terms_at'),
    paidAt: timeColumn('paid_at'),
    preparedAt: timeColumn('prepared_at'),
    /** All of it left, whoever sends it. */
    sentAt: timeColumn('sent_at'),
    /** The operator's own goods left: what was due for them is a sale. */
    ownSentAt: timeColumn('own_sent_at'),
    deliveredAt: timeColumn('delivered_at'),
    cancelledAt: timeColumn('cancelled_at'),
    /** The parcel came back to us. */
    returnedAt: timeColumn('returned_at'),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    /** Cents given back so far. */
    refunded: centsColumn('refunded').notNull().default(0),
    /** Cents that the buyer's bank holds, or took for good. */
    disputed: centsColumn('disputed').notNull().default(0),
    /** Of those that it took for good, what stands for a refund: what they had paid for was never sent, or came back. */
    bankBack: centsColumn('bank_back').notNull().default(0),
    /** Cents of the card's part that went back by a transfer of our own bank, where the provider refuses for good. */
    transferredBack: centsColumn('transferred_back').notNull().default(0),
    /** The one of the desk who cancelled it, or took its parcel back. */
    endedBy: refColumn('ended_by').references(() => person.id, { onDelete: 'set null' }),
    /** It goes to the parents' own address, which its buyer never sees. */
    toParents: boolean('to_parents').notNull().default(false),
    /** Typed beside the parents' own: kept with the form, forgotten once the order is paid. */
    typedAddress: jsonb('typed_address').$type<OrderAddress>(),
    /** Cents that coupons and offers take off, and cents that vouchers pay; the card pays the rest of the total. */
    reduced: centsColumn('reduced').notNull().default(0),
    vouched: centsColumn('vouched').notNull().default(0),
    /** Of what vouchers paid, what went back to them. */
    vouchedBack: centsColumn('vouched_back').notNull().default(0),
    /** Of what coupons and offers took off, what lines that came back no longer need. */
    reducedBack: centsColumn('reduced_back').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('shop_order_words')
      .using('gin', sql`${plainly(orderWords(t))} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
    index('shop_order_list').on(t.listId).where(sql`list_id is not null`),
    index('shop_order_status').on(t.status, t.heldUntil),
    index('shop_order_person').on(t.personId),
    index('shop_order_ended_by').on(t.endedBy).where(sql`ended_by is not null`),
    index('shop_order_email').on(t.email),
    check(
      'shop_order_status_known',
      sql`status in ('pending','paid','prepared','sent','delivered','cancelled','refunded')`,
    ),
    check(
      'shop_order_total',
      sql`articles > 0 and delivery_price >= 0 and total = articles + delivery_price`,
    ),
    check('shop_order_refunded', sql`refunded between 0 and case when paid_at is null then 0 else total end`),
    check(
      'shop_order_reductions',
      sql`reduced >= 0 and vouched >= 0 and reduced + vouched <= total and vouched_back between 0 and vouched and reduced_back between 0 and reduced`,
    ),
    check('shop_order_bank_back', sql`bank_back = 0 or (bank_back > 0 and refunded + bank_back <= total)`),
    check(
      'shop_order_transferred_back',
      sql`transferred_back = 0 or (transferred_back > 0 and refunded + bank_back + transferred_back <= total)`,
    ),
    check('shop_order_disputed', sql`disputed >= 0 and (disputed = 0 or paid_at is not null)`),
    check('shop_order_returned', sql`returned_at is null or sent_at is not null`),
    check(
      'shop_order_refunded_whole',
      sql`status <> 'refunded' or (refunded = total and vouched_back = vouched)`,
    ),
    check('shop_order_paid', sql`status in ('pending', 'cancelled') or paid_at is not null`),
    check('shop_order_sent', sql`(status in ('sent', 'delivered')) <= (sent_at is not null)`),
    check(
      'shop_order_stock',
      sql`case when status = 'cancelled' then not stock_taken when status = 'refunded' or returned_at is not null then true else stock_taken end`,
    ),
    check(
      'shop_order_address',
      sql`paid_at is null or (address is not null and delivery is not null and terms_at is not null)`,
    ),
    check('shop_order_cause', sql`(status = 'cancelled') <= (cancel_cause <> '')`),
  ],
);

/** A thing bought in an order, from one seller. Its state is the order's, but where its seller goes another way. */
export const orderLine = pgTable(
  'order_line',
  {
    id: idColumn(),
    orderId: refColumn('order_id')
      .notNull()
      .references(() => shopOrder.id),
    productId: refColumn('product_id')
      .notNull()
      .references(() => product.id),
    /** Null: the operator's own goods. */
    merchantId: refColumn('merchant_id').references(() => merchant.id),
    /** Keeps the gift for its buyer on the list, then says that it is bought. */
    reservationId: refColumn('reservation_id').references(() => reservation.id, { onDelete: 'set null' }),
    /** As it was when the order began: a later change of the catalogue changes nothing here. */
    productName: text('product_name').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: centsColumn('unit_price').notNull(),
    /**
     * The product's own rate of VAT when it was ordered, hundredths of a percent; from the payment the one of its invoice.
     * Null: its seller's, or none.
     */
    vatRate: integer('vat_rate'),
    state: text('state').notNull().default('pending'),
    /** Its share of the delivery, and the commission on its goods; cents, known once it is paid. */
    deliveryShare: centsColumn('delivery_share').notNull().default(0),
    commission: centsColumn('commission').notNull().default(0),
    /** Cents that coupons and offers took off it, settled when it is paid; null before, and of older orders. */
    reducedShare: centsColumn('reduced_share'),
    /** Cents given back of it, and of its commission; kept for the lines of sellers alone. */
    refunded: centsColumn('refunded').notNull().default(0),
    commissionBack: centsColumn('commission_back').notNull().default(0),
    /** Of the commission that is ours, what our invoices to its seller say. */
    commissionInvoiced: centsColumn('commission_invoiced').notNull().default(0),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    sentAt: timeColumn('sent_at'),
    deliveredAt: timeColumn('delivered_at'),
    refusedAt: timeColumn('refused_at'),
    refuseReason: text('refuse_reason').notNull().default(''),
    /** Its seller was reminded to send it; then the desk was told. */
    remindedAt: timeColumn('reminded_at'),
    flaggedAt: timeColumn('flagged_at'),
    /** Its money is its seller's to withdraw. */
    releasedAt: timeColumn('released_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_line_words')
      .using('gin', sql`${plainly(lineWords(t))} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
    index('order_line_product').on(t.productId),
    index('order_line_order').on(t.orderId),
    index('order_line_merchant').on(t.merchantId, t.orderId).where(sql`merchant_id is not null`),
    index('order_line_to_invoice')
      .on(t.merchantId)
      .where(sql`merchant_id is not null and commission - commission_back <> commission_invoiced`),
    uniqueIndex('order_line_reservation').on(t.reservationId),
    check('order_line_quantity', sql`quantity between 1 and 99`),
    check('order_line_price', sql`unit_price > 0 and delivery_share >= 0`),
    check(
      'order_line_state',
      sql`state in ('pending','paid','prepared','sent','delivered','cancelled','refunded','refused')`,
    ),
    check('order_line_refunded', sql`refunded between 0 and unit_price * quantity + delivery_share`),
    check(
      'order_line_commission',
      sql`commission between 0 and unit_price * quantity and commission_back between 0 and commission`,
    ),
    check('order_line_reduced', sql`reduced_share between 0 and unit_price * quantity`),
    check('order_line_invoiced', sql`commission_invoiced between 0 and commission`),
    check('order_line_sent', sql`(state in ('sent', 'delivered')) <= (sent_at is not null)`),
    check('order_line_released', sql`released_at is null or delivered_at is not null`),
  ],
);

/** Every intent made for an order, so that a late event of an old one still finds it. */
export const orderIntent = pgTable(
  'order_intent',
  {
    id: text('id').primaryKey(),
    orderId: refColumn('order_id')
      .notNull()
      .references(() => shopOrder.id),
    clientSecret: text('client_secret').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_intent_order').on(t.orderId)],
);
