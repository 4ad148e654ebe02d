import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { FetchError, safeFetch } from '../safe-fetch.ts';
import { createAsk, inOurWords } from './ask.ts';
import { catalogueOf } from './catalogue.ts';
import type { Library } from './library.ts';
import { ordersOf } from './orders.ts';
import {
  SHOPIFY_SCOPES,
  type ShopGrant,
  ShopifyAway,
  ShopifyFault,
  ShopifyRefused,
  type ShopifySettings,
  type ShopWebhook,
} from './shopify.ts';

const LINES_MOST = 4 * 1024 ** 3;
const LINES_MINUTES = 60;
const TOKEN_PATH = '/admin/oauth/access_token';

const Grant = z.object({
  access_token: z.string().check(z.minLength(8), z.maxLength(500)),
  scope: z._default(z.string(), ''),
  expires_in: z.nullish(z.number()),
  refresh_token: z.nullish(z.string()),
});

export type Shopify = Awaited<ReturnType<typeof open>>;
const opened = new WeakMap<object, Promise<Shopify>>();

/** Shopify behind its keys; null without them. Its library is loaded by the first who asks. */
export function shopifyOf(config: Pick<Config, 'shopify'>): Promise<Shopify> | null {
  const { shopify: settings } = config;
  if (!settings) return null;
  const known = opened.get(settings) ?? open(settings);
  opened.set(settings, known);
  return known;
}

async function open(settings: ShopifySettings) {
  const { addressOf, API_VERSION, openLibrary } = await import('./library.ts');
  const library = openLibrary(settings);
  const ask = createAsk(library);
  return {
    ...signatures(library),
    ...catalogueOf(ask),
    orders: ordersOf(ask),

    /**
     * The version by which Shopify answers in the place of ours: ours is over then, which it says by a header alone; null
     * while it answers by ours.
     */
    otherVersion(): string | null {
      const served = library.served();
      return served === null || served === API_VERSION ? null : served;
    },

    /** The page on which a shop's owner says yes. */
    consentUrl(shop: string, { state, back }: { state: string; back: string }): string {
      const query = new URLSearchParams({
        client_id: settings.apiKey,
        scope: SHOPIFY_SCOPES.join(','),
        redirect_uri: back,
        state,
      });
      return addressOf(`https://${shop}/admin/oauth/authorize?${query}`, settings.apiBase);
    },

    /** Changes a consent for a token. Throws ShopifyAway, ShopifyRefused. */
    exchange: (shop: string, code: string) =>
      granted(library, settings, { shop, body: { code, expiring: '1' } }),

    /** The next token of one that ends. */
    refresh: (shop: string, refreshToken: string) =>
      granted(library, settings, {
        shop,
        body: { refresh_token: refreshToken, grant_type: 'refresh_token' },
      }),

    /** Reads the lines of a bulk operation, piece by piece. Throws ShopifyAway. */
    readLines: (url: string, sink: (piece: Uint8Array) => Promise<void>) =>
      readLines(url, sink, settings.apiBase),
  };
}

/** Tells that Shopify signed something with our secret. */
function signatures({ api }: Library) {
  return {
    /** False for a query that it did not sign, or not in the last minute and a half. */
    signedQuery: (query: URLSearchParams): Promise<boolean> =>
      api.utils.validateHmac(Object.fromEntries(query)).catch(() => false),

    /** `body` is what came, to the byte. */
    async signedWebhook(
      body: Buffer,
      headers: Record<string, string | string[] | undefined>,
    ): Promise<ShopWebhook | 'unsigned' | 'incomplete'> {
      const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && name.startsWith('x-shopify-') ? [[name, value]] : [],
      );
      const rawRequest = new Request('http://webhook/', { method: 'POST', headers: sent });
      const told = await api.webhooks.validate({ rawBody: body.toString('utf8'), rawRequest });
      if (!told.valid) return told.reason === 'missing_headers' ? 'incomplete' : 'unsigned';
      const topic = headers['x-shopify-topic'];
      return { id: told.webhookId, shop: told.domain, topic: String(topic) };
    },
  };
}

interface Wanted {
  shop: string;
  body: Record<string, string>;
}

async function granted(
  library: Library,
  { apiKey, apiSecret }: ShopifySettings,
  { shop, body }: Wanted,
): Promise<ShopGrant> {
  const answer = await library
    .post(shop, TOKEN_PATH, { client_id: apiKey, client_secret: apiSecret, ...body })
    .catch((error: unknown) => {
      throw inOurWords(error);
    });
  if (answer.status >= 500 || answer.status === 429)
    throw new ShopifyAway(`Shopify answered ${answer.status}`);
  if (!answer.ok) throw new ShopifyRefused(`Shopify answered ${answer.status}`);
  const told = Grant.safeParse(await answer.json().catch(() => null));
  if (!told.success) throw new ShopifyFault('Shopify gave no token');
  const { access_token: token, scope, expires_in: life, refresh_token: refreshToken } = told.data;
  return {
    token,
    scopes: scope.slice(0, 1000),
    expiresAt: life ? new Date(Date.now() + life * 1000) : null,
    refreshToken: refreshToken ?? null,
  };
}

async function readLines(
  url: string,
  sink: (piece: Uint8Array) => Promise<void>,
  apiBase: string | null,
): Promise<void> {
  const double = apiBase === null ? null : new URL(apiBase);
  const ours: unknown[] = [];
  const answer = await safeFetch(url, {
    accept: 'application/jsonl,*/*;q=0.5',
    userAgent: 'Merveille',
    maxBytes: LINES_MOST,
    overflow: 'fail',
    timeoutMs: LINES_MINUTES * 60_000,
    sink: (piece) =>
      sink(piece).catch((error: unknown) => {
        ours.push(error);
        throw error;
      }),
    // Only an address that the operator wrote in the configuration may be on this machine (a double).
    allow: (address, port) => double !== null && double.hostname === address && double.port === port,
  }).catch((error: unknown) => {
    // Whoever takes the lines may fail too: that is not the file's fault.
    if (ours.length > 0) throw ours[0];
    if (error instanceof FetchError) throw new ShopifyAway(`The file cannot be read: ${error.failure}`);
    throw error;
  });
  if (answer.status !== 200) throw new ShopifyFault(`The file answers ${answer.status}`);
}
