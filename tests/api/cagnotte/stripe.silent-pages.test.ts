// The first giver who meets a Stripe that takes requests and says nothing: each page with a payment answers within two
// seconds, says so, keeps what was given, and shows the card once Stripe is there again.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readGiveForm } from '#src/features/cagnotte/give-form.ts';
import { submitGift } from '#src/features/cagnotte/give-page.server.ts';
import { loadPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { loadCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { loadPurchase, submitBuy } from '#src/features/vouchers/buy-page.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { contribution } from '#src/server/db/schema/index.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { STRIPE_KEYS, type StripeDouble, startStripeDouble } from '#tests/support/stripe-double/server.ts';

const FIRST_WORD_MS = 2000;
let stripe: StripeDouble;
let shop: Shop;
beforeEach(async () => {
  stripe = await startStripeDouble();
  const settings = { ...STRIPE_KEYS, apiBase: stripe.url, live: false };
  shop = await openShop({ config: { payments: 'stripe', stripe: settings } });
});
afterEach(async () => {
  await shop.app.close();
  await stripe.close();
});

const ctx = () => systemCtx(shop.app.services);
const silent = () => {
  stripe.faults.push('hang', 'hang', 'hang', 'hang');
};
const intents = () => [...stripe.books.objects.values()].filter(({ object }) => object === 'payment_intent');

interface Shown {
  payment: unknown;
  late: boolean;
}

/** The page as it is first, within two seconds, and once its provider answers again. */
async function walk(load: () => Promise<Shown | null>): Promise<Shown | null> {
  silent();
  const began = performance.now();
  const first = await load();
  expect(performance.now() - began).toBeLessThan(FIRST_WORD_MS);
  expect(first).toMatchObject({ payment: null, late: true });
  stripe.faults.length = 0;
  // The second of the two tries is answered, and what it made is kept.
  await pause(6_500);
  const then = await load();
  expect(then).toMatchObject({ payment: { provider: 'stripe' }, late: false });
  expect(intents()).toHaveLength(1);
  return then;
}

function giveForm(more: Record<string, string> = {}) {
  const form = new FormData();
  const typed = {
    amount_choice: 'other',
    amount_other: '25',
    publicname: 'Tante Jo',
    email: 'jo@exemple.fr',
    when: 'now',
    ...more,
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return readGiveForm(form);
}
const give = (more?: Record<string, string>) =>
  submitGift(ctx(), { list: { uuid: shop.camille.listUuid }, share: null }, giveForm(more));

it('a gift’s', async () => {
  const sent = await give();
  const hash = 'done' in sent ? sent.done : '';
  await walk(() => loadPayPage(ctx(), hash));
});

it('an order’s', async () => {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await walk(() => loadCheckout(ctx(), hash));
});

it('a voucher’s', async () => {
  const typed: Record<string, string> = {
    amount_choice: 'other',
    amount_other: '25',
    recipient_name: 'Élise',
    recipient_email: 'elise@exemple.fr',
    buyer_name: 'Odile',
    buyer_email: 'odile@exemple.fr',
    message: '',
    when: 'now',
    send_on: '',
  };
  const { result } = await submitBuy(ctx(), (name) => typed[name] ?? '');
  const hash = 'done' in result ? (result.done.split('/').at(-1) ?? '') : JSON.stringify(result);
  await walk(() => loadPurchase(ctx(), hash));
});

it('a gift for a later day is begun once, and its form does not wait either', async () => {
  silent();
  const began = performance.now();
  const day = new Date(shop.app.services.clock().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  const sent = await give({ when: 'date', charge_on: day });
  expect(performance.now() - began).toBeLessThan(FIRST_WORD_MS);
  expect(sent).toMatchObject({ done: expect.any(String) });
  expect(await shop.app.services.database.db.$count(contribution)).toBe(1);
});
