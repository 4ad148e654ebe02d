import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mismatches } from '#src/features/money/reconciliation/compare.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { returnCalls, returnDeskCalls } from '#src/features/orders/returns/return.calls.ts';
import { disputeCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { closeDispute, openDispute } from '#tests/support/stripe-double/disputes.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let site: StripeShop;
beforeAll(async () => {
  site = await openStripeShop({ stock: 50 });
});
afterAll(() => site.close());
beforeEach(() => {
  site.stripe.faults.length = 0;
});

const REASON = { reason: 'La banque a rendu l’argent', key: randomUUID() };
const TEXT = 'La commande a été envoyée à l’adresse donnée, avec le numéro de suivi 8R1.';
const deliverAll = async (made: StripeObject, { backwards = false } = {}) => {
  const events = site.eventsOf(made.id);
  for (const event of backwards ? events.reverse() : events) await site.deliver(event);
};
/** A paid order of which the buyer's bank wants the money back; each has its own buyer. */
async function contested(
  steps: ('prepare' | 'send' | 'deliver')[] = [],
  options: Parameters<typeof openDispute>[2] = {},
) {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  const order = await site.paid({ contributor_email: email });
  await site.advance(order.reference, ...steps);
  const made = openDispute(site.stripe.books, order.intent.id, options);
  const due = `order:${order.id}:due`;
  return { ...order, email, made, due, losses: await site.balance('losses:test') };
}
const disputeOf = async (reference: string) => {
  const [found] = (await site.deskOf(reference)).disputes;
  if (!found) throw new Error('no dispute');
  return found;
};
const subjectsTo = async (email: string) =>
  (await mailsTo(site.shop.app, email)).map(({ subject }) => subject);
const booksAgree = async () => expect(await site.shop.problems()).toEqual([]);

describe('a dispute about an order', () => {
  it('that is not sent takes what is due to its buyer, once, in whatever order it is told', async () => {
    const fees = await site.balance('fees:psp:test');
    const order = await contested();
    await deliverAll(order.made, { backwards: true });
    const events = site.eventsOf(order.made.id);
    await Promise.all(Array.from({ length: 8 }, () => site.deliver(events[0])));
    expect(await site.balance(order.due)).toBe(0);
    expect(await site.balance('losses:test')).toBe(order.losses);
    expect((await site.balance('fees:psp:test')) - fees).toBeGreaterThanOrEqual(1500);
    expect(await disputeOf(order.reference)).toMatchObject({
      about: 'order',
      reference: order.reference,
      status: 'needs_response',
      amount: 4040,
      fee: 1500,
      shares: { due: 4040, losses: 0 },
    });
    expect((await subjectsTo(order.email)).filter((one) => one.includes('contesté'))).toHaveLength(1);
    await booksAgree();
  });

  it('keeps the parcel here: it is not sent, not refunded, not cancelled by its buyer', async () => {
    const order = await contested(['prepare']);
    await deliverAll(order.made);
    expect(await calls.get({ hash: order.hash })).toMatchObject({ contested: 'open', cancellable: false });
    await expect(site.advance(order.reference, 'send')).rejects.toMatchObject({ code: 'conflict' });
    await expect(site.refund(order.reference, 100)).rejects.toMatchObject({ code: 'not_refundable' });
    await expect(calls.cancel({ hash: order.hash })).rejects.toMatchObject({ code: 'not_cancelable' });
    await booksAgree();
  });

  it('that is won brings everything back, and the parcel leaves', async () => {
    const order = await contested(['prepare']);
    await deliverAll(order.made);
    closeDispute(site.stripe.books, order.made, { won: true, feeBack: true });
    await deliverAll(order.made);
    expect(await site.balance(order.due)).toBe(4040);
    expect(await disputeOf(order.reference)).toMatchObject({ status: 'won', shares: null, fee: 0 });
    expect((await subjectsTo(order.email)).at(-1)).toContain('est close');
    await site.advance(order.reference, 'send');
    expect(await site.balance(order.due)).toBe(0);
    await booksAgree();
  });

  it('that is lost before it left ends at the desk: stock and gift are free, nothing is given back twice', async () => {
    const stock = (await site.shop.stock()) ?? 0;
    const order = await contested();
    closeDispute(site.stripe.books, order.made, { won: false });
    await deliverAll(order.made);
    expect((await subjectsTo(order.email)).at(-1)).toContain('vous rend');
    expect(await calls.get({ hash: order.hash })).toMatchObject({ contested: 'lost' });
    const { reference } = order;
    const ended = await site.asRose(() => orderDeskCalls.cancel({ reference, ...REASON, key: randomUUID() }));
    expect(ended).toMatchObject({ order: { status: 'cancelled', refunded: 0 }, refunds: [], left: 0 });
    expect(await site.shop.stock()).toBe(stock);
    await site.shop.app.runJobs();
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ status: 'cancelled', disputed: 4040 });
    await booksAgree();
  });

  it('that is won gives back a return, or a cancellation, that its bank had held back meanwhile', async () => {
    const { app } = site.shop;
    const back = await site.paid();
    await site.advance(back.reference, 'prepare', 'send', 'deliver');
    const line_id = (await calls.get({ hash: back.hash })).lines[0]?.id ?? 0;
    const { returns } = await returnCalls.ask({
      hash: back.hash,
      lines: [{ line_id, quantity: 1 }],
      way: 'own',
    });
    const gone = await site.paid();
    const contests = [back, gone].map(({ intent }) => openDispute(site.stripe.books, intent.id));
    // We hear of the contest after we asked for the refund, which the provider refuses.
    await site.asRose(() => returnDeskCalls.receive({ id: returns[0]?.id ?? '' }));
    await calls.cancel({ hash: gone.hash });
    for (const made of contests) await deliverAll(made);
    for (const made of contests) {
      closeDispute(site.stripe.books, made, { won: true });
      await deliverAll(made);
    }
    await app.services.database.db.update(refund).set({ updatedAt: new Date(0) });
    await executeOrdered(app.services);
    expect(await site.shop.rowOf(back.hash)).toMatchObject({ disputed: 0, refunded: 4040 });
    const after = await calls.get({ hash: back.hash });
    expect(after.returns.map(({ status }) => status)).toEqual(['refunded']);
    expect(await site.shop.rowOf(gone.hash)).toMatchObject({ status: 'refunded', refunded: 4040 });
    await booksAgree();
  });

  it('after the parcel left is our loss, given back when it is won', async () => {
    const order = await contested(['prepare', 'send', 'deliver']);
    const revenue = await site.balance('orders:revenue:test');
    await deliverAll(order.made);
    expect(await site.balance('losses:test')).toBe(order.losses + 4040);
    expect(await site.balance('orders:revenue:test')).toBe(revenue);
    expect(await disputeOf(order.reference)).toMatchObject({ shares: { due: 0, losses: 4040 } });
    closeDispute(site.stripe.books, order.made, { won: true });
    await deliverAll(order.made);
    expect(await site.balance('losses:test')).toBe(order.losses);
    await booksAgree();
  });

  it('of a part already given back costs only what is left, the rest is our loss', async () => {
    const order = await site.paid();
    await site.refund(order.reference, 1000);
    const losses = await site.balance('losses:test');
    const made = openDispute(site.stripe.books, order.intent.id, { amount: 4040 });
    await deliverAll(made);
    expect(await disputeOf(order.reference)).toMatchObject({ shares: { due: 3040, losses: 1000 } });
    expect(await site.balance('losses:test')).toBe(losses + 1000);
    await booksAgree();
  });

  it('that is only a question moves nothing and blocks nothing', async () => {
    const order = await contested([], { inquiry: true });
    await deliverAll(order.made);
    expect(await disputeOf(order.reference)).toMatchObject({ status: 'inquiry', shares: null, fee: 0 });
    expect(await calls.get({ hash: order.hash })).toMatchObject({ contested: null, cancellable: true });
    await site.advance(order.reference, 'prepare', 'send');
    await booksAgree();
  });

  it('is answered from the desk of all disputes, with what we know of the parcel and no address', async () => {
    const order = await contested(['prepare', 'send']);
    await deliverAll(order.made);
    const { items } = await site.asRose(() => disputeCalls.list({ open: true }));
    const found = items.find(({ reference }) => reference === order.reference);
    expect(found).toMatchObject({ about: 'order', giver: 'Mamie Odile' });
    const dispute_uuid = found?.uuid ?? '';
    const { facts } = await site.asRose(() => disputeCalls.get({ dispute_uuid }));
    expect(facts).toContain((await site.shop.rowOf(order.hash)).number);
    expect(facts).toContain('Colissimo, suivi 8R1');
    expect(facts).not.toMatch(/@|Lilas|4242|pm_/);
    const draft = { dispute_uuid, text: TEXT, submit: false };
    await expect(disputeCalls.sendEvidence(draft)).rejects.toMatchObject({ status: 401 });
    const asCamille = site.shop.app.as(site.shop.camille.token, () => disputeCalls.sendEvidence(draft));
    await expect(asCamille).rejects.toMatchObject({ status: 403 });
    const sent = await site.asRose(() => disputeCalls.sendEvidence({ ...draft, submit: true }));
    expect(sent).toMatchObject({ status: 'under_review', evidence: TEXT });
    expect(order.made.evidence).toEqual({ uncategorized_text: TEXT });
    await expect(site.asRose(() => disputeCalls.sendEvidence(draft))).rejects.toMatchObject({
      code: 'evidence_sent',
    });
    const { timeline } = await site.deskOf(order.reference);
    expect(timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['dispute', 'dispute.evidence_send', 'charge.dispute.created']),
    );
  });

  it('whose events never came is found with the provider’s account of our balance', async () => {
    const order = await contested();
    await reconcileBalance(site.shop.app.services);
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ disputed: 4040 });
    const mode = { provider: 'stripe' as const, livemode: false };
    const wrong = await mismatches(site.shop.app.services.database.db, mode);
    expect(wrong.filter(({ ref }) => ref === `order:${order.id}`)).toEqual([]);
    await booksAgree();
  });
});
