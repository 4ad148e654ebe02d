// Refunds, returns, refusals, cancellations and disputes at once and in any order, heard of twice and backwards: a payment
// never gives back more than it brought, each means its own, and the books are those of the provider.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { cardBackOf, toPayOf } from '#src/features/orders/reductions/reduction.ts';
import {
  returnCalls,
  returnDeskCalls,
  sellerReturnCalls,
} from '#src/features/orders/returns/return.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { type ContestedShop, openContestedShop } from '#tests/support/contested-shop.ts';
import { dice } from '#tests/support/dice.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { closeDispute, openDispute } from '#tests/support/stripe-double/disputes.ts';

let site: ContestedShop;
beforeAll(async () => {
  site = await openContestedShop();
});
afterAll(() => site.close());

type Act = () => Promise<unknown>;
interface Walked extends Awaited<ReturnType<ContestedShop['bought']>> {
  roll(below: number): number;
  contest: StripeObject | null;
}

/** A refusal is an answer; anything else is a fault. */
async function maybe(work: Act): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

const chargeOf = ({ intent }: Walked) =>
  site.stripe.books.objects.get(String(intent.latest_charge)) as StripeObject;
const sum = (object: StripeObject, of: string) => Number(object[of]);

async function linesOf({ hash }: Walked) {
  const { lines } = await calls.get({ hash });
  return lines.map(({ id, product }) => ({ id, theirs: product.id === site.mobile }));
}

async function sent({ reference }: Walked): Promise<void> {
  for (const step of ['prepare', 'send', 'deliver'] as const)
    await site.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
}

async function sellerDoes(one: Walked, what: 'refuse' | 'send'): Promise<void> {
  const { reference } = one;
  const line_id = (await linesOf(one)).find(({ theirs }) => theirs)?.id ?? 0;
  if (what === 'refuse')
    await site.asSeller(() => sellerOrderCalls.refuse({ reference, line_id, reason: 'Épuisé' }));
  else
    await site.asSeller(() =>
      sellerOrderCalls.send({ reference, line_ids: [line_id], carrier: 'P', tracking_number: 'P' }),
    );
}

async function asked(one: Walked): Promise<void> {
  const lines = await linesOf(one);
  const line_id = lines[one.roll(lines.length)]?.id ?? 0;
  await returnCalls.ask({ hash: one.hash, lines: [{ line_id, quantity: 1 }], way: 'own' });
}

async function received({ hash, roll }: Walked): Promise<void> {
  const { returns } = await calls.get({ hash });
  const back = returns[roll(Math.max(1, returns.length))];
  if (!back) return;
  const { id } = back;
  if (back.seller.slug === 'atelier-nuage') await site.asSeller(() => sellerReturnCalls.receive({ id }));
  else await site.asRose(() => returnDeskCalls.receive({ id }));
}

async function settledReturn({ hash, roll }: Walked): Promise<void> {
  const { returns } = await calls.get({ hash });
  const id = returns[roll(Math.max(1, returns.length))]?.id;
  if (id) await site.asRose(() => returnDeskCalls.settle({ id, answer: 'Par virement.' }));
}

/** A bank opens a dispute, once, of all that is left or of a part, then decides. */
async function contested(one: Walked): Promise<void> {
  const charge = chargeOf(one);
  if (one.contest === null) {
    const left = sum(charge, 'amount') - sum(charge, 'amount_refunded');
    const part = one.roll(3) === 0 ? { amount: 1 + one.roll(left) } : {};
    if (left > 0) one.contest = openDispute(site.stripe.books, one.intent.id, part);
  } else if (one.contest.status === 'needs_response')
    closeDispute(site.stripe.books, one.contest, { won: one.roll(2) === 0 });
}

/** One event of it, twice at once. */
async function heard({ intent, contest, roll }: Walked): Promise<void> {
  const events = [...site.eventsOf(intent.id), ...(contest ? site.eventsOf(contest.id) : [])];
  const event = events[roll(Math.max(1, events.length))];
  if (event) await Promise.all([site.deliver(event), site.deliver(event)]);
}

function actsOf(one: Walked): Act[] {
  const { hash, reference, roll } = one;
  const back = () => ({ reference, reason: 'Revenu', restock: true, key: randomUUID() });
  return [
    () => site.refund(reference, 1 + roll(4000)),
    () => site.refund(reference, null),
    () => site.cancelled(reference),
    () => calls.cancel({ hash }),
    () => sellerDoes(one, 'refuse'),
    () => sellerDoes(one, 'send'),
    () => sent(one),
    () => asked(one),
    () => received(one),
    () => contested(one),
    () => heard(one),
    () => site.asRose(() => orderDeskCalls.takeBack(back())),
    () => site.asRose(() => orderDeskCalls.settle({ reference, answer: 'Par virement.' })),
    () => settledReturn(one),
  ];
}

/** All that the provider has to say, backwards and twice, and what waits for its job. */
async function allHeard({ intent }: Walked): Promise<void> {
  const { app } = site.shop;
  for (let n = 0; n < 2; n += 1) {
    for (const event of [...site.eventsOf(intent.id)].reverse()) await site.deliver(event);
    await app.services.database.db.update(refund).set({ updatedAt: new Date(0) });
    await executeOrdered(app.services);
  }
  await app.runJobs();
}

const WALKS = Array.from({ length: 8 }, (_, n) => ({ seed: n + 1, voucher: [0, 2000, 9000][n % 3] ?? 0 }));

it.each(WALKS)('walk $seed, a voucher of $voucher cents', async ({ seed, voucher }) => {
  const order = await site.bought({ voucher, lamps: 2, mobiles: 2 });
  const one: Walked = { ...order, roll: dice(seed), contest: null };
  const acts = actsOf(one);
  if (one.roll(2) === 0) await sent(one);
  for (let n = 0; n < 10; n += 1) {
    const some = Array.from({ length: 1 + one.roll(3) }, () => acts[one.roll(acts.length)] as Act);
    await Promise.all(some.map(maybe));
  }
  await allHeard(one);

  const row = await site.shop.rowOf(order.hash);
  const charge = chargeOf(one);
  const taken = one.contest && one.contest.status !== 'won' ? sum(one.contest, 'amount') : 0;
  expect(sum(charge, 'amount_refunded') + taken).toBeLessThanOrEqual(sum(charge, 'amount'));
  expect(cardBackOf(row)).toBe(sum(charge, 'amount_refunded'));
  expect(cardBackOf(row) + row.bankBack + row.transferredBack).toBeLessThanOrEqual(toPayOf(row));
  expect(row.bankBack).toBeLessThanOrEqual(taken);
  expect(row.vouchedBack).toBeLessThanOrEqual(row.vouched);
  if (voucher > 0) {
    const { code } = order;
    const { voucher: mine } = await site.asRose(() => voucherCalls.claim({ code }));
    expect(mine.balance).toBe(voucher - row.vouched + row.vouchedBack);
  }
  await site.booksAgree();
});
