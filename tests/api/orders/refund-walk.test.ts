// Money that goes back, in any order and by whoever decides it: never more than was paid, to each means in its turn.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { hearAgain } from '#src/features/money/payables.server.ts';
import { providerOf } from '#src/features/money/provider.server.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { cardBackOf, toPayOf } from '#src/features/orders/reductions/reduction.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import {
  returnCalls,
  returnDeskCalls,
  sellerReturnCalls,
} from '#src/features/orders/returns/return.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { product, refund } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { dice } from '#tests/support/dice.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
let mine: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({ stock: 90, config: { refundTwoAdminsCents: 1_000_000 } });
  counter = await openCounter(shop.app);
  const ines = await join(shop.app, 'ines');
  ({ mine, mobile } = await openBusinesses(shop, { ines, rose: counter.rose }));
  await shop.app.services.database.db.update(product).set({ stock: 90 }).where(eq(product.id, mobile));
  for (const [code, more] of [
    ['DIX', {}],
    ['MOBILE', { percent: null, amount: 2500, product_id: mobile }],
  ] as const)
    await counter.asRose(() =>
      offerDeskCalls.save(
        offerOf({ starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z', code, ...more }),
      ),
    );
});
afterAll(() => shop.app.close());

async function bought(walk: { coupon: string | null; voucher: number; express: boolean; email: string }) {
  const hash = await shop.prepare({ quantity: 2, contributor_email: walk.email });
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 2 });
  const delivery = walk.express ? ('express' as const) : ('standard' as const);
  await orderCalls.saveDetails({ hash, ...DETAILS, email: walk.email, delivery });
  if (walk.coupon) await reductionCalls.apply({ order_hash: hash, code: walk.coupon });
  const code = walk.voucher > 0 ? await counter.given(walk.voucher) : null;
  if (code) await reductionCalls.apply({ order_hash: hash, code });
  const { to_pay } = await orderCalls.get({ hash });
  if (to_pay > 0) await payFor(shop.app, hash);
  else await orderCalls.pay({ hash });
  return { hash, code, reference: (await shop.rowOf(hash)).uuid };
}

async function send(hash: string, reference: string) {
  const { lines } = await orderCalls.get({ hash });
  const theirs = lines.filter(({ state, product: { id } }) => id === mobile && state === 'paid');
  if (theirs.length > 0)
    await shop.app.as(mine, () =>
      sellerOrderCalls.send({
        reference,
        line_ids: theirs.map(({ id }) => id),
        carrier: 'La Poste',
        tracking_number: 'P',
      }),
    );
  for (const step of ['prepare', 'send', 'deliver'] as const)
    await counter.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
}

/** A refusal is an answer: nothing went back. Anything else is a fault. */
async function maybe(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

async function holds(hash: string): Promise<void> {
  const row = await shop.rowOf(hash);
  const card = cardBackOf(row);
  expect(row.refunded).toBe(card + row.vouchedBack + row.reducedBack);
  expect(card).toBeLessThanOrEqual(toPayOf(row));
  expect(row.vouchedBack).toBeLessThanOrEqual(row.vouched);
  // The card is given nothing back while a voucher still has something to come.
  if (card > 0) expect(row.vouchedBack).toBe(row.vouched);
}

/** All that is left goes back, where not all did. */
async function giveRest(hash: string, reference: string): Promise<void> {
  if ((await shop.rowOf(hash)).status === 'refunded') return;
  const key = randomUUID();
  await maybe(() =>
    counter.asRose(() => orderDeskCalls.takeBack({ reference, reason: 'Tout revient', key })),
  );
}

/** A refund that its process left half way: the provider gave it back and we heard of it, its row is still ordered. */
async function leftHalfWay(hash: string, amount: number): Promise<void> {
  const { services } = shop.app;
  const { id, intentId } = await shop.rowOf(hash);
  const before = new Date(services.clock().getTime() - 120_000);
  const [made] = await services.database.db
    .insert(refund)
    .values({ orderId: id, amount, cause: 'admin', status: 'ordered', createdAt: before, updatedAt: before })
    .returning();
  const reference = made?.uuid ?? '';
  const idempotencyKey = `refund:${reference}`;
  await providerOf(services).refund(intentId ?? '', { amount, reference, idempotencyKey });
  await hearAgain(systemCtx(services), { kind: 'order', id });
}

const HALF_WAY: [
  string,
  number,
  (one: { hash: string; reference: string; hers: number }) => Promise<unknown>,
][] = [
  [
    'a cancellation by the desk',
    13_100,
    ({ reference }) =>
      counter.asRose(() => orderDeskCalls.cancel({ reference, reason: 'Épuisé', key: randomUUID() })),
  ],
  ['a cancellation by its buyer', 13_100, ({ hash }) => orderCalls.cancel({ hash })],
  [
    'all that is left',
    13_100,
    ({ reference }) =>
      counter.asRose(() =>
        refundCalls.request({ reference, amount: 8100, reason: 'Geste', key: randomUUID() }),
      ),
  ],
  [
    'a refused line',
    11_000,
    ({ reference, hers }) =>
      shop.app.as(mine, () => sellerOrderCalls.refuse({ reference, line_id: hers, reason: 'Épuisé' })),
  ],
];

describe('beside a refund that is under way', () => {
  it.each(HALF_WAY)('%s gives back all that is due: %i cents so far', async (_, refunded, act) => {
    const { hash, reference } = await bought({
      coupon: null,
      voucher: 0,
      express: false,
      email: 'm@exemple.fr',
    });
    const { lines } = await orderCalls.get({ hash });
    await leftHalfWay(hash, 5000);
    await act({ hash, reference, hers: lines.find(({ product: { id } }) => id === mobile)?.id ?? 0 });
    expect(await shop.rowOf(hash)).toMatchObject({ refunded });
    const rows = await shop.app.services.database.db
      .select()
      .from(refund)
      .where(eq(refund.orderId, (await shop.rowOf(hash)).id));
    expect(rows.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(await shop.problems()).toEqual([]);
  });
});

const WALKS = [
  { seed: 3, coupon: 'DIX', voucher: 5000, express: false, refuse: true },
  { seed: 4, coupon: 'MOBILE', voucher: 9000, express: true, refuse: false },
  { seed: 5, coupon: null, voucher: 20_000, express: false, refuse: false },
  { seed: 6, coupon: 'MOBILE', voucher: 20_000, express: false, refuse: true },
];

describe('what goes back of an order', () => {
  it.each(WALKS)('walk $seed: code $coupon, voucher of $voucher cents', async (walk) => {
    const roll = dice(walk.seed);
    const { hash, code, reference } = await bought({ ...walk, email: `marche${walk.seed}@exemple.fr` });
    const ids = (await orderCalls.get({ hash })).lines.map(({ id, product: { id: of } }) => ({ id, of }));
    const hers = ids.find(({ of }) => of === mobile)?.id as number;
    const goodwill = () =>
      counter.asRose(() =>
        refundCalls.request({
          reference,
          amount: 1 + roll(3000),
          reason: 'Geste commercial',
          key: randomUUID(),
        }),
      );
    if (walk.refuse)
      await shop.app.as(mine, () => sellerOrderCalls.refuse({ reference, line_id: hers, reason: 'Épuisé' }));
    await holds(hash);
    await send(hash, reference);
    for (let n = 0; n < 3; n += 1) {
      if (roll(3) === 0) await maybe(goodwill);
      else
        await maybe(async () => {
          const line_id = ids[roll(ids.length)]?.id as number;
          const way = roll(4) === 0 ? ('label' as const) : ('own' as const);
          const { returns } = await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way });
          const id = returns.at(-1)?.id as string;
          if (line_id === hers) await shop.app.as(mine, () => sellerReturnCalls.receive({ id }));
          else await counter.asRose(() => returnDeskCalls.receive({ id }));
        });
      await shop.app.runJobs();
      await holds(hash);
    }
    await giveRest(hash, reference);
    await shop.app.runJobs();
    const row = await shop.rowOf(hash);
    await holds(hash);
    expect(row).toMatchObject({ status: 'refunded', refunded: row.total, vouchedBack: row.vouched });
    expect(cardBackOf(row)).toBe(toPayOf(row));
    if (code)
      expect((await counter.asRose(() => voucherCalls.claim({ code }))).voucher.balance).toBe(walk.voucher);
    expect(await shop.problems()).toEqual([]);
  });
});
