import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { fundedQuantity, poolsOfList } from '#src/features/cagnotte/pooling/pool.server.ts';
import { getOwnList } from '#src/features/lists/access.server.ts';
import type { LockedItem } from '#src/features/lists/gifts/taken.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { toParis } from '#src/lib/paris-time.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderLine, product, shopOrder } from '#src/server/db/schema/index.ts';
import { orderRefusals } from './orders.fr.ts';
import type { paidTogetherCalls } from './paid-together.calls.ts';

/** Lines whose goods go, or went, back; and those whose buyer may still come back to them. */
const OVER = ['cancelled', 'refunded', 'refused'];
const BEGUN = 'pending';

interface Item {
  id: number;
  listId: number;
  productId: number;
}

/** A line by which an owner has such a gift: it promises nothing, the gift counts as given already. */
const isOwnersLine = ({ listId, productId }: Item) =>
  and(
    eq(shopOrder.listId, listId),
    ne(shopOrder.status, 'cancelled'),
    eq(orderLine.productId, productId),
    isNull(orderLine.reservationId),
  );

/** The pieces that its owners ordered with such a sum. */
async function orderedQuantity({ db }: Ctx, item: Item, without: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::int` })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(and(isOwnersLine(item), notInArray(orderLine.state, [...without])));
  return row?.pieces ?? 0;
}

/**
 * The pieces of a gift that several paid together and that its owners did not order yet.
 * @param without the states of lines that are not counted
 */
async function leftToOrder(ctx: Ctx, item: Item, without: readonly string[]): Promise<number> {
  const funded = await fundedQuantity(ctx, item.id);
  return funded === 0 ? 0 : Math.max(0, funded - (await orderedQuantity(ctx, item, without)));
}

/** True of so many that are not left to givers, and that its owners may order: the sum is theirs. Under the item's lock. */
export async function isPaidTogether(tx: Ctx, { row, left }: LockedItem, quantity: number): Promise<boolean> {
  return left < quantity && quantity <= (await leftToOrder(tx, row, OVER));
}

/**
 * An order by which one of its owners has, or is about to have, a gift that several paid together: of the person who
 * asks, the one that is not paid yet is found again whatever browser began it; the other parent hears how it is.
 * Null where nothing is ordered. Throws already_bought.
 */
export async function findOwnBegun(tx: Ctx, { row }: LockedItem, quantity: number): Promise<string | null> {
  if ((await fundedQuantity(tx, row.id)) === 0 || (await leftToOrder(tx, row, OVER)) >= quantity) return null;
  const [last] = await tx.db
    .select({ order: shopOrder, pieces: orderLine.quantity })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(and(isOwnersLine(row), notInArray(orderLine.state, OVER)))
    .orderBy(desc(shopOrder.id))
    .limit(1);
  if (!last) return null;
  const { order, pieces } = last;
  if (order.status !== BEGUN) throw orderRefusals.ownOrdered();
  const mine = isPerson(tx.actor) && tx.actor.impersonatorId === null && tx.actor.personId === order.personId;
  if (mine && pieces === quantity && order.heldUntil > tx.now) return order.hash;
  throw orderRefusals.ownUnderWay(toParis(order.heldUntil).slice(11));
}

/** The gifts of one's list that are sold here, whose sum is there; none while the surprise holds. Throws not_found. */
export async function readPaidTogether(ctx: Ctx, { list_uuid }: InputOf<typeof paidTogetherCalls.get>) {
  const { row: list, hidden } = await getOwnList(ctx, list_uuid);
  if (hidden || list.archivedAt) return { items: [] };
  const pools = await poolsOfList(ctx.db, list.id, { mode: moneyModeOf(ctx.services), past: false });
  const items = [];
  for (const { pool, item, name } of pools.filter(({ pool }) => pool.status === 'funded')) {
    // An order that was begun and left is found again by the same button.
    const quantity = await leftToOrder(ctx, item, [...OVER, BEGUN]);
    if (quantity > 0 && (await isSoldHere(ctx, item.productId)))
      items.push({ product_id: item.productId, name, quantity, paid: pool.target });
  }
  return { items };
}

async function isSoldHere({ db }: Ctx, id: number): Promise<boolean> {
  const sold = and(eq(product.id, id), product.soldHere, product.enabled, isNull(product.deletedAt));
  return (await db.$count(product, sold)) > 0;
}
