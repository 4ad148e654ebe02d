import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mismatches } from '#src/features/money/reconciliation/compare.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { endExpired } from '#src/features/orders/orders.jobs.server.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { refund as refundTable } from '#src/server/db/schema/index.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS } from '#tests/support/orders.ts';
import { refund } from '#tests/support/stripe-double/intents.ts';
import { STRIPE_KEYS } from '#tests/support/stripe-double/server.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let site: StripeShop;
beforeAll(async () => {
  site = await openStripeShop({ stock: 50 });
});
afterAll(() => site.close());
beforeEach(() => {
  site.stripe.faults.length = 0;
});

const statusOf = async (hash: string) => (await site.shop.rowOf(hash)).status;

describe('an order by card, through Stripe', () => {
  it('is one intent in euros without a name, and is paid by the webhook’s word alone', async () => {
    const before = site.stripe.books.objects.size;
    const order = await site.prepared();
    expect(site.stripe.books.objects.size - before).toBe(1);
    expect(order.payment).toMatchObject({
      provider: 'stripe',
      intent: 'payment',
      publishable_key: STRIPE_KEYS.publishableKey,
    });
    expect(order.intent).toMatchObject({
      amount: 4040,
      currency: 'eur',
      metadata: { order: order.reference, delivery: 'standard', delivery_price: '490' },
    });
    expect((await calls.pay({ hash: order.hash })).payment?.client_secret).toBe(order.secret);
    expect(JSON.stringify(site.stripe.requests)).not.toMatch(/Odile|mamie|Lilas/);
    site.stripe.pay(order.secret, 'pm_card_visa');
    expect(await statusOf(order.hash)).toBe('pending');
    expect(await site.deliver(site.eventsOf(order.intent.id)[0])).toMatchObject({
      status: 200,
      json: { outcome: 'paid' },
    });
    expect(await statusOf(order.hash)).toBe('paid');
    expect(await site.balance(`order:${order.id}:due`)).toBe(4040);
    expect((await mailsTo(site.shop.app, DETAILS.email)).at(-1)?.subject).toContain('est confirmée');
    expect(await site.shop.problems()).toEqual([]);
  });

  it('is refused, then paid with another card on the same intent', async () => {
    const order = await site.paid({}, 'pm_card_poor');
    expect(await site.shop.rowOf(order.hash)).toMatchObject({
      status: 'pending',
      attempt: 1,
      failureCode: 'insufficient_funds',
    });
    site.stripe.pay(order.secret, 'pm_card_visa');
    for (const event of site.eventsOf(order.intent.id)) await site.deliver(event);
    expect(await statusOf(order.hash)).toBe('paid');
  });

  it('asks the buyer’s bank (3-D Secure), and takes both of its answers', async () => {
    const order = await site.paid({}, 'pm_card_challenged');
    expect(await statusOf(order.hash)).toBe('pending');
    site.stripe.answer3ds(order.secret, false);
    expect(await calls.checkStatus({ hash: order.hash })).toMatchObject({ status: 'pending' });
    site.stripe.pay(order.secret, 'pm_card_challenged');
    site.stripe.answer3ds(order.secret, true);
    expect(await calls.checkStatus({ hash: order.hash })).toMatchObject({ status: 'paid' });
  });

  it('hears of a payment once: twenty deliveries at once, reversed, late, replayed, unsigned', async () => {
    const order = await site.prepared();
    site.stripe.pay(order.secret, 'pm_card_declined');
    site.stripe.pay(order.secret, 'pm_card_visa');
    const events = site.eventsOf(order.intent.id).reverse();
    expect(await site.deliver(events[0], { secret: 'whsec_guessed' })).toMatchObject({ status: 400 });
    expect(await statusOf(order.hash)).toBe('pending');
    // The buyer's page asked before the webhook came.
    expect(await calls.checkStatus({ hash: order.hash })).toMatchObject({ status: 'paid' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.deliver(events[0])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const event of events) expect(await site.deliver(event)).toMatchObject({ status: 200 });
    expect(await site.balance(`order:${order.id}:due`)).toBe(4040);
    const confirmed = (await mailsTo(site.shop.app, DETAILS.email)).filter(({ text }) =>
      text.includes('est payé'),
    );
    expect(new Set(confirmed.map(({ subject }) => subject)).size).toBe(confirmed.length);
    expect(await site.shop.problems()).toEqual([]);
  });

  it('whose webhook comes after its half hour is kept: the payment came first', async () => {
    const order = await site.prepared();
    site.stripe.pay(order.secret, 'pm_card_visa');
    site.shop.app.services.moveClock(31 * 60_000);
    await endExpired(site.shop.app.services);
    site.shop.app.services.moveClock(0);
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ status: 'paid', stockTaken: true });
    for (const event of site.eventsOf(order.intent.id))
      expect(await site.deliver(event)).toMatchObject({ status: 200 });
    expect(await site.shop.problems()).toEqual([]);
  });

  it('that expired unpaid cannot be paid any more: its intent is canceled with it', async () => {
    const order = await site.prepared();
    site.shop.app.services.moveClock(31 * 60_000);
    await endExpired(site.shop.app.services);
    site.shop.app.services.moveClock(0);
    expect(await statusOf(order.hash)).toBe('cancelled');
    expect(order.intent.status).toBe('canceled');
  });
});

describe('while Stripe is in trouble', () => {
  it('an answer lost after the intent was made leaves one intent', async () => {
    const before = site.stripe.books.objects.size;
    site.stripe.faultsAt('POST /v1/payment_intents', 'lost_answer');
    const order = await site.prepared();
    expect(site.stripe.books.objects.size - before).toBe(1);
    expect(order.intent.client_secret).toBe(order.secret);
  });

  it('says so, keeps what was typed, and goes on when it is back', async () => {
    const hash = await site.shop.prepare();
    await calls.saveDetails({ hash, ...DETAILS, words: 'À bientôt' });
    site.stripe.faults.push('refused', 'refused');
    await expect(calls.pay({ hash })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await calls.get({ hash })).toMatchObject({ status: 'pending', words: 'À bientôt', total: 4040 });
    expect((await calls.pay({ hash })).payment).not.toBeNull();
  });

  it('is called back all the same beside a refund that waits, and all of it goes back once Stripe answers', async () => {
    const order = await site.paid();
    const { db } = site.shop.app.services.database;
    site.stripe.faults.push(...Array<'refused'>(60).fill('refused'));
    const key = randomUUID();
    await site.asRose(() =>
      refundCalls.request({ reference: order.reference, amount: 1000, reason: 'Geste', key }),
    );
    // Nobody is at work on it: it is not waited for.
    await db
      .update(refundTable)
      .set({ updatedAt: new Date(0) })
      .where(eq(refundTable.orderId, order.id));
    const cancel = { reference: order.reference, reason: 'Épuisé', key: randomUUID() };
    expect((await site.asRose(() => orderDeskCalls.cancel(cancel))).order.status).toBe('cancelled');
    site.stripe.faults.length = 0;
    await db
      .update(refundTable)
      .set({ updatedAt: new Date(0) })
      .where(eq(refundTable.orderId, order.id));
    await executeOrdered(site.shop.app.services);
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ status: 'refunded', refunded: 4040 });
    expect(await site.shop.problems()).toEqual([]);
  });

  it('never takes a word that is not about this order, this money or this sum', async () => {
    for (const [wrong, fields] of [
      ['currency', { currency: 'usd' }],
      ['amount', { amount: 1 }],
      ['livemode', { livemode: true }],
      [
        'order',
        { metadata: { order: 'another', amount: '4040', delivery: 'standard', delivery_price: '490' } },
      ],
    ] as const) {
      const order = await site.prepared();
      site.stripe.pay(order.secret, 'pm_card_visa');
      Object.assign(order.intent, fields);
      expect(await site.deliver(site.eventsOf(order.intent.id)[0])).toMatchObject({
        status: 200,
        json: { outcome: `quarantined:${wrong}` },
      });
      expect(await statusOf(order.hash)).toBe('pending');
    }
    expect(await site.shop.problems()).toEqual([]);
  });
});

describe('money given back', () => {
  it('a part from the desk, then the rest, whatever is lost on the way', async () => {
    const order = await site.paid();
    site.stripe.faultsAt('POST /v1/refunds', 'lost_answer');
    await site.refund(order.reference, 1000);
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ status: 'paid', refunded: 1000 });
    expect(await site.balance(`order:${order.id}:due`)).toBe(3040);
    for (const event of site.eventsOf(order.intent.id)) await site.deliver(event);
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ refunded: 1000 });
    await expect(site.refund(order.reference, 3041)).rejects.toMatchObject({ code: 'refund_too_large' });
    await site.refund(order.reference, null);
    expect(await site.shop.rowOf(order.hash)).toMatchObject({ status: 'refunded', refunded: 4040 });
    expect(await site.balance(`order:${order.id}:due`)).toBe(0);
    expect(await site.shop.problems()).toEqual([]);
  });

  it('by a buyer who cancels, once, though the provider was away', async () => {
    const stock = await site.shop.stock();
    const order = await site.paid();
    site.stripe.faultsAt('POST /v1/refunds', 'refused', 'refused');
    expect(await calls.cancel({ hash: order.hash })).toMatchObject({ status: 'cancelled', refunded: 0 });
    await calls.cancel({ hash: order.hash });
    expect(await calls.get({ hash: order.hash })).toMatchObject({ status: 'refunded', refunded: 4040 });
    expect(await site.shop.stock()).toBe(stock);
    expect(await site.shop.problems()).toEqual([]);
  });

  it('from Stripe’s own dashboard is booked, and both accounts agree to the cent', async () => {
    const order = await site.paid();
    refund(site.stripe.books, order.intent.id);
    expect(await site.deliver(site.eventsOf(order.intent.id).at(-1))).toMatchObject({
      json: { outcome: 'refunded' },
    });
    expect(await statusOf(order.hash)).toBe('refunded');
    await reconcileBalance(site.shop.app.services);
    const mode = { provider: 'stripe' as const, livemode: false };
    const wrong = (await mismatches(site.shop.app.services.database.db, mode)).filter(
      ({ ref }) => ref === `order:${order.id}`,
    );
    expect(wrong).toEqual([]);
  });
});
