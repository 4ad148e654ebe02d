import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { mismatches } from '#src/features/money/reconciliation/compare.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { DeskStep } from '#src/features/orders/desk.ts';
import { linesOfAll } from '#src/features/orders/lines.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import type { OrderStatus } from '#src/features/orders/order.state.ts';
import { endExpired } from '#src/features/orders/orders.jobs.server.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { shopOrder } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { CARDS } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let rose: Member;
const STOCK = 40;
beforeAll(async () => {
  shop = await openShop({ stock: STOCK });
  rose = await join(shop.app, 'rose');
  await prove(shop.app, rose.token);
});
afterAll(() => shop.app.close());

/** The same steps every time: what fails can be looked at. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Later each time: what nobody paid ends. */
async function halfHourPasses(times: number): Promise<void> {
  shop.app.services.moveClock(31 * 60_000 * times);
  await endExpired(shop.app.services);
}

/** Lists the steps that may be asked of a shop, well or badly timed; each picks orders by dice. */
function stepsOf(roll: (sides: number) => number, hashes: string[]): (() => Promise<unknown>)[] {
  const asRose = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
  /** One in such a state when there is one, mostly: the others must be refused without harm. */
  const pick = async (...wanted: OrderStatus[]) => {
    const rows = await Promise.all(hashes.map((hash) => shop.rowOf(hash)));
    const fit = roll(5) ? rows.filter(({ status }) => wanted.includes(status as OrderStatus)) : [];
    const among = fit.length > 0 ? fit : rows;
    return among[roll(among.length)] as (typeof rows)[number];
  };
  const buyer = () => `acheteur-${hashes.length}@exemple.fr`;
  const more = (key = randomUUID()) => ({ reason: 'Essai du registre', key });
  const NEXT: Record<string, DeskStep> = { paid: 'prepare', prepared: 'send' };
  const advance = async () => {
    const { uuid: reference, status } = await pick('paid', 'prepared', 'sent');
    const step = NEXT[status] ?? 'deliver';
    await asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: '1' }));
  };
  return [
    async () => hashes.push(await shop.prepare({ quantity: 1 + roll(2), contributor_email: buyer() })),
    async () => hashes.push(await shop.paid({ contributor_email: buyer() })),
    async () => {
      const { hash } = await pick('pending');
      await orderCalls.saveDetails({ hash, ...DETAILS, delivery: roll(2) ? 'express' : 'standard' });
      await payFor(shop.app, hash, roll(3) ? CARDS.good : CARDS.declined);
    },
    async () => orderCalls.cancel({ hash: (await pick('paid', 'pending')).hash }),
    advance,
    advance,
    async () => {
      const { uuid: reference } = await pick('paid', 'sent', 'delivered');
      const amount = roll(3) ? 1 + roll(3000) : null;
      await asRose(() => refundCalls.request({ reference, amount, ...more() }));
    },
    async () => {
      const { uuid: reference } = await pick('paid', 'prepared');
      await asRose(() => orderDeskCalls.cancel({ reference, ...more() }));
    },
    () => halfHourPasses(hashes.length),
    async () => {
      const { payment } = await contributionCalls.prepare({
        list_uuid: shop.camille.listUuid,
        contribution: { amount: 100 + roll(5000) },
      });
      await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
    },
  ];
}

describe('whatever happens to orders and contributions together', () => {
  it('the ledger, the stock and the provider’s own account agree after every step', async () => {
    const roll = dice(20261121);
    const hashes: string[] = [];
    const steps = stepsOf(roll, hashes);
    hashes.push(await shop.paid());
    const done = new Map<number, number>();
    for (let n = 0; n < 30; n += 1) {
      const which = n % steps.length;
      await (steps[which] as () => Promise<unknown>)().then(
        () => done.set(which, (done.get(which) ?? 0) + 1),
        (error: { code?: string }) => expect(error.code, String(error)).toBeTypeOf('string'),
      );
      expect(await shop.stock(), `after ${n} steps`).toBeGreaterThanOrEqual(0);
      if (n % 7 === 0) expect(await shop.problems(), `after ${n} steps`).toEqual([]);
    }
    expect(done.size, 'every kind of step went through at least once').toBe(steps.length);
    await shop.app.runJobs();
    expect(await shop.problems()).toEqual([]);
    const rows = await shop.app.services.database.db.select().from(shopOrder);
    for (const row of rows) {
      expect(row.total, row.number).toBe(row.articles + row.deliveryPrice);
      const sums = [row.total, row.refunded, row.articles, row.deliveryPrice];
      expect(sums.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
    }
    const lines = await linesOfAll(
      shop.app.services.database.db,
      rows.map(({ id }) => id),
    );
    const pieces = (id: number) => (lines.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    const out = rows.reduce((sum, row) => sum + (row.stockTaken ? pieces(row.id) : 0), 0);
    expect(await shop.stock()).toBe(STOCK - out);
    const mode = { provider: 'demo' as const, livemode: false };
    await reconcileBalance(shop.app.services);
    expect(await mismatches(shop.app.services.database.db, mode)).toEqual([]);
  });
});
