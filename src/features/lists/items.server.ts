import { and, desc, eq, isNotNull, isNull, max, or } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import { countAdded } from '#src/features/search/use/count-use.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, listItem, product } from '#src/server/db/schema/index.ts';
import { getListFor, getVisibleList, type Seen } from './access.server.ts';
import { itemOfProduct } from './gifts/taken.server.ts';
import { tellItemRemoved, tellItemsBack } from './gifts/tell.server.ts';
import { toldTo } from './hidden-price.ts';
import { countItems, itemOf } from './items.read.server.ts';
import { ITEMS_MAX, type ListItem } from './list.ts';
import { listChanged } from './live/tell.server.ts';
import { listRefusalFr } from './refusals.fr.ts';
import { settingsOf } from './settings.ts';

type ProductInput = { product_id: number };
/** Without a list: the person's main one. */
type OnList = ProductInput & { list_uuid?: string };
type ItemAnswer = { item: ListItem };

/** An item of a list as its owner sees it, once a change is made. */
export async function answerItem(ctx: Ctx, own: Seen, productId: number): Promise<ItemAnswer> {
  const item = await itemOf(ctx, own, productId);
  if (!item) throw notFound(listRefusalFr.itemGone);
  return { item };
}

/** Adds a catalogue product, or brings a removed item back to its place; what is there already stays as it is. */
export async function addItemToMain(ctx: Ctx, input: OnList): Promise<ItemAnswer> {
  return inTransaction(ctx, async (tx) => {
    const own = await getListFor(tx, input.list_uuid);
    const classification = await classificationFor(tx.db, own, input.product_id);
    await putOnList(tx, own, { productId: input.product_id, classification });
    tx.afterCommit(() => countAdded(tx, input.product_id));
    return answerItem(tx, own, input.product_id);
  });
}

/** The product's own classification; throws not_found for what this list may not hold. */
async function classificationFor(db: Db, own: Seen, productId: number): Promise<string> {
  const [found] = await db
    .select({ classification: product.classificationSlug })
    .from(product)
    .where(
      and(
        eq(product.id, productId),
        isNull(product.deletedAt),
        or(inCatalogue, eq(product.ownListId, own.row.id)),
      ),
    );
  if (!found) throw notFound(listRefusalFr.productUnknown);
  return found.classification ?? '';
}

/** Positions and the number of items are counted under this lock. */
export async function lockList(tx: Ctx, own: Seen): Promise<void> {
  await tx.db.select({ id: list.id }).from(list).where(eq(list.id, own.row.id)).for('no key update');
}

export interface NewItem {
  productId: number;
  clientId?: string | undefined;
  classification?: string;
  quantity?: number | undefined;
  description?: string | undefined;
}

/** Within a transaction. The list's row is locked: positions and the number of items are counted under it. */
export async function putOnList(tx: Ctx, own: Seen, item: NewItem): Promise<void> {
  await lockList(tx, own);
  const here = itemOfProduct(own.row.id, item.productId);
  const [live] = await tx.db
    .select({ id: listItem.id })
    .from(listItem)
    .where(and(here, isNull(listItem.removedAt)));
  if (live) return;
  await listChanged(tx, own.row.uuid, `item:${item.productId}`);
  if ((await countItems(tx.db, own.row.id)) >= ITEMS_MAX)
    throw new DomainError('conflict', listRefusalFr.full(ITEMS_MAX));
  if (await bringBack(tx, own.row.id, item.productId)) return;
  const [last] = await tx.db
    .select({ position: max(listItem.position) })
    .from(listItem)
    .where(eq(listItem.listId, own.row.id));
  await tx.db.insert(listItem).values({
    listId: own.row.id,
    productId: item.productId,
    classification: item.classification ?? '',
    description: item.description ?? '',
    quantity: item.quantity ?? 1,
    position: (last?.position ?? 0) + 1,
    addedAt: tx.now,
    clientId: item.clientId ?? null,
  });
}

/** Undo of a removal: the same row, at its place, with the promises givers had made. */
async function bringBack(tx: Ctx, listId: number, productId: number): Promise<boolean> {
  const [removed] = await tx.db
    .select({ id: listItem.id })
    .from(listItem)
    .where(and(itemOfProduct(listId, productId), isNotNull(listItem.removedAt)))
    .orderBy(desc(listItem.removedAt))
    .limit(1);
  if (!removed) return false;
  await tx.db.update(listItem).set({ removedAt: null }).where(eq(listItem.id, removed.id));
  await tellItemsBack(tx, [removed.id]);
  return true;
}

export async function removeItemFromMain(ctx: Ctx, input: OnList): Promise<{ removed: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const own = await getListFor(tx, input.list_uuid);
    const removed = await tx.db
      .update(listItem)
      .set({ removedAt: new Date() })
      .where(and(itemOfProduct(own.row.id, input.product_id), isNull(listItem.removedAt)))
      .returning({ id: listItem.id });
    for (const { id } of removed) await tellItemRemoved(tx, id);
    if (removed.length > 0) await listChanged(tx, own.row.uuid, `item:${input.product_id}`);
    return { removed: removed.length > 0 };
  });
}

/** In anyone's list that the caller may see. */
export async function getProductInList(
  ctx: Ctx,
  input: ProductInput & { list_uuid: string },
): Promise<{ item: ListItem | null }> {
  const seen = await getVisibleList(ctx, input.list_uuid);
  const item = await itemOf(ctx, seen, input.product_id);
  const list = { is_owner: seen.isOwner, settings: settingsOf(seen.row.settings) };
  return { item: item && toldTo(list, item) };
}
