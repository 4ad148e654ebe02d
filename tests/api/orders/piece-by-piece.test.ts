// A gift of several pieces that comes back piece after piece until nothing is left: each means has back what it gave, to
// the cent, and nothing more can be asked for.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { cardBackOf, toPayOf } from '#src/features/orders/reductions/reduction.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { returnCalls, returnDeskCalls } from '#src/features/orders/returns/return.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { product } from '#src/server/db/schema/index.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 60, config: { refundTwoAdminsCents: 1_000_000 } });
  counter = await openCounter(shop.app);
  const always = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
  for (const [code, percent] of [
    ['SEPT', 7],
    ['TOUT', 100],
  ] as const)
    await counter.asRose(() => offerDeskCalls.save(offerOf({ ...always, code, percent })));
});
afterAll(() => shop.app.close());

interface Means {
  price: number;
  pieces: number;
  voucher?: number;
  coupon?: string;
  express?: boolean;
}

/** Each price does not divide by the pieces, nor its reduction by them. */
const CASES: [string, Means][] = [
  ['a card', { price: 1999, pieces: 3 }],
  ['a card, and the dearer delivery', { price: 1999, pieces: 3, express: true }],
  ['a voucher alone', { price: 1999, pieces: 3, voucher: 9000 }],
  ['a voucher and a card', { price: 1999, pieces: 3, voucher: 1001 }],
  ['a voucher that leaves the card its least', { price: 1999, pieces: 3, voucher: 6470 }],
  ['a coupon and a card', { price: 1999, pieces: 3, coupon: 'SEPT' }],
  ['a coupon, a voucher and a card', { price: 1999, pieces: 7, coupon: 'SEPT', voucher: 3333 }],
  ['a coupon and a voucher alone', { price: 1999, pieces: 3, coupon: 'SEPT', voucher: 9000 }],
  ['a coupon for all of the goods, and a card for the delivery', { price: 333, pieces: 3, coupon: 'TOUT' }],
  ['many pieces of some cents', { price: 9, pieces: 12, voucher: 517 }],
];

async function delivered({ price, pieces, voucher, coupon, express }: Means) {
  const { db } = shop.app.services.database;
  await db.update(product).set({ priceCents: price, stock: 60 }).where(eq(product.id, shop.shelf.lamp.id));
  const hash = await shop.prepare({ quantity: pieces });
  await orderCalls.saveDetails({ hash, ...DETAILS, delivery: express ? 'express' : 'standard' });
  if (coupon) await reductionCalls.apply({ order_hash: hash, code: coupon });
  const code = voucher ? await counter.given(voucher) : null;
  if (code) await reductionCalls.apply({ order_hash: hash, code });
  if ((await orderCalls.get({ hash })).to_pay > 0) await payFor(shop.app, hash);
  else await orderCalls.pay({ hash });
  const { uuid: reference } = await shop.rowOf(hash);
  for (const step of ['prepare', 'send', 'deliver'] as const)
    await counter.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
  return { hash, code };
}

it.each(CASES)('%s', { timeout: 120_000 }, async (_, means) => {
  const { hash, code } = await delivered(means);
  const line_id = (await orderCalls.get({ hash })).lines[0]?.id ?? 0;
  const before = await shop.rowOf(hash);
  let back = 0;
  for (let n = 0; n < means.pieces; n += 1) {
    const { returns } = await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: 'own' });
    const { cents } = await counter.asRose(() => returnDeskCalls.receive({ id: returns.at(-1)?.id ?? '' }));
    await shop.app.runJobs();
    back += cents ?? 0;
    const row = await shop.rowOf(hash);
    expect(cardBackOf(row) + row.vouchedBack).toBe(back);
    expect(row.refunded).toBe(back + row.reducedBack);
    // The card is given nothing back while a voucher still has something to come.
    if (cardBackOf(row) > 0) expect(row.vouchedBack).toBe(row.vouched);
    expect(cardBackOf(row)).toBeLessThanOrEqual(toPayOf(row));
  }
  const row = await shop.rowOf(hash);
  // What was chosen above the standard delivery is the buyer's to pay (L221-24).
  const dearer = means.express ? 500 : 0;
  expect(row).toMatchObject({ vouchedBack: row.vouched, reducedBack: row.reduced });
  expect(cardBackOf(row)).toBe(toPayOf(before) - dearer);
  if (code)
    expect((await counter.asRose(() => voucherCalls.claim({ code }))).voucher.balance).toBe(means.voucher);
  await expect(returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: 'own' })).rejects.toThrow(
    means.express ? 'Tout ce qui est parti' : 'vous a été rendu',
  );
  expect(await shop.problems()).toEqual([]);
});
