import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { getVisibleList } from '#src/features/lists/access.server.ts';
import { itemOfProduct, lockItem } from '#src/features/lists/gifts/taken.server.ts';
import { takeEach } from '#src/features/money/limits.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { orderLine, reservation } from '#src/server/db/schema/index.ts';
import { deliveryPrice } from './delivery.ts';
import { giveUpLine } from './hold.server.ts';
import { linesOf } from './lines.server.ts';
import type { orderCalls } from './order.calls.ts';
import { answerOrder, changeOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { GOODS_MAX, LINES_MAX, type Order } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { isPaidTogether } from './paid-together.server.ts';
import { keepGift, PREPARED, requireGiftLeft } from './prepare.server.ts';
import { planReductions } from './reductions/plan.server.ts';
import { writePlan } from './reductions/write.server.ts';
import { articlesOf } from './shares.ts';
import { takeStock } from './stock.server.ts';

/**
 * Adds a thing of the same list to an order that nobody is paying yet; its stock and its gift are held with the
 * others. The same thing again, at the same price, makes its line longer. Throws not_found, order_locked,
 * order_expired, not_sold_here, out_of_stock, already_bought.
 */
export async function addLine(ctx: Ctx, input: InputOf<typeof orderCalls.addLine>): Promise<Order> {
  await takeEach(ctx, PREPARED);
  const { id } = await getOrder(ctx.db, { hash: input.hash });
  const row = await inTransaction(ctx, (tx) => addTo(tx, id, input));
  return answerOrder(ctx, row);
}

type Added = Omit<InputOf<typeof orderCalls.addLine>, 'hash'>;

/** The same in the caller's transaction. Throws the same. */
export async function addTo(tx: Ctx, id: number, input: Added): Promise<OrderRow> {
  const order = await lockOrder(tx.db, id);
  requireUnlocked(tx, order);
  const { row: list, isOwner, hidden } = await getVisibleList(tx, input.list_uuid);
  if (hidden) throw orderRefusals.ownList();
  if (list.id !== order.listId) throw orderRefusals.productNotFound();
  const item = await lockItem(tx.db, itemOfProduct(list.id, input.product_id), tx.now);
  if (!item) throw orderRefusals.productNotFound();
  const sold = await takeStock(tx, input.product_id, input.quantity);
  const own = isOwner && (await isPaidTogether(tx, item, input.quantity));
  if (!own) await requireGiftLeft(tx, item, input.quantity);
  const before = await linesOf(tx.db, id);
  const price = sold.priceCents as number;
  const same = before.find(
    (line) =>
      line.productId === sold.id &&
      line.unitPrice === price &&
      line.vatRate === sold.vatRate &&
      own === (line.reservationId === null),
  );
  if (same && same.quantity + input.quantity <= 99) {
    const quantity = same.quantity + input.quantity;
    await tx.db.update(orderLine).set({ quantity }).where(eq(orderLine.id, same.id));
    if (same.reservationId !== null)
      await tx.db.update(reservation).set({ quantity }).where(eq(reservation.id, same.reservationId));
  } else {
    if (before.length >= LINES_MAX) throw orderRefusals.tooManyLines();
    await tx.db.insert(orderLine).values({
      orderId: id,
      productId: sold.id,
      merchantId: sold.merchantId,
      reservationId: own ? null : await keepGift(tx, item.row.id, { ...order, quantity: input.quantity }),
      productName: sold.name,
      quantity: input.quantity,
      unitPrice: price,
      vatRate: sold.vatRate,
      createdAt: tx.now,
    });
  }
  return summedUp(tx, order);
}

/**
 * Takes a line out of an order that nobody is paying yet; the last one stays, an order is given up as a whole.
 * Throws not_found, order_locked, order_expired, conflict.
 */
export async function removeLine(ctx: Ctx, input: InputOf<typeof orderCalls.removeLine>): Promise<Order> {
  const { id } = await getOrder(ctx.db, { hash: input.hash });
  const row = await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, id);
    requireUnlocked(tx, order);
    const lines = await linesOf(tx.db, id);
    const line = lines.find((one) => one.id === input.line_id);
    if (!line) throw orderRefusals.lineNotFound();
    if (lines.length === 1) throw orderRefusals.lastLine();
    await giveUpLine(tx, line);
    await tx.db.delete(orderLine).where(eq(orderLine.id, line.id));
    return summedUp(tx, order);
  });
  return answerOrder(ctx, row);
}

/** Once its payment began, an order stays as it is. */
function requireUnlocked(ctx: Ctx, row: OrderRow): void {
  if (row.status === 'cancelled' && row.cancelCause === 'expired') throw orderRefusals.expired();
  if (row.status !== 'pending' || row.intentId !== null) throw orderRefusals.locked();
  if (row.heldUntil <= ctx.now) throw orderRefusals.expired();
}

/** The total follows the lines, and the delivery the total. */
async function summedUp(ctx: Ctx, row: OrderRow): Promise<OrderRow> {
  const articles = articlesOf(await linesOf(ctx.db, row.id));
  if (articles > GOODS_MAX) throw orderRefusals.tooDear();
  const delivery = row.delivery ? deliveryPrice(row.delivery as 'standard', articles) : 0;
  const sums = { articles, deliveryPrice: delivery, total: articles + delivery };
  const { email } = row;
  const plan = await planReductions(ctx, { ...row, ...sums }, { total: sums.total, email });
  if (!(await writePlan(ctx, row, plan))) throw orderRefusals.locked();
  return changeOrder(ctx, row, { ...sums, reduced: plan.reduced, vouched: plan.vouched });
}
