import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { settingsOf } from '#src/features/lists/settings.ts';
import { surpriseHolds } from '#src/features/lists/surprise.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { keptOf } from '#src/features/money/shares.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { contribution, itemPool, list, listItem, product } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { dayInFrance } from '../charge-date.ts';
import { type ContributionRow, changeContribution, lockContribution } from '../contribution.server.ts';
import { paidGiftOf } from '../effects.server.ts';
import { joinPosting } from '../postings.ts';
import { refundCanceled } from '../refund.server.ts';
import { hasJoined } from './funding.server.ts';
import { shareMails } from './pool.mail.ts';
import { lockPool, sumsOfOne } from './pool.server.ts';
import { REMOVAL_MINUTES } from './pool.ts';
import { poolSite, tellGiver, tellOwnerOfPool } from './told.server.ts';

/** Ends what is over, then brings each share where its giver chose, or to the pot once the surprise is over. */
export async function settlePools(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  for (const id of await poolsOver(ctx))
    await endPool(ctx, id).catch((error: unknown) =>
      services.log.error({ poolId: id, err: error }, 'a pooled gift could not be ended'),
    );
  await eachRow({
    read: (after, most) => poolsWithShares(ctx, { after, most }),
    work: (found) => settleOne(ctx, found),
    onFault: (err, { id }) => services.log.error({ poolId: id, err }, 'a pooled gift could not be settled'),
  });
}

/** Its day has passed, its item left the list for good, or its list did. */
async function poolsOver(ctx: Ctx): Promise<number[]> {
  // By the database's clock, which says when an item was removed.
  const removed = sql`${listItem.removedAt} < now() - ${REMOVAL_MINUTES} * interval '1 minute'`;
  const rows = await ctx.db
    .select({ id: itemPool.id })
    .from(itemPool)
    .innerJoin(listItem, eq(listItem.id, itemPool.itemId))
    .innerJoin(list, eq(list.id, listItem.listId))
    .where(
      or(
        and(eq(itemPool.status, 'open'), lt(itemPool.deadline, dayInFrance(ctx.now))),
        and(inArray(itemPool.status, ['open', 'funded']), or(removed, isNotNull(list.deletedAt))),
      ),
    )
    .orderBy(asc(itemPool.id));
  return rows.map(({ id }) => id);
}

async function endPool(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const pool = await lockPool(tx.db, id);
    const [of] = await tx.db
      .select({ removedAt: listItem.removedAt, deletedAt: list.deletedAt })
      .from(listItem)
      .innerJoin(list, eq(list.id, listItem.listId))
      .where(eq(listItem.id, pool.itemId));
    const gone = Boolean(of?.removedAt ?? of?.deletedAt);
    if (gone && (await hasJoined(tx, id))) return;
    const { paid } = await sumsOfOne(tx.db, id, { now: tx.now });
    const reached = !gone && paid >= pool.target;
    const status = gone ? ('closed' as const) : reached ? ('funded' as const) : ('ended' as const);
    if (status === pool.status || (!gone && pool.status !== 'open')) return;
    await tx.db
      .update(itemPool)
      .set(reached ? { status, fundedAt: tx.now } : { status, endedAt: tx.now })
      .where(eq(itemPool.id, id));
  });
}

const PAID = ['succeeded', 'disputed'];

/** A paid share that is neither in the pot nor on its way back. */
const waiting = and(
  isNotNull(contribution.poolId),
  isNull(contribution.joinedAt),
  inArray(contribution.status, PAID),
  isNull(contribution.cancelRequestedAt),
);

type Settled = Awaited<ReturnType<typeof poolsWithShares>>[number];

function poolsWithShares(ctx: Ctx, { after, most }: { after: number; most: number }) {
  const { provider, livemode } = moneyModeOf(ctx.services);
  return ctx.db
    .select({ id: itemPool.id, pool: itemPool, item: listItem, list, name: product.name })
    .from(itemPool)
    .innerJoin(listItem, eq(listItem.id, itemPool.itemId))
    .innerJoin(product, eq(product.id, listItem.productId))
    .innerJoin(list, eq(list.id, listItem.listId))
    .where(
      and(
        gt(itemPool.id, after),
        inArray(itemPool.status, ['funded', 'ended', 'closed']),
        eq(itemPool.provider, provider),
        eq(itemPool.livemode, livemode),
        sql`exists (select 1 from ${contribution} where ${contribution.poolId} = ${itemPool.id} and ${waiting})`,
      ),
    )
    .orderBy(asc(itemPool.id))
    .limit(most);
}

async function settleOne(ctx: Ctx, found: Settled): Promise<void> {
  const { pool, list: of } = found;
  const shares = await ctx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.poolId, pool.id), waiting))
    .orderBy(asc(contribution.id));
  // The pot of a list that went away is nobody's: everything goes back.
  const back = shares.filter(
    ({ shortfall }) => of.deletedAt || (pool.status !== 'funded' && shortfall === 'refund'),
  );
  for (const { id } of back) await giveBack(ctx, found, id);
  if (of.deletedAt || surpriseHolds(settingsOf(of.settings), of.birthdate, ctx.now)) return;
  await join(
    ctx,
    found,
    shares.filter((share) => !back.includes(share)).map(({ id }) => id),
  );
}

async function giveBack(ctx: Ctx, found: Settled, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockContribution(tx.db, id);
    if (!isWaiting(row) || row.status !== 'succeeded') return;
    await changeContribution(tx, row, { cancelRequestedAt: tx.now });
    await tellGiver(tx, row, shareMails.toGiver(endedFacts(found, row), poolSite(tx)));
  });
  await refundCanceled(ctx.services, id);
}

const isWaiting = (row: ContributionRow) =>
  PAID.includes(row.status) && row.joinedAt === null && row.cancelRequestedAt === null;

const endedFacts = ({ pool, name }: Settled, { amount }: ContributionRow) => ({
  name,
  amount,
  deadline: pool.deadline,
  removed: pool.status === 'closed',
});

/** All in one transaction: the owner is told once of what joins the pot. */
async function join(ctx: Ctx, found: Settled, ids: number[]): Promise<void> {
  const { pool, name } = found;
  const funded = pool.status === 'funded';
  await inTransaction(ctx, async (tx) => {
    const joined: ContributionRow[] = [];
    for (const id of ids) {
      const row = await lockContribution(tx.db, id);
      if (!isWaiting(row)) continue;
      if (keptOf(row, row) > 0)
        await postLedger(tx.db, joinPosting(paidGiftOf({ row, addons: [] }), moneyModeOf(tx.services)));
      await changeContribution(tx, row, { joinedAt: tx.now });
      if (!funded) await tellGiver(tx, row, shareMails.toPot(endedFacts(found, row), poolSite(tx)));
      joined.push(row);
    }
    if (joined.length === 0) return;
    const amount = joined.reduce((sum, row) => sum + keptOf(row, row), 0);
    if (amount === 0) return;
    const key = `pool:${pool.uuid}:joined:${joined[0]?.uuid}`;
    const facts = { key, name, amount, funded, givers: joined.length };
    await tellOwnerOfPool(tx, found.list.id, shareMails.joined(facts, poolSite(tx)));
  });
}
