import { describe, expect, it } from 'vitest';
import {
  joinPosting,
  movementPosting,
  paidPosting,
  providerFeePosting,
  releasePosting,
} from '#src/features/cagnotte/postings.ts';
import { accountRule, accountsOf, balanceChange, requireBalanced } from '#src/features/money/accounts.ts';

const gift = { id: 7, potId: 3, amount: 5000, fee: 100, addons: 250 };
const demo = { provider: 'demo', livemode: false } as const;

describe('the ledger’s postings', () => {
  it('balance, whatever the fees', () => {
    for (const fee of [0, 100])
      for (const addons of [0, 250]) {
        requireBalanced(paidPosting({ ...gift, fee, addons }, demo).lines);
        const shares = { pot: 5000, addons, fee, losses: 0 };
        for (const way of ['out', 'back'] as const)
          requireBalanced(movementPosting(gift, { key: 'x', shares, way }, demo).lines);
      }
    requireBalanced(providerFeePosting(gift, { about: 'charge', from: 0, to: 39 }, demo).lines);
    requireBalanced(providerFeePosting(gift, { about: 'dispute', from: 1500, to: 0 }, demo).lines);
    requireBalanced(releasePosting(gift, demo).lines);
  });

  it('put the giver’s amount in the pot, fees and add-ons elsewhere', () => {
    expect(paidPosting(gift, demo)).toEqual({
      key: 'contribution:7:succeeded',
      ref: 'contribution:7',
      lines: [
        { account: 'psp:demo', direction: 'debit', amount: 5350 },
        { account: 'pot:3:pending', direction: 'credit', amount: 5000 },
        { account: 'fees:platform:demo', direction: 'credit', amount: 100 },
        { account: 'addons:revenue:demo', direction: 'credit', amount: 250 },
      ],
    });
  });

  it('keep a share of a gift that several pay aside, until it joins the pot', () => {
    const share = { ...gift, pooled: true };
    const pot = (lines: { account: string; direction: string }[]) =>
      lines
        .filter(({ account }) => account.startsWith('pot:'))
        .map((line) => `${line.account} ${line.direction}`);
    expect(pot(paidPosting(share, demo).lines)).toEqual(['pot:3:pooled credit']);
    expect(pot(joinPosting(share, demo).lines)).toEqual(['pot:3:pooled debit', 'pot:3:pending credit']);
    const shares = { pot: 5000, addons: 250, fee: 100, losses: 0 };
    const back = movementPosting(share, { key: 'refunded:5350', shares, way: 'out' }, demo);
    expect(pot(back.lines)).toEqual(['pot:3:pooled debit']);
  });

  it('keep play money and real money in different accounts', () => {
    const live = accountsOf({ provider: 'stripe', livemode: true });
    const test = accountsOf({ provider: 'stripe', livemode: false });
    const play = accountsOf(demo);
    for (const name of ['psp', 'platformFees', 'pspFees', 'losses', 'addonRevenue'] as const)
      expect(new Set([live[name], test[name], play[name]]).size).toBe(3);
    expect(live.platformFees).toBe('fees:platform');
  });

  it('know each account by its code, and no other', () => {
    expect(accountRule('pot:3:available')).toEqual({ kind: 'liability', minBalance: 0 });
    expect(accountRule('psp:stripe')).toEqual({ kind: 'asset', minBalance: null });
    expect(() => accountRule('pot:3')).toThrow('not a ledger account');
    expect(balanceChange('asset', 'debit', 5)).toBe(5);
    expect(balanceChange('liability', 'debit', 5)).toBe(-5);
  });

  it('are refused when they do not balance or are not whole cents', () => {
    const lines = paidPosting(gift, demo).lines;
    expect(() => requireBalanced(lines.slice(1))).toThrow('Unbalanced');
    expect(() => requireBalanced(lines.map((line) => ({ ...line, amount: 0.5 })))).toThrow('not an amount');
    expect(() => requireBalanced(lines.map((line) => ({ ...line, amount: -line.amount })))).toThrow();
  });
});
