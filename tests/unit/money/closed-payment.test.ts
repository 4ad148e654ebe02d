import { describe, expect, it } from 'vitest';
import { closedPath, saysClosed, wayOut } from '#src/features/money/closed-payment.ts';

const HERE = '/i/marketplace/checkout/abc';
const fault = (status: string) => ({ code: 'payment_intent_unexpected_state', payment_intent: { status } });

describe('what a provider says of a payment that nobody awaits any more', () => {
  it('leads to the page as it is, with a word that nothing was taken', () => {
    const out = wayOut(fault('canceled'), HERE);
    expect(out).toBe(closedPath(HERE));
    expect(saysClosed(new URL(out ?? '', 'http://localhost'))).toBe(true);
  });

  it('leads to the page alone when the payment was made: it says so itself', () => {
    expect(wayOut(fault('succeeded'), HERE)).toBe(HERE);
    expect(
      wayOut({ code: 'setup_intent_unexpected_state', setup_intent: { status: 'succeeded' } }, HERE),
    ).toBe(HERE);
  });

  it('leaves the form where it is for whatever another try may mend', () => {
    expect(wayOut({ code: 'card_declined' }, HERE)).toBeNull();
    expect(wayOut({}, HERE)).toBeNull();
  });
});
