import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AGING_KEYS,
  forget,
  type KeptKey,
  keep,
  keepAging,
  keptUnder,
  readAging,
  readKept,
  readKeptJson,
} from '#src/lib/kept.ts';

const DAY_MS = 86_400_000;
let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  const keys = {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal('localStorage', new Proxy(storage, keys));
});

describe('the keys of local storage', () => {
  it('hold the product’s own, by its names', () => {
    // Names are types alone: another one would not compile.
    const own: KeptKey[] = [
      'crypto_uuid',
      'referal',
      'searchHistory',
      'contributor',
      'tutos',
      'actions',
      'auth_tokens',
      'mobile_actions',
    ];
    for (const key of own) expect(keep(key, 'x') && stored[key]).toBe('x');
  });

  it('expire for four of them: events and a talk with Milla after a day, consent after six months, unread news after 5 minutes', () => {
    expect(AGING_KEYS).toEqual({
      actions: 86_400,
      consent: 182 * 86_400,
      milla: 86_400,
      unread: 300,
    });
  });
});

describe('what is kept', () => {
  it('is read, found by its family, and forgotten', () => {
    keep('referal', 'mamie');
    keep('list_changes:a:1', '[1]');
    keep('list_changes:b:1', '[]');
    expect(readKept('referal')).toBe('mamie');
    expect(keptUnder('list_changes:a')).toEqual(['list_changes:a:1']);
    forget('referal');
    expect(readKept('referal')).toBeNull();
  });

  it('is nothing when it is no JSON', () => {
    keep('searchHistory', '{oops');
    expect(readKeptJson('searchHistory')).toBeNull();
  });

  it('ages: what is too old, or comes from a clock set back, is gone', () => {
    keepAging('consent', 'granted', 0);
    expect(readAging('consent', 182 * DAY_MS - 1)).toBe('granted');
    expect(readAging('consent', 182 * DAY_MS)).toBeNull();
    keepAging('consent', 'granted', DAY_MS);
    expect(readAging('consent', 0)).toBeNull();
    keep('consent', 'granted');
    expect(readAging('consent')).toBeNull();
  });

  it('fails quietly in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keep('referal', 'x')).toBe(false);
    expect(readKept('referal')).toBeNull();
    expect(keptUnder('editor:')).toEqual([]);
    forget('referal');
  });
});
