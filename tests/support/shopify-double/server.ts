import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DoubleShop, openShop, variantLine } from './books.ts';
import { costOf, SINGLE_QUERY_MOST, spentOn } from './cost.ts';
import { type Asked, answerGraphql, chosen } from './graphql.ts';

/** 429 with its Retry-After, a fault of theirs, or done and never answered. */
export type Fault = 'too_many' | 'error' | 'lost_answer';

export interface ShopifyDouble {
  /** For SHOPIFY_API_BASE. */
  url: string;
  key: string;
  secret: string;
  shops: Map<string, DoubleShop>;
  /** Versions of its API, the oldest first. */
  versions: string[];
  /** Makes a shop; `code` is what its owner's consent is worth, once. */
  open(domain: string): DoubleShop;
  consent(domain: string): string;
  requests: { path: string; query: string; token: string | null }[];
  /** The faults of the next requests whose body has these words. */
  faultAt(words: string, ...faults: Fault[]): void;
  /** Runs after so many lines of a file were sent, and may cut the rest off. */
  atLine: { line: number; run: (cut: () => void) => void } | null;
  /** The query of a signed way back. */
  signedQuery(query: Record<string, string>): URLSearchParams;
  /** A signed webhook. */
  webhook(sent: { shop: string; topic: string; payload: unknown; id?: string }): Delivery;
  close(): Promise<void>;
}

export interface Delivery {
  body: Buffer;
  headers: Record<string, string>;
}

/** Each lasts a year, and one comes every quarter. */
const VERSIONS = ['2025-10', '2026-01', '2026-04', '2026-07', '2026-10'];
const RETRY_AFTER = '0.2';

async function bodyOf(req: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

interface Reply {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}

function send(res: ServerResponse, { status, json, headers = {} }: Reply): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
}

/** Stands in for Shopify on the loopback: several shops behind one address, told apart by their tokens. */
export async function startShopify(): Promise<ShopifyDouble> {
  const codes = new Map<string, string>();
  const faults: { words: string; fault: Fault }[] = [];
  const server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()));
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const body = await bodyOf(req);
    const token = req.headers['x-shopify-access-token']?.toString() ?? null;
    double.requests.push({ path: pathname, query: body, token });
    const fault = takeFault(faults, body);
    if (fault === 'too_many')
      return send(res, {
        status: 429,
        json: { errors: 'Exceeded 2 calls per second.' },
        headers: { 'retry-after': RETRY_AFTER },
      });
    if (fault === 'error') return send(res, { status: 503, json: { errors: 'Unavailable' } });
    if (pathname.startsWith('/files/')) return sendFile(double, pathname, res);
    if (pathname === '/admin/oauth/access_token') return exchange(double, codes, { body, res });
    if (pathname === '/admin/oauth/authorize') return send(res, { status: 200, json: {} });
    const reply = api(double, { pathname, token, body });
    if (fault === 'lost_answer') return void req.socket.destroy();
    return send(res, reply);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let made = 0;
  const double: ShopifyDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'key-of-the-double',
    secret: 'secret-of-the-double',
    shops: new Map(),
    versions: VERSIONS,
    requests: [],
    atLine: null,
    open(domain) {
      const shop = openShop(domain);
      double.shops.set(domain, shop);
      return shop;
    },
    consent(domain) {
      made += 1;
      const code = `code-${made}`;
      codes.set(code, domain);
      return code;
    },
    faultAt: (words, ...next) => faults.push(...next.map((fault) => ({ words, fault }))),
    signedQuery: (query) => signedQuery(double.secret, query),
    webhook({ shop, topic, payload, id = crypto.randomUUID() }) {
      const body = Buffer.from(JSON.stringify(payload));
      return { body, headers: webhookHeaders(double.secret, { shop, topic, id, body }) };
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return double;
}

interface ApiRequest {
  pathname: string;
  token: string | null;
  body: string;
}

function api(double: ShopifyDouble, { pathname, token, body }: ApiRequest): Reply {
  const version = /^\/admin\/api\/([^/]+)\/graphql\.json$/.exec(pathname)?.[1];
  // One that is over is answered by the oldest that is not, without a word but a header; one to come is none.
  const served = version && (double.versions.includes(version) ? version : double.versions[0]);
  if (!version || !served || version > (double.versions.at(-1) ?? ''))
    return { status: 404, json: { errors: 'Not Found' } };
  const shop = [...double.shops.values()].find((one) => one.token !== null && one.token === token);
  if (!shop) return { status: 401, json: { errors: '[API] Invalid API key or access token' } };
  return {
    status: 200,
    json: graphql(shop, double.url, JSON.parse(body) as Asked),
    headers: { 'x-shopify-api-version': served },
  };
}

function takeFault(faults: { words: string; fault: Fault }[], body: string): Fault | null {
  const at = faults.findIndex(({ words }) => body.includes(words));
  return at < 0 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
}

function exchange(
  double: ShopifyDouble,
  codes: Map<string, string>,
  { body, res }: { body: string; res: ServerResponse },
): void {
  const sent = JSON.parse(body) as Record<string, string>;
  const domain = codes.get(sent.code ?? '');
  codes.delete(sent.code ?? '');
  const shop = double.shops.get(domain ?? '');
  if (sent.client_id !== double.key || sent.client_secret !== double.secret || !shop)
    return void send(res, { status: 400, json: { error: 'invalid_request' } });
  shop.token = `shpat_${domain}_${crypto.randomUUID()}`;
  send(res, { status: 200, json: { access_token: shop.token, scope: 'read_products,write_orders' } });
}

/**
 * Points are taken before the work, as many as it may cost; what it did not cost is given back, and the rest comes back
 * with time.
 */
function graphql(shop: DoubleShop, base: string, asked: Asked) {
  const { points } = shop;
  const now = Date.now();
  points.left = Math.min(points.most, points.left + ((now - points.at) / 1000) * points.perSecond);
  points.at = now;
  const counted = costOf(asked.query, asked.variables ?? {});
  if ('refused' in counted) return { errors: [{ message: counted.refused }] };
  const { cost: requestedQueryCost } = counted;
  const cost = (actualQueryCost: number | null) => ({
    requestedQueryCost,
    actualQueryCost,
    throttleStatus: {
      maximumAvailable: points.most,
      currentlyAvailable: Math.floor(points.left),
      restoreRate: points.perSecond,
    },
  });
  if (requestedQueryCost > SINGLE_QUERY_MOST)
    return {
      errors: [
        {
          message: `Query cost is ${requestedQueryCost}, which exceeds the single query max cost limit (${SINGLE_QUERY_MOST}).`,
          extensions: {
            code: 'MAX_COST_EXCEEDED',
            cost: requestedQueryCost,
            maxCost: SINGLE_QUERY_MOST,
          },
        },
      ],
    };
  if (points.left < requestedQueryCost)
    return {
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: { cost: cost(null) },
    };
  const answer = answerGraphql(shop, base, asked);
  const spent = Math.min(requestedQueryCost, Math.max(1, spentOn(answer.data)));
  points.left -= spent;
  return { ...answer, extensions: { cost: cost(spent) } };
}

async function sendFile(double: ShopifyDouble, path: string, res: ServerResponse): Promise<void> {
  const [, , domain = '', name = ''] = path.split('/');
  const shop = double.shops.get(domain);
  const bulk = shop?.bulks[Number.parseInt(name, 10) - 1];
  if (!shop || !bulk) return void res.writeHead(404).end();
  res.writeHead(200, { 'content-type': 'application/jsonl' });
  let sent = 0;
  for (const { product, variant } of chosen(shop, bulk.query)) {
    if (!res.write(`${variantLine(product, variant)}\n`)) await drained(res);
    sent += 1;
    if (double.atLine?.line === sent) {
      const { run } = double.atLine;
      double.atLine = null;
      run(() => res.destroy());
    }
    if (res.destroyed) return;
  }
  res.end();
}

/** The reader has room again, or is gone. */
const drained = (res: ServerResponse) =>
  new Promise<void>((resolve) => {
    const over = () => {
      for (const event of ['drain', 'close']) res.off(event, over);
      resolve();
    };
    for (const event of ['drain', 'close']) res.on(event, over);
  });

function signedQuery(secret: string, query: Record<string, string>): URLSearchParams {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const all: Record<string, string> = { timestamp, ...query };
  const text = Object.keys(all)
    .sort()
    .map((name) => `${name}=${all[name]}`)
    .join('&');
  const hmac = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams({ ...all, hmac });
}

interface Sent {
  shop: string;
  topic: string;
  id: string;
  body: Buffer;
}

function webhookHeaders(secret: string, { shop, topic, id, body }: Sent): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': shop,
    'x-shopify-webhook-id': id,
    'x-shopify-api-version': '2026-07',
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
  };
}
