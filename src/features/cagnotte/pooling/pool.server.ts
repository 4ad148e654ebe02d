import { and, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { MoneyMode } from '#src/features/money/accounts.ts';
import { heldHere } from '#src/features/money/mode.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { contribution, itemPool, listItem, product } from '#src/server/db/schema/index.ts';
import { dayInFrance } from '../charge-date.ts';
import { poolRefusals } from './pool.fr.ts';
import { HOLD_MINUTES, isOver, type Pool } from './pool.ts';

export type PoolRow = typeof itemPool.$inferSelect;

/** The money paid for each pool, the money being paid at this moment, and the number of givers. Cents. */
export interface Sums {
  paid: number;
  held: number;
  givers: number;
}
const NOTHING: Sums = { paid: 0, held: 0, givers: 0 };

/** A share that counts: paid, and neither taken back nor about to be. */
const counted = sql`${contribution.status} in ('succeeded', 'disputed') and ${contribution.cancelRequestedAt} is null`;

/** The SQL of `keptOf`: without what was given back, or a bank holds. */
const kept = sql`greatest(0, ${contribution.amount} - least(${contribution.refunded}, ${contribution.amount}) - ${contribution.disputed})`;

/**
 * Somebody is at the card, or their bank is. It counts from when the share was made: nothing that is typed afterwards
 * keeps the others waiting longer.
 */
function paying(now: Date): SQL {
  const since = new Date(now.getTime() - HOLD_MINUTES * 60_000).toISOString();
  return sql`(${contribution.status} = 'processing' or (${contribution.status} in ('draft', 'awaiting_payment', 'requires_action') and ${contribution.createdAt} > ${since}))`;
}

export async function sumsOf(
  db: Db,
  poolIds: number[],
  { now, except = 0 }: { now: Date; except?: number },
): Promise<Map<number, Sums>> {
  if (poolIds.length === 0) return new Map();
  const sum = (when: SQL) =>
    sql<number>`coalesce(sum(${kept}) filter (where ${when}), 0)::bigint`.mapWith(Number);
  const rows = await db
    .select({
      poolId: contribution.poolId,
      paid: sum(counted),
      held: sum(paying(now)),
      givers: sql<number>`(count(*) filter (where ${counted}))::int`,
    })
    .from(contribution)
    .where(and(inArray(contribution.poolId, poolIds), ne(contribution.id, except)))
    .groupBy(contribution.poolId);
  return new Map(rows.map(({ poolId, ...sums }) => [poolId as number, sums]));
}

export async function sumsOfOne(
  db: Db,
  poolId: number,
  options: { now: Date; except?: number },
): Promise<Sums> {
  return (await sumsOf(db, [poolId], options)).get(poolId) ?? NOTHING;
}

/** The pool, held until the transaction ends: always after the item's or the contribution's own lock. */
export async function lockPool(tx: Db, id: number): Promise<PoolRow> {
  const [row] = await tx.select().from(itemPool).where(eq(itemPool.id, id)).for('no key update');
  if (!row) throw new Error(`Pool ${id} is gone`);
  return row;
}

export interface FoundPool {
  pool: PoolRow;
  item: typeof listItem.$inferSelect;
  name: string;
}

const isMode = ({ provider, livemode }: MoneyMode) =>
  and(eq(itemPool.provider, provider), eq(itemPool.livemode, livemode));

/** By its uuid, of the money this site takes; null when there is none. */
export async function findPool(db: Db, uuid: string, mode: MoneyMode): Promise<FoundPool | null> {
  const [found] = await selectPools(db).where(and(eq(itemPool.uuid, uuid), isMode(mode)));
  return found ?? null;
}

/** Throws not_found. */
export async function getPool(db: Db, uuid: string, mode: MoneyMode): Promise<FoundPool> {
  const found = await findPool(db, uuid, mode);
  if (!found) throw poolRefusals.notFound();
  return found;
}

/** The gift a share is of; null for another contribution. */
export async function poolOfShare(db: Db, poolId: number | null): Promise<FoundPool | null> {
  if (poolId === null) return null;
  const [found] = await selectPools(db).where(eq(itemPool.id, poolId));
  return found ?? null;
}

function selectPools(db: Db) {
  return db
    .select({ pool: itemPool, item: listItem, name: product.name })
    .from(itemPool)
    .innerJoin(listItem, eq(listItem.id, itemPool.itemId))
    .innerJoin(product, eq(product.id, listItem.productId))
    .$dynamic();
}

/** The pools of a list's present items, oldest first; `past`: those that are over too. */
export async function poolsOfList(
  db: Db,
  listId: number,
  { mode, past }: { mode: MoneyMode; past: boolean },
): Promise<FoundPool[]> {
  const live = past ? undefined : inArray(itemPool.status, ['open', 'funded']);
  return selectPools(db)
    .where(and(eq(listItem.listId, listId), isNull(listItem.removedAt), isMode(mode), live))
    .orderBy(itemPool.id);
}

/** True when several people are offering an item: nobody reserves it whole meanwhile. */
export async function isPooled(ctx: Ctx, itemId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: itemPool.id })
    .from(itemPool)
    .where(
      and(
        eq(itemPool.itemId, itemId),
        eq(itemPool.status, 'open'),
        heldHere(ctx.services, itemPool),
        gte(itemPool.deadline, dayInFrance(ctx.now)),
      ),
    );
  return rows.length > 0;
}

/** The number of pieces of an item that several people have paid for together. */
export async function fundedQuantity(ctx: Ctx, itemId: number): Promise<number> {
  const rows = await ctx.db
    .select({ quantity: itemPool.quantity })
    .from(itemPool)
    .where(and(eq(itemPool.itemId, itemId), eq(itemPool.status, 'funded'), heldHere(ctx.services, itemPool)));
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** `hidden`: an owner under surprise, to whom nothing of what was given may show. */
export function toPool(
  ctx: Ctx,
  { pool, item, name }: FoundPool,
  view: { sums: Sums | undefined; hidden: boolean },
): Pool {
  const { paid, held, givers } = view.hidden ? NOTHING : (view.sums ?? NOTHING);
  return {
    uuid: pool.uuid,
    product_id: item.productId,
    name,
    target: pool.target,
    paid,
    missing: Math.max(0, pool.target - paid - held),
    givers,
    deadline: pool.deadline,
    status: view.hidden ? statusForOwner(pool, ctx.now) : pool.status,
  };
}

/** The status by the date and the owner's own doing, and nothing else. */
function statusForOwner(pool: PoolRow, now: Date): Pool['status'] {
  if (pool.status === 'closed' || (pool.status === 'funded' && pool.endedAt)) return 'closed';
  return isOver(pool, now) ? 'ended' : 'open';
}
