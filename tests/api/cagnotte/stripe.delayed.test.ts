import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { remindGivers, runDueCharges } from '#src/features/cagnotte/due.server.ts';
import { DAY, type StripeSite, startStripeSite } from '#tests/support/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(() => site.close());

describe('a gift for a later day, through Stripe', () => {
  it('saves the card for a nameless customer, and charges it once on its day', async () => {
    const gift = await site.promised(site.inDays(30));
    expect(gift.payment.intent).toBe('setup');
    site.stripe.pay(gift.secret, 'pm_card_visa');
    for (const event of site.eventsOf(gift.secret)) await site.deliver(event);
    expect((await site.rowOf(gift.hash)).status).toBe('scheduled');
    site.app.services.moveClock(28 * DAY);
    await remindGivers(site.app.services);
    expect(await runDueCharges(site.app.services)).toBe(0);
    site.app.services.moveClock(31 * DAY);
    // Charged, but the answer is lost on the way: the retry must not charge again.
    site.stripe.faults.push('lost_answer');
    await runDueCharges(site.app.services);
    await runDueCharges(site.app.services);
    const row = await site.rowOf(gift.hash);
    expect(row.status).toBe('succeeded');
    const charges = [...site.stripe.books.objects.values()].filter(
      ({ object, payment_intent }) => object === 'charge' && payment_intent === row.intentId,
    );
    expect(charges).toHaveLength(1);
    site.app.services.moveClock(0);
    expect(await site.books()).toEqual([]);
  });

  it('waits for the giver when the bank wants them, then takes their answer', async () => {
    const gift = await site.promised(site.inDays(10));
    site.stripe.pay(gift.secret, 'pm_card_challenged');
    site.stripe.answer3ds(gift.secret, true);
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'scheduled' });
    site.app.services.moveClock(11 * DAY);
    await runDueCharges(site.app.services);
    expect((await site.rowOf(gift.hash)).status).toBe('needs_action');
    const { payment } = await calls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
    expect(payment?.intent).toBe('payment');
    site.stripe.pay(payment?.client_secret ?? '', 'pm_card_visa');
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'succeeded' });
    site.app.services.moveClock(0);
  });

  it('whose card was refused while it was being saved, then another taken, is charged on its day', async () => {
    const gift = await site.promised(site.inDays(5));
    site.stripe.pay(gift.secret, 'pm_card_declined');
    for (const event of site.eventsOf(gift.secret)) await site.deliver(event);
    expect(await site.rowOf(gift.hash)).toMatchObject({ status: 'awaiting_payment', attempt: 1 });
    site.stripe.pay(gift.secret, 'pm_card_visa');
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'scheduled' });
    site.app.services.moveClock(6 * DAY);
    expect(await runDueCharges(site.app.services)).toBe(1);
    site.app.services.moveClock(0);
    expect((await site.rowOf(gift.hash)).status).toBe('succeeded');
    expect(await site.books()).toEqual([]);
  });

  it('whose charge was canceled at Stripe meanwhile is tried again by another', async () => {
    const gift = await site.promised(site.inDays(5));
    site.stripe.pay(gift.secret, 'pm_card_visa');
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'scheduled' });
    site.stripe.faultsAt('/confirm', () => {
      const newest = [...site.stripe.books.objects.values()].findLast(
        ({ object }) => object === 'payment_intent',
      );
      if (newest) newest.status = 'canceled';
    });
    site.app.services.moveClock(6 * DAY);
    await runDueCharges(site.app.services);
    expect(await site.rowOf(gift.hash)).toMatchObject({ status: 'scheduled', intentId: null });
    site.app.services.moveClock(8 * DAY);
    expect(await runDueCharges(site.app.services)).toBe(1);
    site.app.services.moveClock(0);
    expect((await site.rowOf(gift.hash)).status).toBe('succeeded');
    expect(await site.books()).toEqual([]);
  });

  it('is tried four times in all, then given up', async () => {
    const gift = await site.promised(site.inDays(5));
    site.stripe.pay(gift.secret, 'pm_card_fails_later');
    expect(await calls.checkStatus({ hash: gift.hash })).toMatchObject({ status: 'scheduled' });
    const seen: string[] = [];
    for (const day of [6, 7, 10, 17]) {
      site.app.services.moveClock((day + 0.5) * DAY);
      await runDueCharges(site.app.services);
      seen.push((await site.rowOf(gift.hash)).status);
    }
    site.app.services.moveClock(0);
    expect(seen.at(-1)).toBe('failed');
    expect(await site.books()).toEqual([]);
  });
});
