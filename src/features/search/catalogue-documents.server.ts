import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductTexts } from '#search/documents/attributes.ts';
import { type BrandDocument, brandDocument } from '#search/documents/brand.ts';
import { type Named, type ProductDocument, productDocument } from '#search/documents/product.ts';
import { heldNames, type TagDocument, tagDocument } from '#search/documents/tag.ts';
import { writtenOf } from '#src/features/catalogue/admin/product-rows.server.ts';
import { findProducts, productColumns, toProduct } from '#src/features/catalogue/catalogue.server.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import { brand, content, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';

/** The start of a batch of documents and how it is narrowed. */
export interface Batch {
  after?: number;
  ids?: number[];
  limit: number;
}

/** Other shops' and hand-made items belong to one list: only the catalogue is found by everybody. */
const searchable = inCatalogue;

async function tagsOf(db: Db, productIds: number[]): Promise<Map<number, Named[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: productTag.productId, slug: tag.slug, name: tag.name })
    .from(productTag)
    .innerJoin(tag, eq(tag.id, productTag.tagId))
    .where(and(idsIn(productTag.productId, productIds), eq(tag.enabled, true)))
    .orderBy(asc(tag.position), asc(tag.id));
  return Map.groupBy(rows, (row) => row.productId) as Map<number, Named[]>;
}

export async function productDocuments(db: Db, { after = 0, ids, limit }: Batch): Promise<ProductDocument[]> {
  const rows = await db
    .select(productColumns)
    .from(product)
    .leftJoin(brand, eq(product.brandId, brand.id))
    .where(and(searchable, gt(product.id, after), ids && idsIn(product.id, ids)))
    .orderBy(asc(product.id))
    .limit(limit);
  const tags = await tagsOf(
    db,
    rows.map((row) => row.product.id),
  );
  return inTurns(rows, (row) =>
    productDocument({
      product: toProduct(row),
      tags: (tags.get(row.product.id) ?? []).map(({ slug, name }) => ({ slug, name })),
      classification: row.product.classificationSlug,
      popularity: row.product.popularity,
      createdAt: row.product.createdAt,
      said: writtenOf(row.product.attributes),
    }),
  );
}

/** Products of the catalogue that carry a row's tag. */
const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${product} where ${searchable} and ${condition})`;

/** So many products of a selection say what it holds. */
const HELD = 60;

/** The texts of the first products of each selection, without what only describes them. */
async function heldBy(db: Db, tagIds: number[]): Promise<Map<number, ProductTexts[]>> {
  if (tagIds.length === 0) return new Map();
  const placed = db
    .select({
      tagId: productTag.tagId,
      name: product.name,
      classification: product.classificationSlug,
      place:
        sql<number>`row_number() over (partition by ${productTag.tagId} order by ${productTag.position}, ${product.id})`.as(
          'place',
        ),
    })
    .from(productTag)
    .innerJoin(product, eq(product.id, productTag.productId))
    .where(and(inArray(productTag.tagId, tagIds), searchable))
    .as('placed');
  const rows = await db.select().from(placed).where(sql`${placed.place} <= ${HELD}`);
  const texts = rows.map(({ tagId, name, classification }) => ({
    tagId,
    texts: { name, classification, description: '', brand_name: null, tags: [] },
  }));
  return new Map(
    [...Map.groupBy(texts, (row) => row.tagId)].map(([id, some]) => [id, some.map((one) => one.texts)]),
  );
}

export async function tagDocuments(db: Db, { after = 0, ids, limit }: Batch): Promise<TagDocument[]> {
  const carried = sql`exists (select from ${productTag} where ${productTag.productId} = "product"."id" and ${productTag.tagId} = "tag"."id")`;
  const rows = await db
    .select({ tag, count: countOf(carried) })
    .from(tag)
    .where(and(eq(tag.enabled, true), gt(tag.id, after), ids && inArray(tag.id, ids)))
    .orderBy(asc(tag.id))
    .limit(limit);
  const featuredIds = rows.flatMap((row) => row.tag.featuredProductId ?? []);
  const featured = new Map((await findProducts(db, featuredIds)).map((found) => [found.id, found]));
  const held = await heldBy(
    db,
    rows.map((row) => row.tag.id),
  );
  return inTurns(rows, ({ tag: { id, name, slug, featuredProductId }, count }) =>
    tagDocument(
      { id, name, slug, featured_product: featured.get(featuredProductId ?? 0) ?? null },
      count,
      heldNames(held.get(id) ?? []),
    ),
  );
}

/** Brands whose products are counted in one statement: a brand may have thousands. */
const COUNTED_AT_ONCE = 5;

/** Products of each brand that are found; a brand that has none is left out. */
async function countsOf(db: Db, brandIds: readonly number[]): Promise<Map<number | null, number>> {
  const counts = new Map<number | null, number>();
  for (let at = 0; at < brandIds.length; at += COUNTED_AT_ONCE) {
    const some = brandIds.slice(at, at + COUNTED_AT_ONCE);
    const rows = await db
      .select({ brandId: product.brandId, count: count() })
      .from(product)
      .where(and(searchable, inArray(product.brandId, some)))
      .groupBy(product.brandId);
    for (const row of rows) counts.set(row.brandId, row.count);
  }
  return counts;
}

export async function brandDocuments(db: Db, { after = 0, ids, limit }: Batch): Promise<BrandDocument[]> {
  const presented = sql<boolean>`exists (select from ${content} where ${content.namespace} = 'brand' and ${content.slug} = "brand"."slug" and ${content.status} = 'published' and ${content.deletedAt} is null)`;
  const rows = await db
    .select({ brand, presented })
    .from(brand)
    .where(and(eq(brand.enabled, true), gt(brand.id, after), ids && inArray(brand.id, ids)))
    .orderBy(asc(brand.id))
    .limit(limit);
  const counts = await countsOf(
    db,
    rows.map((row) => row.brand.id),
  );
  return rows.map(({ brand: { id, name, slug, logo }, presented: has_cms_entry }) =>
    brandDocument({ id, name, slug, has_cms_entry, logo }, counts.get(id) ?? 0),
  );
}
