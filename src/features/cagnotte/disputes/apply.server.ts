import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { dispute as table } from '#src/server/db/schema/index.ts';
import type { Dispute } from '#src/server/gateways/payments/disputes.ts';
import {
  type ContributionRow,
  changeContribution,
  getGift,
  lockContribution,
} from '../contribution.server.ts';
import { next } from '../contribution.state.ts';
import { modeOf, moveMoney, paidGiftOf } from '../effects.server.ts';
import { postLedger } from '../ledger.server.ts';
import { providerFeePosting } from '../postings.ts';
import { recordQuarantine } from '../quarantine/record.server.ts';
import { disputeShares } from '../shares.ts';
import { tellOwner } from './told.server.ts';

export type DisputeRow = typeof table.$inferSelect;

/** A dispute whose money is gone, or may still go. */
const HOLDING = ['needs_response', 'under_review', 'lost'];

/**
 * Applies what the provider says of a dispute to its contribution, in the caller's transaction, which holds
 * the contribution. Whatever the order of the events, the books follow what the provider holds now.
 */
export async function applyDispute(ctx: Ctx, contributionId: number, word: Dispute): Promise<string> {
  const gift = await lockContribution(ctx.db, contributionId);
  const wrong = disagreement(gift, word);
  if (wrong) {
    await recordQuarantine(ctx, {
      ...{ provider: gift.provider, intentId: word.intentId, why: wrong, contributionId },
      facts: { ours: { status: gift.status, livemode: gift.livemode }, theirs: { ...word } },
    });
    return `quarantined:${wrong}`;
  }
  const before = await rowFor(ctx, gift, word);
  const booked = await book(ctx, { gift, before, word });
  const after = await write(ctx, before, { ...booked, ...wordsOf(ctx, before, word) });
  await follow(ctx, gift, { before, after });
  return `dispute_${word.status}`;
}

function disagreement(gift: ContributionRow, word: Dispute): string | null {
  if (gift.livemode !== word.livemode) return 'dispute_livemode';
  if (word.currency !== 'eur') return 'dispute_currency';
  return gift.paidAt === null ? 'dispute_unpaid' : null;
}

async function rowFor(ctx: Ctx, gift: ContributionRow, word: Dispute): Promise<DisputeRow> {
  const known = and(eq(table.provider, gift.provider), eq(table.providerId, word.id));
  await ctx.db
    .insert(table)
    .values({
      ...{ provider: gift.provider, livemode: gift.livemode, providerId: word.id },
      ...{ contributionId: gift.id, amount: word.amount, reason: word.reason },
      ...{ status: 'inquiry', openedAt: word.openedAt, dueBy: word.dueBy },
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

interface Booking {
  gift: ContributionRow;
  before: DisputeRow;
  word: Dispute;
}

type Booked = Pick<DisputeRow, 'taken' | 'feeTaken' | 'shares' | 'steps'>;

/** Brings the ledger to what the provider holds: all of it taken once, all of it back once. */
async function book(ctx: Ctx, { gift, before, word }: Booking): Promise<Booked> {
  let { taken, feeTaken, shares, steps } = before;
  const key = () => `dispute:${before.id}:${++steps}`;
  const whole = await getGift(ctx.db, { id: gift.id });
  if (taken > 0 && word.taken !== taken && shares) {
    await moveMoney(ctx, whole, { key: key(), shares, way: 'back' });
    taken = 0;
  }
  if (word.taken > 0 && taken === 0) {
    const gone = { refunded: gift.refunded, disputed: gift.disputed - (before.shares?.pot ?? 0) };
    const wanted = disputeShares(paidGiftOf(whole), gone, word.taken);
    shares = await moveMoney(ctx, whole, { key: key(), shares: wanted, way: 'out' });
    taken = word.taken;
  }
  if (word.fee !== feeTaken) {
    const cost = { about: key(), from: feeTaken, to: word.fee };
    await postLedger(ctx.db, providerFeePosting(gift, cost, modeOf(gift)));
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

/** The contribution's own state and what the pot lost; a new version even when neither changes. */
async function follow(
  ctx: Ctx,
  gift: ContributionRow,
  { before, after }: Record<'before' | 'after', DisputeRow>,
): Promise<void> {
  const others = await ctx.db.$count(
    table,
    and(eq(table.contributionId, gift.id), ne(table.id, after.id), inArray(table.status, HOLDING)),
  );
  const held = HOLDING.includes(after.status) || others > 0;
  await changeContribution(ctx, gift, {
    status: next(gift.status, held ? 'disputed' : 'dispute_won') ?? gift.status,
    disputed: gift.disputed - (before.shares?.pot ?? 0) + (after.shares?.pot ?? 0),
  });
  await tellOwner(ctx, gift, { before, after });
}
