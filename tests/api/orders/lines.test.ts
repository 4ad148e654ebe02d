// One order, things of several sellers: stock, totals, money of each, and everything given back.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { product, reservation } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { openSellers, type Seller } from '#tests/support/sellers.ts';

let shop: Shop;
let rose: Member;
let one: Seller;
let two: Seller;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  rose = await join(shop.app, 'rose');
  const [first, second] = await openSellers(shop, [2000, 1005], 9);
  if (!first || !second) throw new Error('no sellers');
  [one, two] = [first, second];
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const add = (hash: string, product_id: number, quantity = 1) =>
  orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id, quantity });
const stockOf = async (id: number) =>
  (await db().select({ stock: product.stock }).from(product).where(eq(product.id, id)))[0]?.stock;
const pending = (seller: Seller) => balanceOf(db(), `merchant:${seller.id}:pending:demo`);
const fees = () => balanceOf(db(), 'fees:platform:demo');

/** A lamp of ours, two things of the first seller and one of the second, ready to be paid. */
async function mixed(): Promise<string> {
  const hash = await shop.prepare();
  await add(hash, one.product, 2);
  await add(hash, two.product);
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}

describe('the lines of an order', () => {
  it('are told apart in the list of the desk, each with its number of pieces', async () => {
    const hash = await mixed();
    const { number } = await shop.rowOf(hash);
    const { items } = await shop.app.as(rose.token, () => orderDeskCalls.search({ query: number }));
    expect(items).toMatchObject([
      { quantity: 4, product: expect.stringMatching(/^Veilleuse, 2 × [^,]+, [^,×]+$/) },
    ]);
    await orderCalls.cancel({ hash });
  });

  it('are added and taken out until it is being paid, each with its seller, its stock and its gift', async () => {
    const hash = await shop.prepare({ quantity: 1 });
    const before = await stockOf(one.product);
    await add(hash, one.product);
    const longer = await add(hash, one.product);
    expect(longer.lines).toMatchObject([
      { product: { name: 'Veilleuse' }, quantity: 1, price: 3550, seller: { slug: 'merveille' } },
      {
        product: { id: one.product },
        quantity: 2,
        price: 2000,
        seller: { slug: 'atelier-1' },
        state: 'pending',
      },
    ]);
    expect(longer).toMatchObject({ articles: 7550, total: 7550, product: { name: 'Veilleuse' } });
    expect(await stockOf(one.product)).toBe((before ?? 0) - 2);
    const [, line] = longer.lines;
    const without = await orderCalls.removeLine({ hash, line_id: line?.id ?? 0 });
    expect(without).toMatchObject({ total: 3550, lines: [{ quantity: 1 }] });
    expect(await stockOf(one.product)).toBe(before);
    const last = without.lines[0]?.id ?? 0;
    await expect(orderCalls.removeLine({ hash, line_id: last })).rejects.toMatchObject({ code: 'conflict' });
    await expect(orderCalls.removeLine({ hash, line_id: 987_654 })).rejects.toMatchObject({
      code: 'not_found',
    });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    // The delivery is free from 80 € on, and follows the lines.
    expect(await add(hash, one.product, 3)).toMatchObject({ delivery_price: 0, total: 9550 });
    await orderCalls.pay({ hash });
    await expect(add(hash, two.product)).rejects.toMatchObject({ code: 'order_locked' });
    await expect(orderCalls.removeLine({ hash, line_id: last })).rejects.toMatchObject({
      code: 'order_locked',
    });
    await orderCalls.cancel({ hash });
    expect(await stockOf(one.product)).toBe(before);
    await expect(add(hash, two.product)).rejects.toMatchObject({ code: 'order_locked' });
  });

  it('are refused beyond what a card can be charged, and nothing is held for it', async () => {
    const { db } = shop.app.services.database;
    const hash = await shop.prepare();
    const [was] = await db.select().from(product).where(eq(product.id, two.product));
    await db.update(product).set({ priceCents: 9_990_001, stock: 20 }).where(eq(product.id, two.product));
    await expect(add(hash, two.product, 10)).rejects.toMatchObject({ code: 'conflict' });
    const dear = { product_id: two.product, quantity: 10 };
    await expect(shop.prepare(dear)).rejects.toMatchObject({ code: 'conflict' });
    expect(await stockOf(two.product)).toBe(20);
    const { priceCents = null, stock = null } = was ?? {};
    await db.update(product).set({ priceCents, stock }).where(eq(product.id, two.product));
    await orderCalls.cancel({ hash });
  });

  it('are refused beyond the stock, for another list, and for what is no longer sold', async () => {
    const hash = await shop.prepare();
    await expect(add(hash, one.product, 15)).rejects.toMatchObject({ code: 'out_of_stock' });
    await expect(
      orderCalls.addLine({ hash, list_uuid: randomUUID(), product_id: one.product }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await db().update(product).set({ enabled: false, withheld: true }).where(eq(product.id, two.product));
    await expect(add(hash, two.product)).rejects.toMatchObject({ code: 'not_sold_here' });
    await db().update(product).set({ enabled: true, withheld: false }).where(eq(product.id, two.product));
    await orderCalls.cancel({ hash });
  });
});

describe('the money of a paid order', () => {
  it('is each seller’s, less the commission on goods, and ours; all of it goes back when it is cancelled', async () => {
    const before = [await pending(one), await pending(two), await fees()];
    const hash = await mixed();
    await payFor(shop.app, hash);
    const order = await orderCalls.get({ hash });
    // 35,50 + 2 × 20,00 + 10,05 = 85,55: delivery is free.
    expect(order).toMatchObject({ status: 'paid', total: 8555, delivery_price: 0 });
    expect(await pending(one)).toBe((before[0] ?? 0) + 3600);
    expect(await pending(two)).toBe((before[1] ?? 0) + 1005 - 101);
    expect(await fees()).toBe((before[2] ?? 0) + 501);
    expect(await shop.problems()).toEqual([]);
    expect(await orderCalls.cancel({ hash })).toMatchObject({ status: 'refunded', refunded: 8555 });
    await shop.app.runJobs();
    expect([await pending(one), await pending(two), await fees()]).toEqual(before);
    expect((await orderCalls.get({ hash })).lines.map(({ state }) => state)).toEqual(
      Array(3).fill('cancelled'),
    );
    expect(await shop.problems()).toEqual([]);
  });

  it('shares the delivery by prices, to the cent', async () => {
    const hash = await shop.prepare();
    await add(hash, two.product);
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const before = await pending(two);
    await payFor(shop.app, hash);
    // 4,90 € over 35,50 and 10,05: 3,82 and 1,08.
    expect(await pending(two)).toBe(before + 1005 + 108 - 101);
    expect(await shop.problems()).toEqual([]);
  });

  it('goes back from our part first, then from the sellers’, never more than was paid', async () => {
    const hash = await mixed();
    await payFor(shop.app, hash);
    const { uuid } = await shop.rowOf(hash);
    const before = await pending(one);
    const refund = (amount: number) =>
      shop.app.as(rose.token, async () => {
        await prove(shop.app, rose.token);
        return refundCalls.request({
          reference: uuid,
          amount,
          reason: 'Un geste pour le retard',
          key: randomUUID(),
        });
      });
    await refund(3000);
    await shop.app.runJobs();
    expect(await pending(one)).toBe(before);
    expect(await shop.problems()).toEqual([]);
    await refund(1000);
    await shop.app.runJobs();
    expect(await pending(one)).toBeLessThan(before);
    expect(await shop.problems()).toEqual([]);
    await expect(refund(4556)).rejects.toMatchObject({ code: 'refund_too_large' });
    await refund(4555);
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded', refunded: 8555 });
    expect(await shop.problems()).toEqual([]);
  });
});

describe('the desk', () => {
  it('sends our parcel and no seller’s; the order is where the last of its parcels is', async () => {
    const hash = await mixed();
    await payFor(shop.app, hash);
    const { uuid: reference } = await shop.rowOf(hash);
    await shop.app.as(rose.token, async () => {
      await orderDeskCalls.advance({ reference, step: 'prepare' });
      const sent = await orderDeskCalls.advance({ reference, step: 'send', tracking_number: 'T1' });
      expect(sent.order).toMatchObject({ status: 'paid', cancellable: false });
      expect(sent.order.lines.map(({ state }) => state)).toEqual(['sent', 'paid', 'paid']);
      await orderDeskCalls.advance({ reference, step: 'send', tracking_number: 'T1' });
      await expect(
        orderDeskCalls.cancel({ reference, reason: 'Trop tard pour elle', key: randomUUID() }),
      ).rejects.toMatchObject({ code: 'not_cancelable' });
    });
    await expect(orderCalls.cancel({ hash })).rejects.toMatchObject({ code: 'not_cancelable' });
    expect(await shop.problems()).toEqual([]);
  });
});

it('frees every gift of an order that nobody paid in time', async () => {
  const hash = await mixed();
  await orderCalls.cancel({ hash });
  const held = await db().select().from(reservation);
  const open = held.filter(({ releasedAt, step }) => releasedAt === null && step === 'reserved');
  expect(open).toEqual([]);
});
