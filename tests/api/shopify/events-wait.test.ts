import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventsJob } from '#src/features/shopify/events.jobs.server.ts';
import { receiveShopify } from '#src/features/shopify/receive.server.ts';
import { EVENT_KEPT_DAYS } from '#src/features/shopify/shopify.ts';
import { shopifyEvent } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { stockShelf } from '#tests/support/shop.ts';
import { bringIn, linkShop, openBusiness, productsOf, settingsOf } from '#tests/support/shopify.ts';
import { makeProduct, productPayload } from '#tests/support/shopify-double/books.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
const DAY_MS = 86_400_000;
let double: ShopifyDouble;
let app: TestApp;
let merchantId: number;

beforeAll(async () => {
  double = await startShopify();
  app = await startTestApp({ config: settingsOf(double) });
  await stockShelf(app);
  const rose = await join(app, 'rose');
  const { token, id } = await openBusiness(app, { owner: await join(app, 'ines'), rose });
  merchantId = id;
  const shop = await linkShop(app, { double, token, domain: SHOP });
  shop.products = [];
  await bringIn(app, token);
});
afterAll(async () => {
  await app.close();
  await double.close();
});
const db = () => app.services.database.db;
beforeEach(() => db().delete(shopifyEvent));
afterEach(() => vi.useRealTimers());

const told = (id: string, more: Partial<typeof shopifyEvent.$inferInsert>) =>
  db()
    .insert(shopifyEvent)
    .values({
      id,
      domain: SHOP,
      topic: 'products/update',
      payload: { id: {} },
      receivedAt: new Date(),
      ...more,
    });

it('an event that cannot be applied waits before it is tried again', async () => {
  await told('mal-forme', {});
  const before = Date.now();
  for (let run = 0; run < 3; run += 1) await eventsJob.run(app.services, {});
  const [row] = await db().select().from(shopifyEvent).where(eq(shopifyEvent.id, 'mal-forme'));
  expect(row).toMatchObject({ attempts: 1, appliedAt: null });
  expect(row?.nextAt.getTime()).toBeGreaterThanOrEqual(before + 10_000);
});

it('what was applied is forgotten with its days', async () => {
  const applied = (days: number) => ({ appliedAt: new Date(Date.now() - days * DAY_MS) });
  await told('ancien', applied(EVENT_KEPT_DAYS + 1));
  await told('recent', applied(EVENT_KEPT_DAYS - 1));
  await eventsJob.run(app.services, {});
  expect((await db().select().from(shopifyEvent)).map(({ id }) => id)).toEqual(['recent']);
});

it('events that come in one millisecond are applied in the order in which they happened', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const asleep = { ...app.services, jobs: { ...app.services.jobs, wake: () => undefined } };
  const removed = double.webhook({
    shop: SHOP,
    topic: 'products/delete',
    payload: { id: 7 },
    id: 'zz-premier',
  });
  removed.headers['x-shopify-triggered-at'] = '2026-11-10T10:20:00Z';
  const late = productPayload(makeProduct(7, { updatedAt: '2026-11-10T10:15:00Z' }));
  const updated = double.webhook({ shop: SHOP, topic: 'products/update', payload: late, id: 'aa-second' });
  for (const event of [removed, updated]) await receiveShopify(asleep, event);
  await eventsJob.run(app.services, {});
  expect(await productsOf(app, merchantId)).toEqual([]);
});
