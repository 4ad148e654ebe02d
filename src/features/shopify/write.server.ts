import { inArray, sql } from 'drizzle-orm';
import { slugOfName } from '#src/features/catalogue/admin/product-save.server.ts';
import { keepPictures } from '#src/features/catalogue/feeds/pictures.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db, Rows } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { brand } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import type { Ready } from './judge.ts';

export interface Written {
  id: number;
  key: string;
  isNew: boolean;
}

/** A number of ours for a variant of this seller: the same again is the same product. */
const itemIdOf = (merchantId: number, key: string) => `s${merchantId}:${key}`;

/** A column keeps what an editor wrote. */
const kept = (field: string, column: string) =>
  sql.raw(
    `${column} = case when product.kept_fields @> '["${field}"]' then product.${column} else excluded.${column} end`,
  );

const SET = sql.join(
  [
    ...[kept('name', 'name'), kept('name', 'slug'), kept('description', 'description')],
    ...[kept('brand_id', 'brand_id'), kept('brand_id', 'brand_text')],
    ...[kept('classification', 'classification_slug'), kept('price', 'price_cents'), kept('gtin', 'gtin')],
    kept('vat_rate', 'vat_rate'),
    sql.raw('updated_at = now()'),
  ],
  sql`, `,
);

/**
 * Adds or changes products of a seller, in one statement, as a feed does; what an editor wrote by hand stays, and what
 * was removed by hand does not come back: it is not in the answer. Pages and search follow once it is committed.
 */
export async function writeProducts(
  tx: Ctx,
  { merchantId, selling }: { merchantId: number; selling: boolean },
  articles: readonly Ready[],
): Promise<Written[]> {
  if (articles.length === 0) return [];
  const brands = await brandsOf(tx.db, articles);
  const rows = articles.map((article) => ({
    item: itemIdOf(merchantId, article.key),
    key: article.key,
    name: article.name,
    slug: slugOfName(article.name),
    description: article.description,
    price: article.price,
    gtin: article.gtin,
    vat: article.vatRate,
    shelf: article.shelfSlug,
    brand: article.brand === null ? null : (brands.get(toSlug(article.brand)) ?? null),
    brand_text: article.brand,
  }));
  const { rows: found } = (await tx.db.execute(sql`
    insert into product (kind, merchant_item_id, name, slug, description, brand_id, brand_text, classification_slug,
      price_cents, gtin, vat_rate, sold_here, availability, merchant_id, enabled, withheld)
    select 'catalogue', r.item, r.name, r.slug, r.description, r.brand, r.brand_text, r.shelf, r.price, r.gtin, r.vat, true,
      'in_stock', ${merchantId}::bigint, ${selling}::boolean, not ${selling}::boolean
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(item text, name text, slug text, description text,
      price bigint, gtin text, vat int, shelf text, brand bigint, brand_text text)
    order by r.item
    on conflict (merchant_item_id) do update set ${SET} where product.deleted_at is null
    returning id::text as id, merchant_item_id as item, kept_fields as kept, (xmax = 0) as is_new`)) as unknown as Rows;
  const written = found.map((row) => ({
    id: Number(row.id),
    key: String(row.item).slice(itemIdOf(merchantId, '').length),
    kept: row.kept as string[],
    isNew: row.is_new === true,
  }));
  await keepPictures(tx.db, written, new Map(articles.map(({ key, images }) => [key, images])));
  await tellProducts(tx.db, written);
  return written;
}

/** In search and on their pages; the lists of products are told once, by whoever wrote the last of them. */
async function tellProducts(db: Db, written: readonly Written[]): Promise<void> {
  await tellSearch(
    db,
    'product',
    written.map(({ id }) => id),
  );
  const changed = written.flatMap(({ id, isNew }) => (isNew ? [] : [`product:${id}`]));
  if (changed.length > 0) await publishAtCommit(querierOf(db), changed);
}

/** Brands of the catalogue by the address of their name; another stays a word of its seller's. */
async function brandsOf(db: Db, articles: readonly Ready[]): Promise<Map<string, number>> {
  const slugs = new Set(articles.flatMap(({ brand: name }) => (name ? toSlug(name) || [] : [])));
  if (slugs.size === 0) return new Map();
  const rows = await db
    .select({ id: brand.id, slug: brand.slug })
    .from(brand)
    .where(inArray(brand.slug, [...slugs]));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
