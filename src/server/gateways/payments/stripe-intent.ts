import type Stripe from 'stripe';
import type { Intent, IntentStatus } from './provider.ts';

type PaymentIntent = Stripe.PaymentIntent;
type SetupIntent = Stripe.SetupIntent;

/** The fields that must come with an intent for `fromPayment` to know when its money can be used. */
export const EXPANDED = ['latest_charge.balance_transaction'];

/**
 * Off-session, a bank that wants its customer makes Stripe refuse the charge with this code: the payment then
 * waits for the giver, as one that asks for 3-D Secure.
 */
const WANTS_THE_GIVER = 'authentication_required';

export function fromPayment(intent: PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const failure = failureOf(intent.last_payment_error);
  return {
    id: intent.id,
    kind: 'payment',
    status: statusOf(intent.status, failure),
    clientSecret: intent.client_secret ?? '',
    amount: intent.amount,
    currency: intent.currency,
    livemode: intent.livemode,
    failure,
    paymentMethod: idOf(intent.payment_method),
    metadata: intent.metadata,
    availableAt: intent.status === 'succeeded' ? availableAt(charge) : null,
    refunded: charge?.refunded ?? false,
    refundedAmount: charge?.amount_refunded ?? 0,
    providerFee: intent.status === 'succeeded' ? feeOf(charge) : 0,
  };
}

export function fromSetup(intent: SetupIntent): Intent {
  const failure = failureOf(intent.last_setup_error);
  return {
    id: intent.id,
    kind: 'setup',
    status: statusOf(intent.status, failure),
    clientSecret: intent.client_secret ?? '',
    amount: null,
    currency: null,
    livemode: intent.livemode,
    failure,
    paymentMethod: idOf(intent.payment_method),
    metadata: intent.metadata ?? {},
    availableAt: null,
    refunded: false,
    refundedAmount: 0,
    providerFee: 0,
  };
}

const idOf = (found: string | { id: string } | null): string | null =>
  typeof found === 'string' ? found : (found?.id ?? null);

interface StripeFailure {
  code?: string;
  decline_code?: string;
  charge?: string;
  payment_method?: { id: string };
}

/** Two declines are told apart by their charge, or by the card when none was tried. */
function failureOf(error: StripeFailure | null): Intent['failure'] {
  if (!error) return null;
  const code = error.decline_code ?? error.code ?? 'card_declined';
  const id = error.charge ?? `${error.payment_method?.id ?? 'none'}:${code}`;
  return { id, code: error.code === WANTS_THE_GIVER ? WANTS_THE_GIVER : code };
}

/** Stripe's word for each of ours. The form hands the card over and confirms in one step: nothing was refused yet. */
const STATUSES: Record<string, IntentStatus> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function statusOf(word: string, failure: Intent['failure']): IntentStatus {
  const status = STATUSES[word];
  if (!status) throw new Error(`Stripe says ${word} of an intent, which nothing here knows`);
  const waits = status === 'requires_payment_method' && failure?.code === WANTS_THE_GIVER;
  return waits ? 'requires_action' : status;
}

/** When Stripe has not booked the charge yet, its longest ordinary delay. */
const UNBOOKED_SECONDS = 7 * 24 * 3600;

/** Reads Stripe's fee on the charge; 0 until it is booked. */
function feeOf(charge: Stripe.Charge | null): number {
  const booked = charge?.balance_transaction;
  return booked && typeof booked === 'object' ? (booked.fee ?? 0) : 0;
}

/** The day Stripe lets the money be used. */
function availableAt(charge: Stripe.Charge | null): Date | null {
  if (!charge) return null;
  const booked = charge.balance_transaction;
  const seconds =
    booked && typeof booked === 'object' ? booked.available_on : charge.created + UNBOOKED_SECONDS;
  return new Date(seconds * 1000);
}
