import * as z from 'zod/mini';
import { isoTime } from '#src/lib/shapes.ts';

/** Purposes of single-use secrets, in action_token; and of what is sealed. */
export const STATE_TOKEN = 'shopify_state';
export const LINK_TOKEN = 'shopify_link';
export const SEALED = 'shopify-token';

/** A consent is given within so long. */
export const STATE_MINUTES = 15;
/** A shop whose business is not known yet waits for it so long. */
export const LINK_MINUTES = 30;

export const PRICE_PERCENT_LEAST = 50;
export const PRICE_PERCENT_MOST = 200;
export const COLLECTIONS_MOST = 50;
export const REFUSED_PER_PAGE = 50;
/** A batch is one transaction: short, so that readers never wait for it. */
export const BATCH_LINES = 200;
/** A line longer than that is no variant. */
export const LINE_MOST = 2 * 1024 * 1024;
/** Webhooks are kept so long after they were applied. */
export const EVENT_KEPT_DAYS = 7;

const SHOP = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/;

/** The name of a shop as Shopify writes it; null for anything else, an address that only begins like one too. */
export function shopNameOf(text: string): string | null {
  return SHOP.test(text) ? text : null;
}

/** The same of what a person types: a name alone, or the address of a shop. */
export function typedShop(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  return shopNameOf(bare) ?? shopNameOf(`${bare}.myshopify.com`);
}

export const StockRule = z.enum(['follow', 'always']);
const GID = 'gid://shopify/Collection/';
/** As Shopify's GraphQL names it; its number alone is as good. */
const collectionId = z.pipe(
  z.string().check(z.regex(/^(gid:\/\/shopify\/Collection\/)?\d{1,20}$/)),
  z.transform((text) => (text.startsWith(GID) ? text : GID + text)),
);

export const setupFields = {
  collections: z.union([
    z.literal('all'),
    z.array(collectionId).check(z.minLength(1), z.maxLength(COLLECTIONS_MOST)),
  ]),
  stock: StockRule,
  price_percent: z._default(
    z.int().check(z.minimum(PRICE_PERCENT_LEAST), z.maximum(PRICE_PERCENT_MOST)),
    100,
  ),
};

export interface Setup {
  collections: 'all' | string[];
  stock: 'follow' | 'always';
  price_percent: number;
}

const count = z.int();

export const ImportState = z.object({
  state: z.enum(['asked', 'running', 'reading', 'done', 'failed']),
  /** Variants read so far, and all of them once Shopify counted them. */
  done: count,
  total: count,
  created: count,
  updated: count,
  unchanged: count,
  refused: count,
  problem: z.nullable(z.string()),
  began_at: isoTime,
});

export const ShopifyState = z.object({
  /** False where the site has no keys of Shopify. */
  open: z.boolean(),
  domain: z.nullable(z.string()),
  linked_at: z.nullable(isoTime),
  last_sync: z.nullable(isoTime),
  /** On sale here. */
  products: count,
  refused: count,
  setup: z.nullable(
    z.object({
      collections: z.union([z.literal('all'), z.array(z.string())]),
      stock: StockRule,
      price_percent: count,
    }),
  ),
  /** Shopify takes our token no more. */
  refused_by_shopify: z.boolean(),
  import: z.nullable(ImportState),
  orders: z.object({ made: count, waiting: count, failed: count }),
});
export type ShopifyState = z.output<typeof ShopifyState>;

export const RefusedLine = z.object({
  variant: z.string(),
  product: z.string(),
  title: z.string(),
  why: z.string(),
  at: isoTime,
});
export type RefusedLine = z.output<typeof RefusedLine>;

export const Collection = z.object({ id: z.string(), title: z.string(), products: count });
export type Collection = z.output<typeof Collection>;

/** The trouble that is told while Shopify answers by another version of its API than ours. */
export const OTHER_VERSION = 'shopify-version';
