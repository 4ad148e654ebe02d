import Stripe from 'stripe';
import {
  BadSignatureError,
  type EventHeaders,
  type Intent,
  IntentLockedError,
  type NewIntent,
  type PaymentProvider,
  type ProviderEvent,
} from './provider.ts';
import { stripeBalanceSince } from './stripe-balance.ts';
import { asked, type StripeSettings, stripeClient } from './stripe-client.ts';
import { stripeDisputes } from './stripe-disputes.ts';
import { EXPANDED, fromPayment, fromSetup } from './stripe-intent.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { refundOnce } from './stripe-refund.ts';

const CURRENCY = 'eur';
/** The terms promise a card, charged at once: what the account's own settings allow besides is never offered. */
const CARDS: ['card'] = ['card'];
const expand = EXPANDED;

/**
 * Real cards, through Stripe (docs/spec/decisions.md §13): one PaymentIntent a gift, a SetupIntent for a
 * delayed one.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  return {
    name: 'stripe',
    livemode: settings.live,
    publishableKey: settings.publishableKey,
    payouts: stripePayouts(stripe),
    createIntent: (intent) => createIntent(stripe, intent),
    createSetup: (intent) => createSetup(stripe, intent),
    updateIntent: async (id, change) =>
      fromPayment(await asked(() => stripe.paymentIntents.update(id, { ...change, expand }))),
    confirm: (id, options) => confirm(stripe, id, options),
    retrieve: (id) => retrieve(stripe, id),
    cancel: (id) => unlessSettled(stripe, id, () => cancel(stripe, id)),
    async refund(id, order) {
      await refundOnce(stripe, id, order);
      return retrieve(stripe, id);
    },
    disputes: stripeDisputes(stripe),
    balanceSince: (since) => stripeBalanceSince(stripe, since),
    verifyEvent: async (rawBody, headers) => verifyEvent(stripe, settings, { rawBody, headers }),
  };
}

async function createIntent(stripe: Stripe, intent: NewIntent & { amount: number }): Promise<Intent> {
  const { amount, metadata, idempotencyKey } = intent;
  const made = await asked(() =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: CURRENCY,
        metadata,
        allowed_payment_method_types: CARDS,
        // Booked at once: the day the money can be used is known with the payment.
        capture_method: 'automatic',
        expand,
      },
      { idempotencyKey },
    ),
  );
  return fromPayment(made);
}

/** A card can be charged later only as somebody's: a customer without name or address keeps it. */
async function createSetup(stripe: Stripe, { metadata, idempotencyKey }: NewIntent): Promise<Intent> {
  const customer = await asked(() =>
    stripe.customers.create({ metadata }, { idempotencyKey: `${idempotencyKey}:customer` }),
  );
  const made = await asked(() =>
    stripe.setupIntents.create(
      {
        customer: customer.id,
        usage: 'off_session',
        metadata,
        allowed_payment_method_types: CARDS,
      },
      { idempotencyKey },
    ),
  );
  return fromSetup(made);
}

interface Confirmation {
  paymentMethod: string;
  idempotencyKey: string;
}

/** Charges a saved card. A refusal is an answer, not a fault: the intent tells it. */
async function confirm(stripe: Stripe, id: string, card: Confirmation): Promise<Intent> {
  const { customer } = await asked(() => stripe.paymentMethods.retrieve(card.paymentMethod));
  const owner = typeof customer === 'string' ? customer : customer?.id;
  try {
    if (owner) await asked(() => stripe.paymentIntents.update(id, { customer: owner }));
    const confirmed = await asked(() =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: card.paymentMethod, off_session: true, expand },
        { idempotencyKey: card.idempotencyKey },
      ),
    );
    return fromPayment(confirmed);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError || error instanceof IntentLockedError)
      return retrieve(stripe, id);
    throw error;
  }
}

async function retrieve(stripe: Stripe, id: string): Promise<Intent> {
  if (isSetup(id)) return fromSetup(await asked(() => stripe.setupIntents.retrieve(id)));
  return fromPayment(await asked(() => stripe.paymentIntents.retrieve(id, { expand })));
}

const isSetup = (id: string) => id.startsWith('seti_');

function cancel(stripe: Stripe, id: string): Promise<unknown> {
  return isSetup(id) ? stripe.setupIntents.cancel(id) : stripe.paymentIntents.cancel(id);
}

/** Does `work`, unless Stripe says that it is too late for it; answers the intent as it then is. */
async function unlessSettled(stripe: Stripe, id: string, work: () => Promise<unknown>): Promise<Intent> {
  await asked(work).catch((error: unknown) => {
    if (!(error instanceof IntentLockedError)) throw error;
  });
  return retrieve(stripe, id);
}

interface Delivery {
  rawBody: Buffer;
  headers: EventHeaders;
}

/** Stripe's own check of the signature, 300 seconds old at most. */
function verifyEvent(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { rawBody, headers }: Delivery,
): ProviderEvent {
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      String(headers['stripe-signature'] ?? ''),
      webhookSecret,
    );
    const object = event.data.object as unknown as EventObject;
    return {
      id: event.id,
      type: event.type,
      livemode: event.livemode,
      intentId: intentIdOf(object),
      payoutId: object.object === 'payout' ? object.id : null,
      disputeId: object.object === 'dispute' ? object.id : null,
      account: event.account ?? null,
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new BadSignatureError('not signed by Stripe, or too long ago', { cause: error });
    throw new BadSignatureError('unreadable event', { cause: error });
  }
}

interface EventObject {
  id: string;
  object: string;
  payment_intent?: string | { id: string } | null;
}

/** The intent that an intent, charge, refund or dispute is about. */
function intentIdOf(object: EventObject): string | null {
  if (object.object === 'payment_intent' || object.object === 'setup_intent') return object.id;
  const about = object.payment_intent ?? null;
  return typeof about === 'string' ? about : (about?.id ?? null);
}
