// On the embedded database statements take turns: the races are real ones with TEST_DATABASE_URL.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { CARDS } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';

const SALES = 8;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ stock: SALES });
});
afterAll(() => shop.app.close());

describe('sales at once', () => {
  it('have numbers without a gap, each its own', async () => {
    const secrets: { hash: string; secret: string }[] = [];
    for (let n = 0; n < SALES; n += 1) {
      const hash = await shop.prepare({ contributor_email: `course${n}@exemple.fr` });
      await orderCalls.saveDetails({ hash, ...DETAILS, email: `course${n}@exemple.fr` });
      const { payment } = await orderCalls.pay({ hash });
      secrets.push({ hash, secret: payment?.client_secret ?? '' });
    }
    await Promise.all(
      secrets.map(async ({ hash, secret }) => {
        await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
        await orderCalls.checkStatus({ hash });
      }),
    );
    await shop.app.runJobs();
    const rows = await shop.app.services.database.db
      .select({ rank: invoice.rank })
      .from(invoice)
      .where(and(eq(invoice.seller, 'own:demo'), eq(invoice.kind, 'invoice')));
    const ranks = rows.map(({ rank }) => rank).toSorted((a, b) => a - b);
    expect(ranks).toEqual(Array.from({ length: SALES }, (_, n) => n + 1));
    expect(await shop.problems()).toEqual([]);
  });
});
