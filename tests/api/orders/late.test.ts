// What should have left long ago is marked in the desk's list, and found there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { LATE_DAYS } from '#src/features/orders/order.state.ts';
import { join, type Member } from '#tests/cast.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let rose: Member;
beforeAll(async () => {
  shop = await openShop();
  rose = await join(shop.app, 'rose');
});
afterAll(() => shop.app.close());

const DAY_MS = 24 * 3600_000;
const asRose = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
const late = async () => (await asRose(() => orderDeskCalls.search({ late: true }))).items;

it('an order is late once its parcel should have left, and no more once it did', async () => {
  const { uuid: reference } = await shop.rowOf(await shop.paid());
  // Begun and never paid: nothing is to be sent.
  await shop.prepare();
  shop.app.services.moveClock(LATE_DAYS * DAY_MS - 60_000);
  expect(await late()).toEqual([]);
  shop.app.services.moveClock(LATE_DAYS * DAY_MS + 60_000);
  expect(await late()).toMatchObject([{ reference, late: true }]);
  const { items } = await asRose(() => orderDeskCalls.search({}));
  expect(items.filter((one) => one.late).map((one) => one.reference)).toEqual([reference]);
  for (const step of ['prepare', 'send'] as const)
    await asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
  expect(await late()).toEqual([]);
});
