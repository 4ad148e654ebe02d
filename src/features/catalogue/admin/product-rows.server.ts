import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brand, feed, listItem, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { WrittenAttributes } from '../attributes.ts';
import { productColumns, toProduct } from '../catalogue.server.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import { readAttributes } from './attributes.server.ts';
import type { EditedProduct, ProductLine } from './products.calls.ts';

/** Facts that an older version of the site wrote, and that are none any more, are dropped. */
export function writtenOf(stored: unknown): WrittenAttributes {
  const read = WrittenAttributes.safeParse(stored ?? {});
  return read.success ? read.data : {};
}

/** A product of the catalogue as its editor sees it, deleted or not. Throws not_found. */
export async function editedProduct(db: Db, id: number): Promise<EditedProduct> {
  const [row] = await db
    .select({ ...productColumns, feed: { id: feed.id, name: feed.name } })
    .from(product)
    .leftJoin(brand, eq(product.brandId, brand.id))
    .leftJoin(feed, eq(product.feedId, feed.id))
    .where(and(eq(product.id, id), eq(product.kind, 'catalogue')));
  if (!row) throw notFound(fr.gone.product);
  const tags = await db
    .select({ id: tag.id, name: tag.name })
    .from(productTag)
    .innerJoin(tag, eq(tag.id, productTag.tagId))
    .where(eq(productTag.productId, id))
    .orderBy(asc(tag.position), asc(tag.id));
  const { product: own } = row;
  const shown = toProduct(row);
  const texts = { ...shown, classification: own.classificationSlug, tags: tags.map(({ name }) => name) };
  return {
    ...shown,
    read: readAttributes(texts),
    attributes: writtenOf(own.attributes),
    brand_id: own.brandId,
    classification: own.classificationSlug,
    stock: own.stock,
    delivery: own.delivery,
    gtin: own.gtin,
    tags,
    feed: row.feed,
    kept_fields: own.keptFields,
    enabled: own.enabled,
    deleted: own.deletedAt !== null,
    revision: own.revision,
    updated_at: own.updatedAt.toISOString(),
  };
}

/** The lines of a list of products, in the order of the ids. */
export async function productLines(db: Db, ids: number[]): Promise<ProductLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...productColumns,
      feed: { id: feed.id, name: feed.name },
      lists: sql<number>`(select count(*)::int from ${listItem} where ${listItem.productId} = ${product.id} and ${isNull(listItem.removedAt)})`,
    })
    .from(product)
    .leftJoin(brand, eq(product.brandId, brand.id))
    .leftJoin(feed, eq(product.feedId, feed.id))
    .where(inArray(product.id, ids))
    .orderBy(desc(product.id));
  const lines = new Map(
    rows.map((row) => {
      const { id, name, slug, brand_name, thumb_image, price, availability } = toProduct(row);
      const { classificationSlug: classification, enabled, deletedAt } = row.product;
      const line = { id, name, slug, brand_name, thumb_image, price, availability, classification, enabled };
      return [
        id,
        { ...line, deleted: deletedAt !== null, feed: row.feed, lists: Number(row.lists) },
      ] as const;
    }),
  );
  return ids.flatMap((id) => lines.get(id) ?? []);
}
