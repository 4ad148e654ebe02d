// What an offer took off an order is settled when it is paid: whatever the desk makes of the offer, or of the catalogue,
// afterwards, each piece that comes back is worth what was paid for it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import {
  returnCalls,
  returnDeskCalls,
  sellerReturnCalls,
} from '#src/features/orders/returns/return.calls.ts';
import { classification, orderLine, product } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z', percent: null };
let shop: Shop;
let counter: Counter;
let mine: string;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 60, config: { refundTwoAdminsCents: 1_000_000 } });
  counter = await openCounter(shop.app);
  ({ mine, mobile } = await openBusinesses(shop, {
    ines: await join(shop.app, 'ines'),
    rose: counter.rose,
  }));
});
afterAll(() => shop.app.close());

const save = (more: Parameters<typeof offerOf>[0]) =>
  counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, ...more })));

/** A lamp of ours at 35,50 € and a mobile of a seller at 30 €, both there; they share a delivery at 4,90 €. */
async function delivered(code: string) {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 1 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await reductionCalls.apply({ order_hash: hash, code });
  await payFor(shop.app, hash);
  const { uuid: reference } = await shop.rowOf(hash);
  const lines = (await orderCalls.get({ hash })).lines.map(({ id, product: { id: of } }) => ({ id, of }));
  const hers = lines.find(({ of }) => of === mobile)?.id ?? 0;
  const ours = lines.find(({ of }) => of !== mobile)?.id ?? 0;
  const parcel = { reference, line_ids: [hers], carrier: 'P', tracking_number: 'P' };
  await shop.app.as(mine, () => sellerOrderCalls.send(parcel));
  for (const step of ['prepare', 'send', 'deliver'] as const)
    await counter.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
  await shop.app.services.database.db
    .update(orderLine)
    .set({ state: 'delivered', deliveredAt: shop.app.services.clock() })
    .where(eq(orderLine.id, hers));
  const back = async (line_id: number) => {
    const { returns } = await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: 'own' });
    const id = returns.at(-1)?.id ?? '';
    const { cents } =
      line_id === hers
        ? await shop.app.as(mine, () => sellerReturnCalls.receive({ id }))
        : await counter.asRose(() => returnDeskCalls.receive({ id }));
    await shop.app.runJobs();
    return cents;
  };
  return { hash, hers, ours, back };
}

it('a coupon on one thing that is made one on another', async () => {
  const lamp = shop.shelf.lamp.id;
  const { id } = await save({ code: 'LAMPE', amount: 1000, product_id: lamp });
  const first = await delivered('LAMPE');
  const second = await delivered('LAMPE');
  await save({ id, code: 'LAMPE', amount: 1000, product_id: mobile });
  expect(await first.back(first.ours)).toBe(2550 + 266);
  expect(await first.back(first.hers)).toBe(3000 + 224);
  expect(await second.back(second.hers)).toBe(3000 + 224);
  expect(await second.back(second.ours)).toBe(2550 + 266);
  for (const { hash } of [first, second])
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded' });
  expect(await shop.problems()).toEqual([]);
});

it('a coupon of a shelf from which a thing is taken away', async () => {
  const lamp = shop.shelf.lamp.id;
  const { db } = shop.app.services.database;
  const on = (shelf: string) =>
    db.update(product).set({ classificationSlug: shelf }).where(eq(product.id, lamp));
  await db.insert(classification).values({ slug: 'chambre', label: 'Chambre', icon: 'lamp' });
  await on('chambre');
  await save({ code: 'RAYON', amount: 1000, shelf: 'chambre' });
  const one = await delivered('RAYON');
  await on('promenade');
  expect(await one.back(one.hers)).toBe(3000 + 224);
  expect(await one.back(one.ours)).toBe(2550 + 266);
  expect(await shop.problems()).toEqual([]);
});
