import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetHistory, readHistory, remember } from '#src/features/search/overlay/history.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('Recent searches', () => {
  it('are kept under searchHistory, newest first, each once, eight at most', () => {
    for (const query of ['a', 'lit', 'body', 'Lit ', ...'123456789'.split('').map((n) => `mot ${n}`)])
      remember(query);
    expect(JSON.parse(kept.get('searchHistory') ?? '[]')).toEqual(readHistory());
    expect(readHistory()).toHaveLength(8);
    expect(readHistory()[0]).toBe('mot 9');
    remember('mot 5');
    expect(readHistory().filter((query) => query === 'mot 5')).toHaveLength(1);
    expect(readHistory()[0]).toBe('mot 5');
  });

  it('are forgotten on demand', () => {
    remember('gigoteuse');
    forgetHistory();
    expect(readHistory()).toEqual([]);
  });

  it.each(['not json', '{"a":1}', '[1,null,"lit"]', 'null'])(
    'survive what another program left: %s',
    (left) => {
      kept.set('searchHistory', left);
      expect(readHistory().every((query) => typeof query === 'string')).toBe(true);
    },
  );
});
