import { type Column, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { plainly } from '../words.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { list } from './lists.ts';
import { itemPool } from './pooling.ts';

/** SHA-256 of the row's other columns, written by the database: `ledger:check` finds any byte that changed. */
const digestColumn = () => text('digest').notNull().default('');

export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['asset', 'liability', 'revenue', 'expense'] }).notNull(),
    /** Smallest balance allowed, cents; null: none. Balances are credit-positive but for assets and expenses. */
    minBalance: centsColumn('min_balance'),
    balance: centsColumn('balance').notNull().default(0),
  },
  () => [check('ledger_account_min', sql`min_balance is null or balance >= min_balance`)],
);

export const ledgerTx = pgTable(
  'ledger_tx',
  {
    id: idColumn(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    ref: text('ref').notNull(),
    at: createdAt(),
    digest: digestColumn(),
  },
  (t) => [index('ledger_tx_ref').on(t.ref), index('ledger_tx_at').on(t.at)],
);

export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: idColumn(),
    txId: refColumn('tx_id')
      .notNull()
      .references(() => ledgerTx.id),
    accountId: refColumn('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    direction: text('direction', { enum: ['debit', 'credit'] }).notNull(),
    amount: centsColumn('amount').notNull(),
    digest: digestColumn(),
  },
  (t) => [
    index('ledger_entry_tx').on(t.txId),
    index('ledger_entry_account').on(t.accountId),
    check('ledger_entry_amount', sql`amount > 0`),
  ],
);

/** One pot a list and provider mode: demo money never shares a pot, hence an account, with real money. */
export const pot = pgTable(
  'pot',
  {
    id: idColumn(),
    listId: refColumn('list_id')
      .notNull()
      .references(() => list.id),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    purpose: text('purpose').notNull().default(''),
    goal: centsColumn('goal'),
    /** The parents' message to those who give. */
    message: text('message').notNull().default(''),
    /** When the owner set it up (cagnotteCreated); a pot opens by itself with the first contribution. */
    createdByOwnerAt: timeColumn('created_by_owner_at'),
    /** While an admin holds it, nothing is withdrawn; the reason is shown to the owner. */
    heldAt: timeColumn('held_at'),
    heldReason: text('held_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('pot_list').on(t.listId, t.provider, t.livemode)],
);

export const addon = pgTable('addon', {
  id: idColumn(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  price: centsColumn('price').notNull(),
  oncePerList: boolean('once_per_list').notNull().default(true),
  /** Printed with the giver's words, and posted to the parents. */
  posted: boolean('posted').notNull().default(false),
  enabled: boolean('enabled').notNull().default(true),
  position: integer('position').notNull().default(0),
});

/** The texts by which desks find a payment; the index contribution_words holds them. */
export const contributionWords = (t: { publicname: Column; email: Column }) =>
  sql`coalesce(${t.publicname}, '') || ' ' || coalesce(${t.email}, '')`;

export const contribution = pgTable(
  'contribution',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** The capability of the URL, 128 bits. */
    hash: text('hash').notNull().unique(),
    /** Its page of thanks, which may be shared: it opens nothing else. */
    thanksKey: text('thanks_key').unique(),
    potId: refColumn('pot_id')
      .notNull()
      .references(() => pot.id),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    status: text('status').notNull().default('draft'),
    amount: centsColumn('amount').notNull(),
    fee: centsColumn('fee').notNull().default(0),
    anonymous: boolean('anonymous').notNull().default(false),
    kindwords: text('kindwords').notNull().default(''),
    email: text('email'),
    publicname: text('publicname'),
    toSelf: boolean('to_self').notNull().default(false),
    delayed: boolean('delayed').notNull().default(false),
    chargeOn: date('charge_on', { mode: 'string' }),
    /** The intent in use; every intent ever made is in contribution_intent. */
    intentId: text('intent_id').unique(),
    paymentMethod: text('payment_method'),
    attempt: integer('attempt').notNull().default(0),
    /** The provider's id of the last decline that was counted in `attempt`. */
    lastFailureId: text('last_failure_id'),
    failureCode: text('failure_code'),
    /** Grows with each change: what was fetched from the provider is applied only to the version it was fetched for. */
    version: integer('version').notNull().default(0),
    cancelRequestedAt: timeColumn('cancel_requested_at'),
    /** Written consent to a later off-session charge. */
    consentAt: timeColumn('consent_at'),
    chargeTries: integer('charge_tries').notNull().default(0),
    nextChargeAt: timeColumn('next_charge_at'),
    remindedAt: timeColumn('reminded_at'),
    needsActionUntil: timeColumn('needs_action_until'),
    /**
     * SHA-256 of the cookie that may still edit comment and name after payment (docs/spec/decisions.md §17).
     */
    editorHash: text('editor_hash'),
    paidAt: timeColumn('paid_at'),
    /** When the provider lets the money be used; `releasedAt` is when the ledger moved it to available. */
    fundsAvailableAt: timeColumn('funds_available_at'),
    releasedAt: timeColumn('released_at'),
    /** A share of a gift that several pay: kept aside from the pot until `joinedAt`. */
    poolId: refColumn('pool_id').references(() => itemPool.id),
    /** The giver's choice, made beforehand, in case the sum is not reached. */
    shortfall: text('shortfall', { enum: ['cagnotte', 'refund'] }),
    joinedAt: timeColumn('joined_at'),
    /** Cents given back so far, of all that was paid. */
    refunded: centsColumn('refunded').notNull().default(0),
    /** Cents of the pot's share that disputes hold or took for good. */
    disputed: centsColumn('disputed').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('contribution_words')
      .using('gin', sql`${plainly(contributionWords(t))} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
    index('contribution_open').on(t.status, t.updatedAt),
    index('contribution_pot').on(t.potId, t.status),
    index('contribution_pool').on(t.poolId).where(sql`pool_id is not null`),
    check('contribution_share', sql`(pool_id is null) = (shortfall is null)`),
    check('contribution_shortfall', sql`shortfall in ('cagnotte', 'refund')`),
    check('contribution_amount', sql`amount between 100 and 500000`),
    check('contribution_refunded', sql`refunded >= 0 and disputed >= 0`),
    check(
      'contribution_status',
      sql`status in ('draft','awaiting_payment','requires_action','processing','succeeded','scheduled','charging','needs_action','failed','canceled','expired','refunded','disputed')`,
    ),
  ],
);

export const contributionAddon = pgTable(
  'contribution_addon',
  {
    contributionId: refColumn('contribution_id')
      .notNull()
      .references(() => contribution.id),
    addonId: refColumn('addon_id')
      .notNull()
      .references(() => addon.id),
    price: centsColumn('price').notNull(),
  },
  (t) => [
    index('contribution_addon_addon').on(t.addonId),
    primaryKey({ columns: [t.contributionId, t.addonId] }),
  ],
);

/** Every intent made for a contribution, so that a late event of an old one still finds it. */
export const contributionIntent = pgTable(
  'contribution_intent',
  {
    id: text('id').primaryKey(),
    contributionId: refColumn('contribution_id')
      .notNull()
      .references(() => contribution.id),
    kind: text('kind', { enum: ['payment', 'setup'] }).notNull(),
    clientSecret: text('client_secret').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('contribution_intent_contribution').on(t.contributionId)],
);

/** A gift's words that were paid for to be printed and posted to the parents. */
export const printedCard = pgTable(
  'printed_card',
  {
    id: idColumn(),
    contributionId: refColumn('contribution_id')
      .notNull()
      .unique()
      .references(() => contribution.id),
    listId: refColumn('list_id')
      .notNull()
      .references(() => list.id),
    state: text('state', { enum: ['waiting', 'printed', 'sent', 'canceled'] })
      .notNull()
      .default('waiting'),
    /** The destination it was printed for: null before that, and some weeks after it left. */
    address: jsonb('address').$type<{
      recipient: string;
      line1: string;
      line2: string;
      postal_code: string;
      city: string;
    }>(),
    /** When the parents were asked where to send it. */
    askedAt: timeColumn('asked_at'),
    printedAt: timeColumn('printed_at'),
    sentAt: timeColumn('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('printed_card_state').on(t.state, t.id),
    index('printed_card_list').on(t.listId),
    check('printed_card_state_known', sql`state in ('waiting', 'printed', 'sent', 'canceled')`),
  ],
);

/** Inbox of signed provider events, applied in the same transaction as their effect. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    livemode: boolean('livemode').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: createdAt(),
    appliedAt: timeColumn('applied_at'),
    outcome: text('outcome'),
    attempts: integer('attempts').notNull().default(0),
    digest: digestColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_event_pending').on(t.receivedAt).where(sql`applied_at is null`),
    index('payment_event_intent').on(sql`(payload ->> 'intentId')`),
  ],
);

/** Events whose effect, or what follows it, is still owed: a row goes when nothing is left to do. */
export const paymentEventDue = pgTable(
  'payment_event_due',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: timeColumn('next_at').notNull().defaultNow(),
    /** The first line of what the last try threw. */
    error: text('error'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    foreignKey({
      name: 'payment_event_due_event',
      columns: [t.provider, t.eventId],
      foreignColumns: [paymentEvent.provider, paymentEvent.eventId],
    }),
    index('payment_event_due_next').on(t.nextAt),
  ],
);

/** The demo provider's own books: what Stripe would hold for us. Never read by the cagnotte itself. */
export const demoIntent = pgTable('demo_intent', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['payment', 'setup'] }).notNull(),
  clientSecret: text('client_secret').notNull().unique(),
  amount: centsColumn('amount'),
  status: text('status').notNull(),
  cardNumberLast4: text('card_last4'),
  paymentMethod: text('payment_method'),
  idempotencyKey: text('idempotency_key').unique(),
  challengeToken: text('challenge_token').unique(),
  failureId: text('failure_id'),
  failureCode: text('failure_code'),
  availableAt: timeColumn('available_at'),
  refunded: boolean('refunded').notNull().default(false),
  /** Cents given back; `refunded` once it is all. */
  refundedAmount: centsColumn('refunded_amount').notNull().default(0),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const demoEvent = pgTable(
  'demo_event',
  {
    id: text('id').primaryKey(),
    payload: text('payload').notNull(),
    deliveredAt: timeColumn('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: timeColumn('next_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('demo_event_due').on(t.nextAt).where(sql`delivered_at is null`)],
);
