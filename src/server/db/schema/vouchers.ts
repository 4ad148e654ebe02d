import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { pot } from './cagnotte.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { shopOrder } from './orders.ts';

/** Money to spend in the shop. Its code is kept only as a digest. */
export const voucher = pgTable(
  'voucher',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** Null while it waits for its day: the code is made with the mail that tells it. */
    codeHash: text('code_hash').unique(),
    codeEnd: text('code_end').notNull().default(''),
    label: text('label').notNull(),
    initial: centsColumn('initial').notNull(),
    /** Cents that may still be spent: what an unpaid order holds is out of it. */
    balance: centsColumn('balance').notNull(),
    /** The last day it is good, in France. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    source: text('source', { enum: ['bought', 'pot', 'offer', 'admin'] }).notNull(),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    /** The account that it is bound to. */
    personId: refColumn('person_id').references(() => person.id, { onDelete: 'set null' }),
    claimedAt: timeColumn('claimed_at'),
    potId: refColumn('pot_id').references(() => pot.id, { onDelete: 'set null' }),
    /** The form's own, of a pot or of a batch: sent twice, it is made once. */
    clientKey: uuid('client_key'),
    batch: uuid('batch'),
    expiredAt: timeColumn('expired_at'),
    canceledAt: timeColumn('canceled_at'),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** The days before its end that were told so far: 30, then 7. */
    warned: integer('warned'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('voucher_pot').on(t.potId).where(sql`pot_id is not null`),
    index('voucher_person').on(t.personId),
    index('voucher_end').on(t.expiresOn),
    index('voucher_batch').on(t.batch),
    uniqueIndex('voucher_client_key').on(t.clientKey),
    check('voucher_balance', sql`initial > 0 and balance between 0 and initial`),
    check('voucher_over', sql`(expired_at is null and canceled_at is null) or balance = 0`),
  ],
);

/** All that came into a voucher and went out of it. */
export const voucherMove = pgTable(
  'voucher_move',
  {
    id: idColumn(),
    voucherId: refColumn('voucher_id')
      .notNull()
      .references(() => voucher.id),
    what: text('what', { enum: ['made', 'spent', 'returned', 'expired', 'canceled', 'refunded'] }).notNull(),
    /** Cents, negative when they left. */
    amount: centsColumn('amount').notNull(),
    orderId: refColumn('order_id').references(() => shopOrder.id, { onDelete: 'set null' }),
    at: timeColumn('at').notNull(),
  },
  (t) => [
    index('voucher_move_order').on(t.orderId).where(sql`order_id is not null`),
    index('voucher_move_voucher').on(t.voucherId),
  ],
);

/** A voucher that somebody buys for somebody. */
export const voucherPurchase = pgTable(
  'voucher_purchase',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** The capability of its page, 128 bits. */
    hash: text('hash').notNull().unique(),
    clientKey: uuid('client_key').unique(),
    amount: centsColumn('amount').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerName: text('buyer_name').notNull(),
    message: text('message').notNull().default(''),
    /** The day it is sent, in France; null: as soon as it is paid. */
    sendOn: date('send_on', { mode: 'string' }),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    status: text('status', {
      enum: [
        'awaiting_payment',
        'requires_action',
        'processing',
        'succeeded',
        'refunded',
        'disputed',
        'expired',
      ],
    })
      .notNull()
      .default('awaiting_payment'),
    intentId: text('intent_id').unique(),
    attempt: integer('attempt').notNull().default(0),
    lastFailureId: text('last_failure_id'),
    failureCode: text('failure_code'),
    version: integer('version').notNull().default(0),
    voucherId: refColumn('voucher_id').references((): AnyPgColumn => voucher.id),
    paidAt: timeColumn('paid_at'),
    sentAt: timeColumn('sent_at'),
    refunded: centsColumn('refunded').notNull().default(0),
    disputed: centsColumn('disputed').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('voucher_purchase_due').on(t.status, t.sentAt),
    index('voucher_purchase_voucher').on(t.voucherId),
    check('voucher_purchase_amount', sql`amount > 0 and refunded between 0 and amount`),
    check('voucher_purchase_paid', sql`(paid_at is null) = (voucher_id is null)`),
  ],
);

/** Every intent made for a purchase, so that a late event of an old one still finds it. */
export const voucherIntent = pgTable(
  'voucher_intent',
  {
    id: text('id').primaryKey(),
    purchaseId: refColumn('purchase_id')
      .notNull()
      .references(() => voucherPurchase.id),
    clientSecret: text('client_secret').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('voucher_intent_purchase').on(t.purchaseId)],
);
