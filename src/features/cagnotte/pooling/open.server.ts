import { and, desc, eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { getOwnList } from '#src/features/lists/access.server.ts';
import { POOL_MAX, POOL_MIN } from '#src/features/lists/gifts/gift.ts';
import { itemOfProduct, lockItem } from '#src/features/lists/gifts/taken.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { itemPool, product } from '#src/server/db/schema/index.ts';
import { chargeDateRange } from '../charge-date.ts';
import { ownedList } from '../owned-pot.server.ts';
import type { poolCalls } from './pool.calls.ts';
import { poolRefusals as refusals } from './pool.fr.ts';
import { getPool, lockPool, type PoolRow, sumsOfOne, toPool } from './pool.server.ts';
import { isOver, type Pool } from './pool.ts';
import { POOLS_JOB } from './pool-job.ts';

/**
 * The owner proposes an item to several, at its price for its whole quantity. Said again for the same day, the
 * same one. Under surprise nothing of the answer depends on what was given.
 */
export async function openPool(ctx: Ctx, input: InputOf<typeof poolCalls.openPool>): Promise<{ pool: Pool }> {
  await ownedList(ctx, input.list_uuid);
  const { min, max } = chargeDateRange(ctx.now);
  if (input.deadline < min || input.deadline > max) throw refusals.deadline();
  return inTransaction(ctx, async (tx) => {
    const { row: list, hidden } = await getOwnList(tx, input.list_uuid);
    const item = await lockItem(tx.db, itemOfProduct(list.id, input.product_id), tx.now);
    if (!item) throw refusals.itemGone();
    const [found] = await tx.db
      .select({ price: product.priceCents })
      .from(product)
      .where(eq(product.id, item.row.productId));
    const target = (found?.price ?? 0) * item.row.quantity;
    if (target < POOL_MIN || target > POOL_MAX) throw refusals.price();
    const uuid = await liveOrNew(tx, {
      itemId: item.row.id,
      target,
      quantity: item.row.quantity,
      deadline: input.deadline,
      hidden,
    });
    return { pool: await answer(tx, uuid, hidden) };
  });
}

interface Wanted {
  itemId: number;
  target: number;
  quantity: number;
  deadline: string;
  hidden: boolean;
}

async function liveOrNew(tx: Ctx, { hidden, ...wanted }: Wanted): Promise<string> {
  const mode = moneyModeOf(tx.services);
  const [last] = await tx.db
    .select()
    .from(itemPool)
    .where(
      and(
        eq(itemPool.itemId, wanted.itemId),
        eq(itemPool.provider, mode.provider),
        eq(itemPool.livemode, mode.livemode),
      ),
    )
    .orderBy(desc(itemPool.id))
    .limit(1);
  if (last) requireReplaceable(tx, last, { hidden, deadline: wanted.deadline });
  if (last && isLive(last)) return last.uuid;
  const [made] = await tx.db
    .insert(itemPool)
    .values({ ...wanted, ...mode, createdAt: tx.now })
    .returning();
  if (!made) throw new Error('The pool was not inserted');
  await audit(tx, { action: 'pool.open', target: `pool:${made.uuid}`, detail: { target: wanted.target } });
  return made.uuid;
}

const isLive = ({ status }: PoolRow) => status === 'open' || status === 'funded';

/** Under surprise a second proposal is refused on what the owner did and on dates, never on what was paid. */
function requireReplaceable(tx: Ctx, last: PoolRow, asked: { hidden: boolean; deadline: string }): void {
  if (asked.hidden && (isOver(last, tx.now) || last.endedAt !== null)) throw refusals.untilReveal();
  if (isLive(last) && last.deadline !== asked.deadline) throw refusals.already();
}

/** Stops it: shares go where their givers chose. A funded one stays given; under surprise its owner is not told. */
export async function closePool(
  ctx: Ctx,
  input: InputOf<typeof poolCalls.closePool>,
): Promise<{ pool: Pool }> {
  await ownedList(ctx, input.list_uuid);
  return inTransaction(ctx, async (tx) => {
    const { row: list, hidden } = await getOwnList(tx, input.list_uuid);
    const found = await getPool(tx.db, input.pool_uuid, moneyModeOf(tx.services));
    if (found.item.listId !== list.id) throw refusals.notFound();
    const pool = await lockPool(tx.db, found.pool.id);
    if (pool.status === 'funded' && !hidden) throw refusals.funded();
    if (isLive(pool) && pool.endedAt === null) {
      const status = pool.status === 'open' ? 'closed' : pool.status;
      await tx.db.update(itemPool).set({ status, endedAt: tx.now }).where(eq(itemPool.id, pool.id));
      await audit(tx, { action: 'pool.close', target: `pool:${pool.uuid}` });
      tx.afterCommit(() => tx.services.jobs.wake(POOLS_JOB));
    }
    return { pool: await answer(tx, pool.uuid, hidden) };
  });
}

async function answer(tx: Ctx, uuid: string, hidden: boolean): Promise<Pool> {
  const found = await getPool(tx.db, uuid, moneyModeOf(tx.services));
  const sums = hidden ? undefined : await sumsOfOne(tx.db, found.pool.id, { now: tx.now });
  return toPool(tx, found, { sums, hidden });
}
