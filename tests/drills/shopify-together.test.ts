// Several shops bring everything in at once, and Shopify takes its time over each: none of them waits for another's file,
// and one that has no room left for an operation says so and goes on once it has.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopifyState } from '#src/features/shopify/shopify.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { linkByConsent, shopifyEnv } from '#tests/support/built-shopify.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { callSite } from '#tests/support/call-site.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { type DoubleShop, makeProduct } from '#tests/support/shopify-double/books.ts';
import { startShopify } from '#tests/support/shopify-double/server.ts';

const ADMIN = { email: 'admin@exemple.fr', password: 'une longue phrase de passe' };
const SIRETS = ['73282932000074', '44306184100047', '55210055400013'];
/** Two seconds between two looks. */
const LOOKS = 5;
const PRODUCTS = 300;

const postgres = await startPostgres();
const double = await startShopify();
let site: BuiltServer;
const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);

beforeAll(async () => {
  site = await startBuiltServer({
    DATABASE_URL: postgres?.url ?? '',
    SEED: 'empty',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...shopifyEnv(double),
  });
});
afterAll(async () => {
  await site.remove();
  await double.close();
  await postgres?.stop();
});

/** A business with a linked shop of its own that holds some products, and its session. */
async function opened(n: number): Promise<{ token: string; shop: DoubleShop }> {
  const person = { email: `vendeuse${n}@exemple.fr`, password: 'une autre phrase de passe' };
  const { token: owner } = await call<{ token: string }>('user/register_with_email', person);
  const { merchant } = await call<{ merchant: { uuid: string } }>(
    'business/create',
    { ...BUSINESS, name: `Boutique ${n}`, siret: SIRETS[n], vat_number: null },
    owner,
  );
  const { token } = await call<{ token: string }>(
    'business/open_session',
    { merchant_uuid: merchant.uuid },
    owner,
  );
  const domain = `boutique-${n}.myshopify.com`;
  const shop = double.open(domain);
  shop.products = Array.from({ length: PRODUCTS }, (_, at) => makeProduct(1000 * (n + 1) + at));
  shop.looks = LOOKS;
  await linkByConsent(site, double, { shop: domain, token });
  return { token, shop };
}

const state = (token: string) => call<ShopifyState>('business/shopify_state', {}, token);

async function doneWithin(token: string, seconds: number): Promise<ShopifyState> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const now = await state(token);
    if (now.import?.state === 'done' || Date.now() > end) return now;
    await pause(250);
  }
}

it('each goes as fast as its own operation', async () => {
  const shops = await Promise.all(SIRETS.map((_, n) => opened(n)));
  for (const { token } of shops)
    await call('business/shopify_setup', { collections: 'all', stock: 'follow' }, token);
  // One operation takes eight seconds, three in a row more than twenty-four.
  for (const one of await Promise.all(shops.map(({ token }) => doneWithin(token, 20))))
    expect(one).toMatchObject({ products: PRODUCTS, import: { state: 'done', refused: 0 } });
  expect(shops.map(({ shop }) => shop.bulks.length)).toEqual([1, 1, 1]);
}, 120_000);
