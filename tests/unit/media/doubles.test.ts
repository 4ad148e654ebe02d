import { describe, expect, it } from 'vitest';
import { doublesOf, lookalikes } from '#src/features/media/doubles.ts';

const a = { id: 1, look: '0123456789abcdef' };
const near = { id: 2, look: '0123456789abcdf0' };
const chained = { id: 3, look: '0123456789abff0f' };
const far = { id: 4, look: 'fedcba9876543210' };
const flat = { id: 5, look: '0000000000000000' };
const alsoFlat = { id: 6, look: '0000000000000000' };
const drawn = { id: 7, look: '' };

describe('pictures that look the same', () => {
  it('differ by a few bits at most', () => {
    expect(lookalikes(a, [a, near, far, flat, drawn])).toEqual([near]);
    expect(lookalikes(flat, [alsoFlat])).toEqual([]);
  });

  it('are listed beside each other, alone ones left out', () => {
    expect(doublesOf([far, a, flat, near, drawn, alsoFlat]).sort()).toEqual([1, 2]);
    const other = { ...far, id: 8 };
    expect(doublesOf([far, a, other, near]).map((id) => (id === 4 || id === 8 ? 'far' : 'a'))).toEqual([
      'far',
      'far',
      'a',
      'a',
    ]);
  });

  it('may be alike one after the other', () => {
    expect(doublesOf([a, near, chained]).sort()).toEqual([1, 2, 3]);
  });
});
