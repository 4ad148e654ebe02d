import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { reconcile, releaseFunds, remindGivers, runDueCharges } from '#src/features/cagnotte/due.server.ts';
import { balanceOf, postLedger } from '#src/features/cagnotte/ledger.server.ts';
import { checkLedger } from '#src/features/cagnotte/ledger-check.server.ts';
import { releasePosting } from '#src/features/cagnotte/postings.ts';
import { handleWebhook } from '#src/features/cagnotte/webhook.server.ts';
import { contribution, paymentEvent } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, givenList, mailsTo } from '#tests/support/cagnotte.ts';
import type { StripeCard, StripeObject } from '#tests/support/stripe-double/books.ts';
import { refund } from '#tests/support/stripe-double/intents.ts';
import { STRIPE_KEYS, type StripeDouble, startStripeDouble } from '#tests/support/stripe-double/server.ts';

let app: TestApp;
let stripe: StripeDouble;
let list: Awaited<ReturnType<typeof givenList>>;
const DAY = 24 * 3600 * 1000;

beforeAll(async () => {
  stripe = await startStripeDouble();
  const settings = { ...STRIPE_KEYS, apiBase: stripe.url, live: false };
  app = await startTestApp({ config: { payments: 'stripe', stripe: settings } });
  list = await givenList(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.faults.length = 0;
  stripe.books.livemode = false;
});

async function prepared(amount = 5000) {
  const { contribution: made, payment } = await calls.prepare({
    list_uuid: list.uuid,
    contribution: { amount, kindwords: 'Bienvenue !', contributor: GRANDMA },
  });
  if (!payment) throw new Error('no payment');
  return { hash: made.hash, payment, secret: payment.client_secret };
}

async function promised(date: string) {
  const { contribution: made, payment } = await calls.add({
    list_uuid: list.uuid,
    contribution: { amount: 4000, contributor: GRANDMA },
    delayed: date,
  });
  if (!payment) throw new Error('no payment');
  return { hash: made.hash, payment, secret: payment.client_secret };
}

const inDays = (days: number) =>
  new Date(app.services.clock().getTime() + days * DAY).toISOString().slice(0, 10);
const intentOf = (secret: string) => {
  const found = [...stripe.books.objects.values()].find((object) => object.client_secret === secret);
  if (!found) throw new Error('no intent');
  return found;
};
const eventsOf = (secret: string) =>
  stripe.books.events.filter(({ data }) => {
    const { object } = data as { object: StripeObject };
    return object.id === intentOf(secret).id || object.payment_intent === intentOf(secret).id;
  });
const deliver = (event: StripeObject | undefined, options = {}) => {
  if (!event) throw new Error('no event');
  return handleWebhook(app.services, 'stripe', stripe.sign(event, options));
};
const rowOf = async (hash: string) => {
  const rows = await app.services.database.db.select().from(contribution).where(eq(contribution.hash, hash));
  return rows[0] as NonNullable<(typeof rows)[0]>;
};
const books = async () => (await checkLedger(app.services.database.db)).problems;

/** The giver pays; the webhook brings every event of it. */
async function paid(card: StripeCard = 'pm_card_visa', amount = 5000) {
  const gift = await prepared(amount);
  stripe.pay(gift.secret, card);
  for (const event of eventsOf(gift.secret)) await deliver(event);
  return gift;
}

describe('a gift by card, through Stripe', () => {
  it('is one intent in euros, without a name, and is paid by the webhook’s word', async () => {
    const gift = await prepared();
    expect(gift.payment).toMatchObject({
      provider: 'stripe',
      intent: 'payment',
      publishable_key: STRIPE_KEYS.publishableKey,
    });
    const intent = intentOf(gift.secret);
    const { uuid } = await rowOf(gift.hash);
    expect(intent).toMatchObject({ amount: 5000, currency: 'eur', metadata: { contribution: uuid } });
    expect(JSON.stringify(stripe.requests)).not.toMatch(/Odile|mamie/);
    stripe.pay(gift.secret, 'pm_card_visa');
    expect((await calls.get({ hash: gift.hash })).status).toBe('awaiting_payment');
    expect(await deliver(eventsOf(gift.secret)[0])).toMatchObject({ status: 200, json: { outcome: 'paid' } });
    expect((await calls.get({ hash: gift.hash })).status).toBe('succeeded');
    expect(await books()).toEqual([]);
    expect((await mailsTo(app, GRANDMA.email)).at(-1)?.subject).toContain('50');
  });

  it('opens the same intent at each asking, and follows a changed amount', async () => {
    const gift = await prepared(3000);
    const again = await calls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
    expect(again.payment?.client_secret).toBe(gift.secret);
    await calls.updateAmount({ hash: gift.hash, amount: 3500 });
    expect(intentOf(gift.secret)).toMatchObject({ amount: 3500, metadata: { amount: '3500' } });
  });

  it('is declined, then paid on the same intent', async () => {
    const gift = await paid('pm_card_poor');
    expect(await rowOf(gift.hash)).toMatchObject({
      status: 'awaiting_payment',
      attempt: 1,
      failureCode: 'insufficient_funds',
    });
    stripe.pay(gift.secret, 'pm_card_visa');
    for (const event of eventsOf(gift.secret)) await deliver(event);
    expect((await calls.get({ hash: gift.hash })).status).toBe('succeeded');
  });

  it('asks the giver’s bank, and takes both of its answers', async () => {
    const gift = await paid('pm_card_challenged');
    expect((await calls.get({ hash: gift.hash })).status).toBe('requires_action');
    stripe.answer3ds(gift.secret, false);
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'awaiting_payment' });
    stripe.pay(gift.secret, 'pm_card_challenged');
    stripe.answer3ds(gift.secret, true);
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'succeeded' });
  });

  it('is not believed from an event without Stripe’s signature, of long ago, or of another secret', async () => {
    const gift = await prepared();
    stripe.pay(gift.secret, 'pm_card_visa');
    const [event] = eventsOf(gift.secret);
    const long = Math.floor(Date.now() / 1000) - 301;
    for (const options of [{ secret: 'whsec_guessed' }, { at: long }])
      expect(await deliver(event, options)).toMatchObject({ status: 400 });
    const body = Buffer.from(JSON.stringify(event));
    expect(await handleWebhook(app.services, 'stripe', { body, headers: {} })).toMatchObject({ status: 400 });
    const { headers } = stripe.sign(event as StripeObject);
    const other = Buffer.from(JSON.stringify({ ...event, type: 'charge.refunded' }));
    expect(await handleWebhook(app.services, 'stripe', { body: other, headers })).toMatchObject({
      status: 400,
    });
    expect((await rowOf(gift.hash)).status).toBe('awaiting_payment');
  });

  it('is applied once from twenty deliveries at once, reversed order and a replay three days later', async () => {
    const gift = await prepared(1111);
    stripe.pay(gift.secret, 'pm_card_declined');
    stripe.pay(gift.secret, 'pm_card_visa');
    const events = eventsOf(gift.secret).reverse();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(events[0])));
    expect(answers.filter(({ json }) => (json as { outcome: string }).outcome === 'paid')).toHaveLength(1);
    expect(await deliver(events[1])).toMatchObject({ status: 200 });
    app.services.moveClock(3 * DAY);
    expect(await deliver(events[0])).toMatchObject({ json: { outcome: 'duplicate' } });
    app.services.moveClock(0);
    expect((await calls.get({ hash: gift.hash })).status).toBe('succeeded');
    expect(await books()).toEqual([]);
  });

  it('is found by the reconciler when its events never came', async () => {
    const gift = await prepared(2222);
    stripe.pay(gift.secret, 'pm_card_visa');
    app.services.moveClock(20 * 60_000);
    await reconcile(app.services);
    app.services.moveClock(0);
    expect((await rowOf(gift.hash)).status).toBe('succeeded');
  });

  it('becomes available the day Stripe says', async () => {
    const gift = await paid();
    await releaseFunds(app.services);
    expect((await rowOf(gift.hash)).releasedAt).toBeNull();
    app.services.moveClock(4 * DAY);
    await releaseFunds(app.services);
    app.services.moveClock(0);
    expect((await rowOf(gift.hash)).releasedAt).not.toBeNull();
    expect(await books()).toEqual([]);
  });
});

describe('money given back from Stripe’s own dashboard', () => {
  it('leaves the pot, and what was withdrawn meanwhile is a loss of ours', async () => {
    const gift = await paid('pm_card_visa', 3300);
    const { db } = app.services.database;
    const { potId } = await rowOf(gift.hash);
    const mode = { provider: 'stripe', livemode: false } as const;
    const left = await balanceOf(db, `pot:${potId}:pending`);
    // The pot keeps 300 of it: the rest went to its owner.
    const gone = { id: 999, potId, amount: left - 300, fee: 0, addons: 0 };
    await db.transaction((tx) => postLedger(tx, releasePosting(gone, mode)));
    refund(stripe.books, intentOf(gift.secret).id);
    expect(await deliver(eventsOf(gift.secret).at(-1))).toMatchObject({ json: { outcome: 'refunded' } });
    expect((await rowOf(gift.hash)).status).toBe('refunded');
    expect(await balanceOf(db, 'losses:test')).toBe(3000);
    expect(await balanceOf(db, `pot:${potId}:pending`)).toBe(0);
    expect(await books()).toEqual([]);
  });
});

describe('while Stripe is in trouble', () => {
  it('an answer lost after the intent was made leaves one intent', async () => {
    stripe.faults.push('lost_answer');
    const before = stripe.books.objects.size;
    const gift = await prepared(1500);
    expect(stripe.books.objects.size - before).toBe(1);
    expect(gift.secret).toBe(intentOf(gift.secret).client_secret);
  });

  it('says so, keeps what was typed, and goes on when it is back', async () => {
    stripe.faults.push('refused', 'refused');
    const { contribution: made } = await calls.prepare({
      list_uuid: list.uuid,
      contribution: { amount: 1700, kindwords: 'À bientôt' },
      dontGenerateStripePaymentIntent: true,
    });
    await expect(calls.getDetail({ hash: made.hash, gen_stripe_payment: true })).rejects.toMatchObject({
      code: 'unavailable',
    });
    const { payment, contribution: kept } = await calls.getDetail({
      hash: made.hash,
      gen_stripe_payment: true,
    });
    expect(payment).not.toBeNull();
    expect(kept).toMatchObject({ amount: 1700, kindwords: 'À bientôt' });
  });

  it('never takes a word that is not about this gift, this money or this sum', async () => {
    for (const [wrong, fields] of [
      ['currency', { currency: 'usd' }],
      ['amount', { amount: 1 }],
      ['livemode', { livemode: true }],
      ['contribution', { metadata: { contribution: 'another', amount: '5000', fee: '0', addons: '' } }],
    ] as const) {
      const gift = await prepared();
      stripe.pay(gift.secret, 'pm_card_visa');
      Object.assign(intentOf(gift.secret), fields);
      const [event] = eventsOf(gift.secret);
      expect(await deliver(event)).toMatchObject({ status: 200, json: { outcome: `quarantined:${wrong}` } });
      expect((await rowOf(gift.hash)).status).toBe('awaiting_payment');
      const [kept] = await app.services.database.db
        .select()
        .from(paymentEvent)
        .where(eq(paymentEvent.eventId, event?.id ?? ''));
      expect(kept?.outcome).toBe(`quarantined:${wrong}`);
    }
    expect(await books()).toEqual([]);
  });
});

describe('a gift for a later day, through Stripe', () => {
  it('saves the card for a nameless customer, and charges it once on its day', async () => {
    const gift = await promised(inDays(30));
    expect(gift.payment.intent).toBe('setup');
    stripe.pay(gift.secret, 'pm_card_visa');
    for (const event of eventsOf(gift.secret)) await deliver(event);
    expect((await rowOf(gift.hash)).status).toBe('scheduled');
    app.services.moveClock(28 * DAY);
    await remindGivers(app.services);
    expect(await runDueCharges(app.services)).toBe(0);
    app.services.moveClock(31 * DAY);
    // Charged, but the answer is lost on the way: the retry must not charge again.
    stripe.faults.push('lost_answer');
    await runDueCharges(app.services);
    await runDueCharges(app.services);
    const row = await rowOf(gift.hash);
    expect(row.status).toBe('succeeded');
    const charges = [...stripe.books.objects.values()].filter(
      ({ object, payment_intent }) => object === 'charge' && payment_intent === row.intentId,
    );
    expect(charges).toHaveLength(1);
    app.services.moveClock(0);
    expect(await books()).toEqual([]);
  });

  it('waits for the giver when the bank wants them, then takes their answer', async () => {
    const gift = await promised(inDays(10));
    stripe.pay(gift.secret, 'pm_card_challenged');
    stripe.answer3ds(gift.secret, true);
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'scheduled' });
    app.services.moveClock(11 * DAY);
    await runDueCharges(app.services);
    expect((await rowOf(gift.hash)).status).toBe('needs_action');
    const { payment } = await calls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
    expect(payment?.intent).toBe('payment');
    stripe.pay(payment?.client_secret ?? '', 'pm_card_visa');
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'succeeded' });
    app.services.moveClock(0);
  });

  it('is tried four times in all, then given up', async () => {
    const gift = await promised(inDays(5));
    stripe.pay(gift.secret, 'pm_card_fails_later');
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'scheduled' });
    const seen: string[] = [];
    for (const day of [6, 7, 10, 17]) {
      app.services.moveClock((day + 0.5) * DAY);
      await runDueCharges(app.services);
      seen.push((await rowOf(gift.hash)).status);
    }
    app.services.moveClock(0);
    expect(seen.at(-1)).toBe('failed');
    expect(await books()).toEqual([]);
  });
});
