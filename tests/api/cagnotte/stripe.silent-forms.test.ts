// A form that changes what a card is to pay, while Stripe takes requests and says nothing: its sender reads within two
// seconds that it is not confirmed, and the change is made, or not, without them; the next page says which.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { loadPayPage, submitPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { HOME } from '#tests/support/buyer-home.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { STRIPE_KEYS, type StripeDouble, startStripeDouble } from '#tests/support/stripe-double/server.ts';

const FIRST_WORD_MS = 2000;
const NOT_YET = { refused: { code: 'unavailable', err: expect.stringContaining('tarde à répondre') } };
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
const amounts = () =>
  [...stripe.books.objects.values()]
    .filter(({ object }) => object === 'payment_intent')
    .map(({ amount, status }) => ({ amount, status }));

/** Sends a form to a provider that hangs, then reads its page, all in one request. */
async function sentInVain<T>(work: () => Promise<T>, ...tries: 'hang'[]): Promise<T> {
  stripe.faults.push(...tries);
  const began = performance.now();
  const answer = await work();
  expect(performance.now() - began).toBeLessThan(FIRST_WORD_MS);
  return answer;
}

async function order(): Promise<string> {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await orderCalls.pay({ hash });
  return hash;
}

const fields = (typed: Record<string, string>) => (name: string) => typed[name] ?? '';
const EXPRESS = {
  action: 'details',
  email: DETAILS.email,
  name: DETAILS.name,
  ...HOME,
  delivery: 'express',
  accept_terms: '1',
};

/** The form and the page that answers it, as one request. */
async function post(hash: string, typed: Record<string, string>) {
  const own = ctx();
  const { result, form } = await submitCheckout(own, hash, fields(typed));
  return { result, form, page: await loadCheckout(own, hash) };
}

it('another amount for a gift is told at once, and made with the second try', async () => {
  const { contribution } = await contributionCalls.prepare({
    list_uuid: shop.camille.listUuid,
    contribution: { amount: 2500, contributor: { email: 'jo@exemple.fr', publicname: 'Jo' } },
  });
  const { hash } = contribution;
  const form = new FormData();
  form.set('action', 'amount');
  form.set('amount', '40');
  const own = ctx();
  const [sent, page] = await sentInVain(
    async () => [await submitPayPage(own, hash, form), await loadPayPage(own, hash)] as const,
    'hang',
  );
  expect(sent).toMatchObject(NOT_YET);
  expect(page).toMatchObject({ late: true, payment: null, contribution: { amount: 2500 } });
  await pause(6500);
  const then = await loadPayPage(ctx(), hash);
  expect(then).toMatchObject({ late: false, contribution: { amount: 4000 } });
  expect(amounts()).toMatchObject([{ amount: then?.contribution.total }]);
});

it('a faster delivery keeps what was typed, and nothing is asked of the provider twice', async () => {
  const hash = await order();
  const before = stripe.requests.length;
  const { result, form, page } = await sentInVain(() => post(hash, EXPRESS), 'hang');
  expect(result).toMatchObject(NOT_YET);
  expect(form).toMatchObject({ delivery: 'express', city: 'Nantes' });
  expect(page).toMatchObject({ late: true, payment: null, order: { delivery: 'standard' } });
  await pause(6500);
  expect(stripe.requests.length - before).toBe(2);
  const { order: then } = (await loadCheckout(ctx(), hash)) ?? {};
  expect(then).toMatchObject({ delivery: 'express' });
  expect(amounts()).toMatchObject([{ amount: then?.to_pay }]);
  expect(await shop.problems()).toEqual([]);
});

it('what the provider never answers is not made, and the next page says the sums of before', async () => {
  const hash = await order();
  const { result } = await sentInVain(() => post(hash, EXPRESS), 'hang', 'hang');
  expect(result).toMatchObject(NOT_YET);
  await pause(11_500);
  expect(await loadCheckout(ctx(), hash)).toMatchObject({
    late: false,
    order: { delivery: 'standard' },
  });
});

it('an order that is given up is told as soon, and ends by itself', async () => {
  const hash = await order();
  const { result, page } = await sentInVain(() => post(hash, { action: 'cancel' }), 'hang');
  expect(result).toMatchObject(NOT_YET);
  expect(page).toMatchObject({ order: { status: 'pending' } });
  await pause(6500);
  expect(await orderCalls.get({ hash })).toMatchObject({ status: 'cancelled' });
  expect(amounts()).toMatchObject([{ status: 'canceled' }]);
  expect(await shop.stock()).toBe(10);
});
