import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { eventsJob } from '#src/features/shopify/events.jobs.server.ts';
import { importsDue } from '#src/features/shopify/import.jobs.server.ts';
import { receiveShopify } from '#src/features/shopify/receive.server.ts';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import { feedPicture, product, shopifyImport } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { stockShelf } from '#tests/support/shop.ts';
import { bringIn, linkShop, openBusiness, productsOf, settingsOf } from '#tests/support/shopify.ts';
import { type DoubleShop, makeProduct, variantOf } from '#tests/support/shopify-double/books.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
let double: ShopifyDouble;
let app: TestApp;
let rose: Member;
let mine: { token: string; uuid: string; id: number };
let shop: DoubleShop;

beforeAll(async () => {
  double = await startShopify();
  app = await startTestApp({ config: settingsOf(double) });
  await stockShelf(app);
  const ines = await join(app, 'ines');
  rose = await join(app, 'rose');
  mine = await openBusiness(app, { owner: ines, rose });
});
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  shop = await linkShop(app, { double, token: mine.token, domain: SHOP });
  shop.products = [];
  shop.currency = 'EUR';
  shop.looks = 1;
});

const as = <T>(work: () => Promise<T>) => app.as(mine.token, work);
const state = () => as(() => shopifyCalls.state({}));
const range = (n: number) => Array.from({ length: n }, (_, at) => at + 1);
const db = () => app.services.database.db;
/** As if the time it waits for had come. */
const now = () =>
  db()
    .update(shopifyImport)
    .set({ nextAt: new Date(0) });

describe('an import', () => {
  it('brings variants in as products of the seller, and says of each other line why not', async () => {
    const sizes = makeProduct(2, { title: 'Body', vendor: 'Petit Ours' });
    sizes.variants = [
      variantOf(2, { id: 21, title: '0-3 mois', stock: 0, barcode: '4006381333931' }),
      variantOf(2, { id: 22, title: '3-6 mois', stock: 3, inventoryItemId: 22 }),
    ];
    shop.products = [
      makeProduct(1, {
        image: 'https://cdn.exemple/hochet.jpg',
        html: '<p>Bois <script>x</script>&amp; coton</p>',
      }),
      sizes,
      makeProduct(3, { price: '0.00' }),
      makeProduct(4, { title: '' }),
      makeProduct(5, { status: 'DRAFT' }),
      makeProduct(6, { variants: [variantOf(6, { policy: 'CONTINUE', stock: -2 })] }),
    ];
    expect(await bringIn(app, mine.token, { price_percent: 110 })).toMatchObject({
      products: 4,
      refused: 2,
      last_sync: expect.any(String),
      import: { state: 'done', created: 4, updated: 0, refused: 2, problem: null },
    });
    const [first, small, large, endless] = await productsOf(app, mine.id);
    expect(first).toMatchObject({
      merchantItemId: `s${mine.id}:10`,
      name: 'Hochet 1',
      priceCents: 2739,
      stock: 5,
      availability: 'in_stock',
      soldHere: true,
      enabled: true,
      kind: 'catalogue',
      brandText: 'Bois doux',
    });
    expect(first?.description).toContain('Bois');
    expect(first?.description).not.toContain('<');
    expect(small).toMatchObject({
      name: 'Body – 0-3 mois',
      stock: 0,
      availability: 'out_of_stock',
      gtin: '4006381333931',
    });
    expect(large).toMatchObject({ name: 'Body – 3-6 mois', stock: 3 });
    expect(endless).toMatchObject({ stock: null, availability: 'in_stock' });
    const [picture] = await db()
      .select()
      .from(feedPicture)
      .where(eq(feedPicture.productId, first?.id ?? 0));
    expect(picture).toMatchObject({ source: 'https://cdn.exemple/hochet.jpg' });
    const { items, total } = await as(() => shopifyCalls.refused({}));
    expect(total).toBe(2);
    expect(items.map(({ product: of }) => of)).toEqual([
      'gid://shopify/Product/3',
      'gid://shopify/Product/4',
    ]);
    for (const { why } of items) expect(why).toMatch(/\.$/);
  });

  it('changes nothing the second time, and what changed the third; what is gone leaves, and comes back', async () => {
    shop.products = [makeProduct(1), makeProduct(7)];
    shop.looks = 2;
    await bringIn(app, mine.token);
    shop.looks = 1;
    expect(await bringIn(app, mine.token)).toMatchObject({ import: { created: 0, updated: 2 } });
    await as(() => shopifyCalls.sync({}));
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ products: 2, refused: 0, import: { unchanged: 2, updated: 0 } });
    shop.products = [makeProduct(1, { title: 'Hochet neuf', updatedAt: '2026-11-05T10:00:00Z' })];
    await as(() => shopifyCalls.sync({}));
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ products: 1, import: { updated: 1 } });
    const all = await productsOf(app, mine.id);
    const named = (name: string) => all.find((one) => one.name === name);
    expect(named('Hochet neuf')).toMatchObject({ enabled: true });
    expect(named('Hochet 7')).toMatchObject({ enabled: false, archivedAt: expect.any(Date) });
    shop.products.push(makeProduct(7));
    await as(() => shopifyCalls.sync({}));
    await importsDue.run(app.services, {});
    const back = (await productsOf(app, mine.id)).find(({ name }) => name === 'Hochet 7');
    expect(back).toMatchObject({ enabled: true, archivedAt: null, id: named('Hochet 7')?.id });
  });

  it('takes the chosen collections alone, and counts no stock where the seller says so', async () => {
    shop.collections = [
      { id: 71, title: 'Naissance' },
      { id: 72, title: 'Maman' },
    ];
    shop.products = [
      makeProduct(1, { collections: [71] }),
      makeProduct(2, { collections: [72], stock: 0 }),
      makeProduct(3),
    ];
    expect(await as(() => shopifyCalls.collections({}))).toEqual({
      items: [
        { id: 'gid://shopify/Collection/71', title: 'Naissance', products: 1 },
        { id: 'gid://shopify/Collection/72', title: 'Maman', products: 1 },
      ],
    });
    await bringIn(app, mine.token, { collections: ['72'], stock: 'always' });
    const shown = (await productsOf(app, mine.id)).filter(({ enabled }) => enabled);
    expect(shown).toMatchObject([{ name: 'Hochet 2', stock: null, availability: 'in_stock' }]);
    await bringIn(app, mine.token);
  });

  it('brings nothing in from a shop that does not sell in euros', async () => {
    shop.currency = 'USD';
    expect(await bringIn(app, mine.token)).toMatchObject({
      import: { state: 'failed', problem: expect.stringContaining('USD') },
    });
  });

  it('goes on at the line where it was cut short, and does none twice', async () => {
    shop.products = range(950).map((n) => makeProduct(10_000 + n));
    double.atLine = { line: 700, run: (cut) => cut() };
    const cut = await bringIn(app, mine.token);
    expect(cut.import).toMatchObject({ state: 'reading', total: 950 });
    const { done = 0 } = cut.import ?? {};
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(950);
    await now();
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ import: { state: 'done', done: 950, created: 950 } });
    const found = (await productsOf(app, mine.id)).filter(({ enabled }) => enabled);
    expect(found).toHaveLength(950);
  });

  it('ends when the shop is uninstalled in the middle of it: nothing of it is for sale', async () => {
    shop.products = range(900).map((n) => makeProduct(20_000 + n));
    let told: Promise<unknown> = Promise.resolve();
    double.atLine = {
      line: 500,
      run: () => {
        const sent = double.webhook({ shop: SHOP, topic: 'app/uninstalled', payload: { id: 1 } });
        told = receiveShopify(app.services, sent).then(() => eventsJob.run(app.services, {}));
      },
    };
    await bringIn(app, mine.token);
    await told;
    await now();
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ domain: null, products: 0 });
    expect((await productsOf(app, mine.id)).filter(({ enabled }) => enabled)).toEqual([]);
    const open = await db().select().from(shopifyImport).where(eq(shopifyImport.state, 'reading'));
    expect(open).toEqual([]);
  });

  it('waits for the shop while Shopify is away, and says so when its token is refused', async () => {
    shop.products = [makeProduct(1)];
    double.faultAt('shop {', 'error');
    expect(await bringIn(app, mine.token)).toMatchObject({ import: { state: 'asked' } });
    await now();
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ import: { state: 'done' } });
    shop.token = 'another';
    await as(() => shopifyCalls.sync({}));
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ refused_by_shopify: true, import: { state: 'failed' } });
    await expect(as(() => shopifyCalls.sync({}))).rejects.toMatchObject({ code: 'shopify_not_linked' });
  });

  it('waits while five operations of ours are under way in the shop, however long, and never fails for that', async () => {
    shop.products = [makeProduct(1)];
    shop.bulks = range(5).map((n) => ({
      id: `gid://shopify/BulkOperation/${n}`,
      query: '',
      polls: 0,
      createdAt: new Date().toISOString(),
    }));
    expect(await bringIn(app, mine.token)).toMatchObject({ import: { state: 'asked' } });
    for (const _ of range(4)) {
      await now();
      await importsDue.run(app.services, {});
    }
    expect(await state()).toMatchObject({ import: { state: 'asked', problem: null } });
    expect(shop.bulks).toHaveLength(5);
    for (const one of shop.bulks.slice(0, 1)) one.polls = shop.looks;
    await now();
    await importsDue.run(app.services, {});
    expect(await state()).toMatchObject({ import: { state: 'done' } });
    shop.bulks = [];
  });

  it('leaves what an editor wrote or removed as it is', async () => {
    shop.products = [makeProduct(1), makeProduct(2)];
    await bringIn(app, mine.token);
    const at = (key: string) => eq(product.merchantItemId, `s${mine.id}:${key}`);
    await db()
      .update(product)
      .set({ name: 'Notre nom', keptFields: ['name'] })
      .where(at('10'));
    await db().update(product).set({ deletedAt: new Date() }).where(at('20'));
    shop.products = [
      makeProduct(1, { updatedAt: '2026-11-20T10:00:00Z', price: '30.00' }),
      makeProduct(2, { updatedAt: '2026-11-20T10:00:00Z', price: '30.00' }),
    ];
    expect(await bringIn(app, mine.token)).toMatchObject({ import: { updated: 1, refused: 1 } });
    const [one] = await db().select().from(product).where(at('10'));
    expect(one).toMatchObject({ name: 'Notre nom', priceCents: 3000 });
    await db().update(product).set({ deletedAt: null }).where(at('20'));
  });
});

it('a business that waits for its approval brings its products in, and sells none', async () => {
  const camille = await join(app, 'camille');
  const { merchant } = await app.as(camille.token, () =>
    businessCalls.create({
      name: 'Lune',
      legal_name: 'Lune',
      siret: '55208131766522',
      shop_url: 'https://lune.exemple',
    }),
  );
  const { token } = await app.as(camille.token, () =>
    businessCalls.openSession({ merchant_uuid: merchant.uuid }),
  );
  const theirs = await linkShop(app, { double, token, domain: 'lune.myshopify.com' });
  theirs.products = [makeProduct(1)];
  expect(await bringIn(app, token)).toMatchObject({ products: 1 });
  const rows = await db().select().from(product).where(eq(product.withheld, true));
  expect(rows).toMatchObject([{ name: 'Hochet 1', enabled: false }]);
});
