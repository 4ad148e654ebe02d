import { asc, eq, gte } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { demoDispute, demoEvent, demoIntent } from '#src/server/db/schema/index.ts';
import { writeDemoLine } from './demo-balance.ts';
import { type DemoBank, demoId, newEvent } from './demo-books.ts';
import type { Dispute, DisputeProvider, DisputeStatus } from './disputes.ts';
import { RefusedError } from './provider.ts';

/** Days a giver's bank leaves us to answer, and what it costs us: as card networks commonly do. */
const ANSWER_DAYS = 7;
const FEE = 1500;
const DAY_MS = 24 * 3600 * 1000;

type Row = typeof demoDispute.$inferSelect;

export function demoDisputes(bank: DemoBank): DisputeProvider {
  return {
    retrieve: async (id) => toDispute(await rowOf(bank.db, id)),
    async list(since) {
      const rows = await bank.db
        .select()
        .from(demoDispute)
        .where(gte(demoDispute.createdAt, since))
        .orderBy(asc(demoDispute.createdAt));
      return rows.map(toDispute);
    },
    submitEvidence: (id, { text }) =>
      change(bank, id, (row) => {
        if (row.evidence !== null) return null;
        if (row.status !== 'needs_response') throw new RefusedError('dispute_closed');
        return { status: 'under_review', evidence: text };
      }),
  };
}

async function rowOf(db: Db, id: string): Promise<Row> {
  const [row] = await db.select().from(demoDispute).where(eq(demoDispute.id, id));
  if (!row) throw new Error(`The demo bank has no dispute ${id}`);
  return row;
}

/** The bank takes the money back at once, and its fee with it; both come back when we are right. */
function toDispute(row: Row): Dispute {
  const won = row.status === 'won';
  return {
    id: row.id,
    intentId: row.intentId,
    amount: row.amount,
    currency: 'eur',
    livemode: false,
    reason: row.reason,
    status: row.status as DisputeStatus,
    openedAt: row.createdAt,
    dueBy: row.dueBy,
    evidenceSent: row.evidence !== null,
    taken: won ? 0 : row.amount,
    fee: won ? 0 : FEE,
  };
}

type Change = Partial<typeof demoDispute.$inferInsert> & { status: DisputeStatus };

async function change(bank: DemoBank, id: string, work: (row: Row) => Change | null): Promise<Dispute> {
  const changed = await bank.db.transaction(async (tx) => {
    const [row] = await tx.select().from(demoDispute).where(eq(demoDispute.id, id)).for('no key update');
    if (!row) throw new Error(`The demo bank has no dispute ${id}`);
    const fields = work(row);
    if (!fields) return row;
    const [after] = await tx
      .update(demoDispute)
      .set({ ...fields, updatedAt: new Date() })
      .where(eq(demoDispute.id, id))
      .returning();
    if (!after) return row;
    if (after.status === 'won') await writeDemoLine(tx as unknown as Db, lineOf(after, { back: true }));
    const closed = after.status === 'won' || after.status === 'lost';
    await tx.insert(demoEvent).values(eventOf(closed ? 'closed' : 'updated', after));
    return after;
  });
  bank.posted();
  return toDispute(changed);
}

const lineOf = (row: Row, { back }: { back: boolean }) => ({
  id: `txn_${back ? 'back_' : ''}${row.id}`,
  kind: 'dispute' as const,
  source: row.intentId,
  amount: back ? row.amount : -row.amount,
  fee: back ? -FEE : FEE,
});

const eventOf = (what: 'created' | 'updated' | 'closed', row: Row) =>
  newEvent(`charge.dispute.${what}`, { id: row.id, object: 'dispute', payment_intent: row.intentId });

/** A giver tells their bank that they paid nothing of the kind. Null when there is nothing to contest. */
export async function openDemoDispute(bank: DemoBank, intentId: string): Promise<Dispute | null> {
  const opened = await bank.db.transaction(async (tx) => {
    const [intent] = await tx
      .select()
      .from(demoIntent)
      .where(eq(demoIntent.id, intentId))
      .for('no key update');
    const left = (intent?.amount ?? 0) - (intent?.refundedAmount ?? 0);
    const [known] = await tx.select().from(demoDispute).where(eq(demoDispute.intentId, intentId));
    if (intent?.status !== 'succeeded' || left <= 0 || known) return null;
    const [row] = await tx
      .insert(demoDispute)
      .values({
        id: demoId('dp'),
        intentId,
        amount: left,
        status: 'needs_response',
        reason: 'fraudulent',
        dueBy: new Date(bank.now().getTime() + ANSWER_DAYS * DAY_MS),
      })
      .returning();
    if (!row) return null;
    await writeDemoLine(tx as unknown as Db, lineOf(row, { back: false }));
    await tx.insert(demoEvent).values(eventOf('created', row));
    return row;
  });
  if (!opened) return null;
  bank.posted();
  return toDispute(opened);
}

/** The bank decides; once decided it stays so. */
export const closeDemoDispute = (bank: DemoBank, id: string, outcome: 'won' | 'lost'): Promise<Dispute> =>
  change(bank, id, (row) => (row.status === 'won' || row.status === 'lost' ? null : { status: outcome }));
