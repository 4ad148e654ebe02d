import Stripe from 'stripe';
import { IntentLockedError, type RefundOrder, RefusedError } from './provider.ts';
import { asked } from './stripe-client.ts';

/**
 * Gives money back once for a reference. Stripe forgets idempotency keys after some days, so what it did is
 * looked up first: a refund tried again after a long trouble is not a second one. Throws RefusedError.
 */
export async function refundOnce(stripe: Stripe, intentId: string, order: RefundOrder): Promise<void> {
  const { reference, amount, idempotencyKey } = order;
  const known = await asked(() => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
  if (known.data.some((one) => one.metadata?.reference === reference && one.status !== 'failed')) return;
  await refusable(() =>
    stripe.refunds.create(
      { payment_intent: intentId, ...(amount === null ? {} : { amount }), metadata: { reference } },
      { idempotencyKey },
    ),
  );
}

/** Turns an error that no retry cures into RefusedError, with Stripe's own code. */
export async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await asked(work);
  } catch (error) {
    const cause = error instanceof IntentLockedError ? error.cause : error;
    if (cause instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefusedError(cause.code ?? 'refused', cause.message);
    throw error;
  }
}
