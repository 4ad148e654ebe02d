// A seller's parcel leaves while the rest of its order is called back. On the embedded database statements take turns:
// the race is a real one with TEST_DATABASE_URL.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let rose: Member;
let mine: string;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 60, config: { refundTwoAdminsCents: 1_000_000 } });
  rose = await join(shop.app, 'rose');
  const ines = await join(shop.app, 'ines');
  ({ mine, mobile } = await openBusinesses(shop, { ines, rose }));
  await prove(shop.app, rose.token);
});
afterAll(() => shop.app.close());

/** A lamp of ours, which has not left, and a mobile of the seller's. */
async function bought() {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  const { lines } = await orderCalls.get({ hash });
  const line = lines.find(({ product }) => product.id === mobile)?.id ?? 0;
  return { hash, line, reference: (await shop.rowOf(hash)).uuid };
}

const leaves = ({ reference, line }: Awaited<ReturnType<typeof bought>>) =>
  shop.app.as(mine, () =>
    sellerOrderCalls.send({ reference, line_ids: [line], carrier: 'Colissimo', tracking_number: 'X1' }),
  );

it.each<[string, (one: Awaited<ReturnType<typeof bought>>) => Promise<unknown>]>([
  ['its buyer', ({ hash }) => orderCalls.cancel({ hash })],
  [
    'the desk',
    ({ reference }) =>
      shop.app.as(rose.token, () =>
        orderDeskCalls.cancel({ reference, reason: 'Course', key: randomUUID() }),
      ),
  ],
])('%s never calls back an order of which a parcel left at that moment', async (_, cancel) => {
  for (const turns of [0, 2]) {
    const one = await bought();
    const later = async () => {
      for (let n = 0; n < turns; n += 1) await shop.app.services.database.query('select 1');
      return cancel(one);
    };
    const [sent, cancelled] = await Promise.allSettled([leaves(one), later()]);
    const { status, lines } = await orderCalls.get({ hash: one.hash });
    expect([sent.status, cancelled.status].filter((said) => said === 'fulfilled')).toHaveLength(1);
    const left = lines.some(({ state }) => state === 'sent');
    expect({ left, called: status === 'cancelled' || status === 'refunded' }).toEqual({
      left,
      called: !left,
    });
  }
  expect(await shop.problems()).toEqual([]);
});

it.each([0, 1, 2, 3])(
  'what the desk, a seller and a cancellation give back at once is all of it (%i)',
  async (turn) => {
    const { hash, line, reference } = await bought();
    const asRose = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
    const goodwill = (amount: number) => () =>
      asRose(() => refundCalls.request({ reference, amount, reason: 'Geste', key: randomUUID() }));
    const acts: (() => Promise<unknown>)[] = [
      goodwill(500),
      goodwill(1500),
      () => shop.app.as(mine, () => sellerOrderCalls.refuse({ reference, line_id: line, reason: 'Épuisé' })),
      turn % 2 === 0
        ? () => asRose(() => orderDeskCalls.cancel({ reference, reason: 'Course', key: randomUUID() }))
        : () => orderCalls.cancel({ hash }),
    ];
    const said = await Promise.allSettled([...acts.slice(turn), ...acts.slice(0, turn)].map((act) => act()));
    // Whoever comes last may find nothing left; the cancellation is never refused for it.
    expect(said.at(acts.length - 1 - turn)?.status).toBe('fulfilled');
    const row = await shop.rowOf(hash);
    expect(row).toMatchObject({ status: 'refunded', refunded: row.total });
    const rows = await shop.app.services.database.db.select().from(refund).where(eq(refund.orderId, row.id));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.total);
    expect(await shop.problems()).toEqual([]);
  },
);
