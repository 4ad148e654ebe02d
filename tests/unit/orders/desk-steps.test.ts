import { describe, expect, it } from 'vitest';
import { nextDeskStep } from '#src/features/orders/desk-steps.ts';
import type { LineState } from '#src/features/orders/order.state.ts';

const own = (state: LineState) => ({ state, merchantId: null });
const sold = (state: LineState) => ({ state, merchantId: 7 });

describe('the next step of the desk', () => {
  it.each([
    ['its own parcel, from the first step to the last', [own('paid')], 'prepare'],
    ['its own parcel that is ready', [own('prepared')], 'send'],
    ['its own parcel that left', [own('sent')], 'deliver'],
    ['nothing more', [own('delivered')], null],
    ['sellers alone that have yet to send', [sold('paid'), sold('prepared')], null],
    ['a seller that sent', [sold('sent'), sold('paid')], 'deliver'],
    ['its own parcel, though a seller is ahead', [own('paid'), sold('sent')], 'prepare'],
    ['its own parcel that left before a seller', [own('sent'), sold('paid')], 'deliver'],
    ['what was refused', [own('refused'), sold('refused')], null],
  ] as const)('is that of %s', (_, lines, step) => {
    expect(nextDeskStep('paid', lines)).toBe(step);
  });

  it('is none in an order that has ended', () => {
    expect(nextDeskStep('cancelled', [own('paid')])).toBeNull();
    expect(nextDeskStep('refunded', [own('sent')])).toBeNull();
  });
});
