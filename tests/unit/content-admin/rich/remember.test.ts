import { describe, expect, it } from 'vitest';
import { remember } from '#admin/rich/remember.ts';

function counting(mostChars: number) {
  const asked: string[] = [];
  const length = remember(mostChars, (text) => {
    asked.push(text);
    return text.length;
  });
  return { asked, length };
}

describe('a function of a text that remembers', () => {
  it('works each answer out once', () => {
    const { asked, length } = counting(100);
    expect([length('un lit'), length(''), length('un lit'), length('')]).toEqual([6, 0, 6, 0]);
    expect(asked).toEqual(['un lit', '']);
  });

  it('forgets the oldest beyond so many characters', () => {
    const { asked, length } = counting(10);
    for (const text of ['aaaa', 'bbbb', 'cccc', 'bbbb', 'aaaa']) length(text);
    expect(asked).toEqual(['aaaa', 'bbbb', 'cccc', 'aaaa']);
  });
});
