// Several at once give back what vouchers paid alone. On the embedded database statements take turns: the races are real
// ones with TEST_DATABASE_URL.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

/** A lamp with its delivery, and what its voucher is worth; cents. */
const TOTAL = 4040;
const WORTH = 9000;

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 20 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

async function covered() {
  const code = await counter.given(WORTH);
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await reductionCalls.apply({ order_hash: hash, code });
  await orderCalls.pay({ hash });
  return { code, hash, reference: (await shop.rowOf(hash)).uuid };
}
const ask = (reference: string, amount: number | null) =>
  counter.asRose(() => refundCalls.request({ reference, amount, reason: 'Course', key: randomUUID() }));
const balanceOf = async (code: string) =>
  (await counter.asRose(() => voucherCalls.claim({ code }))).voucher.balance;

it.each<[string, (one: { hash: string; reference: string }) => Promise<unknown>[]]>([
  ['all of it four times', ({ reference }) => [1, 2, 3, 4].map(() => ask(reference, null))],
  [
    'parts and all of it',
    ({ reference }) => [ask(reference, 1500), ask(reference, null), ask(reference, 2600)],
  ],
  [
    'its buyer, the desk that cancels, and a refund',
    ({ hash, reference }) => [
      orderCalls.cancel({ hash }),
      counter.asRose(() => orderDeskCalls.cancel({ reference, reason: 'Course', key: randomUUID() })),
      ask(reference, null),
    ],
  ],
])('%s, at once: never more than was paid, and to the cent', async (_, at) => {
  const stock = await shop.stock();
  const one = await covered();
  await Promise.allSettled(at(one));
  await shop.app.runJobs();
  const row = await shop.rowOf(one.hash);
  expect(await balanceOf(one.code)).toBe(WORTH - TOTAL + row.vouchedBack);
  expect(row.vouchedBack).toBe(row.refunded);
  expect(await shop.problems()).toEqual([]);
  // What a part left is given back by who asks for the rest.
  if (row.status !== 'refunded') await ask(one.reference, null);
  expect(await shop.rowOf(one.hash)).toMatchObject({
    status: 'refunded',
    refunded: TOTAL,
    stockTaken: false,
  });
  expect(await balanceOf(one.code)).toBe(WORTH);
  expect(await shop.stock()).toEqual(stock);
  expect(await shop.problems()).toEqual([]);
});

it('asked for again after an answer was lost, it is the same refund, also where a voucher took a part of it', async () => {
  const code = await counter.given(2000);
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await reductionCalls.apply({ order_hash: hash, code });
  await payFor(shop.app, hash);
  const { uuid: reference } = await shop.rowOf(hash);
  const asked = { reference, amount: 3000, reason: 'Réponse perdue', key: randomUUID() };
  const first = await counter.asRose(() => refundCalls.request(asked));
  const again = await counter.asRose(() => refundCalls.request(asked));
  expect(again).toMatchObject({ uuid: first.uuid, amount: 1000, status: 'done' });
  await expect(counter.asRose(() => refundCalls.request({ ...asked, amount: 500 }))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await shop.rowOf(hash)).toMatchObject({ refunded: 3000, vouchedBack: 2000 });
  expect(await shop.problems()).toEqual([]);
});
