// Between the moment when a card is sent and its bank's word, the desk changes an offer, ends it, or takes its goods
// elsewhere: what was said is charged, each line bears what the offer took off it then, and all of it goes back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { loadCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { orderLine, product, voucher } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { CARDS } from '#tests/support/cagnotte.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

type More = Parameters<typeof offerOf>[0];
const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z', percent: null };
let shop: Shop;
let counter: Counter;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 60, config: { refundTwoAdminsCents: 1_000_000 } });
  counter = await openCounter(shop.app);
  ({ mobile } = await openBusinesses(shop, { ines: await join(shop.app, 'ines'), rose: counter.rose }));
  await shop.app.services.database.db.update(product).set({ stock: 40 }).where(eq(product.id, mobile));
});
afterAll(() => shop.app.close());

const save = (more: More) => counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, ...more })));

/** A lamp of ours at 35,50 €, a mobile of a seller at 30 €, and codes. */
async function orderedWith(...codes: string[]): Promise<string> {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 1 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  for (const code of codes) await reductionCalls.apply({ order_hash: hash, code });
  return hash;
}

/** The card is sent, `between` happens, the page is looked at and its payment asked for again; then the bank speaks. */
async function paidAcross(hash: string, between: () => Promise<unknown>): Promise<number> {
  const { payment, order } = await orderCalls.pay({ hash });
  await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
  await between();
  await loadCheckout(systemCtx(shop.app.services), hash);
  await orderCalls.pay({ hash }).catch(() => undefined);
  await shop.app.runJobs();
  expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'paid', to_pay: order.to_pay });
  return order.to_pay;
}

/** Cents that offers took off each line, by the id of its product. */
async function cutsOf(hash: string): Promise<Record<number, number | null>> {
  const { id } = await shop.rowOf(hash);
  const lines = await shop.app.services.database.db.select().from(orderLine).where(eq(orderLine.orderId, id));
  return Object.fromEntries(lines.map((line) => [line.productId, line.reducedShare]));
}

async function wholeBack(hash: string): Promise<void> {
  const { uuid: reference } = await shop.rowOf(hash);
  await counter.asRose(() =>
    orderDeskCalls.cancel({ reference, reason: 'Rupture', key: crypto.randomUUID() }),
  );
  await shop.app.runJobs();
  const back = await shop.rowOf(hash);
  expect(back).toMatchObject({ status: 'refunded', refunded: back.total });
  expect(await shop.problems()).toEqual([]);
}

describe('a coupon of 10 € on the lamp', () => {
  const cases: [string, () => More][] = [
    ['is over', () => ({ enabled: false })],
    ['has a day of its end that passed', () => ({ ends_at: '2021-01-01T00:00:00Z' })],
    ['is worth 2 €', () => ({ amount: 200 })],
    ['is worth 30 €', () => ({ amount: 3000 })],
    ['is one of ten per cent', () => ({ amount: null, percent: 10 })],
    ['is one on the mobile of a seller', () => ({ product_id: mobile })],
    ['is one on something that was not ordered', () => ({ product_id: shop.shelf.pram.id })],
    ['asks for 500 € at least', () => ({ min_total: 50_000 })],
    ['is used up', () => ({ stock: 0 })],
    ['is for newcomers', () => ({ audience: 'newcomers' as const })],
  ];
  it.each(cases)('%s', async (title, more) => {
    const lamp = shop.shelf.lamp.id;
    const code = `ENTRE${cases.findIndex(([one]) => one === title)}`;
    const first = { code, amount: 1000, product_id: lamp };
    const { id } = await save(first);
    const hash = await orderedWith(code);
    expect(await paidAcross(hash, () => save({ id, ...first, ...more() }))).toBe(3550 + 3000 + 490 - 1000);
    expect(await cutsOf(hash)).toEqual({ [lamp]: 1000, [mobile]: 0 });
    await wholeBack(hash);
  });
});

it('a coupon and a voucher of which the desk speaks while the bank thinks', async () => {
  const { id } = await save({ code: 'DEUXMOYENS', amount: 1000 });
  const hash = await orderedWith('DEUXMOYENS', await counter.given(2000));
  const { db } = shop.app.services.database;
  const [held] = await db.select().from(voucher).orderBy(voucher.id).limit(1);
  const due = await paidAcross(hash, async () => {
    await save({ id, code: 'DEUXMOYENS', amount: 1000, enabled: false });
    const cancel = counter.asRose(() =>
      voucherDeskCalls.cancel({ id: held?.id ?? 0, reason: 'Donné par erreur' }),
    );
    await expect(cancel).rejects.toMatchObject({ code: expect.any(String) });
    // Its last day is over meanwhile, and the night's job passes.
    await db
      .update(voucher)
      .set({ expiresOn: '2020-01-01' })
      .where(eq(voucher.id, held?.id ?? 0));
    await shop.app.runJobs();
  });
  expect(due).toBe(7040 - 1000 - 2000);
  await wholeBack(hash);
  const [after] = await db
    .select()
    .from(voucher)
    .where(eq(voucher.id, held?.id ?? 0));
  expect(after).toMatchObject({ balance: 2000, expiredAt: null });
});
