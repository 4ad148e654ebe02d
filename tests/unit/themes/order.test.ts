import { expect, it } from 'vitest';
import { moved } from '#src/features/themes/order.ts';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const after = (id: string, to: number) =>
  moved(entries, id, to)
    .map((entry) => entry.id)
    .join('');

it('moves one entry and keeps the others in their order', () => {
  expect(after('a', 2)).toBe('bcad');
  expect(after('d', 0)).toBe('dabc');
  expect(after('b', 1)).toBe('abcd');
  expect(after('b', 99)).toBe('acdb');
  expect(after('z', 0)).toBe('abcd');
});
