import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knownGiver, openGift, rememberGift, rememberGiver } from '#src/features/lists/live/known-giver.ts';

const kept = new Map<string, string>();
const HOUR = 3_600_000;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('who gives from this browser', () => {
  it('is kept as the product names it, and an anonymous gift forgets nothing', () => {
    rememberGiver({ email: 'mamie@exemple.fr', publicname: 'Mamie' });
    rememberGiver({ email: 'odile@exemple.fr', publicname: '' });
    expect(JSON.parse(kept.get('contributor') ?? '')).toEqual({
      email: 'odile@exemple.fr',
      publicname: 'Mamie',
    });
  });

  it('finds the payment that was begun, for a day, until it is paid', () => {
    rememberGift({ hash: 'a', slug: 'camille', open: true }, 0);
    expect(openGift('camille', HOUR)?.hash).toBe('a');
    expect(openGift('ines', HOUR)).toBeNull();
    expect(openGift('camille', 24 * HOUR)).toBeNull();
    rememberGift({ hash: 'a', slug: 'camille', open: false }, HOUR);
    expect(openGift('camille', HOUR)).toBeNull();
    expect(knownGiver().contributions).toHaveLength(1);
  });

  it('reads whatever stands in storage', () => {
    for (const odd of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"contributions":3}',
      '{"contributions":[null,1,{}]}',
    ]) {
      kept.set('contributor', odd);
      expect(openGift('camille', 0)).toBeNull();
      rememberGift({ hash: 'b', slug: 'camille', open: true }, 0);
      expect(openGift('camille', 0)?.hash).toBe('b');
    }
  });
});
