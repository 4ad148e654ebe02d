// Orders of several sellers that go back in parts, in any order: on papers, in the ledger and in the accounting entries
// the VAT of the parts is that of the whole.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountingCalls } from '#src/features/accounting/accounting.calls.ts';
import { splitVat } from '#src/features/accounting/vat.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { invoice, product } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { dice } from '#tests/support/dice.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
/** A seller with a VAT number, and one without. */
let mine: string;
let theirs: string;
let mobile: number;
let toy: number;
let lamp: number;

const PERCENT = 20;
const ALWAYS = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };

beforeAll(async () => {
  shop = await openShop({ stock: 900, config: { refundTwoAdminsCents: 1_000_000, vatPercent: PERCENT } });
  counter = await openCounter(shop.app);
  lamp = shop.shelf.lamp.id;
  const ines = await join(shop.app, 'ines');
  const businesses = await openBusinesses(shop, { ines, rose: counter.rose });
  ({ mine, theirs, mobile } = businesses);
  const { items } = await counter.asRose(() => merchantDeskCalls.search({ query: 'Bois doux' }));
  await counter.asRose(() => merchantDeskCalls.approve({ uuid: items[0]?.uuid ?? '' }));
  ({ id: toy } = await shop.app.as(theirs, () => sellerProductCalls.save({ ...PRODUCT, name: 'Hochet' })));
  await shop.app.as(shop.camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: toy });
    await itemCalls.updateProduct({ product_id: toy, quantity: 60 });
    await itemCalls.updateProduct({ product_id: mobile, quantity: 60 });
  });
  await counter.asRose(() => offerDeskCalls.save(offerOf({ ...ALWAYS, percent: 7, code: 'SEPT' })));
});
afterAll(() => shop.app.close());

async function priced(id: number, price: number): Promise<void> {
  await shop.app.services.database.db
    .update(product)
    .set({ priceCents: price, stock: 90 })
    .where(eq(product.id, id));
}

interface Bought {
  quantities: readonly [lamps: number, mobiles: number, toys: number];
  codes: readonly string[];
}

async function bought({ quantities: [lamps, mobiles, toys], codes }: Bought) {
  const hash = await shop.prepare({ quantity: lamps });
  for (const [product_id, quantity] of [
    [mobile, mobiles],
    [toy, toys],
  ] as const)
    if (quantity > 0)
      await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id, quantity });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  for (const code of codes) await reductionCalls.apply({ order_hash: hash, code });
  if ((await orderCalls.get({ hash })).to_pay > 0) await payFor(shop.app, hash);
  else await orderCalls.pay({ hash });
  const { id, uuid: reference } = await shop.rowOf(hash);
  return { hash, id, reference };
}

const cents = (cell: string | undefined) => Number((cell ?? '').replace(',', ''));

/** Credits less debits of an account, in the accounting entries of one order. */
async function entriesOf(id: number): Promise<(account: string) => number> {
  const day = parisDay(shop.app.services.clock());
  const { text } = await counter.asRose(() =>
    accountingCalls.exportFec({ from: `${day.slice(0, 4)}-01-01`, to: day }),
  );
  const rows = text
    .split('\r\n')
    .map((row) => row.split('\t'))
    .filter((cells) => cells[8]?.startsWith(`order:${id}:`));
  return (account) =>
    rows
      .filter((cells) => cells[4] === account)
      .reduce((sum, cells) => sum + cents(cells[12]) - cents(cells[11]), 0);
}

/** On every paper and in every account, the VAT is that of what is left. */
async function holds(id: number): Promise<void> {
  const papers = await shop.app.services.database.db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, id))
    .orderBy(asc(invoice.id));
  const left = (of: 'total' | 'vat', merchantId: number | null) =>
    papers
      .filter((one) => one.merchantId === merchantId)
      .reduce((sum, one) => sum + (one.kind === 'invoice' ? one[of] : -one[of]), 0);
  for (const { kind, merchantId, facts } of papers) {
    if (kind !== 'invoice') continue;
    const total = left('total', merchantId);
    const vat = facts.vat_percent === null ? 0 : splitVat(total, PERCENT).vat;
    expect({ total, vat: left('vat', merchantId) }).toEqual({ total, vat });
  }
  const booked = await entriesOf(id);
  const own = { total: left('total', null), vat: left('vat', null) };
  const cut = papers
    .filter(({ merchantId }) => merchantId === null)
    .reduce((sum, { kind, facts: { reduced = 0 } }) => sum + (kind === 'invoice' ? reduced : -reduced), 0);
  const fees = booked('706000');
  // Our commission, and the VAT that it contains, are beside our own sales.
  const { rows } = await shop.app.services.database.query(
    `select coalesce(sum(commission - commission_back), 0)::int as cents from order_line where order_id = ${id}`,
  );
  const commission = Number(rows[0]?.cents);
  const onFees = splitVat(commission, PERCENT).vat;
  expect({ fees, vat: booked('445710') }).toEqual({ fees: commission - onFees, vat: own.vat + onFees });
  const sold = booked('707000') + booked('709700') + booked('419100') + booked('445870');
  expect(sold + own.vat).toBe(own.total);
  // The advance is on the price before what a coupon took off it; nothing of it is left once it was sent.
  const advance = booked('419100') === 0 ? 0 : own.vat + splitVat(cut, PERCENT).vat;
  expect(booked('445870') + advance).toBe(0);
  expect(await shop.problems()).toEqual([]);
}

it('an order has the same VAT given back whole or in parts', async () => {
  await priced(lamp, 491);
  const { id, reference } = await bought({ quantities: [1, 0, 0], codes: [] });
  for (const amount of [31, 50, 3, 1, 1, null]) {
    await counter.asRose(() =>
      refundCalls.request({ reference, amount, reason: 'Essai', key: randomUUID() }),
    );
    await shop.app.runJobs();
    await holds(id);
  }
  const papers = await shop.app.services.database.db.select().from(invoice).where(eq(invoice.orderId, id));
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice', ...Array.from({ length: 6 }, () => 'credit')]);
});

const WALKS = [1, 2, 3, 6].map((seed) => ({ seed, coupon: seed % 2 === 0, voucher: seed % 3 !== 0 }));

describe('an order that goes back in parts', () => {
  it.each(WALKS)('walk $seed: coupon $coupon, voucher $voucher', async ({ seed, coupon, voucher }) => {
    const roll = dice(seed);
    for (const id of [lamp, mobile, toy]) await priced(id, 101 + roll(4000));
    const codes = coupon ? ['SEPT'] : [];
    if (voucher) codes.push(await counter.given(101 + roll(3000)));
    const { hash, id, reference } = await bought({
      quantities: [1 + roll(3), 1 + roll(2), 1 + roll(2)],
      codes,
    });
    await holds(id);
    const { lines } = await orderCalls.get({ hash });
    const refuse = (token: string, product_id: number) =>
      shop.app.as(token, () =>
        sellerOrderCalls.refuse({
          reference,
          line_id: lines.find((line) => line.product.id === product_id)?.id ?? 0,
          reason: 'Épuisé',
        }),
      );
    const send = async () => {
      for (const step of ['prepare', 'send'] as const)
        await counter.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
    };
    const giveBack = (amount: number | null) => () =>
      counter.asRose(() => refundCalls.request({ reference, amount, reason: 'Essai', key: randomUUID() }));
    const doings: (() => Promise<unknown>)[] = [
      giveBack(1 + roll(200)),
      giveBack(1 + roll(90)),
      seed % 2 === 0 ? send : giveBack(1 + roll(60)),
      () => refuse(roll(2) === 0 ? mine : theirs, 0).catch(() => null),
      () => refuse(mine, mobile),
      giveBack(1 + roll(30)),
    ];
    while (doings.length > 0) {
      await doings.splice(roll(doings.length), 1)[0]?.();
      await shop.app.runJobs();
      await holds(id);
    }
    await giveBack(null)();
    await shop.app.runJobs();
    await holds(id);
    const row = await shop.rowOf(hash);
    expect(row).toMatchObject({ status: 'refunded', refunded: row.total });
  });
});
