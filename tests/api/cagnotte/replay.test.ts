import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { expireOld, reconcile } from '#src/features/cagnotte/due.server.ts';
import { refundAutomatically } from '#src/features/money/refunds/automatic.server.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import { paymentEvent } from '#src/server/db/schema/index.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { DAY, type StripeSite, startStripeSite } from '#tests/support/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(() => site.close());

const keptOf = async (event: StripeObject) => {
  const rows = await site.app.services.database.db
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.eventId, event.id));
  return rows[0];
};

/** A gift that was paid at Stripe, and its one event, which nobody brought. */
async function paidUnheard(amount: number) {
  const gift = await site.prepared(amount);
  site.stripe.pay(gift.secret, 'pm_card_visa');
  const [event] = site.eventsOf(gift.secret);
  if (!event) throw new Error('no event');
  return { ...gift, event };
}

describe('an event whose news was asked for already', () => {
  it('asks Stripe nothing a second time, and what was given back since is heard all the same', async () => {
    const { hash, event } = await paidUnheard(2900);
    expect(await calls.checkStatus({ hash })).toMatchObject({ status: 'succeeded' });
    const asked = site.stripe.requests.length;
    expect(await site.deliver(event)).toMatchObject({ json: { outcome: 'late' } });
    expect(site.stripe.requests).toHaveLength(asked);
    expect(await keptOf(event)).toMatchObject({ outcome: 'late', attempts: 1 });
    const { id } = await site.rowOf(hash);
    await refundAutomatically(site.app.services, { kind: 'contribution', id }, 'sold_out');
    expect(await site.rowOf(hash)).toMatchObject({ status: 'refunded', refunded: 2900 });
    expect(await site.books()).toEqual([]);
  });
});

describe('three days later', () => {
  it('the very same delivery is refused for its age; sent anew by the provider, it is taken once', async () => {
    const { hash, event } = await paidUnheard(3100);
    const old = site.stripe.sign(event, { at: Math.floor((Date.now() - 3 * DAY) / 1000) });
    expect(await handleWebhook(site.app.services, 'stripe', old)).toMatchObject({
      status: 400,
      json: { code: 'bad_signature' },
    });
    expect(await keptOf(event)).toBeUndefined();
    expect((await calls.get({ hash })).status).toBe('awaiting_payment');
    expect(await site.deliver(event)).toMatchObject({ status: 200, json: { outcome: 'paid' } });
    expect(await site.deliver(event)).toMatchObject({ status: 200, json: { outcome: 'duplicate' } });
    // The old bytes are no way around the inbox either.
    expect(await handleWebhook(site.app.services, 'stripe', old)).toMatchObject({ status: 400 });
    expect(await site.books()).toEqual([]);
  });

  it('business time moved forward makes no delivery old, and no old one young', async () => {
    const { hash, event } = await paidUnheard(3200);
    site.app.services.moveClock(3 * DAY);
    const old = site.stripe.sign(event, { at: Math.floor(Date.now() / 1000) - 301 });
    expect(await handleWebhook(site.app.services, 'stripe', old)).toMatchObject({ status: 400 });
    expect(await site.deliver(event)).toMatchObject({ json: { outcome: 'paid' } });
    site.app.services.moveClock(0);
    expect((await calls.get({ hash })).status).toBe('succeeded');
  });

  it('what was paid and never told was found meanwhile, not given up as abandoned; its event then changes nothing', async () => {
    const { hash, event } = await paidUnheard(3300);
    site.app.services.moveClock(3 * DAY);
    await expireOld(site.app.services);
    expect((await calls.get({ hash })).status).toBe('succeeded');
    await reconcile(site.app.services);
    const before = await site.rowOf(hash);
    expect(await site.deliver(event)).toMatchObject({ json: { outcome: 'late' } });
    expect(await site.deliver(event)).toMatchObject({ json: { outcome: 'duplicate' } });
    site.app.services.moveClock(0);
    expect(await site.rowOf(hash)).toEqual(before);
    expect(await keptOf(event)).toMatchObject({ outcome: 'late', attempts: 1 });
    expect(await site.books()).toEqual([]);
  });

  it('an order cut short is looked up, not given again: Stripe forgot our keys', async () => {
    const gift = await site.paid('pm_card_visa', 3400);
    const { id } = await site.rowOf(gift.hash);
    const refunds = () =>
      [...site.stripe.books.objects.values()].filter(({ object }) => object === 'refund').length;
    const before = refunds();
    site.stripe.faultsAt('POST /v1/refunds', 'lost_answer', 'lost_answer');
    await expect(
      refundAutomatically(site.app.services, { kind: 'contribution', id }, 'sold_out'),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
    site.stripe.books.answered.clear();
    site.app.services.moveClock(3 * DAY);
    await executeOrdered(site.app.services);
    site.app.services.moveClock(0);
    expect(refunds()).toBe(before + 1);
    expect(await site.rowOf(gift.hash)).toMatchObject({ status: 'refunded', refunded: 3400 });
    expect(await site.books()).toEqual([]);
  });
});
