// Shopify's own limits, as its documentation tells them: what one question may cost, and a version that is over.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import { ordersJob } from '#src/features/shopify/shopify.jobs.server.ts';
import { OTHER_VERSION } from '#src/features/shopify/shopify.ts';
import { shopifyOf } from '#src/server/gateways/shopify/open.ts';
import { outagesOf } from '#src/server/outages.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { linkShop, openBusiness, settingsOf } from '#tests/support/shopify.ts';
import type { DoubleShop } from '#tests/support/shopify-double/books.ts';
import { costOf } from '#tests/support/shopify-double/cost.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
let double: ShopifyDouble;
let app: TestApp;
let token: string;
let shop: DoubleShop;
beforeAll(async () => {
  double = await startShopify();
  app = await startTestApp({ config: settingsOf(double) });
  ({ token } = await openBusiness(app, { owner: await join(app, 'ines'), rose: await join(app, 'rose') }));
  shop = await linkShop(app, { double, token, domain: SHOP });
});
afterAll(async () => {
  await app.close();
  await double.close();
});

const opened = async () => {
  const shopify = await shopifyOf(app.services.config);
  if (!shopify) throw new Error('no keys');
  return { shopify, access: { shop: SHOP, token: shop.token ?? '' } };
};
const troubles = () =>
  outagesOf(app.services.log)
    .now()
    .map(({ cause }) => cause);

it('the costs of the double are those of the documentation', () => {
  const of = (query: string, variables = {}) => costOf(query, variables);
  expect(of('{ shop { name } }')).toEqual({ cost: 1 });
  expect(of('{ products(first: 5) { nodes { id variants(first: 10) { nodes { id } } } } }')).toEqual({
    cost: 5 * (1 + 10),
  });
  expect(of('{ products { nodes { id } } }')).toEqual({ refused: expect.stringMatching(/first or last/) });
  expect(
    of('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { id } } }', { ids: ['a', 'b'] }),
  ).toEqual({ cost: 2 });
  expect(of('mutation { appUninstall { userErrors { message } } }')).toEqual({ cost: 10 });
});

it('no question of ours costs more than one may, whatever the shop holds', async () => {
  const { shopify, access } = await opened();
  shop.collections = Array.from({ length: 250 }, (_, n) => ({ id: n + 1, title: `Collection ${n}` }));
  shop.orders.push({ id: 7001, input: {}, foundAt: 0, fulfilments: [] });
  await shopify.facts(access);
  expect(await shopify.collections(access)).toHaveLength(250);
  expect(await shopify.orders.fulfilments(access, 'gid://shopify/Order/7001')).toEqual([]);
  expect(await shopify.orders.find(access, 'none')).toBeNull();
  expect(await shopify.bulkState(access, 'gid://shopify/BulkOperation/1')).toBeNull();
});

it('waits for the points of a small shop, and is answered once they are back', async () => {
  const { shopify, access } = await opened();
  Object.assign(shop.points, { left: 150, at: Date.now() });
  const began = performance.now();
  await shopify.orders.fulfilments(access, 'gid://shopify/Order/7001');
  // 921 points are reckoned for it, and 100 come back in a second.
  expect(performance.now() - began).toBeGreaterThan(5000);
}, 30_000);

it('a version that is over is answered by another one: the work goes on, and a trouble is told', async () => {
  await ordersJob.run(app.services, {});
  expect(troubles()).not.toContain(OTHER_VERSION);
  double.versions = ['2026-10', '2027-01', '2027-04', '2027-07'];
  expect(await app.as(token, () => shopifyCalls.state({}))).toMatchObject({ domain: SHOP });
  const { shopify, access } = await opened();
  expect((await shopify.facts(access)).currency).toBe('EUR');
  await ordersJob.run(app.services, {});
  expect(troubles()).toContain(OTHER_VERSION);
});
