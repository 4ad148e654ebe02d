import Stripe from 'stripe';
import { IntentLockedError, ProviderUnavailableError } from './provider.ts';
import { unlessSilent } from './stripe-silence.ts';

/** The settings to reach Stripe: keys, and another address than Stripe's own when a test double stands in. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase: string | null;
  live: boolean;
}

/** A browser gives up on us after 14 s: two tries of 5 s leave it an answer (docs/spec/decisions.md §13). */
const TIMEOUT_MS = 5_000;
const RETRIES = 1;

export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: unlessSilent(Stripe.createNodeHttpClient()),
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

const { errors } = Stripe;
/** Stripe's fault, ours in the keys, or nobody's: in each case nothing can be said of the payment. */
const DOWN = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
  // The same key is at work in another request: it answers the same when asked again.
  errors.StripeIdempotencyError,
];
const LOCKED = new Set([
  'payment_intent_unexpected_state',
  'setup_intent_unexpected_state',
  'intent_invalid_state',
  'charge_already_refunded',
  'charge_disputed',
]);

/** Runs a call of the SDK, its faults as the provider's own: IntentLockedError, ProviderUnavailableError. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (DOWN.some((kind) => error instanceof kind))
      throw new ProviderUnavailableError((error as Error).message, { cause: error });
    if (error instanceof errors.StripeInvalidRequestError && LOCKED.has(error.code ?? ''))
      throw new IntentLockedError(error.message, { cause: error });
    throw error;
  }
}
