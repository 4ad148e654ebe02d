import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { eventsJob } from '#src/features/shopify/events.jobs.server.ts';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import { ordersJob } from '#src/features/shopify/shopify.jobs.server.ts';
import { mailOutbox, product, shopifyOrder } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { BUYER, openShop, type Shop } from '#tests/support/orders.ts';
import { bringIn, deliver, linkShop, openBusiness, settingsOf } from '#tests/support/shopify.ts';
import { type DoubleShop, makeProduct } from '#tests/support/shopify-double/books.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
let double: ShopifyDouble;
let shop: Shop;
let theirs: DoubleShop;
let ines: Member;
let mine: { token: string; uuid: string; id: number };
let rattle: number;

const db = () => shop.app.services.database.db;

beforeAll(async () => {
  double = await startShopify();
  shop = await openShop({ stock: 30, config: settingsOf(double) });
  ines = await join(shop.app, 'ines');
  mine = await openBusiness(shop.app, { owner: ines, rose: await join(shop.app, 'rose') });
  theirs = await linkShop(shop.app, { double, token: mine.token, domain: SHOP });
  theirs.products = [makeProduct(1, { stock: 12 })];
  await bringIn(shop.app, mine.token);
  const [one] = await db().select().from(product).where(eq(product.merchantId, mine.id));
  rattle = one?.id ?? 0;
  await shop.app.as(shop.camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: rattle });
    await itemCalls.updateProduct({ product_id: rattle, quantity: 50 });
  });
});
afterAll(async () => {
  await shop.app.close();
  await double.close();
});

const buy = (quantity = 1) => shop.paid({ product_id: rattle, quantity });
const make = () => ordersJob.run(shop.app.services, {});
const now = () =>
  db()
    .update(shopifyOrder)
    .set({ nextAt: new Date(0) });
const stock = async () => {
  const [row] = await db().select({ stock: product.stock }).from(product).where(eq(product.id, rattle));
  return row?.stock;
};
const level = (available: number, when = new Date()) =>
  deliver(shop.app, double, {
    shop: SHOP,
    topic: 'inventory_levels/update',
    payload: { inventory_item_id: 11, available, updated_at: when.toISOString() },
  });
const last = () => theirs.orders.at(-1);

describe('a paid order', () => {
  it('is made at Shopify once, paid, with our reference as its tag and the address of its parcel', async () => {
    const hash = await buy(2);
    const { uuid, number, total } = await shop.rowOf(hash);
    await make();
    await now();
    await make();
    expect(theirs.orders).toHaveLength(1);
    expect(last()?.input).toMatchObject({
      tags: [uuid, 'merveille'],
      name: `#${number}`,
      financialStatus: 'PAID',
      test: true,
      lineItems: [{ variantId: 'gid://shopify/ProductVariant/10', quantity: 2 }],
      shippingAddress: {
        lastName: 'Durand',
        firstName: 'Odile',
        address1: '12 rue des Lilas',
        zip: '44000',
        countryCode: 'FR',
      },
      transactions: [{ amountSet: { shopMoney: { amount: (total / 100).toFixed(2), currencyCode: 'EUR' } } }],
    });
    expect(await shop.app.as(mine.token, () => shopifyCalls.state({}))).toMatchObject({
      orders: { made: 1, waiting: 0 },
    });
  });

  it('is not made a second time when the answer to the first is lost', async () => {
    const before = theirs.orders.length;
    double.faultAt('orderCreate', 'lost_answer');
    await buy();
    expect(theirs.orders).toHaveLength(before + 1);
    await make();
    expect(theirs.orders).toHaveLength(before + 1);
    await now();
    await make();
    expect(theirs.orders).toHaveLength(before + 1);
    const [row] = await db()
      .select()
      .from(shopifyOrder)
      .where(eq(shopifyOrder.remoteId, `gid://shopify/Order/${last()?.id}`));
    expect(row).toMatchObject({ state: 'made', attempts: 2 });
  });

  it('waits its turn while Shopify says that we come too fast', async () => {
    const before = theirs.orders.length;
    double.faultAt('orderCreate', 'too_many');
    await buy();
    expect(theirs.orders).toHaveLength(before + 1);
  });

  it('is told to its seller when the shop refuses it to the end', async () => {
    theirs.products = [];
    await buy();
    for (let n = 0; n < 6; n += 1) {
      await now();
      await make();
    }
    theirs.products = [makeProduct(1, { stock: 8 })];
    const [row] = await db().select().from(shopifyOrder).where(eq(shopifyOrder.state, 'failed'));
    expect(row?.problem).toContain('variant');
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.to, 'ines@exemple.fr'));
    expect(mails.filter(({ subject }) => subject.includes('n’a pas pu être créée'))).toHaveLength(1);
  });
});

describe('stock to the piece', () => {
  it('leaves out what was sold here and the shop cannot know of yet', async () => {
    await db().execute(sql`delete from shopify_order where state = 'failed'`);
    await db().execute(
      sql`update order_line set state = 'delivered', sent_at = now() where product_id = ${rattle}`,
    );
    await level(10);
    expect(await stock()).toBe(10);
    double.faultAt('orderCreate', 'error');
    await buy(3);
    expect(await stock()).toBe(7);
    // The shop still counts what was just bought here.
    await level(10);
    expect(await stock()).toBe(7);
    await now();
    await make();
    await level(10, new Date(Date.now() - 60_000));
    expect(await stock()).toBe(7);
    await level(7);
    expect(await stock()).toBe(7);
  });
});

describe('a parcel that leaves there', () => {
  const leave = (more: object = {}, id?: string) =>
    deliver(shop.app, double, {
      shop: SHOP,
      topic: 'fulfillments/create',
      payload: {
        id: 9001,
        order_id: last()?.id,
        status: 'success',
        tracking_company: 'Colissimo',
        tracking_number: '6A123',
        line_items: [{ variant_id: 10 }],
        ...more,
      },
      ...(id ? { id } : {}),
    });

  it('sends the lines here, once, with its number, and its buyer is told', async () => {
    const hash = await buy();
    await make();
    const sentMails = async () =>
      (await db().select().from(mailOutbox).where(eq(mailOutbox.to, BUYER.contributor_email))).filter(
        ({ subject }) => subject.includes('parti'),
      ).length;
    const before = await sentMails();
    await leave({ order_id: 1 });
    expect(await sentMails()).toBe(before);
    await leave({}, 'parcel-1');
    await leave({}, 'parcel-1');
    await leave({}, 'parcel-2');
    const { uuid: reference } = await shop.rowOf(hash);
    const told = await shop.app.as(mine.token, () => sellerOrderCalls.get({ reference }));
    expect(told.lines).toMatchObject([{ state: 'sent' }]);
    expect(await sentMails()).toBe(before + 1);
  });

  it('is found by asking too, where its webhook was lost', async () => {
    const hash = await buy();
    await make();
    const order = last();
    order?.fulfilments.push({ id: 1, company: 'Chronopost', number: 'XY9', variants: [10] });
    await db().execute(sql`update shopify_order set made_at = now() - interval '2 hours'`);
    await make();
    const { uuid: reference } = await shop.rowOf(hash);
    const told = await shop.app.as(mine.token, () => sellerOrderCalls.get({ reference }));
    expect(told.lines).toMatchObject([{ state: 'sent' }]);
  });

  it('of an order that was cancelled here changes nothing', async () => {
    const hash = await buy();
    await make();
    const { id } = await shop.rowOf(hash);
    await db().execute(
      sql`update order_line set state = 'refused', refused_at = now() where order_id = ${id}`,
    );
    await leave({ id: 9100 });
    await eventsJob.run(shop.app.services, {});
    const { rows } = (await db().execute(
      sql`select state from order_line where order_id = ${id}`,
    )) as unknown as {
      rows: { state: string }[];
    };
    expect(rows).toEqual([{ state: 'refused' }]);
  });
});
