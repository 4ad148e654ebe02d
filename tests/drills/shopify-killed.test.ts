// The first import of a shop is killed outright, twice, while its lines come in: it goes on by itself where it stood, on
// PostgreSQL where there is one, and no product is made twice or left out.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopifyState } from '#src/features/shopify/shopify.ts';
import { type BuiltServer, newDataDir, startBuiltServer } from '#tests/support/built-server.ts';
import { linkByConsent, shopifyEnv } from '#tests/support/built-shopify.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { callSite } from '#tests/support/call-site.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { makeProduct } from '#tests/support/shopify-double/books.ts';
import { startShopify } from '#tests/support/shopify-double/server.ts';

const PRODUCTS = 4000;
/** The lines of the file after which the process ends. */
const KILLED_AFTER = [1500, 2600];
const ADMIN = { email: 'admin@exemple.fr', password: 'une longue phrase de passe' };
const SHOP = 'nuage.myshopify.com';

const postgres = await startPostgres();
const double = await startShopify();
const env = {
  DATA_DIR: newDataDir(),
  PORT: String(await freePort()),
  DATABASE_URL: postgres?.url ?? '',
  SEED: 'empty',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ...shopifyEnv(double),
};
let site: BuiltServer;
let token = '';
const call = <T = Record<string, unknown>>(path: string, input: object = {}, as = token) =>
  callSite<T>({ url: site.url, token: as }, path, input);

beforeAll(async () => {
  site = await startBuiltServer(env);
  const { token: rose } = await call<{ token: string }>('user/login_with_password', ADMIN);
  const person = { email: 'ines@exemple.fr', password: 'une autre phrase de passe' };
  const { token: ines } = await call<{ token: string }>('user/register_with_email', person);
  const made = await call<{ merchant: { uuid: string } }>('business/create', BUSINESS, ines);
  await call('admin/approve_merchant', { uuid: made.merchant.uuid }, rose);
  const opened = await call<{ token: string }>(
    'business/open_session',
    { merchant_uuid: made.merchant.uuid },
    ines,
  );
  token = opened.token;
  const shop = double.open(SHOP);
  shop.products = Array.from({ length: PRODUCTS }, (_, n) => makeProduct(n + 1));
  await linkByConsent(site, double, { shop: SHOP, token });
});
afterAll(async () => {
  await site.stop();
  rmSync(env.DATA_DIR, { recursive: true, force: true });
  await double.close();
  await postgres?.stop();
});

const state = () => call<ShopifyState>('business/shopify_state');

/** The process is killed as soon as the double has sent so many lines of the file. */
const killedAt = (line: number) =>
  new Promise<void>((resolve) => {
    double.atLine = {
      line,
      run: () => {
        site.process.kill('SIGKILL');
        resolve();
      },
    };
  });

it('is whole after two kills, each product once', async () => {
  let killed = killedAt(KILLED_AFTER[0] ?? 0);
  await call('business/shopify_setup', { collections: 'all', stock: 'follow' });
  for (const [n] of KILLED_AFTER.entries()) {
    await killed;
    await site.stop('SIGKILL');
    const next = KILLED_AFTER[n + 1];
    if (next !== undefined) killed = killedAt(next);
    site = await startBuiltServer(env);
  }
  let last = await state();
  // Looked at once a minute by the job of imports, whatever was lost.
  for (let tries = 0; last.import?.state !== 'done' && tries < 1200; tries += 1) {
    await pause(200);
    last = await state();
  }
  expect(last.import).toMatchObject({ state: 'done', done: PRODUCTS, total: PRODUCTS });
  const { total } = await call<{ total: number }>('business/list_products', { query: '', page: 1 });
  expect(total).toBe(PRODUCTS);
  const of = (body: string) => double.requests.filter(({ query }) => query.includes(body)).length;
  expect(of('bulkOperationRunQuery')).toBe(1);
  expect(last.products).toBe(PRODUCTS);
}, 400_000);
