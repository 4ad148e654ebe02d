import { isHiddenFrom } from '#src/features/lists/access.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { poolRefusals as refusals } from './pool.fr.ts';
import { poolOfShare, sumsOfOne } from './pool.server.ts';
import { roomProblem, takesShares } from './pool.ts';

interface Share {
  id: number;
  poolId: number | null;
}

/**
 * Another amount of a share not yet paid must fit in what is missing too. Throws amount_out_of_range, pool_over, and
 * forbidden to an owner while the surprise holds.
 */
export async function requireRoomFor(ctx: Ctx, share: Share, amount: number): Promise<void> {
  const found = await poolOfShare(ctx.db, share.poolId);
  if (!found) return;
  if (await isHiddenFrom(ctx, found.item.listId)) throw refusals.ownList();
  if (!takesShares(found.pool, ctx.now)) throw refusals.over();
  const { paid, held } = await sumsOfOne(ctx.db, found.pool.id, { now: ctx.now, except: share.id });
  const missing = Math.max(0, found.pool.target - paid - held);
  const problem = roomProblem(missing, amount);
  if (problem) throw refusals.room(problem, missing, 'amount');
}

/** True while a share may still be paid: its gift is still on the list and takes shares. */
export async function mayPayShare(ctx: Ctx, share: Share): Promise<boolean> {
  const found = await poolOfShare(ctx.db, share.poolId);
  return found === null || (found.item.removedAt === null && takesShares(found.pool, ctx.now));
}

export interface ShareWords {
  name: string;
  deadline: string;
  shortfall: string | null;
  /** It can still be paid. */
  open: boolean;
}

/** The words of a payment page about a share; null for another contribution. */
export async function wordsOfShare(
  ctx: Ctx,
  share: Share & { shortfall: string | null },
): Promise<ShareWords | null> {
  const found = await poolOfShare(ctx.db, share.poolId);
  if (!found) return null;
  const { name, pool } = found;
  return { name, deadline: pool.deadline, shortfall: share.shortfall, open: await mayPayShare(ctx, share) };
}
