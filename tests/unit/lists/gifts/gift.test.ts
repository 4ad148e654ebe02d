import { describe, expect, it } from 'vitest';
import { holds, leftFor, reservedUntil as untilFrom } from '#src/features/lists/gifts/gift.ts';

const NOW = new Date('2027-03-01T10:00:00Z');
const LATER = new Date('2027-03-02T10:00:00Z');
const EARLIER = new Date('2027-02-28T10:00:00Z');

describe('a reservation', () => {
  it('lasts fourteen days', () => expect(untilFrom(NOW).toISOString()).toBe('2027-03-15T10:00:00.000Z'));

  it.each([
    ['reserved', LATER, null, true],
    ['reserved', NOW, null, false],
    ['reserved', EARLIER, null, false],
    ['ordered', EARLIER, null, true],
    ['given', EARLIER, null, true],
    ['ordered', LATER, EARLIER, false],
  ] as const)('%s until %s, released %s, holds: %s', (...row) => {
    const [step, reservedUntil, releasedAt, expected] = row;
    expect(holds({ step, reservedUntil, releasedAt }, NOW)).toBe(expected);
  });
});

describe('what is left of an item', () => {
  it('is its quantity less what was bought and promised, never below none', () => {
    const item = { quantity: 5, quantityBought: 1 };
    expect(leftFor(item, { bought: 1, reserved: 2 })).toBe(1);
    expect(leftFor({ ...item, quantity: 1 }, { bought: 1, reserved: 2 })).toBe(0);
  });
});
