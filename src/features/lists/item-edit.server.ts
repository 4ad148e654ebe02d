import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listItem, product } from '#src/server/db/schema/index.ts';
import { getListFor, getOwnList, type Seen } from './access.server.ts';
import { itemOfProduct, lockItem } from './gifts/taken.server.ts';
import { tellItemChanged } from './gifts/tell.server.ts';
import { answerItem } from './items.server.ts';
import type { itemCalls } from './list.calls.ts';
import { listChanged } from './live/tell.server.ts';
import { listRefusalFr } from './refusals.fr.ts';

export async function updateProductClassification(
  ctx: Ctx,
  input: InputOf<typeof itemCalls.updateProductClassification>,
) {
  return place(ctx, input, { classification: input.classification });
}

export async function updateProductPriority(
  ctx: Ctx,
  input: InputOf<typeof itemCalls.updateProductPriority>,
) {
  return place(ctx, input, { priority: input.priority });
}

/** Saves an item's family or priority, which concern the owners only: nobody is told. */
async function place(
  ctx: Ctx,
  input: { list_uuid: string; product_id: number },
  values: Partial<Pick<typeof listItem.$inferInsert, 'classification' | 'priority'>>,
) {
  const own = await getOwnList(ctx, input.list_uuid);
  await ctx.db
    .update(listItem)
    .set(values)
    .where(and(itemOfProduct(own.row.id, input.product_id), isNull(listItem.removedAt)));
  await listChanged(ctx, own.row.uuid, `item:${input.product_id}`);
  return answerItem(ctx, own, input.product_id);
}

/** Note and quantity of any item; name and price of the list's own external and custom ones only. */
export async function updateProduct(
  ctx: Ctx,
  input: InputOf<typeof itemCalls.updateProduct> & { list_uuid?: string },
) {
  return inTransaction(ctx, async (tx) => {
    const own = await getListFor(tx, input.list_uuid);
    const item = await lockItem(tx.db, itemOfProduct(own.row.id, input.product_id), tx.now);
    if (!item) throw notFound(listRefusalFr.itemGone);
    await editProduct(tx, own, input);
    const values = {
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.quantity === undefined ? {} : { quantity: input.quantity }),
    };
    if (Object.keys(values).length > 0)
      await tx.db.update(listItem).set(values).where(eq(listItem.id, item.row.id));
    await tellItemChanged(tx, item.row.id);
    await listChanged(tx, own.row.uuid, `item:${input.product_id}`);
    return answerItem(tx, own, input.product_id);
  });
}

async function editProduct(
  tx: Ctx,
  own: Seen,
  input: InputOf<typeof itemCalls.updateProduct>,
): Promise<void> {
  const values = {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.price === undefined ? {} : { priceCents: input.price }),
  };
  if (Object.keys(values).length === 0) return;
  const changed = await tx.db
    .update(product)
    .set({ ...values, updatedAt: new Date() })
    .where(and(eq(product.id, input.product_id), eq(product.ownListId, own.row.id)))
    .returning({ id: product.id });
  if (changed.length > 0) return;
  const sentence = listRefusalFr.catalogueOnly;
  const field = input.name === undefined ? 'price' : 'name';
  throw new DomainError('invalid_input', sentence, { fields: { [field]: sentence } });
}
