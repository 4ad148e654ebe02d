import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { poolRefusals } from '#src/features/cagnotte/pooling/pool.fr.ts';
import { isPooled } from '#src/features/cagnotte/pooling/pool.server.ts';
import { getVisibleList } from '#src/features/lists/access.server.ts';
import { noneLeft } from '#src/features/lists/gifts/gift.fr.ts';
import { reservedUntil } from '#src/features/lists/gifts/gift.ts';
import { itemOfProduct, type LockedItem, lockItem } from '#src/features/lists/gifts/taken.server.ts';
import { takeEach } from '#src/features/money/limits.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { keepOwnCookie, type OwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';
import { orderLine, reservation, shopOrder } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { newHash } from '#src/server/tokens.ts';
import { keepPromised } from './hold.server.ts';
import type { orderCalls } from './order.calls.ts';
import { changeOrder, lockOrder } from './order.server.ts';
import { GOODS_MAX, HOLD_MINUTES } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { findOwnBegun, isPaidTogether } from './paid-together.server.ts';
import { planReductions } from './reductions/plan.server.ts';
import { writePlan } from './reductions/write.server.ts';
import { takeStock } from './stock.server.ts';

/** Each one keeps a piece from the others for half an hour. */
export const PREPARED: LimitPolicy = { name: 'orders prepared', points: 60, seconds: 600 };
/** The order that a browser began last. */
export const BEGUN: OwnCookie = { name: 'order_begun', seconds: HOLD_MINUTES * 60, scope: 'Path=/' };

type Input = InputOf<typeof orderCalls.prepare>;
/** `key`: of the form that was posted. `promise`: the reservation by which the buyer already holds the gift. */
type Wanted = Input & { key?: string | undefined; promise?: number | undefined };

/**
 * docs/spec/calls.md §/api/publiclist/ list_prepare_contributor_order: takes the stock and the gift for half
 * an hour. The same browser, or the same form, asking again for the same is led to the order it began. Throws
 * not_sold_here, out_of_stock, already_bought, not_found, forbidden.
 */
export async function prepareOrder(ctx: Ctx, wanted: Wanted): Promise<{ hash: string }> {
  await takeEach(ctx, PREPARED);
  return beginOrder(ctx, wanted);
}

/** The same, counted by whoever asks. */
export async function beginOrder(ctx: Ctx, wanted: Wanted): Promise<{ hash: string }> {
  return inTransaction(ctx, async (tx) => {
    const { row: list, isOwner, hidden } = await getVisibleList(tx, wanted.list_uuid);
    if (hidden) throw orderRefusals.ownList();
    if (list.archivedAt) throw orderRefusals.listClosed();
    const item = await lockItem(tx.db, itemOfProduct(list.id, wanted.product_id), tx.now);
    if (!item) throw orderRefusals.productNotFound();
    const begun = await findBegun(tx, list.id, wanted);
    if (begun) return { hash: begun };
    const own = isOwner && (await isPaidTogether(tx, item, wanted.quantity));
    const elsewhere = isOwner && !own ? await findOwnBegun(tx, item, wanted.quantity) : null;
    if (elsewhere) {
      keepOwnCookie(tx, BEGUN, elsewhere);
      return { hash: elsewhere };
    }
    const sold = await takeStock(tx, wanted.product_id, wanted.quantity);
    const buyer = { email: wanted.contributor_email, name: wanted.contributor_name };
    const { quantity, promise } = wanted;
    const held = own ? null : await holdGift(tx, item, { ...buyer, quantity, promise });
    const unitPrice = sold.priceCents as number;
    if (unitPrice * wanted.quantity > GOODS_MAX) throw orderRefusals.tooDear();
    const hash = newHash();
    const order = {
      hash,
      number: newNumber(),
      clientKey: wanted.key ?? null,
      listId: list.id,
      personId: isPerson(tx.actor) ? tx.actor.personId : null,
      articles: unitPrice * wanted.quantity,
      total: unitPrice * wanted.quantity,
      ...buyer,
      ...moneyModeOf(tx.services),
      heldUntil: new Date(tx.now.getTime() + HOLD_MINUTES * 60_000),
      createdAt: tx.now,
      updatedAt: tx.now,
    };
    const [made] = await tx.db.insert(shopOrder).values(order).returning({ id: shopOrder.id });
    if (!made) throw new Error('The order was not kept');
    await tx.db.insert(orderLine).values({
      orderId: made.id,
      productId: sold.id,
      merchantId: sold.merchantId,
      reservationId: held,
      productName: sold.name,
      quantity: wanted.quantity,
      unitPrice,
      vatRate: sold.vatRate,
      createdAt: tx.now,
    });
    await takeOwnOffers(tx, made.id);
    keepOwnCookie(tx, BEGUN, hash);
    return { hash };
  });
}

/** Offers that hold for such an order are taken by themselves. */
async function takeOwnOffers(tx: Ctx, id: number): Promise<void> {
  const row = await lockOrder(tx.db, id);
  const plan = await planReductions(tx, row, { total: row.total, email: row.email });
  if (plan.reduced > 0 && (await writePlan(tx, row, plan)))
    await changeOrder(tx, row, { reduced: plan.reduced });
}

/** By the buyer's own promise where it still holds, else by a new one. Throws as requireGiftLeft. */
async function holdGift(
  tx: Ctx,
  item: LockedItem,
  { promise, ...hold }: { quantity: number; email: string; name: string; promise: number | undefined },
): Promise<number> {
  const promised =
    promise !== undefined &&
    (await keepPromised(tx, promise, { itemId: item.row.id, quantity: hold.quantity }));
  if (promised) return promise;
  await requireGiftLeft(tx, item, hold.quantity);
  return keepGift(tx, item.row.id, hold);
}

/** Throws already_bought, or the refusal of a gift that several pay together. */
export async function requireGiftLeft(tx: Ctx, item: LockedItem, quantity: number): Promise<void> {
  if (item.left < quantity) throw alreadyBought(item.left);
  if (await isPooled(tx, item.row.id)) throw poolRefusals.reserved();
}

function alreadyBought(left: number): DomainError {
  const sentence = noneLeft(left);
  return new DomainError('already_bought', sentence, left > 0 ? { fields: { quantity: sentence } } : {});
}

/** The gift is promised to the buyer: it lapses with the order, never before. */
export async function keepGift(
  tx: Ctx,
  itemId: number,
  { quantity, email, name }: { quantity: number; email: string; name: string },
): Promise<number> {
  const [held] = await tx.db
    .insert(reservation)
    .values({
      itemId,
      quantity,
      email,
      name,
      reservedUntil: reservedUntil(tx.now),
      // The order has its own mails.
      remindedAt: tx.now,
      createdAt: tx.now,
    })
    .returning({ id: reservation.id });
  if (!held) throw new Error('The gift was not kept');
  return held.id;
}

/** Under the item's lock: an order is only ever shown again to the browser, the form or the promise that began it. */
async function findBegun(tx: Ctx, listId: number, wanted: Wanted): Promise<string | null> {
  const hash = readOwnCookie(tx, BEGUN);
  const mine = [
    ...(wanted.key ? [eq(shopOrder.clientKey, wanted.key)] : []),
    ...(hash ? [eq(shopOrder.hash, hash)] : []),
    ...(wanted.promise === undefined ? [] : [eq(orderLine.reservationId, wanted.promise)]),
  ];
  for (const which of mine) {
    const [known] = await tx.db
      .select({ hash: shopOrder.hash })
      .from(shopOrder)
      .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
      .where(
        and(
          ...[which, eq(shopOrder.listId, listId), eq(orderLine.productId, wanted.product_id)],
          ...[eq(orderLine.quantity, wanted.quantity), eq(shopOrder.email, wanted.contributor_email)],
          ...[eq(shopOrder.status, 'pending'), gt(shopOrder.heldUntil, tx.now)],
        ),
      );
    if (known) return known.hash;
  }
  return null;
}

/** Letters and digits that are not taken for one another when they are read out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newNumber(): string {
  const signs = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
