import { and, count, countDistinct, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  brand,
  contentLink,
  favorite,
  listItem,
  merchant,
  product,
  productTag,
  tag,
} from '#src/server/db/schema/index.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import { editedProduct } from './product-rows.server.ts';
import { createProduct, updateProduct } from './product-save.server.ts';
import type { adminProductCalls, ProductUses } from './products.calls.ts';
import { searchProducts } from './products-list.server.ts';
import { tellCatalogue } from './tell.server.ts';

async function usesOf(db: Db, ids: number[]): Promise<ProductUses> {
  const [lists] = await db
    .select({ n: countDistinct(listItem.listId) })
    .from(listItem)
    .where(and(inArray(listItem.productId, ids), isNull(listItem.removedAt)));
  const [favorites] = await db.select({ n: count() }).from(favorite).where(inArray(favorite.productId, ids));
  const [articles] = await db
    .select({ n: countDistinct(contentLink.contentId) })
    .from(contentLink)
    .where(and(eq(contentLink.kind, 'product'), inArray(contentLink.target, ids.map(String))));
  const [selections] = await db
    .select({ n: countDistinct(productTag.tagId) })
    .from(productTag)
    .where(inArray(productTag.productId, ids));
  const number = (row: { n: number } | undefined) => Number(row?.n ?? 0);
  return {
    lists: number(lists),
    favorites: number(favorites),
    articles: number(articles),
    selections: number(selections),
  };
}

interface Change {
  set: PgUpdateSetSource<typeof product>;
  /** Of those that are not so yet. */
  where: SQL | undefined;
}

/** Changes what is not so yet, and tells pages and search of exactly those. */
async function changeAll(tx: Ctx, ids: number[], { set, where }: Change): Promise<number> {
  // Always before its products: an approval, and a suspension, hold them in this order too.
  await tx.db
    .select({ id: merchant.id })
    .from(merchant)
    .where(
      inArray(
        merchant.id,
        tx.db.select({ id: product.merchantId }).from(product).where(inArray(product.id, ids)),
      ),
    )
    .orderBy(merchant.id)
    .for('share');
  const rows = await tx.db
    .update(product)
    .set({ ...set, updatedAt: tx.now })
    .where(and(inArray(product.id, ids), eq(product.kind, 'catalogue'), where))
    .returning({ id: product.id, brandId: product.brandId });
  if (rows.length === 0) return 0;
  const changed = rows.map(({ id }) => id);
  const brandIds = [...new Set(rows.flatMap(({ brandId }) => brandId ?? []))];
  const brands = await tx.db
    .select({ id: brand.id, slug: brand.slug })
    .from(brand)
    .where(inArray(brand.id, brandIds.length ? brandIds : [0]));
  const tags = await tx.db
    .selectDistinct({ id: tag.id, slug: tag.slug })
    .from(tag)
    .innerJoin(productTag, eq(productTag.tagId, tag.id))
    .where(inArray(productTag.productId, changed));
  await tellCatalogue(tx, { products: changed, brands, tags });
  return rows.length;
}

const putAway = sql`${product.archivedAt} is not null`;
const sells = sql`(${product.merchantId} is null or exists (select from ${merchant} m where m.id = ${product.merchantId}
  and m.status = 'active'))`;

/**
 * One that its seller put away stays so: only the mark that the desk took it out of sale comes and goes, as `withheld`. A
 * product whose seller may not sell waits for them.
 */
const ENABLE: Change = {
  set: {
    enabled: sql`not ${putAway} and ${sells}`,
    withheld: sql`not ${putAway} and not ${sells}`,
  },
  where: sql`case when ${putAway} then ${product.withheld} else not ${product.enabled} and not ${product.withheld} end`,
};
const DISABLE: Change = {
  set: { enabled: false, withheld: putAway },
  where: sql`case when ${putAway} then not ${product.withheld} else ${product.enabled} or ${product.withheld} end`,
};

function changing(action: string, change: (input: { enable?: boolean }, tx: Ctx) => Change) {
  return (ctx: Ctx, input: { ids: number[]; enable?: boolean }): Promise<{ changed: number }> =>
    inTransaction(ctx, async (tx) => {
      const changed = await changeAll(tx, input.ids, change(input, tx));
      await audit(tx, { action, target: `products:${input.ids.length}`, detail: { ids: input.ids } });
      return { changed };
    });
}

const remove = changing('product.delete', (_input, tx) => ({
  set: { deletedAt: tx.now },
  where: isNull(product.deletedAt),
}));

async function deleteProducts(
  ctx: Ctx,
  input: InputOf<typeof adminProductCalls.deleteProducts>,
): Promise<{ changed: number }> {
  const { lists } = await usesOf(ctx.db, input.ids);
  if (lists > input.confirmed_lists)
    throw new DomainError('product_in_use', fr.listsUse(lists), { extra: { lists } });
  return remove(ctx, { ids: input.ids });
}

export const adminProductVerbs = {
  searchProducts,
  getProduct: ({ db }: Ctx, { id }: InputOf<typeof adminProductCalls.getProduct>) => editedProduct(db, id),
  createProduct,
  updateProduct,
  productUses: ({ db }: Ctx, { ids }: InputOf<typeof adminProductCalls.productUses>) => usesOf(db, ids),
  enableProducts: changing('product.enable', ({ enable }) => (enable === true ? ENABLE : DISABLE)),
  deleteProducts,
  restoreProducts: changing('product.restore', () => ({
    set: { deletedAt: null },
    where: isNotNull(product.deletedAt),
  })),
};
