import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { dispute as table } from '#src/server/db/schema/index.ts';
import type { Dispute } from '#src/server/gateways/payments/disputes.ts';
import { recordQuarantine } from '../quarantine/record.server.ts';
import { columnsOf } from '../refunds/order.server.ts';
import type { Contested, DisputeRow } from './contested.ts';

/** A dispute whose money is gone, or may still go. */
const HOLDING = ['needs_response', 'under_review', 'lost'];

/**
 * Applies what the provider says of a dispute to what it is about, in the caller's transaction, which holds it.
 * Whatever the order of the events, the books follow what the provider holds now.
 */
export async function applyDispute(ctx: Ctx, contested: Contested, word: Dispute): Promise<string> {
  const wrong = disagreement(contested, word);
  if (wrong) return setAside(ctx, contested, { word, wrong });
  const before = await rowFor(ctx, contested, word);
  const booked = await book(ctx, contested, { before, word });
  const after = await write(ctx, before, { ...booked, ...wordsOf(ctx, before, word) });
  await contested.follow(ctx, { before, after, held: await isHeld(ctx, after) });
  return `dispute_${word.status}`;
}

function disagreement({ livemode, paid }: Contested, word: Dispute): string | null {
  if (livemode !== word.livemode) return 'dispute_livemode';
  if (word.currency !== 'eur') return 'dispute_currency';
  return paid ? null : 'dispute_unpaid';
}

async function setAside(
  ctx: Ctx,
  { about, provider, status, livemode }: Contested,
  { word, wrong }: { word: Dispute; wrong: string },
): Promise<string> {
  await recordQuarantine(ctx, {
    provider,
    intentId: word.intentId,
    why: wrong,
    contributionId: about.kind === 'contribution' ? about.id : null,
    facts: { ours: { status, livemode }, theirs: { ...word } },
  });
  return `quarantined:${wrong}`;
}

async function rowFor(ctx: Ctx, { about, provider, livemode }: Contested, word: Dispute) {
  const known = and(eq(table.provider, provider), eq(table.providerId, word.id));
  await ctx.db
    .insert(table)
    .values({
      provider,
      livemode,
      providerId: word.id,
      ...columnsOf(about),
      amount: word.amount,
      reason: word.reason,
      status: 'inquiry',
      openedAt: word.openedAt,
      dueBy: word.dueBy,
    })
    .onConflictDoNothing();
  const [row] = await ctx.db.select().from(table).where(known).for('no key update');
  if (!row) throw new Error(`Dispute ${word.id} was not kept`);
  return row;
}

function wordsOf(ctx: Ctx, before: DisputeRow, word: Dispute) {
  const closed = ['won', 'lost', 'inquiry_closed'].includes(word.status);
  return {
    status: word.status,
    amount: word.amount,
    reason: word.reason,
    dueBy: word.dueBy,
    evidenceSentAt: before.evidenceSentAt ?? (word.evidenceSent ? ctx.now : null),
    closedAt: closed ? (before.closedAt ?? ctx.now) : null,
  };
}

type Booked = Pick<DisputeRow, 'taken' | 'feeTaken' | 'shares' | 'steps'>;

/** Brings the ledger to what the provider holds: all of it taken once, all of it back once. */
async function book(
  ctx: Ctx,
  contested: Contested,
  { before, word }: { before: DisputeRow; word: Dispute },
): Promise<Booked> {
  let { taken, feeTaken, shares, steps } = before;
  const key = () => `dispute:${before.id}:${++steps}`;
  if (taken > 0 && word.taken !== taken && shares) {
    await contested.giveBack(ctx, { key: key(), shares });
    taken = 0;
  }
  if (word.taken > 0 && taken === 0) {
    shares = await contested.take(ctx, { key: key(), cents: word.taken, before: before.shares });
    taken = word.taken;
  }
  if (word.fee !== feeTaken) {
    await contested.cost(ctx, { about: key(), from: feeTaken, to: word.fee });
    feeTaken = word.fee;
  }
  return { taken, feeTaken, shares: taken > 0 ? shares : null, steps };
}

async function write(ctx: Ctx, row: DisputeRow, change: Partial<DisputeRow>): Promise<DisputeRow> {
  const [after] = await ctx.db
    .update(table)
    .set({ ...change, updatedAt: ctx.now })
    .where(eq(table.id, row.id))
    .returning();
  if (!after) throw new Error(`Dispute ${row.id} is gone`);
  return after;
}

async function isHeld(ctx: Ctx, after: DisputeRow): Promise<boolean> {
  if (HOLDING.includes(after.status)) return true;
  const same = or(
    eq(table.orderId, after.orderId ?? 0),
    eq(table.contributionId, after.contributionId ?? 0),
    eq(table.purchaseId, after.purchaseId ?? 0),
  );
  const others = and(same, ne(table.id, after.id), inArray(table.status, HOLDING));
  return (await ctx.db.$count(table, others)) > 0;
}
