import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { brand, demoIntent, person } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

/** A lamp, and its delivery; cents. */
const GOODS = 3550;
const TOTAL = GOODS + 490;
const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };

type Offer = Partial<Parameters<typeof offerOf>[0]>;
type End = 'at once' | 'in parts' | 'by its buyer';

let shop: Shop;
let counter: Counter;
let second: Member;
let codes = 0;
let otherBrand = 0;

beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
  second = await join(shop.app, 'ines');
  await shop.app.services.database.db
    .update(person)
    .set({ isAdmin: true })
    .where(eq(person.uuid, second.uuid));
  await prove(shop.app, second.token);
  const made = await shop.app.services.database.db
    .insert(brand)
    .values({ name: 'Une autre', slug: 'une-autre' })
    .returning({ id: brand.id });
  otherBrand = made[0]?.id ?? 0;
});
afterAll(() => shop.app.close());

const takenOff = () =>
  balanceOf(shop.app.services.database.db, accountsOf(moneyModeOf(shop.app.services)).ownReductions);

async function couponOf(more: Offer): Promise<string> {
  codes += 1;
  const code = `TABLE-${codes}`;
  await counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, ...more, code })));
  return code;
}

async function filled(): Promise<string> {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}

/** Cents that the bank gave back to the card. */
async function onCard(intentId: string | null): Promise<number> {
  if (intentId === null) return 0;
  const { db } = shop.app.services.database;
  const [intent] = await db.select().from(demoIntent).where(eq(demoIntent.id, intentId));
  return intent?.refundedAmount ?? 0;
}

async function giveBack(hash: string, end: End): Promise<void> {
  if (end === 'by its buyer') {
    await orderCalls.cancel({ hash });
    return;
  }
  const { uuid } = await shop.rowOf(hash);
  const ask = (amount: number | null) =>
    counter.asRose(() =>
      refundCalls.request({ reference: uuid, amount, reason: 'Table', key: randomUUID() }),
    );
  // What is asked for is what reaches the buyer: what the offer took off is nobody's.
  const paid = await orderCalls.get({ hash });
  const off = paid.reductions
    .filter(({ kind }) => kind !== 'voucher')
    .reduce((all, one) => all + one.amount, 0);
  if (end === 'in parts') for (const part of [200, 150]) if (TOTAL - off > part + 200) await ask(part);
  await shop.app.runJobs();
  await ask(null);
}

interface Row {
  offer?: () => Offer;
  /** Cents that the offer takes off, and that the voucher is worth. */
  cut?: number;
  worth?: number;
  end: End;
}

describe('a coupon beside a voucher, given back', () => {
  const tenth = { offer: () => ({ percent: 10 }), cut: 355 };
  const rows: [string, Row][] = [
    ['nothing but the card, at once', { end: 'at once' }],
    ['a voucher for all, at once', { worth: 9000, end: 'at once' }],
    ['a voucher for all, by its buyer', { worth: 9000, end: 'by its buyer' }],
    ['a percentage, in parts', { ...tenth, end: 'in parts' }],
    ['a percentage and a part of a voucher, in parts', { ...tenth, worth: 1500, end: 'in parts' }],
    ['a percentage and a part of a voucher, by its buyer', { ...tenth, worth: 1500, end: 'by its buyer' }],
    ['a percentage, and a voucher for all the rest, in parts', { ...tenth, worth: 9000, end: 'in parts' }],
    [
      'a sum and a part of a voucher, at once',
      { offer: () => ({ percent: null, amount: 500 }), cut: 500, worth: 1500, end: 'at once' },
    ],
    [
      'a sum of more than the goods, by its buyer',
      { offer: () => ({ percent: null, amount: 99_000 }), cut: GOODS, end: 'by its buyer' },
    ],
    [
      'all the goods, and a voucher for the delivery, at once',
      { offer: () => ({ percent: 100 }), cut: GOODS, worth: 1500, end: 'at once' },
    ],
    [
      'a product that is there, in parts',
      {
        offer: () => ({ percent: 20, product_id: shop.shelf.lamp.id }),
        cut: 710,
        worth: 1500,
        end: 'in parts',
      },
    ],
  ];

  it.each(rows)('%s', async (_, { offer, cut = 0, worth = 0, end }) => {
    const voucher = worth > 0 ? await counter.given(worth) : null;
    const before = await takenOff();
    const hash = await filled();
    // The voucher first: the offer is taken off before it all the same.
    if (voucher) await reductionCalls.apply({ order_hash: hash, code: voucher });
    if (offer) await reductionCalls.apply({ order_hash: hash, code: await couponOf(offer()) });
    const byVoucher = Math.min(worth, TOTAL - cut);
    const byCard = TOTAL - cut - byVoucher;
    expect(await orderCalls.get({ hash })).toMatchObject({ total: TOTAL, to_pay: byCard });
    if (byCard > 0) await payFor(shop.app, hash);
    else await orderCalls.pay({ hash });
    expect(await takenOff()).toBe(before + cut);

    await giveBack(hash, end);
    await shop.app.runJobs();
    const row = await shop.rowOf(hash);
    expect(row).toMatchObject({
      status: 'refunded',
      refunded: TOTAL,
      vouchedBack: byVoucher,
      reducedBack: cut,
    });
    expect(await onCard(row.intentId)).toBe(byCard);
    if (voucher) {
      const { voucher: known } = await counter.asRose(() => voucherCalls.claim({ code: voucher }));
      expect(known.balance).toBe(worth);
    }
    expect(await takenOff()).toBe(before);
    expect(await shop.problems()).toEqual([]);
  });
});

describe('a coupon that is not for this order', () => {
  it.each<[string, () => Offer]>([
    ['of another brand', () => ({ brand_id: otherBrand, percent: 10 })],
    ['of another shelf', () => ({ shelf: 'repas', percent: 10 })],
    ['under its minimum by a cent', () => ({ percent: 10, min_total: GOODS + 1 })],
    ['before its first day', () => ({ percent: 10, starts_at: '2098-01-01T00:00:00Z' })],
    ['after its last', () => ({ percent: 10, ends_at: '2020-02-01T00:00:00Z' })],
    ['that is switched off', () => ({ percent: 10, enabled: false })],
  ])('%s', async (_, more) => {
    const hash = await filled();
    const code = await couponOf(more());
    await expect(reductionCalls.apply({ order_hash: hash, code })).rejects.toMatchObject({
      code: 'coupon_not_for_this',
    });
    expect(await orderCalls.get({ hash })).toMatchObject({ to_pay: TOTAL, reductions: [] });
    await orderCalls.cancel({ hash });
  });
});

describe('a coupon that is used once', () => {
  it('by a person is refused on their next order', async () => {
    const code = await couponOf({ percent: 10, per_person: 1 });
    const one = await filled();
    await reductionCalls.apply({ order_hash: one, code });
    await payFor(shop.app, one);
    const two = await filled();
    await expect(reductionCalls.apply({ order_hash: two, code })).rejects.toMatchObject({
      code: 'coupon_not_for_this',
    });
    await orderCalls.cancel({ hash: two });
    expect(await shop.problems()).toEqual([]);
  });

  it('in all is refused to everybody else, whoever they are', async () => {
    const code = await couponOf({ percent: 10, stock: 1 });
    const one = await filled();
    await reductionCalls.apply({ order_hash: one, code });
    await payFor(shop.app, one);
    const two = await shop.prepare();
    await orderCalls.saveDetails({ hash: two, ...DETAILS, email: 'autre@exemple.fr' });
    await expect(reductionCalls.apply({ order_hash: two, code })).rejects.toMatchObject({
      code: 'coupon_not_for_this',
    });
    expect(await shop.problems()).toEqual([]);
  });
});

describe('an order that vouchers paid, above what one person may give back', () => {
  const limited = async (work: () => Promise<void>) => {
    const config = shop.app.services.config as { refundTwoAdminsCents: number };
    const known = config.refundTwoAdminsCents;
    config.refundTwoAdminsCents = 1000;
    await work().finally(() => {
      config.refundTwoAdminsCents = known;
    });
  };
  const ask = async (hash: string, amount: number | null = null) => {
    const reference = (await shop.rowOf(hash)).uuid;
    return counter.asRose(() =>
      refundCalls.request({ reference, amount, reason: 'Table', key: randomUUID() }),
    );
  };
  const approve = (refund_uuid: string) =>
    shop.app.as(second.token, () => refundCalls.decide({ refund_uuid, approve: true, reason: '' }));
  const balanceOfCode = async (code: string) =>
    (await counter.asRose(() => voucherCalls.claim({ code }))).voucher.balance;

  it.each([
    ['whole', 9000],
    ['all but some cents of the card', TOTAL - 50],
  ])('%s, waits for a second one, who gives it back', async (_, worth) => {
    const code = await counter.given(worth);
    const hash = await filled();
    await reductionCalls.apply({ order_hash: hash, code });
    if (worth > TOTAL) await orderCalls.pay({ hash });
    else await payFor(shop.app, hash);
    const before = await balanceOfCode(code);
    await limited(async () => {
      const asked = await ask(hash);
      expect(asked.status).toBe('asked');
      expect(await shop.rowOf(hash)).toMatchObject({ status: 'paid', vouchedBack: 0, refunded: 0 });
      await expect(ask(hash)).rejects.toMatchObject({ code: 'not_refundable' });
      expect(await approve(asked.uuid)).toMatchObject({ status: 'done' });
      await shop.app.runJobs();
    });
    expect(await shop.rowOf(hash)).toMatchObject({ status: 'refunded', refunded: TOTAL, stockTaken: false });
    expect(await balanceOfCode(code)).toBe(before + Math.min(worth, TOTAL - (worth > TOTAL ? 0 : 50)));
    expect(await shop.problems()).toEqual([]);
  });

  it('and that the desk cancels, waits as well', async () => {
    const code = await counter.given(9000);
    const hash = await filled();
    await reductionCalls.apply({ order_hash: hash, code });
    await orderCalls.pay({ hash });
    const { uuid: reference } = await shop.rowOf(hash);
    await limited(async () => {
      const { order, refunds } = await counter.asRose(() =>
        orderDeskCalls.cancel({ reference, reason: 'Rupture', key: randomUUID() }),
      );
      expect(order.status).toBe('cancelled');
      expect(refunds).toMatchObject([{ status: 'asked', amount: TOTAL }]);
      expect(await balanceOfCode(code)).toBe(9000 - TOTAL);
      await approve(refunds[0]?.uuid ?? '');
    });
    expect(await shop.rowOf(hash)).toMatchObject({ status: 'refunded' });
    expect(await balanceOfCode(code)).toBe(9000);
    expect(await shop.problems()).toEqual([]);
  });
});
