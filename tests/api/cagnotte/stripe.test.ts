import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { expireOld, reconcile, releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { releasePosting } from '#src/features/cagnotte/postings.ts';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import { DECLINES_PER_GIFT } from '#src/features/money/limits.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import { paymentEvent } from '#src/server/db/schema/index.ts';
import { GRANDMA, mailsTo } from '#tests/support/cagnotte.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { refund } from '#tests/support/stripe-double/intents.ts';
import { STRIPE_KEYS } from '#tests/support/stripe-double/server.ts';
import { DAY, type StripeSite, startStripeSite } from '#tests/support/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.stripe.faults.length = 0;
  site.stripe.books.livemode = false;
});

describe('a gift by card, through Stripe', () => {
  it('is one intent in euros, without a name, and is paid by the webhook’s word', async () => {
    const gift = await site.prepared();
    expect(gift.payment).toMatchObject({
      provider: 'stripe',
      intent: 'payment',
      publishable_key: STRIPE_KEYS.publishableKey,
    });
    const intent = site.intentOf(gift.secret);
    const { uuid } = await site.rowOf(gift.hash);
    expect(intent).toMatchObject({ amount: 5000, currency: 'eur', metadata: { contribution: uuid } });
    expect(JSON.stringify(site.stripe.requests)).not.toMatch(/Odile|mamie/);
    site.stripe.pay(gift.secret, 'pm_card_visa');
    expect((await calls.get({ hash: gift.hash })).status).toBe('awaiting_payment');
    expect(await site.deliver(site.eventsOf(gift.secret)[0])).toMatchObject({
      status: 200,
      json: { outcome: 'paid' },
    });
    expect((await calls.get({ hash: gift.hash })).status).toBe('succeeded');
    expect(await site.books()).toEqual([]);
    expect((await mailsTo(site.app, GRANDMA.email)).at(-1)?.subject).toContain('50');
  });

  it('opens the same intent at each asking, and follows a changed amount', async () => {
    const gift = await site.prepared(3000);
    const again = await calls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
    expect(again.payment?.client_secret).toBe(gift.secret);
    await calls.updateAmount({ hash: gift.hash, amount: 3500 });
    expect(site.intentOf(gift.secret)).toMatchObject({ amount: 3500, metadata: { amount: '3500' } });
  });

  it('is declined, then paid on the same intent', async () => {
    const gift = await site.paid('pm_card_poor');
    expect(await site.rowOf(gift.hash)).toMatchObject({
      status: 'awaiting_payment',
      attempt: 1,
      failureCode: 'insufficient_funds',
    });
    site.stripe.pay(gift.secret, 'pm_card_visa');
    for (const event of site.eventsOf(gift.secret)) await site.deliver(event);
    expect((await calls.get({ hash: gift.hash })).status).toBe('succeeded');
  });

  it('ends once ten cards were refused: nobody tries stolen numbers on it', async () => {
    const { hash, secret } = await site.prepared();
    for (let n = 0; n < DECLINES_PER_GIFT; n += 1) {
      await expireOld(site.app.services);
      expect((await calls.checkStatus({ hash })).status).toBe('awaiting_payment');
      site.stripe.pay(secret, 'pm_card_poor');
      await calls.checkStatus({ hash });
    }
    await expireOld(site.app.services);
    expect((await calls.get({ hash })).status).toBe('expired');
    expect(site.intentOf(secret).status).toBe('canceled');
  });

  it('asks the giver’s bank, and takes both of its answers', async () => {
    const gift = await site.paid('pm_card_challenged');
    expect((await calls.get({ hash: gift.hash })).status).toBe('requires_action');
    site.stripe.answer3ds(gift.secret, false);
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'awaiting_payment' });
    site.stripe.pay(gift.secret, 'pm_card_challenged');
    site.stripe.answer3ds(gift.secret, true);
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'succeeded' });
  });

  it('is not believed from an event without Stripe’s signature, of long ago, or of another secret', async () => {
    const gift = await site.prepared();
    site.stripe.pay(gift.secret, 'pm_card_visa');
    const [event] = site.eventsOf(gift.secret);
    const long = Math.floor(Date.now() / 1000) - 301;
    for (const options of [{ secret: 'whsec_guessed' }, { at: long }])
      expect(await site.deliver(event, options)).toMatchObject({ status: 400 });
    const body = Buffer.from(JSON.stringify(event));
    expect(await handleWebhook(site.app.services, 'stripe', { body, headers: {} })).toMatchObject({
      status: 400,
    });
    const { headers } = site.stripe.sign(event as StripeObject);
    const other = Buffer.from(JSON.stringify({ ...event, type: 'charge.refunded' }));
    expect(await handleWebhook(site.app.services, 'stripe', { body: other, headers })).toMatchObject({
      status: 400,
    });
    expect((await site.rowOf(gift.hash)).status).toBe('awaiting_payment');
  });

  it('is applied once from twenty deliveries at once, reversed order and a replay three days later', async () => {
    const gift = await site.prepared(1111);
    site.stripe.pay(gift.secret, 'pm_card_declined');
    site.stripe.pay(gift.secret, 'pm_card_visa');
    const events = site.eventsOf(gift.secret).reverse();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.deliver(events[0])));
    expect(answers.filter(({ json }) => (json as { outcome: string }).outcome === 'paid')).toHaveLength(1);
    expect(await site.deliver(events[1])).toMatchObject({ status: 200 });
    site.app.services.moveClock(3 * DAY);
    expect(await site.deliver(events[0])).toMatchObject({ json: { outcome: 'duplicate' } });
    site.app.services.moveClock(0);
    expect((await calls.get({ hash: gift.hash })).status).toBe('succeeded');
    expect(await site.books()).toEqual([]);
  });

  it('is found by the reconciler when its events never came', async () => {
    const gift = await site.prepared(2222);
    site.stripe.pay(gift.secret, 'pm_card_visa');
    site.app.services.moveClock(20 * 60_000);
    await reconcile(site.app.services);
    site.app.services.moveClock(0);
    expect((await site.rowOf(gift.hash)).status).toBe('succeeded');
  });

  it('becomes available the day Stripe says', async () => {
    const gift = await site.paid();
    await releaseFunds(site.app.services);
    expect((await site.rowOf(gift.hash)).releasedAt).toBeNull();
    site.app.services.moveClock(4 * DAY);
    await releaseFunds(site.app.services);
    site.app.services.moveClock(0);
    expect((await site.rowOf(gift.hash)).releasedAt).not.toBeNull();
    expect(await site.books()).toEqual([]);
  });
});

describe('money given back from Stripe’s own dashboard', () => {
  it('leaves the pot, and what was withdrawn meanwhile is a loss of ours', async () => {
    const gift = await site.paid('pm_card_visa', 3300);
    const { db } = site.app.services.database;
    const { potId } = await site.rowOf(gift.hash);
    const mode = { provider: 'stripe', livemode: false } as const;
    const left = await balanceOf(db, `pot:${potId}:pending`);
    // The pot keeps 300 of it: the rest went to its owner.
    const gone = { id: 999, potId, amount: left - 300, fee: 0, addons: 0 };
    await db.transaction((tx) => postLedger(tx, releasePosting(gone, mode)));
    refund(site.stripe.books, site.intentOf(gift.secret).id);
    expect(await site.deliver(site.eventsOf(gift.secret).at(-1))).toMatchObject({
      json: { outcome: 'refunded' },
    });
    expect((await site.rowOf(gift.hash)).status).toBe('refunded');
    expect(await balanceOf(db, 'losses:test')).toBe(3000);
    expect(await balanceOf(db, `pot:${potId}:pending`)).toBe(0);
    expect(await site.books()).toEqual([]);
  });
});

describe('while Stripe is in trouble', () => {
  it('an answer lost after the intent was made leaves one intent', async () => {
    site.stripe.faults.push('lost_answer');
    const before = site.stripe.books.objects.size;
    const gift = await site.prepared(1500);
    expect(site.stripe.books.objects.size - before).toBe(1);
    expect(gift.secret).toBe(site.intentOf(gift.secret).client_secret);
  });

  it('says so, keeps what was typed, and goes on when it is back', async () => {
    site.stripe.faults.push('refused', 'refused');
    const { contribution: made } = await calls.prepare({
      list_uuid: site.list.uuid,
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
      const gift = await site.prepared();
      site.stripe.pay(gift.secret, 'pm_card_visa');
      Object.assign(site.intentOf(gift.secret), fields);
      const [event] = site.eventsOf(gift.secret);
      expect(await site.deliver(event)).toMatchObject({
        status: 200,
        json: { outcome: `quarantined:${wrong}` },
      });
      expect((await site.rowOf(gift.hash)).status).toBe('awaiting_payment');
      const [kept] = await site.app.services.database.db
        .select()
        .from(paymentEvent)
        .where(eq(paymentEvent.eventId, event?.id ?? ''));
      expect(kept?.outcome).toBe(`quarantined:${wrong}`);
    }
    expect(await site.books()).toEqual([]);
  });
});
