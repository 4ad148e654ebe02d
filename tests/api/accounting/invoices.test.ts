import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountingCalls } from '#src/features/accounting/accounting.calls.ts';
import { demoDisputeCalls } from '#src/features/money/disputes/demo.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

let codes = 0;
async function coupon(percent: number): Promise<string> {
  codes += 1;
  const code = `LIVRES-${codes}`;
  const always = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
  await counter.asRose(() => offerDeskCalls.save(offerOf({ ...always, percent, code })));
  return code;
}

/** A paid order of some lamps, which these codes of coupons and vouchers pay in part. */
async function bought(quantity: number, used: readonly string[] = []): Promise<string> {
  const hash = await shop.prepare({ quantity });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  for (const code of used) await reductionCalls.apply({ order_hash: hash, code });
  if ((await orderCalls.get({ hash })).to_pay > 0) await payFor(shop.app, hash);
  else await orderCalls.pay({ hash });
  return hash;
}

async function sent(hash: string): Promise<void> {
  const { uuid: reference } = await shop.rowOf(hash);
  for (const step of ['prepare', 'send'] as const)
    await counter.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: '8R0042' }));
}

async function givenBack(hash: string, amount: number | null): Promise<void> {
  const { uuid: reference } = await shop.rowOf(hash);
  await counter.asRose(() => refundCalls.request({ reference, amount, reason: 'Essai', key: randomUUID() }));
  await shop.app.runJobs();
}

const cents = (cell: string | undefined) => Number((cell ?? '').replace(',', ''));

/** The lines of the accounting entries about orders, of the whole year. */
async function entriesOfOrders(): Promise<string[][]> {
  const day = parisDay(shop.app.services.clock());
  const { text } = await counter.asRose(() =>
    accountingCalls.exportFec({ from: `${day.slice(0, 4)}-01-01`, to: day }),
  );
  return text
    .split('\r\n')
    .map((row) => row.split('\t'))
    .filter((cells) => cells[8]?.startsWith('order:'));
}

it('the sums and the tax of invoices and credits are those that the accounting entries hold', async () => {
  await bought(1);
  await sent(await bought(2, [await coupon(15)]));
  await sent(await bought(1, [await counter.given(9000)]));
  const reduced = await bought(3, [await coupon(10), await counter.given(1500)]);
  await sent(reduced);
  await givenBack(reduced, 333);
  await givenBack(await bought(1, [await coupon(7)]), 101);
  await givenBack(await bought(2, [await counter.given(777)]), null);
  await orderCalls.cancel({ hash: await bought(1) });
  await shop.app.runJobs();

  const entries = await entriesOfOrders();
  const { rows } = await shop.app.services.database.query(
    `select idempotency_key as key from ledger_tx where idempotency_key like 'order:%'`,
  );
  expect(new Set(entries.map((cells) => cells[8]))).toEqual(new Set(rows.map(({ key }) => key)));
  const credited = (...accounts: string[]) =>
    entries
      .filter((cells) => accounts.includes(cells[4] ?? ''))
      .reduce((sum, cells) => sum + cents(cells[12]) - cents(cells[11]), 0);
  const written = await shop.app.services.database.db.select().from(invoice);
  const said = (of: 'total' | 'vat') =>
    written.reduce((sum, row) => sum + (row.kind === 'invoice' ? row[of] : -row[of]), 0);
  expect(written.filter(({ kind }) => kind === 'invoice')).toHaveLength(7);
  expect(written.filter(({ kind }) => kind === 'credit')).toHaveLength(4);
  expect(credited('445710')).toBe(said('vat'));
  // Sold, or paid and not sent yet, each with its tax, but for what offers took off.
  expect(credited('707000', '709700', '419100', '445710', '445870')).toBe(said('total'));
  // By card and by vouchers.
  expect(-credited('511500', '419700')).toBe(said('total'));
});

it('a dispute moves no tax without a credit, whether it is won, or lost before the parcel left or after', async () => {
  const contest = async (hash: string, outcome: 'won' | 'lost') => {
    const { uuid: reference } = await shop.rowOf(hash);
    const { uuid } = await counter.asRose(() => demoDisputeCalls.openDispute({ reference }));
    await counter.asRose(() => demoDisputeCalls.closeDispute({ dispute_uuid: uuid, outcome }));
    return reference;
  };
  const reference = await contest(await bought(1), 'lost');
  await counter.asRose(() =>
    orderDeskCalls.cancel({ reference, reason: 'La banque l’a rendu', key: randomUUID() }),
  );
  const after = await bought(1);
  await sent(after);
  await contest(after, 'lost');
  const won = await bought(1);
  await contest(won, 'won');
  await sent(won);
  await shop.app.runJobs();

  const entries = await entriesOfOrders();
  expect(entries.filter(([journal, , , , account]) => journal === 'CT' && account === '445710')).toEqual([]);
  const written = await shop.app.services.database.db.select().from(invoice);
  const said = written.reduce((sum, { kind, vat }) => sum + (kind === 'invoice' ? vat : -vat), 0);
  const taxes = entries.filter((cells) => cells[4] === '445710');
  expect(taxes.reduce((sum, cells) => sum + cents(cells[12]) - cents(cells[11]), 0)).toBe(said);
});
