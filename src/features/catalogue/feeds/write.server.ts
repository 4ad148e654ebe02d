import { inArray, sql } from 'drizzle-orm';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Rows } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { brand, type feed } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import { slugOfName } from '../admin/product-save.server.ts';
import { keepPictures } from './pictures.server.ts';
import type { Ready } from './ready.ts';
import { sellingOf } from './scope.server.ts';

type Feed = typeof feed.$inferSelect;

interface Written {
  id: number;
  key: string;
  kept: string[];
  isNew: boolean;
}

/**
 * Adds or changes the articles of one batch, in one statement. What an editor wrote by hand (`kept_fields`) stays;
 * pages and search follow once the transaction is committed.
 */
export async function writeArticles(tx: Ctx, own: Feed, articles: readonly Ready[]): Promise<void> {
  // Always before its products: an approval holds them in this order too.
  const selling = await sellingOf(tx, own.merchantId);
  const brands = await brandsOf(tx, articles);
  const rows = articles.map((article) => ({
    key: article.key,
    name: article.name,
    slug: slugOfName(article.name),
    hash: article.hash,
    description: article.description,
    price: article.price,
    url: article.url,
    gtin: article.gtin,
    availability: article.availability,
    stock: article.stock,
    shelf: article.shelfSlug,
    vat: article.vatRate,
    brand: article.brand === null ? null : (brands.get(toSlug(article.brand)) ?? null),
  }));
  const written = await upsert(tx, { ...own, selling }, rows);
  await keepPictures(tx.db, written, new Map(articles.map(({ key, images }) => [key, images])));
  await tellSearch(
    tx.db,
    'product',
    written.map(({ id }) => id),
  );
  const changed = written.flatMap(({ id, isNew }) => (isNew ? [] : [`product:${id}`]));
  // The lists, of a brand's products too, are told once, when the run ends (lists.server.ts).
  if (changed.length > 0) await publishAtCommit(querierOf(tx.db), changed);
}

/** A column keeps what an editor wrote. */
const kept = (field: string, column: string) =>
  sql.raw(
    `${column} = case when product.kept_fields @> '["${field}"]' then product.${column} else excluded.${column} end`,
  );

const SET = sql.join(
  [
    ...[kept('name', 'name'), kept('name', 'slug'), kept('description', 'description')],
    ...[kept('brand_id', 'brand_id'), kept('classification', 'classification_slug')],
    ...[kept('price', 'price_cents'), kept('url', 'url'), kept('gtin', 'gtin')],
    kept('vat_rate', 'vat_rate'),
    // Of a seller's: nothing that was sold out here is said to be there because a file does not count.
    sql.raw(
      `availability = case when product.kept_fields @> '["availability"]' then product.availability
        when coalesce(excluded.stock, product.stock) = 0 and product.merchant_id is not null then 'out_of_stock'
        else excluded.availability end,
      stock = coalesce(excluded.stock, product.stock)`,
    ),
    sql.raw('sold_here = excluded.sold_here, feed_hash = excluded.feed_hash, updated_at = now()'),
  ],
  sql`, `,
);

async function upsert(
  tx: Ctx,
  own: Feed & { selling: boolean },
  rows: readonly object[],
): Promise<Written[]> {
  const { rows: found } = (await tx.db.execute(sql`
    insert into product (kind, merchant_item_id, name, slug, description, brand_id, classification_slug, price_cents,
      url, gtin, vat_rate, sold_here, availability, stock, merchant_id, enabled, withheld, feed_id, feed_key, feed_hash)
    select 'catalogue', ${`f${own.id}:`}::text || r.key, r.name, r.slug, r.description, r.brand, r.shelf, r.price,
      r.url, r.gtin, r.vat, ${own.soldHere}, r.availability, r.stock, ${own.merchantId}::bigint, ${own.selling},
      ${!own.selling}, ${own.id}, r.key, r.hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text, name text, slug text, hash text,
      description text, price bigint, url text, gtin text, vat int, availability text, stock int, shelf text, brand bigint)
    on conflict (feed_id, feed_key) do update set ${SET}
    returning id::text as id, feed_key as key, kept_fields as kept, (xmax = 0) as is_new`)) as unknown as Rows;
  return found.map((row) => ({
    id: Number(row.id),
    key: String(row.key),
    kept: row.kept as string[],
    isNew: row.is_new === true,
  }));
}

/** Brands by the address of their name; those that are not there are made. */
async function brandsOf({ db }: Ctx, articles: readonly Ready[]): Promise<Map<string, number>> {
  const names = new Map<string, string>();
  for (const { brand: name } of articles) if (name && toSlug(name)) names.set(toSlug(name), name);
  if (names.size === 0) return new Map();
  const made = await db
    .insert(brand)
    .values([...names].map(([slug, name]) => ({ slug, name })))
    .onConflictDoNothing()
    .returning({ id: brand.id });
  // Its articles are told one by one: they are not looked for again through their brand.
  await tellSearch(db, 'brand', { alone: made.map(({ id }) => id) });
  const rows = await db
    .select({ id: brand.id, slug: brand.slug })
    .from(brand)
    .where(inArray(brand.slug, [...names.keys()]));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
