import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JobFetcher } from '#src/server/job-fetcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted() {
  const fetcher = new JobFetcher();
  let fetched = 0;
  fetcher.fetch = () => {
    fetched += 1;
  };
  return { fetcher, fetched: () => fetched };
}

it('looks again so long after the last run, however many there were', () => {
  const { fetcher, fetched } = counted();
  for (let run = 0; run < 40; run += 1) {
    fetcher.fetchAgain([1000, 2500]);
    vi.advanceTimersByTime(100);
  }
  expect(fetched()).toBe(0);
  vi.advanceTimersByTime(900);
  expect(fetched()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(fetched()).toBe(2);
});

it('keeps what is known to fall due, and looks no more once it ended', () => {
  const { fetcher, fetched } = counted();
  fetcher.fetchIn(500);
  fetcher.fetchAgain([1000]);
  vi.advanceTimersByTime(500);
  expect(fetched()).toBe(1);
  fetcher.end();
  fetcher.fetchAgain([10]);
  vi.advanceTimersByTime(10_000);
  expect(fetched()).toBe(1);
});
