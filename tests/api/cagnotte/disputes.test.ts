import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { disputeCalls as calls } from '#src/journeys/payments-desk/desk.calls.ts';
import type { Db } from '#src/server/db/connect.ts';
import { startDesk } from '#tests/support/payments-desk.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { closeDispute, openDispute } from '#tests/support/stripe-double/disputes.ts';
import { DAY } from '#tests/support/stripe-site.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const FEES = 'fees:psp:test';

/** A paid gift of which the giver's bank wants the money back. */
async function contested(amount: number, options: Parameters<typeof openDispute>[2] = {}) {
  const gift = await desk.paid('pm_card_visa', amount);
  const { potId } = await desk.rowOf(gift.hash);
  const pot = `pot:${potId}:pending`;
  const before = { pot: await desk.balance(pot), fees: await desk.balance(FEES) };
  const made = openDispute(desk.stripe.books, desk.intentOf(gift.secret).id, options);
  return { ...gift, pot, potId, before, made, reference: await desk.referenceOf(gift.hash) };
}

const eventsAbout = (made: StripeObject) =>
  desk.stripe.books.events.filter(({ data }) => (data as { object: StripeObject }).object.id === made.id);

const viewOf = async (reference: string) => {
  const { items } = await desk.rose(() => calls.list({ open: false }));
  const found = items.find((one) => one.reference === reference);
  if (!found) throw new Error('no dispute');
  return found;
};

describe('a dispute', () => {
  it('takes the money from the pot and the fee from us at once, however often and in what order it is told', async () => {
    const gift = await contested(5000);
    const events = eventsAbout(gift.made);
    for (const event of [...events].reverse()) await desk.deliver(event);
    await Promise.all(Array.from({ length: 8 }, () => desk.deliver(events[0])));
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('disputed');
    expect(await desk.balance(gift.pot)).toBe(gift.before.pot - 5000);
    expect(await desk.balance(FEES)).toBe(gift.before.fees + 1500);
    expect(await viewOf(gift.reference)).toMatchObject({
      status: 'needs_response',
      amount: 5000,
      fee: 1500,
      shares: { pot: 5000, losses: 0 },
    });
    expect(await desk.books()).toEqual([]);
  });

  it('is answered once, in writing, before its date; a draft is kept and nothing typed is lost', async () => {
    const gift = await contested(4200);
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    const { uuid, due_by } = await viewOf(gift.reference);
    expect(new Date(due_by ?? 0).getTime()).toBeGreaterThan(Date.now());
    const { facts } = await desk.rose(() => calls.get({ dispute_uuid: uuid }));
    expect(facts).toContain(gift.reference);
    expect(facts).not.toMatch(/@|4242|pm_/);
    const text = 'La personne a choisi ce montant, reçu un reçu le jour même et écrit un mot aux parents.';
    const draft = { dispute_uuid: uuid, text, submit: false };
    expect(await desk.rose(() => calls.sendEvidence(draft))).toMatchObject({
      evidence: text,
      status: 'needs_response',
    });
    desk.stripe.faults.push('refused', 'refused', 'refused', 'refused');
    await expect(desk.rose(() => calls.sendEvidence({ ...draft, submit: true }))).rejects.toMatchObject({
      code: 'unavailable',
    });
    desk.stripe.faults.length = 0;
    const sent = await desk.rose(() => calls.sendEvidence({ ...draft, submit: true }));
    expect(sent).toMatchObject({ status: 'under_review' });
    expect(sent.evidence_sent_at).not.toBeNull();
    expect(gift.made.evidence).toEqual({ uncategorized_text: text });
    await expect(desk.ines(() => calls.sendEvidence(draft))).rejects.toMatchObject({ code: 'evidence_sent' });
    await expect(calls.sendEvidence(draft)).rejects.toMatchObject({ status: 401 });
  });

  it('that is won brings everything back, by entries of its own', async () => {
    const gift = await contested(3000);
    closeDispute(desk.stripe.books, gift.made, { won: true, feeBack: true });
    // The end is heard before the beginning.
    for (const event of eventsAbout(gift.made).reverse()) await desk.deliver(event);
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('succeeded');
    expect(await desk.balance(gift.pot)).toBe(gift.before.pot);
    expect(await desk.balance(FEES)).toBe(gift.before.fees);
    expect(await desk.books()).toEqual([]);
  });

  it('taken, then won, is two movements; its fee stays with us when the bank keeps it', async () => {
    const gift = await contested(3100);
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect(await desk.balance(gift.pot)).toBe(gift.before.pot - 3100);
    closeDispute(desk.stripe.books, gift.made, { won: true });
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect(await desk.balance(gift.pot)).toBe(gift.before.pot);
    expect(await desk.balance(FEES)).toBe(gift.before.fees + 1500);
    expect(await viewOf(gift.reference)).toMatchObject({ status: 'won', shares: null });
    desk.app.services.moveClock(4 * DAY);
    await releaseFunds(desk.app.services);
    desk.app.services.moveClock(0);
    expect((await desk.rowOf(gift.hash)).releasedAt).not.toBeNull();
    expect(await desk.books()).toEqual([]);
  });

  it('that is lost stays lost, of a part only: the rest is still the parents’', async () => {
    const gift = await contested(6000, { amount: 2000 });
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    closeDispute(desk.stripe.books, gift.made, { won: false });
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect(await viewOf(gift.reference)).toMatchObject({ status: 'lost', shares: { pot: 2000 } });
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('disputed');
    desk.app.services.moveClock(4 * DAY);
    await releaseFunds(desk.app.services);
    desk.app.services.moveClock(0);
    expect((await desk.rowOf(gift.hash)).releasedAt).not.toBeNull();
    expect(await desk.books()).toEqual([]);
  });

  it('after a withdrawal is a loss of ours, given back when it is won', async () => {
    const gift = await contested(2600);
    const { db } = desk.app.services.database;
    // The owner withdrew all but 600 meanwhile.
    const held = await desk.balance(gift.pot);
    const lines = [
      { account: gift.pot, direction: 'debit', amount: held - 600 },
      { account: 'psp:stripe:test', direction: 'credit', amount: held - 600 },
    ] as const;
    await db.transaction((tx) =>
      postLedger(tx as unknown as Db, { key: `test:${randomUUID()}`, ref: 'test', lines }),
    );
    const losses = await desk.balance('losses:test');
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect(await desk.balance('losses:test')).toBe(losses + 2000);
    expect(await desk.balance(gift.pot)).toBe(0);
    expect(await viewOf(gift.reference)).toMatchObject({ shares: { pot: 600, losses: 2000 } });
    closeDispute(desk.stripe.books, gift.made, { won: true, feeBack: true });
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect(await desk.balance('losses:test')).toBe(losses);
    expect(await desk.balance(gift.pot)).toBe(600);
    expect(await desk.books()).toEqual([]);
  });

  it('that is only a question moves no money, and may be answered', async () => {
    const gift = await contested(2700, { inquiry: true });
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('succeeded');
    expect(await desk.balance(gift.pot)).toBe(gift.before.pot);
    expect(await viewOf(gift.reference)).toMatchObject({ status: 'inquiry', shares: null, fee: 0 });
    closeDispute(desk.stripe.books, gift.made, { won: true });
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    expect(await viewOf(gift.reference)).toMatchObject({ status: 'inquiry_closed' });
    expect(await desk.books()).toEqual([]);
  });

  it('cannot be refunded meanwhile', async () => {
    const gift = await contested(2800);
    for (const event of eventsAbout(gift.made)) await desk.deliver(event);
    await expect(desk.rose(() => desk.refund(gift.reference, 100))).rejects.toMatchObject({
      code: 'not_refundable',
    });
  });

  it('whose events never came is found with the provider’s account of our balance', async () => {
    const gift = await contested(2900);
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('succeeded');
    await reconcileBalance(desk.app.services);
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('disputed');
    expect(await desk.balance(gift.pot)).toBe(gift.before.pot - 2900);
    expect(await desk.books()).toEqual([]);
  });
});
