// Money that a bank took for good, gave back after all, and that was then given back to its buyer: the books hold after each
// step, and the accounting entries say each posting once, balanced.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountingCalls } from '#src/features/accounting/accounting.calls.ts';
import { fecFaults } from '#src/features/accounting/fec-check.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { ledgerTx, refund } from '#src/server/db/schema/index.ts';
import { type ContestedShop, openContestedShop } from '#tests/support/contested-shop.ts';

let site: ContestedShop;
beforeAll(async () => {
  site = await openContestedShop();
});
afterAll(() => site.close());

const rowOf = (hash: string) => site.shop.rowOf(hash);
const db = () => site.shop.app.services.database.db;
const cents = (cell: string | undefined) => Number((cell ?? '').replace(',', ''));

/** Refunds that wait for their job are carried out. */
async function carriedOut(): Promise<void> {
  await db()
    .update(refund)
    .set({ updatedAt: new Date(0) });
  await executeOrdered(site.shop.app.services);
}

/** Each entry by its number: its piece, its debits and its credits. */
async function entries() {
  const day = parisDay(site.shop.app.services.clock());
  const { name, text } = await site.asRose(() =>
    accountingCalls.exportFec({ from: `${day.slice(0, 4)}-01-01`, to: day }),
  );
  expect(fecFaults(name, text)).toEqual([]);
  const found = new Map<string, { piece: string; debit: number; credit: number }>();
  for (const row of text.trim().split('\r\n').slice(1)) {
    const cells = row.split('\t');
    const entry = found.get(cells[2] ?? '') ?? { piece: cells[8] ?? '', debit: 0, credit: 0 };
    entry.debit += cents(cells[11]);
    entry.credit += cents(cells[12]);
    found.set(cells[2] ?? '', entry);
  }
  return [...found.values()];
}

async function booksAgree(): Promise<void> {
  await site.booksAgree();
  await site.taxesAgree();
  const said = await entries();
  for (const { debit, credit } of said) expect(debit).toBe(credit);
  const pieces = said.map(({ piece }) => piece);
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(pieces.length).toBe(await db().$count(ledgerTx));
}

const WAYS = [
  ['one of ours by card', { lamps: 1 }],
  ['one of ours of which a voucher paid a part', { lamps: 2, voucher: 1500 }],
  ['one of a seller too', { lamps: 1, mobiles: 2 }],
] as const;

it.each(WAYS)('an order, %s: lost, won after all, given back whole', async (_, what) => {
  const losses = await site.balance('losses:test');
  const order = await site.bought(what);
  const { total, vouched } = await rowOf(order.hash);
  const made = await site.contest(order.intent.id);
  await booksAgree();
  await site.closed(made, false);
  await site.hear(made);
  await booksAgree();
  await site.closed(made, true);
  await site.hear(made);
  await booksAgree();
  expect(await site.balance('losses:test')).toBe(losses);
  expect(await rowOf(order.hash)).toMatchObject({ disputed: 0, bankBack: 0 });
  await site.cancelled(order.reference);
  await carriedOut();
  await site.hear(order.intent);
  await carriedOut();
  expect(await rowOf(order.hash)).toMatchObject({ refunded: total, vouchedBack: vouched });
  expect(await site.balance(`order:${order.id}:due`)).toBe(0);
  expect(await site.balance('losses:test')).toBe(losses);
  expect(await site.papersOf(order.id)).toMatchObject({ total: 0, vat: 0 });
  await booksAgree();
});

it('an order of which a part is given back first: the rest lost, won, and given back', async () => {
  const losses = await site.balance('losses:test');
  const order = await site.bought({ lamps: 2 });
  const { total } = await rowOf(order.hash);
  await site.refund(order.reference, 1234);
  await carriedOut();
  const made = await site.contest(order.intent.id, { amount: total - 1234 });
  await site.closed(made, false);
  await booksAgree();
  await site.closed(made, true);
  await booksAgree();
  await site.cancelled(order.reference);
  await carriedOut();
  expect(await rowOf(order.hash)).toMatchObject({ refunded: total, bankBack: 0 });
  expect(await site.balance('losses:test')).toBe(losses);
  await booksAgree();
});
