/** The contribution's life (docs/spec/decisions.md §13). Pure: what may follow what, and nothing else. */
export const STATUSES = [
  'draft',
  'awaiting_payment',
  'requires_action',
  'processing',
  'succeeded',
  'scheduled',
  'charging',
  'needs_action',
  'failed',
  'canceled',
  'expired',
  'refunded',
  'disputed',
] as const;
export type Status = (typeof STATUSES)[number];

/** An event in the life of a contribution. Only the provider's word is turned into `paid`. */
export type Signal =
  | 'intent_made'
  | 'intent_lost'
  | 'challenged'
  | 'processing'
  | 'declined'
  | 'paid'
  | 'card_saved'
  | 'charge_started'
  | 'charge_postponed'
  | 'charge_given_up'
  | 'refunded'
  | 'refunded_part'
  | 'disputed'
  | 'dispute_won'
  | 'cancel'
  | 'expire';

const TRANSITIONS: Record<Status, Partial<Record<Signal, Status>>> = {
  draft: { intent_made: 'awaiting_payment', cancel: 'canceled', expire: 'expired' },
  awaiting_payment: {
    challenged: 'requires_action',
    processing: 'processing',
    // The same intent takes another card; `attempt` counts.
    declined: 'awaiting_payment',
    // The provider canceled the intent by itself: a new one is made for the next attempt.
    intent_lost: 'awaiting_payment',
    paid: 'succeeded',
    card_saved: 'scheduled',
    cancel: 'canceled',
    expire: 'expired',
  },
  requires_action: {
    challenged: 'requires_action',
    processing: 'processing',
    declined: 'awaiting_payment',
    intent_lost: 'awaiting_payment',
    paid: 'succeeded',
    card_saved: 'scheduled',
  },
  processing: {
    processing: 'processing',
    declined: 'awaiting_payment',
    intent_lost: 'awaiting_payment',
    paid: 'succeeded',
    card_saved: 'scheduled',
  },
  scheduled: { charge_started: 'charging', cancel: 'canceled', expire: 'expired' },
  charging: {
    paid: 'succeeded',
    challenged: 'needs_action',
    charge_postponed: 'scheduled',
    charge_given_up: 'failed',
  },
  needs_action: {
    challenged: 'needs_action',
    declined: 'needs_action',
    paid: 'succeeded',
    cancel: 'canceled',
    expire: 'expired',
  },
  succeeded: { refunded: 'refunded', refunded_part: 'succeeded', disputed: 'disputed' },
  disputed: { dispute_won: 'succeeded', refunded: 'refunded', refunded_part: 'disputed' },
  failed: {},
  canceled: {},
  expired: {},
  refunded: {},
};

/** The status after `signal`, or null when it does not apply (a late or repeated word of the provider). */
export function next(status: Status, signal: Signal): Status | null {
  return TRANSITIONS[status][signal] ?? null;
}

export function isTerminal(status: Status): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}

/** Nothing more is expected from the provider; asking it again would teach nothing. */
export function isSettled(status: Status): boolean {
  return status === 'succeeded' || status === 'disputed' || isTerminal(status);
}

/** The giver's link still works (docs/spec/calls.md §/api/publiclist/ list_cancel_contribution). */
export function isCancelable(status: Status): boolean {
  return next(status, 'cancel') !== null;
}

/** Amount and add-ons may still change. */
export function isAmountEditable(status: Status): boolean {
  return status === 'draft' || status === 'awaiting_payment';
}

/** Neither paid nor planned so far; nothing leads back here. */
export function isBegun(status: Status): boolean {
  return isAmountEditable(status) || status === 'requires_action' || status === 'processing';
}
