import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { feed } from './feeds.ts';
import { merchant } from './merchants.ts';

/** A row switched off shows nowhere and keeps everything; `revision` grows at each save by hand. */
const edited = () => ({
  enabled: boolean('enabled').notNull().default(true),
  revision: integer('revision').notNull().default(1),
});

export const brand = pgTable('brand', {
  id: idColumn(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  demo: boolean('demo').notNull().default(false),
  ...edited(),
});

export const classification = pgTable('classification', {
  slug: text('slug').primaryKey(),
  label: text('label').notNull(),
  icon: text('icon').notNull(),
  position: integer('position').notNull().default(0),
});

/** Catalogue products, and the external and custom items people add (which belong to one list). */
export const product = pgTable(
  'product',
  {
    id: idColumn(),
    merchantItemId: text('merchant_item_id').notNull().unique().default(sql`gen_random_uuid()::text`),
    kind: text('kind', { enum: ['catalogue', 'external', 'custom'] }).notNull(),
    ownListId: refColumn('own_list_id'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    brandId: refColumn('brand_id').references(() => brand.id),
    /** For external items: the brand as the other shop names it. */
    brandText: text('brand_text'),
    classificationSlug: text('classification_slug').references(() => classification.slug),
    thumbImage: text('thumb_image'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    priceCents: centsColumn('price_cents'),
    url: text('url'),
    soldHere: boolean('sold_here').notNull().default(false),
    stock: integer('stock'),
    availability: text('availability', { enum: ['in_stock', 'out_of_stock', 'unknown'] })
      .notNull()
      .default('unknown'),
    delivery: text('delivery'),
    popularity: integer('popularity').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    /** The article's international number (EAN, ISBN): the same thing in two shops has the same one. */
    gtin: text('gtin'),
    /** Hundredths of a percent; null: the rate of its seller. */
    vatRate: integer('vat_rate'),
    /** The business that sells it; null: the operator. */
    merchantId: refColumn('merchant_id').references(() => merchant.id),
    /** Its seller put it away. */
    archivedAt: timeColumn('archived_at'),
    /** Off only because its seller may not sell: it comes back with them. Of one that was put away: the desk took it out of sale. */
    withheld: boolean('withheld').notNull().default(false),
    feedId: refColumn('feed_id').references(() => feed.id, { onDelete: 'set null' }),
    /** The article's number in its feed. */
    feedKey: text('feed_key'),
    /** Of what the feed last said: the same again changes nothing. */
    feedHash: text('feed_hash'),
    /** Fields an editor wrote: the feed leaves them alone. */
    keptFields: jsonb('kept_fields').$type<string[]>().notNull().default([]),
    /** Facts that an editor wrote over what the search reads in the texts: attributes.ts of the catalogue. */
    attributes: jsonb('attributes').$type<Record<string, unknown>>(),
    ...edited(),
    deletedAt: timeColumn('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('product_classification_slug').on(t.classificationSlug).where(sql`classification_slug is not null`),
    index('product_merchant').on(t.merchantId, t.id).where(sql`merchant_id is not null`),
    check('product_withheld', sql`not (withheld and enabled)`),
    index('product_brand').on(t.brandId),
    index('product_own_list').on(t.ownListId),
    index('product_kind').on(t.kind, t.id),
    index('product_gtin').on(t.gtin).where(sql`gtin is not null`),
    uniqueIndex('product_feed_key').on(t.feedId, t.feedKey),
    index('product_shelf')
      .on(t.classificationSlug, t.popularity)
      .where(sql`kind = 'catalogue' and deleted_at is null`),
    // A sale here takes from the stock in one statement: two buyers never share a last piece.
    check('product_vat_rate', sql`vat_rate in (2000, 1000, 550, 210)`),
    check('product_stock', sql`stock >= 0`),
  ],
);

export const tag = pgTable(
  'tag',
  {
    id: idColumn(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    featuredProductId: refColumn('featured_product_id').references(() => product.id),
    position: integer('position').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    ...edited(),
  },
  (t) => [index('tag_featured_product').on(t.featuredProductId).where(sql`featured_product_id is not null`)],
);

export const productTag = pgTable(
  'product_tag',
  {
    tagId: refColumn('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
    productId: refColumn('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.productId] }), index('product_tag_product').on(t.productId)],
);

/**
 * A predefined search (`/i/marketplace/produits/{slug}`, docs/spec/calls.md §/api/content/
 * get_search_preset).
 */
export const searchPreset = pgTable('search_preset', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  query: text('query').notNull().default(''),
  filters: jsonb('filters').$type<Record<string, unknown>>().notNull().default({}),
  description: text('description').notNull().default(''),
  sort: text('sort').notNull().default('relevance'),
  position: integer('position').notNull().default(0),
  ...edited(),
});
