import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import {
  brand,
  classification,
  product,
  productTag,
  searchPreset,
  tag,
} from '#src/server/db/schema/index.ts';
import { CLASSIFICATIONS } from './classifications.ts';
import { type DemoCatalogue, type DemoProduct, demoCatalogue } from './demo-catalogue.ts';
import { PRESETS } from './presets.ts';

/** 952 products, this many times. */
const COPIES = 105;
const COPIES_AT_ONCE = 2;
/** In the merchant's number of a product that is there for measuring only. */
export const COPY_MARK = '-copie-';

/**
 * The groups of a list; a site without any cannot work (docs/spec/product.md §4), so they are always there.
 */
export async function seedClassifications(db: Db): Promise<void> {
  await db
    .insert(classification)
    .values([...CLASSIFICATIONS])
    .onConflictDoNothing();
}

/** Adds the demo catalogue (after the classifications), every row marked `demo`; a second run changes nothing. */
export async function seedDemoCatalogue(db: Db): Promise<number> {
  const catalogue = demoCatalogue();
  await db
    .insert(brand)
    .values(catalogue.brands.map((row) => ({ ...row, demo: true })))
    .onConflictDoNothing();
  const productIds = await insertProducts(db, catalogue);
  await insertTags(db, catalogue, productIds);
  await db
    .insert(searchPreset)
    .values(PRESETS.map((row, position) => ({ ...row, position })))
    .onConflictDoNothing();
  return catalogue.products.length;
}

async function insertProducts(db: Db, { products, brands }: DemoCatalogue): Promise<Map<string, number>> {
  const slugs = brands.map((row) => row.slug);
  const rows = await db
    .select({ id: brand.id, slug: brand.slug })
    .from(brand)
    .where(inArray(brand.slug, slugs));
  const brandIds = new Map(rows.map((row) => [row.slug, row.id]));
  await db
    .insert(product)
    .values(products.map((row) => productRow(row, brandIds.get(row.brandSlug) ?? null)))
    .onConflictDoNothing();
  const known = await db
    .select({ id: product.id, merchantItemId: product.merchantItemId })
    .from(product)
    .where(eq(product.demo, true));
  return new Map(known.map((row) => [row.merchantItemId, row.id]));
}

function productRow({ brandSlug: _, tagSlugs: __, facts: ___, ...row }: DemoProduct, brandId: number | null) {
  return { ...row, brandId, kind: 'catalogue' as const, images: [row.thumbImage], demo: true };
}

async function insertTags(
  db: Db,
  { tags, products }: DemoCatalogue,
  productIds: Map<string, number>,
): Promise<void> {
  const idOf = (row: DemoProduct) => productIds.get(row.merchantItemId);
  const inTag = (slug: string) =>
    products.filter((row) => row.tagSlugs.includes(slug)).sort((a, b) => b.popularity - a.popularity);
  const rows = tags.map(({ slug, name, description }, position) => {
    const featured = inTag(slug)[0];
    return {
      slug,
      name,
      description,
      position,
      demo: true,
      featuredProductId: featured ? idOf(featured) : undefined,
    };
  });
  await db.insert(tag).values(rows).onConflictDoNothing();
  const known = await db.select({ id: tag.id, slug: tag.slug }).from(tag).where(eq(tag.demo, true));
  const links = known.flatMap(({ id, slug }) =>
    inTag(slug).flatMap((row, position) => {
      const productId = idOf(row);
      return productId === undefined ? [] : [{ tagId: id, productId, position }];
    }),
  );
  await db.insert(productTag).values(links).onConflictDoNothing();
}

/**
 * SEED=large: about 100,000 products, each demo product again and again under a name and price of its own; a few
 * thousand rows a statement, since the embedded database answers nobody else meanwhile.
 */
export async function seedLargeCatalogue(db: Db): Promise<void> {
  for (let copy = 2; copy <= COPIES; copy += COPIES_AT_ONCE) {
    await nextTurn();
    await addCopies(db, copy, Math.min(copy + COPIES_AT_ONCE - 1, COPIES));
  }
}

async function addCopies(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into product (merchant_item_id, kind, name, slug, description, brand_id, classification_slug, thumb_image,
      images, price_cents, sold_here, stock, availability, delivery, popularity, demo)
    select merchant_item_id || ${COPY_MARK} || copy, kind, name || ' n° ' || copy, slug || '-' || copy, description,
      brand_id, classification_slug, thumb_image, images, price_cents + copy * 10, sold_here, stock, availability,
      delivery, popularity, true
    from product cross join generate_series(${from}::int, ${to}::int) as copy
    where demo and kind = 'catalogue' and merchant_id is null and merchant_item_id not like ${`%${COPY_MARK}%`}
    on conflict do nothing`);
}
