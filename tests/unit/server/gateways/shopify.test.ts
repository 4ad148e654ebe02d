import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shopify, shopifyOf } from '#src/server/gateways/shopify/open.ts';
import type { DoubleShop } from '#tests/support/shopify-double/books.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'bois-doux.myshopify.com';
let double: ShopifyDouble;
let shop: DoubleShop;
let shopify: Shopify;
let access: { shop: string; token: string };

beforeAll(async () => {
  double = await startShopify();
  shop = double.open(SHOP);
  const settings = { apiKey: double.key, apiSecret: double.secret, apiBase: double.url };
  shopify = (await shopifyOf({ shopify: settings })) as Shopify;
  const { token } = await shopify.exchange(SHOP, double.consent(SHOP));
  access = { shop: SHOP, token };
});
afterAll(() => double.close());

it('is nothing without its keys', () => {
  expect(shopifyOf({ shopify: null })).toBeNull();
});

it('leads to the consent of the shop, the double in its place', () => {
  const url = new URL(shopify.consentUrl(SHOP, { state: 'abc', back: 'https://site.exemple/retour' }));
  expect(url.origin).toBe(double.url);
  expect(url.pathname).toBe('/admin/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: double.key,
    state: 'abc',
    redirect_uri: 'https://site.exemple/retour',
    scope: expect.stringContaining('write_orders'),
  });
});

it('takes a query that Shopify signed just now, and no other', async () => {
  const signed = double.signedQuery({ shop: SHOP, code: 'x' });
  const plain = double.signedQuery({ shop: SHOP, code: 'x', state: 'abc' });
  expect(await shopify.signedQuery(plain)).toBe(true);
  signed.set('shop', 'autre.myshopify.com');
  expect(await shopify.signedQuery(signed)).toBe(false);
  const late = double.signedQuery({ shop: SHOP, timestamp: String(Math.floor(Date.now() / 1000) - 600) });
  expect(await shopify.signedQuery(late)).toBe(false);
  expect(await shopify.signedQuery(new URLSearchParams({ shop: SHOP }))).toBe(false);
  plain.set('hmac', `${plain.get('hmac')}00`);
  expect(await shopify.signedQuery(plain)).toBe(false);
});

it('takes a webhook that was signed to the byte', async () => {
  const { body, headers } = double.webhook({
    shop: SHOP,
    topic: 'products/update',
    payload: { title: 'Doudou é' },
    id: 'w-1',
  });
  expect(await shopify.signedWebhook(body, headers)).toEqual({
    id: 'w-1',
    shop: SHOP,
    topic: 'products/update',
  });
  expect(await shopify.signedWebhook(Buffer.concat([body, Buffer.from(' ')]), headers)).toBe('unsigned');
  const { 'x-shopify-webhook-id': _, ...nameless } = headers;
  expect(await shopify.signedWebhook(body, nameless)).toBe('incomplete');
  const { 'x-shopify-hmac-sha256': __, ...bare } = headers;
  expect(await shopify.signedWebhook(body, bare)).toBe('unsigned');
});

it('waits for the points of a question, and asks again when it was too fast all the same', async () => {
  shop.points.left = 0;
  shop.points.at = Date.now();
  shop.points.perSecond = 50;
  const begun = Date.now();
  expect(await shopify.facts(access)).toMatchObject({ currency: 'EUR', locations: 1 });
  expect(Date.now() - begun).toBeGreaterThan(90);
  shop.points.perSecond = 1000;
});

it('waits as long as Retry-After says', async () => {
  double.faultAt('shop {', 'too_many');
  const begun = Date.now();
  await shopify.facts(access);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(190);
});

it('tells a shop that is away from one that took its token back', async () => {
  double.faultAt('shop {', 'error');
  await expect(shopify.facts(access)).rejects.toMatchObject({ name: 'ShopifyAway' });
  await expect(shopify.facts({ ...access, token: 'shpat_of_nobody' })).rejects.toMatchObject({
    name: 'ShopifyRefused',
  });
  await expect(shopify.exchange(SHOP, 'code-of-nobody')).rejects.toMatchObject({ name: 'ShopifyRefused' });
});

it('says nothing of a token in what it throws', async () => {
  const error = await shopify.facts({ ...access, token: 'shpat_secret' }).catch((told: unknown) => told);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('shpat_secret');
});
