import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { CHARGE_RETRY_DAYS } from './charge-date.ts';
import type { Signal, Status } from './contribution.state.ts';

/** The facts we remember of a contribution when the provider speaks. */
export interface Known {
  status: Status;
  intentId: string | null;
  lastFailureId: string | null;
  cancelRequestedAt: Date | null;
  chargeTries: number;
  /** Cents given back, as far as we know. */
  refunded: number;
}

/** Finds what the provider's present word means for a contribution; null when it says nothing new. */
export function signalOf(known: Known, intent: Intent): Signal | null {
  // The word of an intent that was replaced is kept in the inbox, and changes nothing.
  if (intent.id !== known.intentId) return null;
  switch (intent.status) {
    case 'succeeded':
      return intent.kind === 'payment' ? moneySignal(known, intent) : 'card_saved';
    case 'requires_action':
      return 'challenged';
    case 'processing':
      return 'processing';
    case 'canceled':
      if (known.status === 'charging') return refusedCharge(known);
      return known.cancelRequestedAt ? 'cancel' : 'intent_lost';
    case 'requires_payment_method':
      return declineSignal(known, intent);
  }
}

const PAID = new Set<Status>(['succeeded', 'disputed', 'refunded']);

/** A payment is heard of before what was given back of it, whatever the order in which we are told. */
function moneySignal(known: Known, intent: Intent): Signal {
  if (!PAID.has(known.status) || intent.refundedAmount <= known.refunded) return 'paid';
  return intent.refunded ? 'refunded' : 'refunded_part';
}

function declineSignal(known: Known, intent: Intent): Signal | null {
  if (!intent.failure || intent.failure.id === known.lastFailureId) return null;
  return known.status === 'charging' ? refusedCharge(known) : 'declined';
}

function refusedCharge({ chargeTries }: Known): Signal {
  return chargeTries > CHARGE_RETRY_DAYS.length ? 'charge_given_up' : 'charge_postponed';
}
