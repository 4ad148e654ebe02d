import { describe, expect, it } from 'vitest';
import { type Known, signalOf } from '#src/features/cagnotte/signal.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';

const known: Known = {
  status: 'awaiting_payment',
  intentId: 'pi_1',
  lastFailureId: null,
  cancelRequestedAt: null,
  chargeTries: 0,
  refunded: 0,
};
const intent: Intent = {
  id: 'pi_1',
  kind: 'payment',
  status: 'requires_payment_method',
  clientSecret: 'secret',
  amount: 5000,
  currency: 'eur',
  livemode: false,
  failure: null,
  paymentMethod: null,
  metadata: {},
  availableAt: null,
  refunded: false,
  refundedAmount: 0,
  providerFee: 0,
};
const failure = { id: 'ch_1', code: 'card_declined' };

describe('what the provider’s word means', () => {
  it('hears a payment, a saved card, a question, a wait and a refund', () => {
    expect(signalOf(known, { ...intent, status: 'succeeded' })).toBe('paid');
    expect(signalOf(known, { ...intent, kind: 'setup', status: 'succeeded' })).toBe('card_saved');
    expect(signalOf(known, { ...intent, status: 'requires_action' })).toBe('challenged');
    expect(signalOf(known, { ...intent, status: 'processing' })).toBe('processing');
  });

  it('hears of a payment before what was given back of it, and of each refund once', () => {
    const all: Intent = { ...intent, status: 'succeeded', refunded: true, refundedAmount: 5000 };
    const part: Intent = { ...intent, status: 'succeeded', refundedAmount: 2000 };
    const paid: Known = { ...known, status: 'succeeded' };
    expect(signalOf(known, all)).toBe('paid');
    expect(signalOf(paid, all)).toBe('refunded');
    expect(signalOf(paid, part)).toBe('refunded_part');
    expect(signalOf({ ...paid, status: 'disputed' }, part)).toBe('refunded_part');
    // Nothing follows `paid` from there: it is late.
    expect(signalOf({ ...paid, refunded: 2000 }, part)).toBe('paid');
  });

  it('counts a decline once', () => {
    expect(signalOf(known, { ...intent, failure })).toBe('declined');
    expect(signalOf({ ...known, lastFailureId: 'ch_1' }, { ...intent, failure })).toBeNull();
    expect(signalOf(known, intent)).toBeNull();
  });

  it('postpones a refused charge three times, then gives it up', () => {
    const charging = (chargeTries: number): Known => ({ ...known, status: 'charging', chargeTries });
    expect(signalOf(charging(1), { ...intent, failure })).toBe('charge_postponed');
    expect(signalOf(charging(3), { ...intent, failure })).toBe('charge_postponed');
    expect(signalOf(charging(4), { ...intent, failure })).toBe('charge_given_up');
  });

  it('takes a canceled intent for the giver’s cancel only when the giver asked', () => {
    const canceled: Intent = { ...intent, status: 'canceled' };
    expect(signalOf({ ...known, cancelRequestedAt: new Date() }, canceled)).toBe('cancel');
    expect(signalOf(known, canceled)).toBe('intent_lost');
    // Canceled at the provider while we charged: the next try makes another.
    expect(signalOf({ ...known, status: 'charging', chargeTries: 1 }, canceled)).toBe('charge_postponed');
    expect(signalOf({ ...known, status: 'charging', chargeTries: 4 }, canceled)).toBe('charge_given_up');
  });

  it('ignores an intent that was replaced', () => {
    expect(signalOf(known, { ...intent, id: 'pi_0', status: 'succeeded' })).toBeNull();
  });
});
