import { describe, expect, it } from 'vitest';
import { createTurns } from '#src/lib/turns.ts';

describe('readings of one thing', () => {
  it('are shown only by the one that was begun last, whatever comes back first', () => {
    const begin = createTurns();
    const first = begin();
    const second = begin();
    expect(second()).toBe(true);
    expect(first()).toBe(false);
  });
});
