import { afterAll, beforeAll, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { applyDueEvents, unprocessedEvents } from '#src/features/money/due-events.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { join } from '#tests/cast.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { type StripeSite, startStripeSite } from '#tests/support/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(() => site.close());

/** A gift that was paid at Stripe, and its one event, which nobody brought. */
async function paidUnheard(amount: number) {
  const gift = await site.prepared(amount);
  site.stripe.pay(gift.secret, 'pm_card_visa');
  const [event] = site.eventsOf(gift.secret);
  if (!event) throw new Error('no event');
  return { ...gift, event };
}

const bring = (event: StripeObject) => handleWebhook(site.app.services, 'stripe', site.stripe.sign(event));
const statusOf = async (hash: string) => (await calls.get({ hash })).status;
const waiting = () => unprocessedEvents(site.app.services.database.db);
const allDue = () => site.app.services.database.query('update payment_event_due set next_at = now()');

it('keeps an event and answers, before anything is asked of the provider; what it means is done after', async () => {
  const { hash, event } = await paidUnheard(1500);
  const asked = site.stripe.requests.length;
  expect(await bring(event)).toEqual({ status: 200, json: { received: true, outcome: 'stored' } });
  expect(await bring(event)).toEqual({ status: 200, json: { received: true, outcome: 'duplicate' } });
  expect(site.stripe.requests).toHaveLength(asked);
  expect(await statusOf(hash)).toBe('awaiting_payment');
  expect(await waiting()).toMatchObject({
    total: 1,
    items: [{ provider: 'stripe', id: event.id, type: 'payment_intent.succeeded', attempts: 0, error: null }],
  });
  // A stopped process leaves just this: the job of the next one finds it without having been woken.
  await site.app.runJobs();
  expect(await statusOf(hash)).toBe('succeeded');
  expect((await waiting()).total).toBe(0);
  expect(await site.books()).toEqual([]);
});

it('takes events while the provider is down, says to the operator what waits, and loses none', async () => {
  const first = await paidUnheard(1600);
  const second = await paidUnheard(1700);
  expect((await bring(first.event)).status).toBe(200);
  site.stripe.faults.push('error', 'error');
  await applyDueEvents(site.app.services);
  const [failed] = (await waiting()).items;
  expect(failed).toMatchObject({ id: first.event.id, attempts: 1, error: expect.stringMatching(/./) });
  expect(failed?.nextAt.getTime()).toBeGreaterThan(Date.now());
  expect(await statusOf(first.hash)).toBe('awaiting_payment');
  const rose = await join(site.app, 'rose');
  const state = await site.app.as(rose.token, () => newsroomCalls.siteState());
  expect(state.payments.waiting).toBe(1);
  // Another payment does not wait for that one.
  expect((await bring(second.event)).status).toBe(200);
  await applyDueEvents(site.app.services);
  expect(await statusOf(second.hash)).toBe('succeeded');
  expect((await waiting()).items.map(({ id }) => id)).toEqual([first.event.id]);
  await allDue();
  await applyDueEvents(site.app.services);
  expect(await statusOf(first.hash)).toBe('succeeded');
  expect((await waiting()).total).toBe(0);
  expect(await site.books()).toEqual([]);
});

it('tries an event at once that the provider brings again', async () => {
  const { hash, event } = await paidUnheard(1800);
  await bring(event);
  site.stripe.faults.push('error', 'error');
  await applyDueEvents(site.app.services);
  expect(await statusOf(hash)).toBe('awaiting_payment');
  expect(await bring(event)).toMatchObject({ json: { outcome: 'duplicate' } });
  await applyDueEvents(site.app.services);
  expect(await statusOf(hash)).toBe('succeeded');
});

it('applies each event once when several processes find it due', async () => {
  const gifts = [];
  for (const amount of [1900, 2000, 2100]) gifts.push(await paidUnheard(amount));
  for (const { event } of gifts) await bring(event);
  await Promise.all(Array.from({ length: 6 }, () => applyDueEvents(site.app.services)));
  for (const { hash } of gifts) expect(await statusOf(hash)).toBe('succeeded');
  const { rows } = await site.app.services.database.query(
    `select count(*)::int as n from payment_event where attempts <> 1 or applied_at is null`,
  );
  expect(rows[0]?.n).toBe(0);
  expect((await waiting()).total).toBe(0);
  expect(await site.books()).toEqual([]);
});
