// A seller who withdrew what a buyer then has back owes it: nothing is withdrawn, their page says so, and the next sale
// fills it before anything is theirs again.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceLines } from '#src/features/merchants/merchants.jobs.server.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { orderLine, shopOrder } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
let mine: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({ stock: 30, config: { refundTwoAdminsCents: 1_000_000 } });
  counter = await openCounter(shop.app);
  const ines = await join(shop.app, 'ines');
  ({ mine, mobile } = await openBusinesses(shop, { ines, rose: counter.rose }));
  await prove(shop.app, mine);
  await asSeller(() => sellerMoneyCalls.startIdentity());
  await db().execute(`update demo_recipient set status = 'verified', bank_last4 = '0189', surname = 'Nuage'`);
  await asSeller(() => sellerMoneyCalls.checkIdentity());
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const asSeller = <T>(work: () => Promise<T>) => shop.app.as(mine, work);
const sums = () => asSeller(() => sellerMoneyCalls.overview());
const withdraw = (amount: number) => asSeller(() => sellerMoneyCalls.withdraw({ amount, key: randomUUID() }));

/** A mobile at 30 € of the seller's alone, there for 20 days: its money is theirs. */
async function earned() {
  const hash = await shop.prepare({ contributor_email: `${randomUUID().slice(0, 8)}@exemple.fr` });
  const { lines } = await orderCalls.addLine({
    hash,
    list_uuid: shop.camille.listUuid,
    product_id: mobile,
    quantity: 1,
  });
  const lamp = lines.find(({ product }) => product.id !== mobile);
  await orderCalls.removeLine({ hash, line_id: lamp?.id ?? 0 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  const { id, uuid: reference } = await shop.rowOf(hash);
  const line_ids = (await orderCalls.get({ hash })).lines.map((line) => line.id);
  await asSeller(() => sellerOrderCalls.send({ reference, line_ids, carrier: 'P', tracking_number: 'P' }));
  const at = new Date(shop.app.services.clock().getTime() - 20 * 86_400_000);
  await db().update(orderLine).set({ state: 'delivered', deliveredAt: at }).where(eq(orderLine.orderId, id));
  await db().update(shopOrder).set({ status: 'delivered', deliveredAt: at }).where(eq(shopOrder.id, id));
  await advanceLines(shop.app.services);
  return { hash, reference };
}

it('owes what was given back of a sale whose money left, and the next sales fill it to the cent', async () => {
  const first = await earned();
  const { withdrawable } = await sums();
  expect(withdrawable).toBe(3000 - 300 + 490);
  await withdraw(withdrawable);
  await shop.app.runJobs();
  const ask = (amount: number | null) =>
    counter.asRose(() =>
      refundCalls.request({ reference: first.reference, amount, reason: 'Geste', key: randomUUID() }),
    );
  // A part, then all the rest.
  await ask(1000);
  await shop.app.runJobs();
  const part = await sums();
  expect(part.available).toBeLessThan(0);
  await ask(null);
  await shop.app.runJobs();
  expect(await orderCalls.get({ hash: first.hash })).toMatchObject({ status: 'refunded', refunded: 3490 });
  const owed = await sums();
  expect(owed).toMatchObject({ available: -withdrawable, withdrawable: 0, sales: 0, commission: 0 });
  for (const amount of [500, 3000])
    await expect(withdraw(amount)).rejects.toMatchObject({ code: 'balance_insufficient' });
  expect(await shop.problems()).toEqual([]);

  await earned();
  expect(await sums()).toMatchObject({ available: 0, withdrawable: 0 });
  await expect(withdraw(500)).rejects.toMatchObject({ code: 'balance_insufficient' });
  await earned();
  expect(await sums()).toMatchObject({ available: withdrawable, withdrawable });
  // Of two who press at once, one gets it.
  const said = await Promise.allSettled([withdraw(withdrawable), withdraw(withdrawable)]);
  expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await shop.app.runJobs();
  expect(await sums()).toMatchObject({ available: 0, withdrawable: 0 });
  expect(await shop.problems()).toEqual([]);
});
