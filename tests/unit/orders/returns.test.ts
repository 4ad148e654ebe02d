import { describe, expect, it } from 'vitest';
import {
  isLive,
  lastDayToWithdraw,
  nextReturn,
  RETURN_STATUSES,
  refundBy,
  sendBy,
  withdrawalDeadline,
} from '#src/features/orders/returns/return.ts';
import { backFor, keptFrom, reducedByLine } from '#src/features/orders/returns/share.ts';

describe('the days of a withdrawal', () => {
  it.each([
    ['2026-11-24', '2026-12-08', 'a Tuesday'],
    ['2026-11-28', '2026-12-14', 'a Saturday goes on to Monday'],
    ['2026-12-11', '2026-12-28', 'Christmas, a Friday, goes on past the weekend'],
    ['2027-04-17', '2027-05-03', 'the first of May, a Saturday'],
    ['2027-03-15', '2027-03-30', 'Easter Monday'],
  ])('delivered on %s: until %s (%s)', (delivered, last) => {
    expect(lastDayToWithdraw(delivered)).toBe(last);
  });

  it('run from the last thing that arrives, and not before it is there', () => {
    const at = (day: string) => ({ awaited: false, deliveredAt: new Date(`${day}T12:00:00Z`) });
    expect(withdrawalDeadline([at('2026-11-20'), at('2026-11-24')])).toBe('2026-12-08');
    expect(withdrawalDeadline([at('2026-11-20'), { awaited: true, deliveredAt: null }])).toBeNull();
    expect(withdrawalDeadline([])).toBeNull();
    // Half past midnight in Paris is a day later than in London.
    expect(withdrawalDeadline([{ awaited: false, deliveredAt: new Date('2026-11-23T23:30:00Z') }])).toBe(
      '2026-12-08',
    );
  });

  it('money waits for the thing or its proof, and is due 14 days after the withdrawal at the soonest', () => {
    const createdAt = new Date('2026-11-02T10:00:00Z');
    expect(sendBy({ createdAt })).toBe('2026-11-16');
    expect(refundBy({ createdAt, sentAt: null, receivedAt: null })).toBeNull();
    expect(refundBy({ createdAt, sentAt: new Date('2026-11-04T10:00:00Z'), receivedAt: null })).toBe(
      '2026-11-16',
    );
    expect(refundBy({ createdAt, sentAt: null, receivedAt: new Date('2026-11-20T10:00:00Z') })).toBe(
      '2026-11-20',
    );
  });
});

describe('the way of a return', () => {
  it('ends once, and never goes back', () => {
    for (const status of ['refunded', 'settled', 'refused', 'cancelled'] as const)
      for (const signal of [
        'label',
        'send',
        'receive',
        'order',
        'refund',
        'settle',
        'refuse',
        'cancel',
      ] as const)
        expect(nextReturn(status, signal)).toBeNull();
    expect(nextReturn('sent', 'cancel')).toBeNull();
    expect(nextReturn('received', 'refuse')).toBeNull();
    expect(RETURN_STATUSES.filter(isLive)).toHaveLength(7);
  });
});

describe('the price of what comes back', () => {
  const line = { unitPrice: 3333, quantity: 3, delivery: 490, reduced: 1000 };

  it('adds up to the cent, in however many parts', () => {
    const whole = backFor(line, 0, 3);
    expect(whole).toEqual({ gross: 10_489, paid: 9489 });
    const parts = [backFor(line, 0, 1), backFor(line, 1, 1), backFor(line, 2, 1)];
    expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(whole.gross);
    expect(parts.reduce((sum, { paid }) => sum + paid, 0)).toBe(whole.paid);
  });

  it('keeps no more than was paid', () => {
    expect(keptFrom({ gross: 5000, paid: 4000 }, 1000)).toEqual({ gross: 4000, paid: 3000 });
    expect(keptFrom({ gross: 5000, paid: 400 }, 1000)).toEqual({ gross: 4600, paid: 0 });
  });

  it('takes an offer off the goods it is about, and no thing below nothing', () => {
    const goods = [
      { unitPrice: 1000, quantity: 2 },
      { unitPrice: 500, quantity: 1 },
    ];
    const both = [true, true];
    expect(reducedByLine(goods, [{ amount: 250, about: both }])).toEqual([200, 50]);
    expect(reducedByLine(goods, [{ amount: 500, about: [false, true] }])).toEqual([0, 500]);
    expect(
      reducedByLine(goods, [
        { amount: 500, about: [false, true] },
        { amount: 300, about: [false, true] },
      ]),
    ).toEqual([300, 500]);
    expect(reducedByLine(goods, [{ amount: 9999, about: both }])).toEqual([2000, 500]);
  });
});
