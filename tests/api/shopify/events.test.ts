import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveShopify } from '#src/features/shopify/receive.server.ts';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import {
  auditLog,
  mailOutbox,
  product,
  shopifyEvent,
  shopifyItem,
  shopifyLink,
} from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { stockShelf } from '#tests/support/shop.ts';
import { bringIn, deliver, linkShop, openBusiness, productsOf, settingsOf } from '#tests/support/shopify.ts';
import {
  type DoubleProduct,
  type DoubleShop,
  makeProduct,
  productPayload,
  variantOf,
} from '#tests/support/shopify-double/books.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
let double: ShopifyDouble;
let app: TestApp;
let mine: { token: string; uuid: string; id: number };
let shop: DoubleShop;

beforeAll(async () => {
  double = await startShopify();
  app = await startTestApp({ config: settingsOf(double) });
  await stockShelf(app);
  const rose = await join(app, 'rose');
  mine = await openBusiness(app, { owner: await join(app, 'ines'), rose });
});
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  shop = await linkShop(app, { double, token: mine.token, domain: SHOP });
  shop.products = [];
  await db().delete(shopifyItem);
  await db().delete(product).where(eq(product.merchantId, mine.id));
  await bringIn(app, mine.token);
});

const db = () => app.services.database.db;
const at = (minute: number) => `2026-11-10T10:${String(minute).padStart(2, '0')}:00Z`;
const tell = (topic: string, payload: unknown, id?: string) =>
  deliver(app, double, { shop: SHOP, topic, payload, ...(id ? { id } : {}) });
const update = (fields: Partial<DoubleProduct> & { price?: string; stock?: number }, minute: number) =>
  tell('products/update', productPayload(makeProduct(1, { ...fields, updatedAt: at(minute) })));
const level = (item: number, available: number, minute: number) =>
  tell('inventory_levels/update', {
    inventory_item_id: item,
    location_id: 1,
    available,
    updated_at: at(minute),
  });
const shown = async () =>
  (await productsOf(app, mine.id)).map(({ name, stock, enabled }) => ({ name, stock, enabled }));

describe('a webhook', () => {
  it('reads the rate of VAT in a tag, refuses one that France has not, or two; a webhook changes it', async () => {
    shop.products = [
      makeProduct(101, { title: 'Imagier', tags: ['éveil', 'TVA 5,5'] }),
      makeProduct(102, { title: 'Coffret', tags: ['tva-20', 'TVA 20 %', 'Tvaldi'] }),
      makeProduct(103, { title: 'Carnet', tags: ['vatican'] }),
      makeProduct(104, { title: 'Peluche', tags: ['TVA 19,6'] }),
      makeProduct(105, { title: 'Album', tags: ['TVA 20', 'TVA 5,5'] }),
    ];
    expect(await bringIn(app, mine.token)).toMatchObject({ products: 3, refused: 2 });
    const rates = async () =>
      Object.fromEntries((await productsOf(app, mine.id)).map(({ name, vatRate }) => [name, vatRate]));
    expect(await rates()).toMatchObject({ Imagier: 550, Coffret: 2000, Carnet: null });
    const { items } = await app.as(mine.token, () => shopifyCalls.refused({}));
    expect(items.map(({ why }) => why).join()).toContain('19,6');
    const [book] = shop.products;
    const changed = { ...book, tags: [], updatedAt: '2026-11-20T10:00:00Z' } as DoubleProduct;
    await tell('products/update', productPayload(changed));
    expect(await rates()).toMatchObject({ Imagier: null });
  });

  it('is refused when its bytes are not signed, and kept once by its id', async () => {
    const good = double.webhook({
      shop: SHOP,
      topic: 'products/update',
      payload: productPayload(makeProduct(1)),
    });
    const bad = { ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) };
    expect(await receiveShopify(app.services, bad)).toMatchObject({ status: 401 });
    const { 'x-shopify-webhook-id': _, ...headers } = good.headers;
    expect(await receiveShopify(app.services, { body: good.body, headers })).toMatchObject({ status: 400 });
    expect(await receiveShopify(app.services, good)).toMatchObject({ json: { outcome: 'kept' } });
    expect(await receiveShopify(app.services, good)).toMatchObject({ json: { outcome: 'known' } });
    const off = { ...app.services, config: { ...app.services.config, shopify: null } };
    expect(await receiveShopify(off, good)).toMatchObject({ status: 404 });
    const odd = double.webhook({ shop: SHOP, topic: 'themes/publish', payload: {} });
    expect(await receiveShopify(app.services, odd)).toMatchObject({
      status: 200,
      json: { outcome: 'ignored' },
    });
    const shapeless = double.webhook({ shop: SHOP, topic: 'products/update', payload: { id: {} } });
    expect(await receiveShopify(app.services, shapeless)).toMatchObject({ status: 200 });
  });

  it('keeps nothing of the customers of a shop', async () => {
    await tell('fulfillments/create', {
      id: 1,
      order_id: 2,
      email: 'cliente@exemple.fr',
      destination: { name: 'Une Cliente', address1: '1 rue Secrète' },
      line_items: [],
    });
    await tell('customers/redact', { customer: { email: 'cliente@exemple.fr' }, orders_to_redact: [2] });
    const kept = JSON.stringify(await db().select().from(shopifyEvent));
    expect(kept).not.toContain('cliente@exemple.fr');
    expect(kept).not.toContain('Secrète');
  });

  it('of another shop, or of one that is not linked, changes nothing here', async () => {
    await update({}, 1);
    const payload = productPayload(makeProduct(1, { title: 'Autre', updatedAt: at(30) }));
    await deliver(app, double, { shop: 'autre.myshopify.com', topic: 'products/update', payload });
    await deliver(app, double, { shop: 'autre.myshopify.com', topic: 'products/delete', payload: { id: 1 } });
    expect(await shown()).toEqual([{ name: 'Hochet 1', stock: 5, enabled: true }]);
  });
});

describe('products, in whatever order they are told', () => {
  it('a word of a time to come hides no later one, and what no database holds is read all the same', async () => {
    await tell('products/update', productPayload(makeProduct(1, { updatedAt: '9999-01-01T00:00:00Z' })));
    const later = new Date().toISOString();
    await tell('products/update', productPayload(makeProduct(1, { title: 'Ensuite', updatedAt: later })));
    expect((await shown()).map(({ name }) => name)).toEqual(['Ensuite']);
    for (const updated_at of ['+275760-09-13T00:00:00.000Z', '-200000-01-01T00:00:00Z'])
      await tell('inventory_levels/update', { inventory_item_id: 11, available: 2 ** 31, updated_at });
    const odd = productPayload(makeProduct(2, { title: 'Coupé \ud83d', stock: 2 ** 31, updatedAt: later }));
    expect(await tell('products/update', odd)).toBe(200);
    const nul = productPayload(makeProduct(3, { title: 'Nul \0 part', updatedAt: later }));
    expect(await tell('products/update', nul)).toBe(200);
    const names = (await shown()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Coupé \ufffd', 'Nul part']));
    const waiting = (await db().select().from(shopifyEvent)).filter(({ problem }) => problem !== null);
    expect(waiting).toEqual([]);
  });

  it('an older word changes nothing, the same twice neither', async () => {
    await update({ title: 'Après' }, 20);
    await update({ title: 'Avant' }, 10);
    await update({ title: 'Après' }, 20);
    expect(await shown()).toEqual([{ name: 'Après', stock: 5, enabled: true }]);
  });

  it('pieces told before their product are its pieces', async () => {
    await level(11, 3, 30);
    await update({ stock: 9 }, 20);
    expect(await shown()).toEqual([{ name: 'Hochet 1', stock: 3, enabled: true }]);
    await level(11, 8, 10);
    expect(await shown()).toMatchObject([{ stock: 3 }]);
    await level(11, 0, 40);
    expect(await productsOf(app, mine.id)).toMatchObject([{ stock: 0, availability: 'out_of_stock' }]);
  });

  it('a product that was removed does not come back by an older change, and does by a newer one', async () => {
    await update({}, 10);
    const removed = double.webhook({ shop: SHOP, topic: 'products/delete', payload: { id: 1 } });
    removed.headers['x-shopify-triggered-at'] = at(20);
    await receiveShopify(app.services, removed);
    await update({ title: 'Trop tard' }, 15);
    expect(await shown()).toEqual([{ name: 'Hochet 1', stock: 5, enabled: false }]);
    await update({ title: 'Revenu' }, 25);
    expect(await shown()).toEqual([{ name: 'Revenu', stock: 5, enabled: true }]);
  });

  it('removed before it was ever told, it is not made', async () => {
    const removed = double.webhook({ shop: SHOP, topic: 'products/delete', payload: { id: 1 } });
    removed.headers['x-shopify-triggered-at'] = at(20);
    await receiveShopify(app.services, removed);
    await update({}, 15);
    expect(await shown()).toEqual([]);
  });

  it('a variant that is gone leaves, a draft leaves, and a price that is none says so', async () => {
    const two = [variantOf(1), variantOf(1, { id: 19, title: 'Bleu', inventoryItemId: 191 })];
    await update({ variants: two }, 10);
    expect(await shown()).toMatchObject([{ enabled: true }, { enabled: true }]);
    await update({}, 20);
    expect(await shown()).toMatchObject([{ enabled: true }, { name: 'Hochet 1 – Bleu', enabled: false }]);
    await update({ price: '0.00' }, 30);
    expect(await shown()).toMatchObject([{ enabled: false }, { enabled: false }]);
    const told = await app.as(mine.token, () => shopifyCalls.refused({}));
    expect(told).toMatchObject({
      total: 1,
      items: [{ title: 'Hochet 1', why: expect.stringMatching(/\.$/) }],
    });
    await update({}, 40);
    expect(await shown()).toMatchObject([{ enabled: true }, { enabled: false }]);
    await update({ status: 'DRAFT' }, 50);
    expect(await shown()).toMatchObject([{ enabled: false }, { enabled: false }]);
    expect(await app.as(mine.token, () => shopifyCalls.state({}))).toMatchObject({ products: 0, refused: 0 });
  });

  it('counts over all places of a shop that has several', async () => {
    shop.locations = 2;
    shop.products = [makeProduct(1, { stock: 7 })];
    await bringIn(app, mine.token);
    await level(11, 2, 10);
    expect(await shown()).toMatchObject([{ stock: 7 }]);
    shop.locations = 1;
  });

  it('brings a new product in only from a collection that was chosen', async () => {
    shop.collections = [{ id: 71, title: 'Naissance' }];
    shop.products = [makeProduct(1), makeProduct(2, { collections: [71] })];
    await bringIn(app, mine.token, { collections: ['71'] });
    await update({}, 10);
    expect((await shown()).filter(({ enabled }) => enabled)).toMatchObject([{ name: 'Hochet 2' }]);
  });
});

describe('a shop that leaves', () => {
  it('takes its products along and has its token forgotten, but not by a word older than its link', async () => {
    await update({}, 10);
    const old = double.webhook({ shop: SHOP, topic: 'app/uninstalled', payload: {} });
    old.headers['x-shopify-triggered-at'] = '2026-01-01T00:00:00Z';
    await receiveShopify(app.services, old);
    await tell('products/update', productPayload(makeProduct(2, { updatedAt: at(11) })));
    expect(await shown()).toMatchObject([{ enabled: true }, { enabled: true }]);
    await tell('app/uninstalled', { id: 1 });
    expect(await shown()).toMatchObject([{ enabled: false }, { enabled: false }]);
    const [link] = await db().select().from(shopifyLink).where(eq(shopifyLink.merchantId, mine.id));
    expect(link).toMatchObject({ token: '', leftAt: expect.any(Date) });
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.to, 'ines@exemple.fr'));
    expect(mails.some(({ subject }) => subject.includes('n’est plus reliée'))).toBe(true);
    await update({ title: 'Trop tard' }, 20);
    expect(await shown()).toMatchObject([{ name: 'Hochet 1', enabled: false }, { enabled: false }]);
  });

  it('is forgotten once Shopify asks, unless it came back', async () => {
    await update({}, 10);
    await tell('shop/redact', { shop_domain: SHOP });
    expect(await shown()).toMatchObject([{ enabled: true }]);
    await tell('app/uninstalled', {});
    await tell('shop/redact', { shop_domain: SHOP });
    expect(await db().select().from(shopifyLink).where(eq(shopifyLink.domain, SHOP))).toEqual([]);
    expect(await db().select().from(shopifyItem)).toEqual([]);
    expect(await productsOf(app, mine.id)).toMatchObject([{ deletedAt: expect.any(Date) }]);
  });

  it('answers a demand of data by a mail to its seller, and writes each demand down', async () => {
    await tell('customers/data_request', { customer: { id: 1 }, orders_requested: [] });
    await tell('customers/redact', { orders_to_redact: [1] });
    const actions = (await db().select().from(auditLog)).map(({ action }) => action);
    expect(actions).toContain('shopify.data_request');
    expect(actions).toContain('shopify.customer_redact');
    const mails = await db().select().from(mailOutbox);
    expect(mails.some(({ subject }) => subject.includes('demande de données'))).toBe(true);
  });
});
