import { and, desc, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { itemOfProduct } from '#src/features/gifts/taken.server.ts';
import { tellItemRemoved, untellItemRemoved } from '#src/features/gifts/tell.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { DomainError, notFound } from '#src/server/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, listItem, product } from '#src/server/db/schema/index.ts';
import { getMainList, getOwnList, getVisibleList, type Seen } from './access.server.ts';
import { countItems, itemOf } from './items.read.server.ts';
import { ITEMS_MAX, type ListItem } from './list.ts';

type ProductInput = { product_id: number };
type ItemAnswer = { item: ListItem };

/** An item of a list as its owner sees it, once a change is made. */
export async function answerItem(ctx: Ctx, own: Seen, productId: number): Promise<ItemAnswer> {
  const item = await itemOf(ctx, own, productId);
  if (!item) throw notFound('Cet article n’est plus sur la liste.');
  return { item };
}

/** Adds a catalogue product, or brings a removed item back to its place; what is there already stays as it is. */
export async function addItemToMain(ctx: Ctx, input: ProductInput): Promise<ItemAnswer> {
  return inTransaction(ctx, async (tx) => {
    const own = await getMainList(tx);
    const classification = await classificationFor(tx.db, own, input.product_id);
    await putOnList(tx, own, { productId: input.product_id, classification });
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
        or(eq(product.kind, 'catalogue'), eq(product.ownListId, own.row.id)),
      ),
    );
  if (!found) throw notFound('Ce produit est introuvable.');
  return found.classification ?? '';
}

export interface NewItem {
  productId: number;
  classification?: string;
  quantity?: number | undefined;
  description?: string | undefined;
}

/** Within a transaction. The list's row is locked: positions and the number of items are counted under it. */
export async function putOnList(tx: Ctx, own: Seen, item: NewItem): Promise<void> {
  await tx.db.select({ id: list.id }).from(list).where(eq(list.id, own.row.id)).for('no key update');
  const here = itemOfProduct(own.row.id, item.productId);
  const [live] = await tx.db
    .select({ id: listItem.id })
    .from(listItem)
    .where(and(here, isNull(listItem.removedAt)));
  if (live) return;
  if ((await countItems(tx.db, own.row.id)) >= ITEMS_MAX)
    throw new DomainError('conflict', `Une liste compte ${ITEMS_MAX} articles au plus.`);
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
  await untellItemRemoved(tx, removed.id);
  return true;
}

export async function removeItemFromMain(ctx: Ctx, input: ProductInput): Promise<{ removed: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const own = await getMainList(tx);
    const removed = await tx.db
      .update(listItem)
      .set({ removedAt: new Date() })
      .where(and(itemOfProduct(own.row.id, input.product_id), isNull(listItem.removedAt)))
      .returning({ id: listItem.id });
    for (const { id } of removed) await tellItemRemoved(tx, id);
    return { removed: removed.length > 0 };
  });
}

/** In anyone's list that the caller may see. */
export async function getProductInList(
  ctx: Ctx,
  input: ProductInput & { list_uuid: string },
): Promise<{ item: ListItem | null }> {
  return { item: await itemOf(ctx, await getVisibleList(ctx, input.list_uuid), input.product_id) };
}

/** The named items first, in the order named; the others after them, in the order they had. */
export async function reorderItems(ctx: Ctx, input: { list_uuid: string; product_ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    await tx.db.select({ id: list.id }).from(list).where(eq(list.id, own.row.id)).for('no key update');
    const rows = await tx.db
      .select({ id: listItem.id, productId: listItem.productId })
      .from(listItem)
      .where(and(eq(listItem.listId, own.row.id), isNull(listItem.removedAt)))
      .orderBy(listItem.position, listItem.id);
    const known = new Map(rows.map((row) => [row.productId, row]));
    const named = [...new Set(input.product_ids)];
    if (named.some((id) => !known.has(id))) throw notFound('Un de ces articles n’est plus sur la liste.');
    const rest = rows.map((row) => row.productId).filter((id) => !named.includes(id));
    const items = [...named, ...rest].map((product_id, at) => ({ product_id, position: at + 1 }));
    const positions = items.map(
      ({ product_id, position }) => sql`(${known.get(product_id)?.id}::bigint, ${position}::int)`,
    );
    if (items.length > 0)
      await tx.db.execute(sql`
        update ${listItem} set position = placed.position
        from (values ${sql.join(positions, sql`, `)}) as placed (id, position)
        where ${listItem.id} = placed.id`);
    return { items };
  });
}
