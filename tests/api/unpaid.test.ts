// What was begun and never paid, once its time is over.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNPAID_KEPT_DAYS, unpaidRetention } from '#src/boot/unpaid.jobs.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { contribution, shopOrder, voucherPurchase } from '#src/server/db/schema/index.ts';
import { preparedGift } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { GIVEN, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

it('keeps no name, address or word of it, and all of what was paid', async () => {
  const { app } = shop;
  const counter = await openCounter(app);
  await preparedGift(shop.camille.listUuid, 2500);
  await voucherCalls.preparePurchase(GIVEN);
  await counter.bought();
  const left = await shop.prepare();
  await orderCalls.saveDetails({ hash: left, ...DETAILS });
  const paid = await shop.paid();
  await counter.later(2);
  const all = async () => {
    const { db } = app.services.database;
    const rows = [await db.select().from(contribution), await db.select().from(shopOrder)];
    return JSON.stringify([...rows, await db.select().from(voucherPurchase)]);
  };
  const told = await all();
  for (const word of ['sami@exemple.fr', 'mamie@exemple.fr', '12 rue des Lilas'])
    expect(told).toContain(word);
  await counter.later(UNPAID_KEPT_DAYS + 2);
  await unpaidRetention.run(app.services, undefined as never);
  const { db } = app.services.database;
  const orders = await db.select().from(shopOrder);
  expect(orders.find(({ hash }) => hash === left)).toMatchObject({ email: '', name: '', address: null });
  expect(orders.find(({ hash }) => hash === paid)).toMatchObject({ email: 'mamie@exemple.fr' });
  const gifts = await db.select().from(contribution);
  expect(gifts.map(({ email, publicname, kindwords }) => [email, publicname, kindwords])).toEqual([
    [null, null, ''],
  ]);
  const vouchers = await db.select().from(voucherPurchase).orderBy(voucherPurchase.id);
  expect(vouchers.map(({ status, buyerEmail }) => [status, buyerEmail])).toEqual([
    ['expired', ''],
    ['succeeded', 'odile@exemple.fr'],
  ]);
  expect(await shop.problems()).toEqual([]);
});
