// Orders of two sellers and of ours, paid by vouchers, a coupon, the completion discount and a card, that are returned,
// refused, contested, paid out and outlive their buyer's account, in any order: after each step the books hold, and nothing
// goes back twice.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { cardBackOf, toPayOf } from '#src/features/orders/reductions/reduction.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { dice } from '#tests/support/dice.ts';
import { actsOf } from '#tests/support/orders-walk/acts.ts';
import {
  type Act,
  allSent,
  bought,
  chargeOf,
  heard,
  maybe,
  openWorld,
  type Walked,
  type World,
} from '#tests/support/orders-walk/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.site.close());

/** Whatever happened to it: each means has at most what it gave, and the provider's word is ours. */
async function holds(one: Walked): Promise<void> {
  const row = await world.site.shop.rowOf(one.hash);
  expect(cardBackOf(row) + row.bankBack + row.transferredBack).toBeLessThanOrEqual(toPayOf(row));
  expect(row.vouchedBack).toBeLessThanOrEqual(row.vouched);
  expect(row.reducedBack).toBeLessThanOrEqual(row.reduced);
  if (!one.intent) return;
  const charge = chargeOf(world, one.intent);
  expect(cardBackOf(row)).toBe(Number(charge.amount_refunded));
  const taken = one.contest && one.contest.status !== 'won' ? Number(one.contest.amount) : 0;
  expect(Number(charge.amount_refunded) + taken).toBeLessThanOrEqual(Number(charge.amount));
  expect(row.bankBack).toBeLessThanOrEqual(taken);
}

const STEPS = 14;

it.each([1, 2])('walk %i', { timeout: 180_000 }, async (seed) => {
  const { shop } = world.site;
  const roll = dice(seed);
  const orders: Walked[] = [];
  for (let n = 0; n < 3; n += 1) orders.push(await bought(world, roll));
  for (const one of orders) if (roll(2) === 0) await allSent(world, one);
  const acts = orders.flatMap((one) => actsOf({ world, one, roll }));
  for (let n = 0; n < STEPS; n += 1) {
    const some = Array.from({ length: 1 + roll(3) }, () => acts[roll(acts.length)] as Act);
    await Promise.all(some.map(maybe));
    expect(await shop.problems()).toEqual([]);
  }
  for (let n = 0; n < 2; n += 1) {
    for (const one of orders) await heard(world, one);
    await shop.app.services.database.db.update(refund).set({ updatedAt: new Date(0) });
    await executeOrdered(shop.app.services);
    await shop.app.runJobs();
  }
  for (const one of orders) await holds(one);
  expect(await shop.problems()).toEqual([]);
});
