import { describe, expect, it } from 'vitest';
import { movedBy, withFamilyOrder } from '#src/features/lists/editor/order.ts';

describe('the order of the editor', () => {
  it('moves one item and stops at both ends', () => {
    expect(movedBy([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
    expect(movedBy([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
    expect(movedBy([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
    expect(movedBy([1, 2, 3], 7, 1)).toEqual([1, 2, 3]);
  });

  it('changes one family and leaves the others where they are', () => {
    expect(withFamilyOrder([10, 1, 20, 2, 3], [3, 1, 2])).toEqual([10, 3, 20, 1, 2]);
  });
});
