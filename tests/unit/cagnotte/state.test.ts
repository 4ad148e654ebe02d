import { describe, expect, it } from 'vitest';
import {
  isCancelable,
  isSettled,
  isTerminal,
  next,
  type Signal,
  STATUSES,
  type Status,
} from '#src/features/cagnotte/contribution.state.ts';

const SIGNALS: Signal[] = [
  'intent_made',
  'intent_lost',
  'challenged',
  'processing',
  'declined',
  'paid',
  'card_saved',
  'charge_started',
  'charge_postponed',
  'charge_given_up',
  'refunded',
  'refunded_part',
  'disputed',
  'dispute_won',
  'cancel',
  'expire',
];

/** Every arrow of the design, and nothing else: what is not here must be refused. */
const ALLOWED: [Status, Signal, Status][] = [
  ['draft', 'intent_made', 'awaiting_payment'],
  ['draft', 'cancel', 'canceled'],
  ['draft', 'expire', 'expired'],
  ['awaiting_payment', 'challenged', 'requires_action'],
  ['awaiting_payment', 'processing', 'processing'],
  ['awaiting_payment', 'declined', 'awaiting_payment'],
  ['awaiting_payment', 'intent_lost', 'awaiting_payment'],
  ['awaiting_payment', 'paid', 'succeeded'],
  ['awaiting_payment', 'card_saved', 'scheduled'],
  ['awaiting_payment', 'cancel', 'canceled'],
  ['awaiting_payment', 'expire', 'expired'],
  ['requires_action', 'challenged', 'requires_action'],
  ['requires_action', 'processing', 'processing'],
  ['requires_action', 'declined', 'awaiting_payment'],
  ['requires_action', 'intent_lost', 'awaiting_payment'],
  ['requires_action', 'paid', 'succeeded'],
  ['requires_action', 'card_saved', 'scheduled'],
  ['processing', 'processing', 'processing'],
  ['processing', 'declined', 'awaiting_payment'],
  ['processing', 'intent_lost', 'awaiting_payment'],
  ['processing', 'paid', 'succeeded'],
  ['processing', 'card_saved', 'scheduled'],
  ['scheduled', 'charge_started', 'charging'],
  ['scheduled', 'cancel', 'canceled'],
  ['scheduled', 'expire', 'expired'],
  ['charging', 'paid', 'succeeded'],
  ['charging', 'challenged', 'needs_action'],
  ['charging', 'charge_postponed', 'scheduled'],
  ['charging', 'charge_given_up', 'failed'],
  ['needs_action', 'challenged', 'needs_action'],
  ['needs_action', 'declined', 'needs_action'],
  ['needs_action', 'paid', 'succeeded'],
  ['needs_action', 'cancel', 'canceled'],
  ['needs_action', 'expire', 'expired'],
  ['succeeded', 'refunded', 'refunded'],
  ['succeeded', 'disputed', 'disputed'],
  ['disputed', 'dispute_won', 'succeeded'],
  ['disputed', 'refunded', 'refunded'],
  ['succeeded', 'refunded_part', 'succeeded'],
  ['disputed', 'refunded_part', 'disputed'],
];

describe('the life of a contribution', () => {
  for (const [from, signal, to] of ALLOWED)
    it(`goes from ${from} to ${to} when ${signal}`, () => expect(next(from, signal)).toBe(to));

  for (const from of STATUSES)
    it(`refuses everything else from ${from}`, () => {
      for (const signal of SIGNALS) {
        const allowed = ALLOWED.some(([status, name]) => status === from && name === signal);
        expect(next(from, signal) !== null, `${from} + ${signal}`).toBe(allowed);
      }
    });

  it('never leaves a terminal state', () => {
    expect(STATUSES.filter(isTerminal)).toEqual(['failed', 'canceled', 'expired', 'refunded']);
  });

  it('is canceled by its giver only until it is charged', () => {
    expect(STATUSES.filter(isCancelable)).toEqual(['draft', 'awaiting_payment', 'scheduled', 'needs_action']);
  });

  it('asks the provider nothing more once settled', () => {
    expect(STATUSES.filter(isSettled)).toEqual([
      'succeeded',
      'failed',
      'canceled',
      'expired',
      'refunded',
      'disputed',
    ]);
  });

  it('reaches succeeded only by the provider’s word', () => {
    const ways = ALLOWED.filter(([, , to]) => to === 'succeeded').map(([, signal]) => signal);
    expect(new Set(ways)).toEqual(new Set(['paid', 'dispute_won', 'refunded_part']));
  });
});
