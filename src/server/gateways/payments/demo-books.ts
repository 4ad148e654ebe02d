import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { demoEvent, demoIntent } from '#src/server/db/schema/index.ts';
import { type DemoLine, insertDemoLine } from './demo-balance.ts';
import type { Intent, IntentStatus } from './provider.ts';

/** The demo bank and the database of its books; `db` is never a transaction of ours: a bank is outside. */
export interface DemoBank {
  db: Db;
  /** Business time, which an admin can advance. */
  now(): Date;
  /** Called after an event was committed, to have it delivered. */
  posted(): void;
}

export type DemoIntent = typeof demoIntent.$inferSelect;
type Change = Partial<typeof demoIntent.$inferInsert> & { status: IntentStatus };

/** A paid amount can be used two days later, as with a card acquirer. */
const SETTLEMENT_MS = 2 * 24 * 3600 * 1000;

export const demoId = (prefix: string) => `${prefix}_demo_${randomBytes(16).toString('base64url')}`;

export function toIntent(row: DemoIntent): Intent {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status as IntentStatus,
    clientSecret: row.clientSecret,
    amount: row.amount,
    currency: row.kind === 'payment' ? 'eur' : null,
    livemode: false,
    failure: row.failureId ? { id: row.failureId, code: row.failureCode ?? 'card_declined' } : null,
    paymentMethod: row.paymentMethod,
    metadata: row.metadata,
    availableAt: row.availableAt,
    refunded: row.refunded,
    refundedAmount: row.refundedAmount,
    providerFee: 0,
  };
}

export type Locator = { id: string } | { clientSecret: string } | { challengeToken: string };

/**
 * Loads an intent under a row lock, lets `work` say what changes (null: nothing), writes the change and its
 * event in one transaction. Answers null when there is no such intent.
 */
export async function changeIntent(
  bank: DemoBank,
  locator: Locator,
  work: (row: DemoIntent, tx: Db) => Change | null | Promise<Change | null>,
): Promise<DemoIntent | null> {
  let posted = false;
  const result = await bank.db.transaction(async (tx) => {
    const [row] = await tx.select().from(demoIntent).where(whereOf(locator)).for('no key update');
    if (!row) return null;
    const change = await work(row, tx as unknown as Db);
    if (!change) return row;
    const after = { ...row, ...change, updatedAt: new Date() };
    const type = eventType(row, after);
    posted = type !== null;
    await write(tx as unknown as Db, after, {
      line: chargeLine(row, after),
      event: type === null ? null : newEvent(type, { id: row.id }),
    });
    return after;
  });
  if (posted) bank.posted();
  return result;
}

interface Told {
  line: DemoLine | null;
  event: typeof demoEvent.$inferInsert | null;
}

/** The intent as it is now, its line in the books and its event, in one statement. */
async function write(tx: Db, { id, ...after }: DemoIntent, { line, event }: Told): Promise<void> {
  const parts = [];
  if (line) parts.push(tx.$with('line').as(insertDemoLine(tx, line)));
  if (event)
    parts.push(tx.$with('told').as(tx.insert(demoEvent).values(event).returning({ id: demoEvent.id })));
  await tx
    .with(...parts)
    .update(demoIntent)
    .set(after)
    .where(eq(demoIntent.id, id));
}

function whereOf(locator: Locator) {
  if ('id' in locator) return eq(demoIntent.id, locator.id);
  if ('clientSecret' in locator) return eq(demoIntent.clientSecret, locator.clientSecret);
  return eq(demoIntent.challengeToken, locator.challengeToken);
}

/** Gives the balance line of a charge that has just succeeded. */
function chargeLine(before: DemoIntent, after: DemoIntent): DemoLine | null {
  if (after.kind !== 'payment' || after.status !== 'succeeded' || before.status === 'succeeded') return null;
  return { id: `txn_${after.id}`, kind: 'charge', source: after.id, amount: after.amount ?? 0 };
}

const TYPES: Record<IntentStatus, string | null> = {
  requires_payment_method: null,
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function eventType(before: DemoIntent, after: DemoIntent): string | null {
  if (after.refundedAmount > before.refundedAmount) return 'charge.refunded';
  const prefix = after.kind === 'payment' ? 'payment_intent' : 'setup_intent';
  if (after.failureId && after.failureId !== before.failureId)
    return after.kind === 'payment' ? `${prefix}.payment_failed` : `${prefix}.setup_failed`;
  const name = after.status === before.status ? null : TYPES[after.status as IntentStatus];
  return name ? `${prefix}.${name}` : null;
}

/** A signed event about an intent, or about what names one. */
export function newEvent(type: string, object: { id: string; object?: string; payment_intent?: string }) {
  const id = demoId('evt');
  const created = Math.floor(Date.now() / 1000);
  return {
    id,
    payload: JSON.stringify({ id, type, livemode: false, created, data: { object } }),
  };
}

/** The row's change for each way a card can answer. */
export const outcomes = {
  succeeds: (row: DemoIntent, now: Date): Change => ({
    status: 'succeeded',
    paymentMethod: row.paymentMethod ?? demoId('pm'),
    availableAt: row.kind === 'payment' ? new Date(now.getTime() + SETTLEMENT_MS) : null,
  }),
  /** One address for every question about an intent. */
  challenges: (row: DemoIntent): Change => ({
    status: 'requires_action',
    challengeToken: row.challengeToken ?? randomBytes(24).toString('base64url'),
  }),
  declined: (code: string): Change => ({
    status: 'requires_payment_method',
    failureId: demoId('ch'),
    failureCode: code,
  }),
};
