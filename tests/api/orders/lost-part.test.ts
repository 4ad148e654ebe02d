// An order that ended and of which a bank took a part for good: what it took stands for that part, vouchers have theirs under
// two pairs of eyes, and the rest is owed until the desk says how it went back, once.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { returnCalls, returnDeskCalls } from '#src/features/orders/returns/return.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { person, refund } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { type ContestedShop, openContestedShop } from '#tests/support/contested-shop.ts';
import { prove } from '#tests/support/prove.ts';
import { openDispute } from '#tests/support/stripe-double/disputes.ts';

let site: ContestedShop;
beforeAll(async () => {
  site = await openContestedShop();
});
afterAll(() => site.close());

const rowOf = (hash: string) => site.shop.rowOf(hash);
const transferred = () => site.balance('refunds:by_transfer:test');
const ANSWER = 'Virement du 3 décembre sur votre compte.';
const settle = (reference: string) => site.asRose(() => orderDeskCalls.settle({ reference, answer: ANSWER }));
const booksAgree = async () => {
  await site.booksAgree();
  await site.taxesAgree();
};
async function carriedOut(): Promise<void> {
  await site.shop.app.services.database.db.update(refund).set({ updatedAt: new Date(0) });
  await executeOrdered(site.shop.app.services);
}
const refundsOf = async (reference: string) => (await site.deskOf(reference)).refunds;

describe('an order that the desk cancels, of which a bank took a part for good', () => {
  it('has that part, its vouchers and its credit at once; the rest is owed, then transferred, once', async () => {
    const before = await transferred();
    const order = await site.bought({ voucher: 1000 });
    await site.closed(await site.contest(order.intent.id, { amount: 1000 }), false);
    await site.cancelled(order.reference);
    expect(await rowOf(order.hash)).toMatchObject({ bankBack: 1000, vouchedBack: 1000 });
    expect(await site.balance(`order:${order.id}:due`)).toBe(2040);
    expect(await site.deskOf(order.reference)).toMatchObject({ to_transfer: 2040 });
    expect((await mailsTo(site.shop.app, order.email)).map(({ text }) => text).join()).toContain(
      'Il reste à vous rendre 20,40',
    );
    await booksAgree();

    expect(await settle(order.reference)).toMatchObject({ to_transfer: 0 });
    await settle(order.reference);
    expect(await rowOf(order.hash)).toMatchObject({ transferredBack: 2040, status: 'cancelled' });
    expect(await site.balance(`order:${order.id}:due`)).toBe(0);
    expect((await transferred()) - before).toBe(2040);
    expect(await site.papersOf(order.id)).toMatchObject({ total: 0, vat: 0 });
    const { given_back } = await calls.get({ hash: order.hash });
    expect(given_back).toMatchObject({ card: 0, vouchers: 1000, transfer: 2040 });
    const told = (await mailsTo(site.shop.app, order.email)).filter(({ text }) => text.includes(ANSWER));
    expect(told).toHaveLength(1);
    await booksAgree();
  });

  it('takes back of its sellers what a part is worth, then the rest', async () => {
    const losses = await site.balance('losses:test');
    const order = await site.bought({ mobiles: 2 });
    await site.closed(await site.contest(order.intent.id, { amount: 2500 }), false);
    await site.cancelled(order.reference);
    await booksAgree();
    await settle(order.reference);
    expect(await site.balance('losses:test')).toBe(losses);
    expect(await site.papersOf(order.id)).toMatchObject({ total: 0, vat: 0 });
    await booksAgree();
  });

  it('and is won after all gives back what the bank had, never what was transferred', async () => {
    const order = await site.bought();
    const made = await site.contest(order.intent.id, { amount: 1000 });
    await site.closed(made, false);
    await site.cancelled(order.reference);
    await settle(order.reference);
    await site.closed(made, true);
    await carriedOut();
    expect(await rowOf(order.hash)).toMatchObject({ bankBack: 0, refunded: 1000, transferredBack: 3040 });
    await booksAgree();
  });

  it('and is won before the desk transferred anything gives all of it back by card', async () => {
    const order = await site.bought({ voucher: 500 });
    const made = await site.contest(order.intent.id, { amount: 1000 });
    await site.cancelled(order.reference);
    await site.closed(made, false);
    await site.closed(made, true);
    await carriedOut();
    expect(await rowOf(order.hash)).toMatchObject({ status: 'refunded', vouchedBack: 500 });
    await expect(settle(order.reference)).rejects.toMatchObject({ code: 'conflict' });
    await booksAgree();
  });

  it('of which the bank takes the rest as well owes nothing more', async () => {
    const order = await site.bought();
    await site.closed(await site.contest(order.intent.id, { amount: 1000 }), false);
    await site.cancelled(order.reference);
    await site.closed(await site.contest(order.intent.id, { amount: 3040 }), false);
    expect(await rowOf(order.hash)).toMatchObject({ bankBack: 4040 });
    await expect(settle(order.reference)).rejects.toMatchObject({ code: 'conflict' });
    await booksAgree();
  });

  it('is said to be transferred only where something is owed, by a person', async () => {
    const order = await site.bought();
    await expect(settle(order.reference)).rejects.toMatchObject({ code: 'conflict' });
    await site.cancelled(order.reference);
    await expect(settle(order.reference)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a return of which a bank took a part for good, and that the desk settles', () => {
  async function settled() {
    const order = await site.bought();
    await site.advance(order.reference, 'prepare', 'send', 'deliver');
    const { hash } = order;
    const line_id = (await calls.get({ hash })).lines[0]?.id ?? 0;
    const asked = await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: 'own' });
    const id = asked.returns[0]?.id ?? '';
    return { ...order, back: id };
  }
  const receive = (id: string) => site.asRose(() => returnDeskCalls.receive({ id }));

  it('has its credit for all of it, and gets nothing twice when the dispute is won after all', async () => {
    const order = await settled();
    const made = await site.contest(order.intent.id, { amount: 1000 });
    await site.closed(made, false);
    await receive(order.back);
    await site.asRose(() => returnDeskCalls.settle({ id: order.back, answer: ANSWER }));
    const row = await rowOf(order.hash);
    expect(row.transferredBack).toBeGreaterThan(0);
    expect(await site.papersOf(order.id)).toMatchObject({ total: 0, vat: 0 });
    await booksAgree();
    await site.closed(made, true);
    await carriedOut();
    const after = await rowOf(order.hash);
    expect(after.refunded).toBe(1000);
    expect(after.refunded + after.transferredBack).toBe(after.total);
    await booksAgree();
  });

  it('gives back both parts by card where the dispute is won before the desk settled it', async () => {
    const order = await settled();
    const made = await site.contest(order.intent.id, { amount: 1000 });
    await site.closed(made, false);
    await receive(order.back);
    await site.closed(made, true);
    await carriedOut();
    const after = await rowOf(order.hash);
    expect(after.refunded).toBe(after.total);
    await booksAgree();
  });

  it('is not settled by words while the bank has not decided', async () => {
    const order = await settled();
    const made = openDispute(site.stripe.books, order.intent.id);
    await receive(order.back);
    await site.hear(made);
    const input = { id: order.back, answer: ANSWER };
    await expect(site.asRose(() => returnDeskCalls.settle(input))).rejects.toMatchObject({
      code: 'conflict',
    });
    await site.closed(made, true);
    await carriedOut();
    expect((await rowOf(order.hash)).transferredBack).toBe(0);
    await booksAgree();
  });
});

describe('a parcel that came back of an order whose bank took the money', () => {
  const back = (reference: string) =>
    site.asRose(() =>
      orderDeskCalls.takeBack({ reference, reason: 'Revenu', restock: true, key: crypto.randomUUID() }),
    );

  it('is no loss any more once it is here, and vouchers have theirs', async () => {
    const losses = await site.balance('losses:test');
    const order = await site.bought({ voucher: 800 });
    await site.advance(order.reference, 'prepare', 'send');
    await site.closed(await site.contest(order.intent.id), false);
    expect(await site.balance('losses:test')).toBeGreaterThan(losses);
    await back(order.reference);
    expect(await site.balance('losses:test')).toBe(losses);
    expect((await rowOf(order.hash)).vouchedBack).toBe(800);
    expect(await site.papersOf(order.id)).toMatchObject({ total: 0, vat: 0 });
    await booksAgree();
  });

  it('while the bank looked at it gives all back once the dispute is won', async () => {
    const order = await site.bought({ voucher: 800 });
    await site.advance(order.reference, 'prepare', 'send');
    const made = await site.contest(order.intent.id);
    await back(order.reference);
    await site.closed(made, true);
    await carriedOut();
    expect(await rowOf(order.hash)).toMatchObject({ status: 'refunded', vouchedBack: 800 });
    await booksAgree();
  });
});

describe('above the limit of one admin', () => {
  /** Another admin than Rose. */
  async function asOther<T>(work: () => Promise<T>): Promise<T> {
    const { token } = site.ines;
    await site.shop.app.services.database.db
      .update(person)
      .set({ isAdmin: true })
      .where(eq(person.email, CAST.ines.email));
    await prove(site.shop.app, token);
    return site.shop.app.as(token, work);
  }

  it('a refund of an order that the desk cancelled while its bank looked waits for another than who cancelled', async () => {
    const order = await site.bought({ lamps: 4 });
    const made = await site.contest(order.intent.id);
    await site.cancelled(order.reference);
    await site.closed(made, true);
    const [asked] = (await refundsOf(order.reference)).filter(({ status }) => status === 'asked');
    expect(asked).toMatchObject({ mine: true });
    const decide = { refund_uuid: asked?.uuid ?? '', approve: true, reason: '' };
    await expect(site.asRose(() => refundCalls.decide(decide))).rejects.toMatchObject({ code: 'own_refund' });
    await asOther(() => refundCalls.decide(decide));
    expect(await rowOf(order.hash)).toMatchObject({ status: 'refunded' });
    await booksAgree();
  });

  it('vouchers of a lost order wait for another admin, whoever cancelled first', async () => {
    const early = await site.bought({ lamps: 5, voucher: 11_000 });
    const open = await site.contest(early.intent.id);
    await site.cancelled(early.reference);
    await site.closed(open, false);
    const late = await site.bought({ lamps: 5, voucher: 11_000 });
    await site.closed(await site.contest(late.intent.id), false);
    await site.cancelled(late.reference);
    await site.cancelled(late.reference);
    for (const { hash, reference } of [early, late]) {
      expect(await rowOf(hash)).toMatchObject({ vouchedBack: 0, bankBack: 0 });
      const asked = (await refundsOf(reference)).filter(({ status }) => status === 'asked');
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ mine: true, by_vouchers: 11_000 });
      const decide = { refund_uuid: asked[0]?.uuid ?? '', approve: true, reason: '' };
      await expect(site.asRose(() => refundCalls.decide(decide))).rejects.toMatchObject({
        code: 'own_refund',
      });
      await booksAgree();
      await asOther(() => refundCalls.decide(decide));
      const row = await rowOf(hash);
      expect(row.vouchedBack).toBe(11_000);
      expect(row.bankBack).toBe(row.total - 11_000);
      await booksAgree();
    }
  });

  it('vouchers that another admin refused are asked for again, and never decided by who cancelled', async () => {
    const order = await site.bought({ lamps: 5, voucher: 11_000 });
    await site.closed(await site.contest(order.intent.id), false);
    await site.cancelled(order.reference);
    const { reference } = order;
    const again = (amount: number | null = null, key: string = randomUUID()) =>
      refundCalls.request({ reference, amount, reason: 'Le colis est revenu', key });
    // Nothing to ask again while nobody answered.
    expect(await site.deskOf(reference)).toMatchObject({ vouchers_refused: 0 });
    await expect(site.asRose(() => again())).rejects.toMatchObject({ code: 'not_refundable' });
    const [asked] = (await refundsOf(reference)).filter(({ status }) => status === 'asked');
    const decide = (uuid = '', approve = true) =>
      refundCalls.decide({ refund_uuid: uuid, approve, reason: approve ? '' : 'Pièce manquante' });
    await asOther(() => decide(asked?.uuid, false));
    expect(await rowOf(order.hash)).toMatchObject({ vouchedBack: 0, bankBack: 0 });
    expect(await site.deskOf(reference)).toMatchObject({ vouchers_refused: 11_000, left: 0 });
    await expect(site.asRose(() => again(500))).rejects.toMatchObject({ code: 'not_refundable' });
    // Twice with one key is once; whoever asks, the one who cancelled does not decide.
    const keys = [randomUUID(), randomUUID()];
    // Two at once under two keys make one.
    const both = await asOther(() => Promise.allSettled(keys.map((key) => again(null, key))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const first = both.findIndex(({ status }) => status === 'fulfilled');
    const made = await asOther(() => again(null, keys[first]));
    expect(both[first]).toMatchObject({ value: { uuid: made.uuid } });
    await expect(site.asRose(() => again())).rejects.toMatchObject({ code: 'not_refundable' });
    await expect(site.asRose(() => decide(made.uuid))).rejects.toMatchObject({ code: 'own_refund' });
    await asOther(() => decide(made.uuid));
    const row = await rowOf(order.hash);
    expect(row).toMatchObject({ vouchedBack: 11_000, bankBack: row.total - 11_000 });
    expect(await site.deskOf(reference)).toMatchObject({ vouchers_refused: 0 });
    await booksAgree();
  });
});
