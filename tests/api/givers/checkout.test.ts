import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { findListPage } from '#src/journeys/list-page/list-page.server.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { list } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
let ines: Member;
const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };

beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
  ines = await join(shop.app, 'ines');
});
afterAll(() => shop.app.close());

/** A lamp at 35,50 € with its delivery at 4,90 €: 40,40 €. */
async function filled() {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}
const coupon = (more: Parameters<typeof offerOf>[0]) =>
  counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, ...more })));
const left = async (code: string) => {
  const { voucher } = await counter.asRose(() => voucherCalls.claim({ code }));
  return voucher.balance;
};

describe('a voucher on an order', () => {
  it('pays a part, and is given back before the card', async () => {
    const code = await counter.given(1500);
    const hash = await filled();
    const used = await reductionCalls.apply({ order_hash: hash, code: code.toLowerCase() });
    expect(used).toMatchObject({
      total: 4040,
      to_pay: 2540,
      reductions: [{ kind: 'voucher', amount: 1500 }],
    });
    await payFor(shop.app, hash);
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', to_pay: 2540 });
    const { uuid } = await shop.rowOf(hash);
    const refund = (amount: number | null) =>
      counter.asRose(() =>
        refundCalls.request({ reference: uuid, amount, reason: 'Geste commercial', key: randomUUID() }),
      );
    const before = await counter.owed();
    await refund(1000);
    expect((await counter.owed()) - before).toBe(1000);
    expect(await shop.rowOf(hash)).toMatchObject({ refunded: 1000, vouchedBack: 1000, status: 'paid' });
    // The rest of the voucher's part, then the card's.
    await refund(700);
    await shop.app.runJobs();
    expect(await shop.rowOf(hash)).toMatchObject({ refunded: 1700, vouchedBack: 1500 });
    await refund(null);
    await shop.app.runJobs();
    expect(await shop.rowOf(hash)).toMatchObject({ status: 'refunded', refunded: 4040 });
    expect(await left(code)).toBe(1500);
    expect(await shop.problems()).toEqual([]);
  });

  it('that would leave some cents keeps as many as a card needs to pay anything at all', async () => {
    for (const [worth, taken] of [
      [4039, 3990],
      [3991, 3990],
      [3990, 3990],
      [4040, 4040],
    ] as const) {
      const code = await counter.given(worth);
      const hash = await filled();
      const used = await reductionCalls.apply({ order_hash: hash, code });
      expect(used).toMatchObject({ to_pay: 4040 - taken, reductions: [{ amount: taken }] });
      expect(await left(code)).toBe(worth - taken);
    }
  });

  it('is not given back in part by one person beyond the limit of one', async () => {
    const config = shop.app.services.config as { refundTwoAdminsCents: number };
    const limit = config.refundTwoAdminsCents;
    config.refundTwoAdminsCents = 500;
    const code = await counter.given(1500);
    const hash = await filled();
    await reductionCalls.apply({ order_hash: hash, code });
    await payFor(shop.app, hash);
    const { uuid } = await shop.rowOf(hash);
    const ask = (amount: number | null) =>
      counter.asRose(() =>
        refundCalls.request({ reference: uuid, amount, reason: 'Geste commercial', key: randomUUID() }),
      );
    await expect(ask(501)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await shop.rowOf(hash)).toMatchObject({ refunded: 0, vouchedBack: 0 });
    await ask(300);
    await expect(ask(300)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await ask(null)).toMatchObject({ status: 'asked' });
    expect(await shop.rowOf(hash)).toMatchObject({ refunded: 300, vouchedBack: 300, status: 'paid' });
    config.refundTwoAdminsCents = limit;
    expect(await shop.problems()).toEqual([]);
  });

  it('that covers all asks for no card, and comes back when its buyer changes their mind', async () => {
    const code = await counter.given(9000);
    const hash = await filled();
    // An intent that was made before is given up.
    await orderCalls.pay({ hash });
    expect(await reductionCalls.apply({ order_hash: hash, code })).toMatchObject({ to_pay: 0 });
    const { payment, order } = await orderCalls.pay({ hash });
    expect(payment).toBeNull();
    expect(order).toMatchObject({ status: 'paid' });
    expect(await left(code)).toBe(4960);
    await orderCalls.cancel({ hash });
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded' });
    expect(await left(code)).toBe(9000);
    expect(await shop.problems()).toEqual([]);
  });

  it('is held while the order holds its stock, on one cart at once, and free when it lapses', async () => {
    const code = await counter.given(3000);
    const [one, two] = [await filled(), await filled()];
    const said = await Promise.allSettled(
      [one, two].map((order_hash) => reductionCalls.apply({ order_hash, code })),
    );
    // The one that came too late is told so.
    expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const used = await Promise.all([one, two].map((hash) => orderCalls.get({ hash })));
    const sum = used.reduce((cents, { total, to_pay }) => cents + total - to_pay, 0);
    expect(sum).toBe(3000);
    expect(await shop.problems()).toEqual([]);
    await Promise.all([one, two].map((hash) => orderCalls.cancel({ hash })));
    expect(await left(code)).toBe(3000);
    expect(await shop.problems()).toEqual([]);
  });

  it('that is used up says so, and takes nothing off', async () => {
    const code = await counter.given(500);
    const first = await filled();
    await reductionCalls.apply({ order_hash: first, code });
    await payFor(shop.app, first);
    const next = await filled();
    await expect(reductionCalls.apply({ order_hash: next, code })).rejects.toMatchObject({
      code: 'voucher_invalid',
      message: expect.stringContaining('Il ne reste rien'),
    });
    expect(await orderCalls.get({ hash: next })).toMatchObject({ to_pay: 4040, reductions: [] });
  });

  it('of an account is used there without its code, and by nobody else with it', async () => {
    const code = await counter.given(1000);
    const { voucher } = await shop.app.as(ines.token, () => voucherCalls.claim({ code }));
    const hash = await filled();
    for (const input of [{ code }, { voucher_id: voucher.id }, { code: '0000-0000-0000-0000' }])
      await expect(reductionCalls.apply({ order_hash: hash, ...input })).rejects.toMatchObject({
        code: 'voucher_invalid',
      });
    await expect(reductionCalls.apply({ order_hash: hash })).rejects.toMatchObject({ code: 'invalid_input' });
    const used = await shop.app.as(ines.token, () =>
      reductionCalls.apply({ order_hash: hash, voucher_id: voucher.id }),
    );
    expect(used.to_pay).toBe(3040);
    const undone = await reductionCalls.withdraw({
      order_hash: hash,
      voucher_id: used.reductions[0]?.id ?? 0,
    });
    expect(undone).toMatchObject({ to_pay: 4040, reductions: [] });
    await payFor(shop.app, hash);
    await expect(reductionCalls.apply({ order_hash: hash, code })).rejects.toMatchObject({
      code: 'order_locked',
    });
    expect(await shop.problems()).toEqual([]);
  });
});

describe('a coupon', () => {
  it('takes its part of the goods before vouchers, once a person, and ends with its date', async () => {
    await coupon({ code: 'DIX', percent: 10, per_person: 1 });
    await coupon({ code: 'GROS', percent: 10, min_total: 100_000 });
    const code = await counter.given(5000);
    const hash = await filled();
    await reductionCalls.apply({ order_hash: hash, code });
    const used = await reductionCalls.apply({ order_hash: hash, code: 'dix' });
    expect(used).toMatchObject({
      to_pay: 0,
      reductions: [
        { kind: 'coupon', amount: 355 },
        { kind: 'voucher', amount: 3685 },
      ],
    });
    await orderCalls.pay({ hash });
    const { ownReductions } = accountsOf(moneyModeOf(shop.app.services));
    expect(await balanceOf(shop.app.services.database.db, ownReductions)).toBe(355);
    const again = await filled();
    for (const typed of ['DIX', 'GROS'])
      await expect(reductionCalls.apply({ order_hash: again, code: typed })).rejects.toMatchObject({
        code: 'coupon_not_for_this',
      });
    await orderCalls.cancel({ hash });
    expect(await balanceOf(shop.app.services.database.db, ownReductions)).toBe(0);
    expect(await left(code)).toBe(5000);
    expect(await shop.problems()).toEqual([]);
  });

  it('that ends in between is not counted at the payment', async () => {
    const made = await coupon({ code: 'FIN', percent: 20 });
    const hash = await filled();
    expect((await reductionCalls.apply({ order_hash: hash, code: 'FIN' })).to_pay).toBe(3330);
    await coupon({ id: made.id, code: 'FIN', percent: 20, enabled: false });
    const { order } = await orderCalls.pay({ hash });
    expect(order).toMatchObject({ to_pay: 4040, reductions: [] });
    await payFor(shop.app, hash);
    expect(await shop.problems()).toEqual([]);
  });

  it('completes a list near its birth by itself, on one order', async () => {
    const birth = counter.day(30);
    await shop.app.services.database.db
      .update(list)
      .set({ birthdate: birth })
      .where(eq(list.uuid, shop.camille.listUuid));
    const made = await coupon({ title: 'Compléter', percent: 10, audience: 'completion' });
    // Said on the list, to those who give and to its owners, until one order took it.
    const said = async (signedIn: boolean) =>
      (await findListPage(systemCtx(shop.app.services), shop.camille.slug, { signedIn }))?.completion;
    expect(await said(false)).toMatchObject({ percent: 10, until: '2099-01-01' });
    const hash = await filled();
    expect(await said(false)).toBeNull();
    // What was ordered is a surprise.
    expect(await said(true)).toMatchObject({ percent: 10 });
    expect(await orderCalls.get({ hash })).toMatchObject({
      to_pay: 3685,
      reductions: [{ kind: 'offer', amount: 355 }],
    });
    expect((await orderCalls.get({ hash: await filled() })).reductions).toEqual([]);
    await payFor(shop.app, hash);
    expect(await counter.asRose(() => offerDeskCalls.report({ id: made.id }))).toEqual({
      claims: 0,
      uses: 1,
      turnover: 3195,
    });
    expect(await shop.problems()).toEqual([]);
  });
});
