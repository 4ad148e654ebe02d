import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { endExpired } from '#src/features/orders/orders.jobs.server.ts';
import { shopOrder } from '#src/server/db/schema/index.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

const BUYERS = 24;
const STOCK = 5;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ stock: STOCK });
});
afterAll(() => shop.app.close());

const tryAll = async (work: (buyer: number) => Promise<unknown>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: BUYERS }, (_, buyer) => work(buyer)));
  return {
    done: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  };
};

// On the embedded database statements take turns: the races are real ones with TEST_DATABASE_URL.
describe('many buyers at once', () => {
  it('never get more than there is, and cancelling and buying at once lose nothing', async () => {
    const { done, refused } = await tryAll((buyer) =>
      shop.prepare({ contributor_email: `acheteur-${buyer}@exemple.fr` }),
    );
    expect(done).toBe(STOCK);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'out_of_stock' });
    expect(await shop.stock()).toBe(0);
    const { db } = shop.app.services.database;
    const held = await db.select({ hash: shopOrder.hash }).from(shopOrder);
    await Promise.allSettled([
      ...held.flatMap(({ hash }) => [orderCalls.cancel({ hash }), orderCalls.cancel({ hash })]),
      ...Array.from({ length: BUYERS }, (_, n) =>
        shop.prepare({ contributor_email: `autre-${n}@exemple.fr` }),
      ),
    ]);
    const taken = await db.$count(shopOrder, eq(shopOrder.stockTaken, true));
    expect((await shop.stock()) ?? 0).toBe(STOCK - taken);
  });

  it('pay, cancel and let time pass at once: each order ends once, and the books agree', async () => {
    shop.app.services.moveClock(31 * 60_000);
    await endExpired(shop.app.services);
    shop.app.services.moveClock(0);
    expect(await shop.stock()).toBe(STOCK);
    const hashes: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const hash = await shop.prepare({ contributor_email: `course-${n}@exemple.fr` });
      await orderCalls.saveDetails({ hash, ...DETAILS });
      hashes.push(hash);
    }
    await Promise.allSettled(
      hashes.flatMap((hash) => [
        payFor(shop.app, hash),
        orderCalls.cancel({ hash }),
        orderCalls.checkStatus({ hash }),
        orderCalls.cancel({ hash }),
      ]),
    );
    await shop.app.runJobs();
    for (const hash of hashes) await orderCalls.cancel({ hash });
    await shop.app.runJobs();
    for (const hash of hashes) {
      const row = await shop.rowOf(hash);
      expect(row.paidAt ? row.status : 'refunded').toBe('refunded');
      expect(row.stockTaken).toBe(false);
    }
    expect(await shop.stock()).toBe(STOCK);
    expect(await shop.problems()).toEqual([]);
  });
});
