import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { contribution } from './cagnotte.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { orderLine, shopOrder } from './orders.ts';
import { orderReturn } from './returns.ts';
import { voucherPurchase } from './vouchers.ts';

/** Money to give back: `asked` waits for another admin, `ordered` for the provider. */
export const refund = pgTable(
  'refund',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    /** The payment concerned: a contribution, an order or a voucher, only one. */
    contributionId: refColumn('contribution_id').references(() => contribution.id),
    orderId: refColumn('order_id').references(() => shopOrder.id),
    purchaseId: refColumn('purchase_id').references(() => voucherPurchase.id),
    /** The one line it gives back, which its seller refused or its buyer returned. */
    orderLineId: refColumn('order_line_id').references(() => orderLine.id),
    returnId: refColumn('return_id').references(() => orderReturn.id),
    amount: centsColumn('amount').notNull(),
    /** Cents beside `amount` that go to the vouchers which paid for a part. */
    byVouchers: centsColumn('by_vouchers').notNull().default(0),
    status: text('status').notNull(),
    /** `admin`, or why it was done by itself. */
    cause: text('cause').notNull(),
    reason: text('reason').notNull().default(''),
    /** The form's own: pressed twice, it is one refund. */
    clientKey: uuid('client_key').unique(),
    askedBy: refColumn('asked_by').references(() => person.id, { onDelete: 'set null' }),
    decidedBy: refColumn('decided_by').references(() => person.id, { onDelete: 'set null' }),
    decidedAt: timeColumn('decided_at'),
    decision: text('decision').notNull().default(''),
    failureCode: text('failure_code'),
    settledAt: timeColumn('settled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refund_decided_by').on(t.decidedBy).where(sql`decided_by is not null`),
    index('refund_asked_by').on(t.askedBy).where(sql`asked_by is not null`),
    index('refund_order_line').on(t.orderLineId).where(sql`order_line_id is not null`),
    index('refund_contribution').on(t.contributionId),
    index('refund_order').on(t.orderId),
    index('refund_purchase').on(t.purchaseId),
    index('refund_return').on(t.returnId).where(sql`return_id is not null`),
    check('refund_of_one', sql`num_nonnulls(contribution_id, order_id, purchase_id) = 1`),
    index('refund_status').on(t.status, t.updatedAt),
    check('refund_amount', sql`amount > 0`),
    check('refund_status_known', sql`status in ('asked','ordered','done','refused','failed')`),
    check(
      'refund_cause_known',
      sql`cause in ('admin','canceled','sold_out','unfunded','line_refused','returned')`,
    ),
  ],
);

/** Which part of a payment each account gave up, cents. */
export interface TakenShares {
  pot: number;
  addons: number;
  fee: number;
  /** The part no account held any more: our loss. */
  losses: number;
  /** Of an order that was not sent: what its buyer was owed. */
  due?: number;
  /** Of an order: what stands for a refund since the dispute was lost. */
  given?: number;
}

/** A payment that its giver contests at their bank. `inquiry`: the bank only asks, no money moved. */
export const dispute = pgTable(
  'dispute',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    providerId: text('provider_id').notNull(),
    /** The contested payment: a contribution, an order or a voucher, only one. */
    contributionId: refColumn('contribution_id').references(() => contribution.id),
    orderId: refColumn('order_id').references(() => shopOrder.id),
    purchaseId: refColumn('purchase_id').references(() => voucherPurchase.id),
    amount: centsColumn('amount').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    dueBy: timeColumn('due_by'),
    openedAt: timeColumn('opened_at').notNull(),
    closedAt: timeColumn('closed_at'),
    evidence: text('evidence').notNull().default(''),
    evidenceBy: refColumn('evidence_by').references(() => person.id, { onDelete: 'set null' }),
    evidenceSentAt: timeColumn('evidence_sent_at'),
    /** The sum the provider took for it, and its fee, as the ledger has them, cents. */
    taken: centsColumn('taken').notNull().default(0),
    feeTaken: centsColumn('fee_taken').notNull().default(0),
    shares: jsonb('shares').$type<TakenShares>(),
    /** The number of postings made so far: each has its number. */
    steps: integer('steps').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('dispute_evidence_by').on(t.evidenceBy).where(sql`evidence_by is not null`),
    uniqueIndex('dispute_provider').on(t.provider, t.providerId),
    index('dispute_contribution').on(t.contributionId),
    index('dispute_order').on(t.orderId),
    index('dispute_purchase').on(t.purchaseId),
    check('dispute_of_one', sql`num_nonnulls(contribution_id, order_id, purchase_id) = 1`),
    index('dispute_status').on(t.status, t.dueBy),
    check(
      'dispute_status_known',
      sql`status in ('inquiry','inquiry_closed','needs_response','under_review','won','lost')`,
    ),
    check('dispute_taken', sql`taken >= 0`),
  ],
);

/** A statement of the provider that could not be booked on anything: an admin looks at it. */
export const quarantine = pgTable(
  'quarantine',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    provider: text('provider').notNull(),
    intentId: text('intent_id').notNull(),
    why: text('why').notNull(),
    contributionId: refColumn('contribution_id').references(() => contribution.id),
    /** The expected values beside the reported ones: ids, cents and states, never a name or a card. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    status: text('status').notNull().default('open'),
    tries: integer('tries').notNull().default(1),
    closedBy: refColumn('closed_by').references(() => person.id, { onDelete: 'set null' }),
    closedAt: timeColumn('closed_at'),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('quarantine_closed_by').on(t.closedBy).where(sql`closed_by is not null`),
    index('quarantine_contribution').on(t.contributionId),
    uniqueIndex('quarantine_word').on(t.provider, t.intentId, t.why),
    index('quarantine_status').on(t.status, t.createdAt),
    check('quarantine_status_known', sql`status in ('open','settled','set_aside')`),
  ],
);

/** The provider's own account of our balance, copied line by line to be held against the ledger. */
export const providerEntry = pgTable(
  'provider_entry',
  {
    provider: text('provider').notNull(),
    entryId: text('entry_id').notNull(),
    livemode: boolean('livemode').notNull(),
    kind: text('kind').notNull(),
    /** As ledger_tx.ref; empty for what is about nothing of ours. */
    ref: text('ref').notNull(),
    /** The intent or the transfer it is about, in the provider's words. */
    source: text('source').notNull(),
    /** Cents, positive when our balance grew; its cost is apart. */
    amount: centsColumn('amount').notNull(),
    fee: centsColumn('fee').notNull(),
    at: timeColumn('at').notNull(),
    importedAt: timeColumn('imported_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.entryId] }),
    index('provider_entry_ref').on(t.ref, t.kind),
    index('provider_entry_at').on(t.at),
  ],
);

/** The demo bank's side of a dispute. */
export const demoDispute = pgTable('demo_dispute', {
  id: text('id').primaryKey(),
  intentId: text('intent_id').notNull(),
  amount: centsColumn('amount').notNull(),
  status: text('status').notNull(),
  reason: text('reason').notNull(),
  evidence: text('evidence'),
  dueBy: timeColumn('due_by').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The demo bank's account of our balance, never changed once written. */
export const demoBalance = pgTable(
  'demo_balance',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    amount: centsColumn('amount').notNull(),
    fee: centsColumn('fee').notNull().default(0),
    at: timeColumn('at').notNull().defaultNow(),
  },
  (t) => [index('demo_balance_at').on(t.at)],
);
