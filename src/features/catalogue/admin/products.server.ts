import { and, count, countDistinct, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
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

type Change = Partial<Pick<typeof product.$inferInsert, 'enabled' | 'deletedAt'>>;

/** Changes what is not so yet, and tells pages and search of exactly those. */
async function changeAll(tx: Ctx, ids: number[], change: Change): Promise<number> {
  const already =
    change.enabled === undefined
      ? change.deletedAt === null
        ? isNotNull(product.deletedAt)
        : isNull(product.deletedAt)
      : // A product whose seller may not sell waits for them.
        and(ne(product.enabled, change.enabled), eq(product.withheld, false));
  const rows = await tx.db
    .update(product)
    .set({ ...change, updatedAt: tx.now })
    .where(and(inArray(product.id, ids), eq(product.kind, 'catalogue'), already))
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

function changing(action: string, change: (input: { enable?: boolean }, tx: Ctx) => Change) {
  return (ctx: Ctx, input: { ids: number[]; enable?: boolean }): Promise<{ changed: number }> =>
    inTransaction(ctx, async (tx) => {
      const changed = await changeAll(tx, input.ids, change(input, tx));
      await audit(tx, { action, target: `products:${input.ids.length}`, detail: { ids: input.ids } });
      return { changed };
    });
}

const remove = changing('product.delete', (_input, tx) => ({ deletedAt: tx.now }));

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
  enableProducts: changing('product.enable', ({ enable }) => ({ enabled: enable === true })),
  deleteProducts,
  restoreProducts: changing('product.restore', () => ({ deletedAt: null })),
};
