import { describe, expect, it } from 'vitest';
import type { ReceivedGift } from '#src/features/cagnotte/cagnotte.ts';
import { comingOf, pastOf } from '#src/features/withdrawals/timeline.ts';
import type { Withdrawal } from '#src/features/withdrawals/withdrawal.ts';

const gift = (gift_id: string, more: Partial<ReceivedGift>) =>
  ({
    gift_id,
    amount: 4000,
    anonymous: false,
    contributor: { publicname: 'Odile' },
    ...more,
  }) as ReceivedGift;
const withdrawal = (uuid: string, more: Partial<Withdrawal>) =>
  ({ uuid, amount: 900, ...more }) as Withdrawal;

describe('what is to come to a pot', () => {
  const known = {
    pending: 4000,
    next_available_at: '2026-12-03T10:00:00.000Z',
    contributions: [
      gift('paid', { status: 'succeeded', charge_on: null }),
      gift('later', { status: 'scheduled', charge_on: '2026-12-24' }),
      gift('secret', { status: 'scheduled', charge_on: '2026-12-02', anonymous: true, contributor: null }),
    ],
    withdrawals: [
      withdrawal('going', { status: 'paying_out', arrives_at: '2026-12-05T00:00:00.000Z' }),
      withdrawal('done', { status: 'paid', arrives_at: '2026-11-05T00:00:00.000Z' }),
    ],
  };

  it('is told soonest first: promises, money held by the bank, transfers', () => {
    expect(comingOf(known).map(({ key }) => key)).toEqual([
      'promised:secret',
      'available',
      'arriving:going',
      'promised:later',
    ]);
  });

  it('names nobody who wants to stay unknown', () => {
    const [first] = comingOf(known);
    expect(first?.what).toContain('anonyme');
  });

  it('is nothing while nothing waits', () => {
    expect(comingOf({ ...known, pending: 0, contributions: [], withdrawals: [] })).toEqual([]);
  });
});

describe('what happened to it', () => {
  it('is told newest first, with what the pot then held', () => {
    const lines = [
      { at: '2026-11-01T00:00:00.000Z', what: 'Participation', amount: 5000, balance: 5000 },
      { at: '2026-11-09T00:00:00.000Z', what: 'Retrait', amount: -3000, balance: 2000 },
    ];
    expect(pastOf(lines).map(({ what, balance }) => [what, balance])).toEqual([
      ['Retrait', 2000],
      ['Participation', 5000],
    ]);
  });
});
