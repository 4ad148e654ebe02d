import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { merchant } from './merchants.ts';

/** A shop at Shopify that a business linked. Its token is encrypted with a key of the site's secret. */
export const shopifyLink = pgTable('shopify_link', {
  merchantId: refColumn('merchant_id')
    .primaryKey()
    .references(() => merchant.id, { onDelete: 'cascade' }),
  domain: text('domain').notNull().unique(),
  token: text('token').notNull(),
  scopes: text('scopes').notNull().default(''),
  /** Null until somebody chose what is brought in. */
  setup: jsonb('setup').$type<{
    collections: 'all' | string[];
    stock: 'follow' | 'always';
    price_percent: number;
  }>(),
  feedId: refColumn('feed_id'),
  linkedAt: timeColumn('linked_at').notNull(),
  lastSyncAt: timeColumn('last_sync_at'),
});

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
    /** Lines of the file that are in. */
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    refused: jsonb('refused').$type<{ title: string; why: string }[]>().notNull().default([]),
    problem: text('problem'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('shopify_import_merchant').on(t.merchantId, t.id)],
);

/** A variant at Shopify and the product of ours that it is. `seenAt`: its word of then; older ones change nothing. */
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
    /** Stock that was told before its product was. */
    stock: integer('stock'),
    seenAt: timeColumn('seen_at'),
    stockSeenAt: timeColumn('stock_seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.variantId] }),
    index('shopify_item_product').on(t.merchantId, t.shopProductId),
    index('shopify_item_inventory').on(t.merchantId, t.inventoryItemId),
  ],
);

/** Webhooks that came, each applied once by its id. */
export const shopifyEvent = pgTable(
  'shopify_event',
  {
    id: text('id').primaryKey(),
    domain: text('domain').notNull(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: timeColumn('received_at').notNull(),
    appliedAt: timeColumn('applied_at'),
    problem: text('problem'),
  },
  (t) => [index('shopify_event_due').on(t.receivedAt).where(sql`applied_at is null`)],
);

/** A paid order as it was made at its seller's Shopify, once. */
export const shopifyOrder = pgTable(
  'shopify_order',
  {
    orderId: refColumn('order_id').notNull(),
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    remoteId: text('remote_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.merchantId] }),
    index('shopify_order_remote').on(t.merchantId, t.remoteId),
  ],
);
