import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { pot } from './cagnotte.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { merchant } from './merchants.ts';

/** The person who is paid out, as the provider knows them. Identity papers and bank details stay with it. */
export const recipient = pgTable(
  'recipient',
  {
    id: idColumn(),
    /** Null once their account was erased: the withdrawals made to them stay. */
    personId: refColumn('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** A business that is paid out, in the place of a person. */
    merchantId: refColumn('merchant_id').references(() => merchant.id),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    /** The provider's id of them. */
    account: text('account').notNull().unique(),
    status: text('status').notNull().default('onboarding'),
    /** The last four characters of their account, all that is ever shown. */
    bankLast4: text('bank_last4'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('recipient_person').on(t.personId, t.provider, t.livemode),
    uniqueIndex('recipient_merchant').on(t.merchantId, t.provider, t.livemode),
    check('recipient_of_one', sql`person_id is null or merchant_id is null`),
    check('recipient_status', sql`status in ('onboarding','in_review','documents','verified','refused')`),
  ],
);

/** docs/spec/decisions.md §14: requested → reserved → transferring → paying_out → paid | failed. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** The pot it is paid from, or the business. */
    potId: refColumn('pot_id').references(() => pot.id),
    merchantId: refColumn('merchant_id').references(() => merchant.id),
    recipientId: refColumn('recipient_id')
      .notNull()
      .references(() => recipient.id),
    amount: centsColumn('amount').notNull(),
    status: text('status').notNull().default('requested'),
    /** The browser's own: the same asking twice is one withdrawal. */
    clientKey: text('client_key').notNull(),
    bankLast4: text('bank_last4'),
    transferId: text('transfer_id'),
    payoutId: text('payout_id').unique(),
    arrivesAt: timeColumn('arrives_at'),
    failureCode: text('failure_code'),
    reservedAt: timeColumn('reserved_at'),
    transferredAt: timeColumn('transferred_at'),
    paidOutAt: timeColumn('paid_out_at'),
    /** When it was paid, or failed and was given back to the pot. */
    settledAt: timeColumn('settled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('withdrawal_recipient').on(t.recipientId),
    uniqueIndex('withdrawal_merchant_key').on(t.merchantId, t.clientKey),
    check('withdrawal_of_one', sql`num_nonnulls(pot_id, merchant_id) = 1`),
    uniqueIndex('withdrawal_key').on(t.potId, t.clientKey),
    index('withdrawal_open').on(t.status, t.updatedAt),
    check('withdrawal_amount', sql`amount > 0`),
    check(
      'withdrawal_status',
      sql`status in ('requested','reserved','transferring','paying_out','paid','failed')`,
    ),
  ],
);

/** The demo bank's recipients and what it paid them: what a real provider would hold for us. */
export const demoRecipient = pgTable('demo_recipient', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** Of its hosted page's address. */
  linkToken: text('link_token').notNull().unique(),
  returnPath: text('return_path').notNull().default('/'),
  status: text('status').notNull().default('onboarding'),
  surname: text('surname').notNull().default(''),
  bankLast4: text('bank_last4'),
  createdAt: createdAt(),
});

export const demoPayout = pgTable(
  'demo_payout',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['transfer', 'payout'] }).notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    recipient: text('recipient')
      .notNull()
      .references(() => demoRecipient.id),
    amount: centsColumn('amount').notNull(),
    reversed: boolean('reversed').notNull().default(false),
    arrivesAt: timeColumn('arrives_at'),
    failureCode: text('failure_code'),
    createdAt: createdAt(),
  },
  (t) => [index('demo_payout_recipient').on(t.recipient)],
);
