import { describe, expect, it } from 'vitest';
import { leaveEnoughForCard } from '#src/features/orders/reductions/least-by-card.ts';

const left = (total: number, ...amounts: number[]) =>
  leaveEnoughForCard(
    amounts.map((amount) => ({ amount })),
    total,
  ).map(({ amount }) => amount);

describe('what is left for the card', () => {
  it.each([
    [4040, [1500], [1500]],
    [4040, [4040], [4040]],
    [4040, [4039], [3990]],
    [4040, [3990, 49], [3990]],
    [4040, [4000, 30], [3990]],
    [4040, [], []],
    // Nothing that is worth less than what a card takes can be paid by card: what covers it in part is left out.
    [40, [30], []],
    [40, [40], [40]],
  ] as const)('of %i cents with %j is nothing, or enough: %j', (total, amounts, expected) => {
    expect(left(total, ...amounts)).toEqual(expected);
  });
});
