import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { brand, product } from '#src/server/db/schema/index.ts';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import type { Product } from './product.ts';

/**
 * Columns of a product joined with its brand; `toProduct` makes the Product of docs/spec/calls.md §Types of
 * them.
 */
export const productColumns = { product, brandName: brand.name, brandSlug: brand.slug };
export type ProductRow = {
  product: typeof product.$inferSelect;
  brandName: string | null;
  brandSlug: string | null;
};

/** The columns alone that `toProduct` reads: a long list is not fetched with what the catalogue's desks need. */
export const shownColumns = {
  product: {
    id: product.id,
    merchantItemId: product.merchantItemId,
    kind: product.kind,
    name: product.name,
    slug: product.slug,
    description: product.description,
    brandText: product.brandText,
    thumbImage: product.thumbImage,
    images: product.images,
    priceCents: product.priceCents,
    url: product.url,
    soldHere: product.soldHere,
    availability: product.availability,
  },
  brandName: brand.name,
  brandSlug: brand.slug,
};
export type ShownProductRow = Omit<ProductRow, 'product'> & {
  product: Pick<ProductRow['product'], keyof typeof shownColumns.product>;
};

export function toProduct({ product: row, brandName, brandSlug }: ShownProductRow): Product {
  return {
    id: row.id,
    merchant_item_id: row.merchantItemId,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    description: row.description,
    brand_name: brandName ?? row.brandText,
    brand_slug: brandSlug,
    thumb_image: row.thumbImage,
    images: row.images,
    price: row.priceCents,
    url: row.url,
    sold_here: row.soldHere,
    availability: row.availability,
  };
}

/** Products that readers may see, in the order asked; others are left out. A page that shows them depends on each. */
export async function findProducts(db: Db, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  pageTag(...ids.map((id) => `product:${id}`));
  const byId = await shownProducts(db, ids);
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  pageTag(...found.flatMap(({ brand_slug }) => (brand_slug === null ? [] : `brand:${brand_slug}`)));
  return found;
}

const shownProducts = gatheredRead(async (db: Db, ids: number[]) => {
  const rows = await db
    .select(productColumns)
    .from(product)
    .leftJoin(brand, eq(product.brandId, brand.id))
    .where(and(inArray(product.id, ids), eq(product.enabled, true), isNull(product.deletedAt)));
  return new Map(rows.map((row) => [row.product.id, toProduct(row)]));
});
