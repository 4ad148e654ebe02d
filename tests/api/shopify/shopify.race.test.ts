import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { eventsJob } from '#src/features/shopify/events.jobs.server.ts';
import { importsDue } from '#src/features/shopify/import.jobs.server.ts';
import { receiveShopify } from '#src/features/shopify/receive.server.ts';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import { ordersJob } from '#src/features/shopify/shopify.jobs.server.ts';
import { product, shopifyEvent, shopifyImport, shopifyItem } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';
import {
  bringIn,
  createVisitor,
  linkShop,
  openBusiness,
  productsOf,
  settingsOf,
  stateIn,
} from '#tests/support/shopify.ts';
import { type DoubleShop, makeProduct, productPayload } from '#tests/support/shopify-double/books.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';

describe.runIf(process.env.TEST_DATABASE_URL)('several at once', () => {
  let double: ShopifyDouble;
  let shop: Shop;
  let mine: { token: string; uuid: string; id: number };
  let theirs: DoubleShop;
  const db = () => shop.app.services.database.db;
  const times = <T>(n: number, work: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: n }, (_, at) => work(at)));

  beforeAll(async () => {
    double = await startShopify();
    shop = await openShop({ stock: 30, config: settingsOf(double) });
    const owner = await join(shop.app, 'ines');
    mine = await openBusiness(shop.app, { owner, rose: await join(shop.app, 'rose') });
    theirs = await linkShop(shop.app, { double, token: mine.token, domain: SHOP });
  });
  afterAll(async () => {
    await shop.app.close();
    await double.close();
  });

  it('a state is spent once by four who come back with it', async () => {
    const visit = await createVisitor(shop.app).signUp(new URLSearchParams({ shop: SHOP }));
    const state = visit.kind === 'go' ? stateIn(visit.to) : '';
    const back = await times(4, () =>
      createVisitor(shop.app, mine.token).comeBack(
        double.signedQuery({ shop: SHOP, code: double.consent(SHOP), state }),
      ),
    );
    expect(back.filter(({ kind }) => kind === 'go')).toHaveLength(1);
  });

  it('a webhook that comes four times at once is kept and applied once', async () => {
    theirs.products = [makeProduct(1)];
    await bringIn(shop.app, mine.token);
    const sent = double.webhook({
      shop: SHOP,
      topic: 'products/update',
      payload: productPayload(makeProduct(1, { title: 'Une fois', updatedAt: '2026-11-20T10:00:00Z' })),
    });
    await times(4, () => receiveShopify(shop.app.services, sent));
    await times(4, () => eventsJob.run(shop.app.services, {}));
    const events = await db().select().from(shopifyEvent);
    expect(events).toMatchObject([{ appliedAt: expect.any(Date), attempts: 0 }]);
    expect(await productsOf(shop.app, mine.id)).toMatchObject([{ name: 'Une fois' }]);
  });

  it('words of one product applied by several at once end with the last of them', async () => {
    await times(12, async (n) => {
      const payload = productPayload(
        makeProduct(2, { title: `Mot ${n}`, updatedAt: `2026-11-21T10:00:${String(n + 10)}Z` }),
      );
      await receiveShopify(
        shop.app.services,
        double.webhook({ shop: SHOP, topic: 'products/update', payload }),
      );
    });
    await times(4, () => eventsJob.run(shop.app.services, {}));
    await db()
      .update(shopifyEvent)
      .set({ nextAt: new Date(0) });
    await eventsJob.run(shop.app.services, {});
    const names = (await productsOf(shop.app, mine.id)).map(({ name }) => name);
    expect(names).toEqual(['Une fois', 'Mot 11']);
  });

  it('an import and the webhooks of what it reads end with the newer word, and no product twice', async () => {
    theirs.products = Array.from({ length: 600 }, (_, n) => makeProduct(1000 + n));
    await shop.app.as(mine.token, () => shopifyCalls.setup({ collections: 'all', stock: 'follow' }));
    await times(40, async (n) => {
      const payload = productPayload(
        makeProduct(1000 + n * 15, { title: `Neuf ${n}`, updatedAt: '2026-11-24T10:00:00Z' }),
      );
      await receiveShopify(
        shop.app.services,
        double.webhook({ shop: SHOP, topic: 'products/update', payload }),
      );
    });
    await Promise.all([importsDue.run(shop.app.services, {}), eventsJob.run(shop.app.services, {})]);
    await db()
      .update(shopifyEvent)
      .set({ nextAt: new Date(0) });
    await db()
      .update(shopifyImport)
      .set({ nextAt: new Date(0) });
    await eventsJob.run(shop.app.services, {});
    await importsDue.run(shop.app.services, {});
    const found = (await productsOf(shop.app, mine.id)).filter(({ enabled }) => enabled);
    expect(found.filter(({ name }) => name.startsWith('Neuf'))).toHaveLength(40);
    expect(found.filter(({ name }) => name.startsWith('Hochet'))).toHaveLength(560);
    const items = await db().select().from(shopifyItem).where(eq(shopifyItem.merchantId, mine.id));
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
  });

  it('an order that several make at once is made once', async () => {
    const [one] = (await productsOf(shop.app, mine.id)).filter(({ enabled }) => enabled);
    await shop.app.as(shop.camille.token, async () => {
      await itemCalls.addItemToMain({ product_id: one?.id ?? 0 });
      await itemCalls.updateProduct({ product_id: one?.id ?? 0, quantity: 9 });
    });
    double.faultAt('orderCreate', 'error');
    await shop.paid({ product_id: one?.id ?? 0 });
    await db().execute("update shopify_order set next_at = now() - interval '1 minute'");
    await times(4, () => ordersJob.run(shop.app.services, {}));
    expect(theirs.orders).toHaveLength(1);
    const [row] = await db()
      .select()
      .from(product)
      .where(eq(product.id, one?.id ?? 0));
    expect(row?.stock).toBe(4);
  });
});
