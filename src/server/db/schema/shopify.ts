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
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { merchant } from './merchants.ts';

/** A shop at Shopify that a business linked. Its tokens are encrypted with a key of the site's secret. */
export const shopifyLink = pgTable(
  'shopify_link',
  {
    merchantId: refColumn('merchant_id')
      .primaryKey()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    /** Empty once it is forgotten. */
    token: text('token').notNull(),
    scopes: text('scopes').notNull().default(''),
    /** For a token that ends: when, and what makes the next one, encrypted too. */
    tokenEndsAt: timeColumn('token_ends_at'),
    refreshToken: text('refresh_token'),
    /** Somebody is getting the next one until then. */
    refreshUntil: timeColumn('refresh_until'),
    /** Null until somebody chose what is brought in. */
    setup: jsonb('setup').$type<{
      collections: 'all' | string[];
      stock: 'follow' | 'always';
      price_percent: number;
    }>(),
    /** The places that hold its stock; null until the shop was asked. */
    locations: integer('locations'),
    /** Shopify takes our token no more: it has to be linked again. */
    refusedAt: timeColumn('refused_at'),
    linkedAt: timeColumn('linked_at').notNull(),
    /** It was unlinked or uninstalled: only the numbers of its things are kept, until Shopify asks to forget them. */
    leftAt: timeColumn('left_at'),
    lastSyncAt: timeColumn('last_sync_at'),
  },
  (t) => [
    uniqueIndex('shopify_link_domain').on(t.domain).where(sql`left_at is null`),
    check('shopify_link_forgotten', sql`left_at is null or (token = '' and refresh_token is null)`),
  ],
);

/** One bringing-in of a shop's products, and how far it got: a process that stops is followed by another. */
export const shopifyImport = pgTable(
  'shopify_import',
  {
    id: idColumn(),
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['asked', 'running', 'reading', 'done', 'failed'] })
      .notNull()
      .default('asked'),
    operationId: text('operation_id'),
    url: text('url'),
    /** When Shopify began to read: a word of the shop from after it counts more. */
    readAt: timeColumn('read_at'),
    /** Lines of the file, and those that are in. */
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    problem: text('problem'),
    /** Somebody asked for it and looks; false for that of every day. */
    attended: boolean('attended').notNull().default(true),
    attempts: integer('attempts').notNull().default(0),
    nextAt: timeColumn('next_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('shopify_import_merchant').on(t.merchantId, t.id),
    uniqueIndex('shopify_import_open').on(t.merchantId).where(sql`state in ('asked','running','reading')`),
  ],
);

/**
 * A variant at Shopify and the product of ours that it is. `seenAt`: its word of then; older ones change nothing.
 * What is told before its variant is kept under a name of its own: `product:` for one that was removed, `stock:` for
 * pieces.
 */
export const shopifyItem = pgTable(
  'shopify_item',
  {
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    shopProductId: text('shop_product_id').notNull(),
    inventoryItemId: text('inventory_item_id'),
    productId: refColumn('product_id'),
    /** Of what was last said of it: the same again changes nothing. */
    hash: text('hash'),
    /** Pieces at the shop; null where they are not counted. */
    stock: integer('stock'),
    seenAt: timeColumn('seen_at'),
    stockSeenAt: timeColumn('stock_seen_at'),
    /** Not on sale there any more. */
    goneAt: timeColumn('gone_at'),
    /** The last import that found it. */
    importId: refColumn('import_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.variantId] }),
    index('shopify_item_product').on(t.merchantId, t.shopProductId),
    index('shopify_item_inventory').on(t.merchantId, t.inventoryItemId),
    index('shopify_item_ours').on(t.productId).where(sql`product_id is not null`),
  ],
);

/** A variant that is not taken, and the reason, until it is. */
export const shopifyRefusal = pgTable(
  'shopify_refusal',
  {
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    shopProductId: text('shop_product_id').notNull(),
    title: text('title').notNull(),
    why: text('why').notNull(),
    at: timeColumn('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.variantId] })],
);

/** Webhooks that came, each applied once by its id. */
export const shopifyEvent = pgTable(
  'shopify_event',
  {
    id: text('id').primaryKey(),
    domain: text('domain').notNull(),
    topic: text('topic').notNull(),
    /** Without anything of the shop's own customers. */
    payload: jsonb('payload').notNull(),
    /** When it happened there. */
    triggeredAt: timeColumn('triggered_at').notNull().defaultNow(),
    receivedAt: timeColumn('received_at').notNull(),
    appliedAt: timeColumn('applied_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: timeColumn('next_at').notNull().defaultNow(),
    problem: text('problem'),
  },
  (t) => [index('shopify_event_waiting').on(t.nextAt).where(sql`applied_at is null`)],
);

/** A paid order as it is made at its seller's Shopify, once. */
export const shopifyOrder = pgTable(
  'shopify_order',
  {
    orderId: refColumn('order_id').notNull(),
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['asked', 'made', 'failed'] })
      .notNull()
      .default('asked'),
    remoteId: text('remote_id'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: timeColumn('next_at').notNull().defaultNow(),
    problem: text('problem'),
    madeAt: timeColumn('made_at'),
    /** When its parcels were last asked for. */
    lookedAt: timeColumn('looked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.merchantId] }),
    index('shopify_order_remote').on(t.merchantId, t.remoteId),
    index('shopify_order_due').on(t.nextAt).where(sql`state = 'asked'`),
  ],
);
