import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Found } from '#src/features/search/overlay/ask.ts';
import { createSearcher, type Progress } from '#src/features/search/overlay/searcher.ts';

const none = { hits: 0, results: [] };
const ANSWER: Found = { products: none, tags: none, brands: none, best: null };

interface Asked {
  query: string;
  signal: AbortSignal;
  answer(): Promise<void>;
  fail(): Promise<void>;
}

function stand() {
  const asked: Asked[] = [];
  const shown: string[] = [];
  const said: Progress[] = [];
  const line = { up: true };
  const searcher = createSearcher({
    ask: (query, signal) =>
      new Promise((resolve, reject) => {
        const settle = async (end: () => void) => {
          end();
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({
          query,
          signal,
          answer: () => settle(() => resolve(ANSWER)),
          fail: () => settle(() => reject(new Error('lost'))),
        });
      }),
    isOnline: () => line.up,
    onAnswer: (query) => shown.push(query),
    onEmptied: () => shown.push(''),
    onProgress: (progress) => said.push(progress),
  });
  return { searcher, asked, shown, said, line, last: () => asked.at(-1) as Asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('Typing in the search', () => {
  it('asks 200 ms after the last letter, once', async () => {
    const { searcher, asked } = stand();
    for (const text of ['d', 'do', 'dou', 'doud', 'doudo', 'doudou ']) {
      searcher.typed(text);
      await pass(199);
    }
    expect(asked).toHaveLength(0);
    await pass(1);
    expect(asked.map(({ query }) => query)).toEqual(['doudou']);
  });

  it('clears 8 ms after the field is emptied, without asking', async () => {
    const { searcher, asked, shown } = stand();
    searcher.typed('a');
    searcher.typed('  ');
    await pass(7);
    expect(shown).toEqual([]);
    await pass(1);
    expect(shown).toEqual(['']);
    await pass(1000);
    expect(asked).toEqual([]);
  });

  it('does not ask again for what is shown', async () => {
    const { searcher, asked, said, last } = stand();
    searcher.typed('lit');
    await pass(200);
    await last().answer();
    searcher.typed('lits');
    searcher.typed('lit ');
    await pass(1000);
    expect(asked).toHaveLength(1);
    expect(said.at(-1)).toBe('calm');
  });
});

describe('An answer', () => {
  it('to an older query never shows, however late it comes', async () => {
    const { searcher, asked, shown } = stand();
    searcher.typed('a');
    await pass(200);
    searcher.typed('ab');
    expect(asked[0]?.signal.aborted).toBe(true);
    await pass(200);
    await asked[1]?.answer();
    await asked[0]?.answer();
    expect(shown).toEqual(['ab']);
  });

  it('to an older query does not show while the next one waits to be asked', async () => {
    const { searcher, asked, shown } = stand();
    searcher.typed('a');
    await pass(200);
    searcher.typed('ab');
    await asked[0]?.answer();
    expect(shown).toEqual([]);
  });

  it('does not show once the overlay is closed or emptied', async () => {
    const { searcher, asked, shown } = stand();
    searcher.typed('a');
    await pass(200);
    searcher.stop();
    await asked[0]?.answer();
    searcher.typed('b');
    await pass(200);
    searcher.typed('');
    await asked[1]?.answer();
    await pass(8);
    expect(shown).toEqual(['']);
  });
});

describe('On a slow line', () => {
  it('says that it is at it after 300 ms, that it takes time after six seconds, and nothing before', async () => {
    const { searcher, said, last } = stand();
    searcher.typed('lit');
    await pass(200 + 299);
    expect(said).toEqual(['asking']);
    await pass(1);
    expect(said.at(-1)).toBe('waiting');
    await pass(5699);
    expect(said.at(-1)).toBe('waiting');
    await pass(1);
    expect(said.at(-1)).toBe('slow');
    await last().answer();
    expect(said.at(-1)).toBe('calm');
    await pass(10_000);
    expect(said.at(-1)).toBe('calm');
  });
});

describe('On a lost line', () => {
  it('says so, and asks as soon as the line is back', async () => {
    const { searcher, said, line, last, shown, asked } = stand();
    line.up = false;
    searcher.offline();
    expect(said).toEqual(['offline']);
    searcher.typed('lit');
    await pass(200);
    await last().fail();
    expect(said.at(-1)).toBe('offline');
    line.up = true;
    searcher.online();
    expect(asked).toHaveLength(2);
    await last().answer();
    expect(shown).toEqual(['lit']);
    expect(said.at(-1)).toBe('calm');
  });

  it('is calm again when everything was answered before', async () => {
    const { searcher, said, last } = stand();
    searcher.typed('lit');
    await pass(200);
    await last().answer();
    searcher.offline();
    searcher.online();
    expect(said.at(-1)).toBe('calm');
  });
});

describe('While the search is down', () => {
  it('asks again by itself, later each time, and keeps saying why', async () => {
    const { searcher, asked, said, shown, last } = stand();
    searcher.typed('lit');
    await pass(200);
    for (const [nth, pause] of [2000, 4000, 8000, 15_000, 15_000].entries()) {
      await last().fail();
      expect(said.at(-1)).toBe('failed');
      await pass(pause - 1);
      expect(asked).toHaveLength(nth + 1);
      await pass(1);
      expect(asked).toHaveLength(nth + 2);
      expect(said.at(-1)).toBe('failed');
    }
    await last().answer();
    expect(shown).toEqual(['lit']);
    expect(said.at(-1)).toBe('calm');
  });

  it('stops asking when the overlay is closed', async () => {
    const { searcher, asked, last } = stand();
    searcher.typed('lit');
    await pass(200);
    await last().fail();
    searcher.stop();
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });
});
