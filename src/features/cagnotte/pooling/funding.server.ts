import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Block } from '#src/lib/letter-block.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, itemPool } from '#src/server/db/schema/index.ts';
import { type ContributionRow, changeContribution } from '../contribution.server.ts';
import { receiptBlocks, shareMails } from './pool.mail.ts';
import { lockPool, type PoolRow, poolOfShare, sumsOfOne } from './pool.server.ts';
import { isOver, takesShares } from './pool.ts';
import { POOLS_JOB } from './pool-job.ts';
import { poolSite, tellGiver, withdrawLink } from './told.server.ts';

/**
 * A share was paid: the only place where a gift becomes funded, under its lock. One that comes when nothing is
 * missing any more goes where its giver chose. Answers what the receipt says of it; null for another contribution.
 */
export async function sharePaid(ctx: Ctx, row: ContributionRow): Promise<Block[] | null> {
  const found = await poolOfShare(ctx.db, row.poolId);
  if (!found) return null;
  const pool = await lockPool(ctx.db, found.pool.id);
  const facts = { name: found.name, deadline: pool.deadline, shortfall: row.shortfall };
  if (!takesShares(pool, ctx.now)) {
    if (row.shortfall === 'refund') await changeContribution(ctx, row, { cancelRequestedAt: ctx.now });
    return receiptBlocks({ ...facts, late: true, withdrawUrl: null });
  }
  const { paid } = await sumsOfOne(ctx.db, pool.id, { now: ctx.now });
  if (paid >= pool.target) await fund(ctx, pool, found.name);
  const withdrawUrl = paid >= pool.target ? null : await withdrawLink(ctx, row);
  return receiptBlocks({ ...facts, late: false, withdrawUrl });
}

/** From now on the item counts as given; its owner learns it when the surprise ends. */
async function fund(ctx: Ctx, pool: PoolRow, name: string): Promise<void> {
  await ctx.db.update(itemPool).set({ status: 'funded', fundedAt: ctx.now }).where(eq(itemPool.id, pool.id));
  const shares = await ctx.db
    .select()
    .from(contribution)
    .where(
      and(
        eq(contribution.poolId, pool.id),
        eq(contribution.status, 'succeeded'),
        isNull(contribution.cancelRequestedAt),
      ),
    );
  for (const share of shares)
    await tellGiver(ctx, share, shareMails.funded({ name, givers: shares.length }, poolSite(ctx)));
  ctx.afterCommit(() => ctx.services.jobs.wake(POOLS_JOB));
}

/** A share was given back: a funded gift that nobody was told to have yet is open again, while its day lasts. */
export async function shareLeft(ctx: Ctx, row: Pick<ContributionRow, 'poolId' | 'joinedAt'>): Promise<void> {
  if (row.poolId === null || row.joinedAt !== null) return;
  const pool = await lockPool(ctx.db, row.poolId);
  if (pool.status !== 'funded' || isOver(pool, ctx.now) || (await hasJoined(ctx, pool.id))) return;
  const { paid } = await sumsOfOne(ctx.db, pool.id, { now: ctx.now });
  if (paid >= pool.target) return;
  await ctx.db.update(itemPool).set({ status: 'open', fundedAt: null }).where(eq(itemPool.id, pool.id));
}

/** Some of it is in the pot already: it was told. */
export async function hasJoined(ctx: Ctx, poolId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(and(eq(contribution.poolId, poolId), isNotNull(contribution.joinedAt)))
    .limit(1);
  return rows.length > 0;
}
