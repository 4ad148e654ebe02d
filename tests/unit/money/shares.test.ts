import { describe, expect, it } from 'vitest';
import {
  disputeShares,
  keptOf,
  paidTotal,
  refundShares,
  totalShares,
  withMissing,
} from '#src/features/money/shares.ts';

const parts = { amount: 5000, addons: 600, fee: 250 };

describe('what is given back of a payment', () => {
  it('comes from the gift first, then the add-ons, and from the fee last', () => {
    const given = (cents: number) => refundShares(parts, 0, cents);
    expect(given(2000)).toEqual({ pot: 2000, addons: 0, fee: 0, losses: 0 });
    expect(given(5200)).toEqual({ pot: 5000, addons: 200, fee: 0, losses: 0 });
    expect(given(5850)).toEqual({ pot: 5000, addons: 600, fee: 250, losses: 0 });
  });

  it('is the same in one refund or in any number of them, to the cent', () => {
    const total = paidTotal(parts);
    for (const cuts of [[1], [4999, 5001], [1, 2, 3, 5599, 5600, 5601], [2500, 5000, 5600]]) {
      const steps = [0, ...cuts, total];
      const sum = { pot: 0, addons: 0, fee: 0, losses: 0 };
      for (let n = 1; n < steps.length; n += 1) {
        const shares = refundShares(parts, steps[n - 1] ?? 0, steps[n] ?? 0);
        expect(totalShares(shares)).toBe((steps[n] ?? 0) - (steps[n - 1] ?? 0));
        for (const name of ['pot', 'addons', 'fee', 'losses'] as const) sum[name] += shares[name];
      }
      expect(sum).toEqual({ pot: 5000, addons: 600, fee: 250, losses: 0 });
    }
  });

  it('and then taken by a bank comes from what is left, the rest being our loss', () => {
    const gone = { refunded: 5200, disputed: 0 };
    expect(disputeShares(parts, gone, 650)).toEqual({ pot: 0, addons: 400, fee: 250, losses: 0 });
    expect(disputeShares(parts, gone, 900)).toEqual({ pot: 0, addons: 400, fee: 250, losses: 250 });
    expect(keptOf(parts, { refunded: 2000, disputed: 1000 })).toBe(2000);
    expect(keptOf(parts, { refunded: 5850, disputed: 0 })).toBe(0);
  });

  it('is our loss where the pot holds it no more: nobody gives what they do not have', () => {
    const shares = refundShares(parts, 0, 5850);
    expect(withMissing(shares, 1200)).toEqual({ pot: 1200, addons: 600, fee: 250, losses: 3800 });
    expect(withMissing(shares, 9000)).toEqual(shares);
  });
});
