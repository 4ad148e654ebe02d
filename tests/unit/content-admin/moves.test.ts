import { describe, expect, it } from 'vitest';
import { inOrder, movesBetween } from '#admin/themes/moves.ts';

/** Plays each move as the server does, one after the other. */
const played = (before: string, after: string) =>
  movesBetween([...before], [...after])
    .reduce((now, { key, to }) => now.filter((one) => one !== key).toSpliced(to, 0, key), [...before])
    .join('');

describe('the moves between two orders', () => {
  it.each([
    ['abcd', 'abcd', 0],
    ['abcd', 'dabc', 1],
    ['abcd', 'bcda', 1],
    ['abcd', 'acbd', 1],
    ['abcd', 'dcba', 3],
    ['a', 'a', 0],
  ])('lead from %s to %s in %i', (before, after, count) => {
    expect(played(before, after)).toBe(after);
    expect(movesBetween([...before], [...after])).toHaveLength(count);
  });
});

describe('things put in order', () => {
  it('follow the keys, and come last when nobody named them', () => {
    expect(inOrder(['a', 'b', 'c', 'd'], ['c', 'a'], (one) => one)).toEqual(['c', 'a', 'b', 'd']);
  });
});
