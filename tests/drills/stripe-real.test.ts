import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createStripeProvider } from '#src/server/gateways/payments/stripe.ts';

const given = process.env.STRIPE_TEST_SECRET_KEY ?? '';
const isTestKey = /^(sk|rk)_test_/.test(given);
/** The SDK refuses an empty key where the suite is only listed. */
const secretKey = isTestKey ? given : 'sk_test_none';

/** Only with a test key of one's own (README): what the double does is what Stripe itself does. */
describe.runIf(isTestKey)('Stripe itself, in test mode', () => {
  const stripe = new Stripe(secretKey);
  const provider = createStripeProvider({
    secretKey,
    publishableKey: 'pk_test',
    webhookSecret: 'whsec_unused',
    apiBase: null,
    live: false,
  });
  const metadata = { contribution: randomUUID(), amount: '2500', fee: '0', addons: '' };

  it('makes one intent a key, follows its amount, takes a card and gives the money back', async () => {
    const idempotencyKey = `test:${randomUUID()}`;
    const made = await provider.createIntent({ amount: 2500, metadata, idempotencyKey });
    expect((await provider.createIntent({ amount: 2500, metadata, idempotencyKey })).id).toBe(made.id);
    await provider.updateIntent(made.id, { amount: 2600, metadata: { ...metadata, amount: '2600' } });
    await stripe.paymentIntents.confirm(made.id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://example.com',
    });
    const paid = await provider.retrieve(made.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount: 2600, currency: 'eur', livemode: false });
    expect(paid.availableAt?.getTime()).toBeGreaterThan(Date.now());
    expect(await provider.cancel(made.id)).toMatchObject({ status: 'succeeded' });
    const reference = randomUUID();
    const refund = { amount: null, reference, idempotencyKey: `test:${reference}` };
    expect(await provider.refund(made.id, refund)).toMatchObject({ refunded: true });
  }, 60_000);

  it('saves a card for a nameless customer and charges it while they are away', async () => {
    const setup = await provider.createSetup({ metadata, idempotencyKey: `test:${randomUUID()}` });
    const saved = await stripe.setupIntents.confirm(setup.id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://example.com',
    });
    const made = await provider.createIntent({
      amount: 1500,
      metadata: { ...metadata, amount: '1500' },
      idempotencyKey: `test:${randomUUID()}`,
    });
    const charged = await provider.confirm(made.id, {
      paymentMethod: String(saved.payment_method),
      idempotencyKey: `test:${randomUUID()}`,
    });
    expect(charged).toMatchObject({ status: 'succeeded', amount: 1500 });
  }, 60_000);
});
