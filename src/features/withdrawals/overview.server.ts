import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { findOwnedPot } from '#src/features/cagnotte/owned-pot.server.ts';
import { getContributions } from '#src/features/cagnotte/owner.server.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { inPot, keptSum, type Pot } from '#src/features/money/pot.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, withdrawal } from '#src/server/db/schema/index.ts';
import { findRecipient, toIdentity } from './identity.server.ts';
import { setupOf } from './setup.server.ts';
import { thanksOf } from './thanks.server.ts';
import type { Overview } from './withdrawal.calls.ts';
import { toWithdrawal } from './withdrawal.server.ts';
import type { Identity, Withdrawal } from './withdrawal.ts';

const PROMISED = ['scheduled', 'charging', 'needs_action'];

/**
 * Everything the owner may ask about the money, at any time (docs/spec/decisions.md §14): no surprise at
 * withdrawal.
 */
export async function overview(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<Overview> {
  const pot = await findOwnedPot(ctx, list_uuid);
  const identity = toIdentity(await findRecipient(ctx));
  const { contributions } = await getContributions(ctx, { list_uuid });
  const money = pot ? await moneyOf(ctx, pot) : EMPTY;
  const withdrawals = pot ? await withdrawalsOf(ctx, pot) : [];
  const held = pot?.heldAt ? pot.heldReason : null;
  return {
    setup: setupOf(pot),
    ...money,
    identity,
    next_step: nextStep({ ...money, identity, withdrawals, held }),
    held_reason: held,
    contributions,
    withdrawals,
    thanks: pot ? await thanksOf(ctx, pot) : [],
  };
}

const EMPTY = {
  collected: 0,
  fees: 0,
  promised: 0,
  pending: 0,
  available: 0,
  withdrawing: 0,
  withdrawn: 0,
  next_available_at: null,
};
type Money = Omit<typeof EMPTY, 'next_available_at'> & { next_available_at: string | null };

async function moneyOf(ctx: Ctx, { id }: Pot): Promise<Money> {
  const { pot } = accountsOf(moneyModeOf(ctx.services));
  const [sums] = await ctx.db
    .select({
      collected: keptSum,
      fees: sql<number>`coalesce(sum(${contribution.fee}) filter (where ${contribution.status} = 'succeeded'), 0)::bigint`.mapWith(
        Number,
      ),
      promised: sumWhere(inArray(contribution.status, PROMISED)),
    })
    .from(contribution)
    .where(and(eq(contribution.potId, id), inPot));
  const [paid] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${withdrawal.amount}), 0)::bigint`.mapWith(Number) })
    .from(withdrawal)
    .where(and(eq(withdrawal.potId, id), eq(withdrawal.status, 'paid')));
  return {
    collected: sums?.collected ?? 0,
    fees: sums?.fees ?? 0,
    promised: sums?.promised ?? 0,
    pending: await balanceOf(ctx.db, pot(id, 'pending')),
    available: await balanceOf(ctx.db, pot(id, 'available')),
    withdrawing: await balanceOf(ctx.db, pot(id, 'withdrawing')),
    withdrawn: paid?.sum ?? 0,
    next_available_at: await nextAvailable(ctx, id),
  };
}

/** When the next pending money of the pot can be used. */
async function nextAvailable(ctx: Ctx, id: number): Promise<string | null> {
  const [next] = await ctx.db
    .select({ at: contribution.fundsAvailableAt })
    .from(contribution)
    .where(
      and(
        eq(contribution.potId, id),
        eq(contribution.status, 'succeeded'),
        isNull(contribution.releasedAt),
        inPot,
        gt(contribution.amount, 0),
      ),
    )
    .orderBy(asc(contribution.fundsAvailableAt))
    .limit(1);
  return next?.at?.toISOString() ?? null;
}

const sumWhere = (where: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${contribution.amount}) filter (where ${where}), 0)::bigint`.mapWith(Number);

async function withdrawalsOf(ctx: Ctx, { id }: Pot): Promise<Withdrawal[]> {
  const rows = await ctx.db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.potId, id))
    .orderBy(desc(withdrawal.id))
    .limit(100);
  return rows.map(toWithdrawal);
}

interface Seen extends Money {
  identity: Identity;
  withdrawals: Withdrawal[];
  held: string | null;
}

/** The one thing to do now, in the order in which it would stop a withdrawal. */
function nextStep({ identity, held, ...money }: Seen): Overview['next_step'] {
  if (held !== null) return 'held';
  if (identity.status === 'documents' || identity.status === 'onboarding') return 'finish_verification';
  if (money.available > 0) return identity.status === 'verified' ? 'withdraw' : 'verify';
  if (money.withdrawing > 0) return 'being_paid';
  if (money.pending > 0) return identity.status === 'none' ? 'verify' : 'wait';
  return 'share';
}
