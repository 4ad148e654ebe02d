import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JobWaker } from '#src/server/job-waker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('wakes at once, and once more for all who came meanwhile', () => {
  let woken = 0;
  const waker = new JobWaker(() => {
    woken += 1;
  });
  for (let call = 0; call < 50; call += 1) waker.wake();
  expect(woken).toBe(1);
  vi.advanceTimersByTime(100);
  expect(woken).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(woken).toBe(2);
  waker.wake();
  expect(woken).toBe(3);
});

it('says at the end what is still to be said', () => {
  let woken = 0;
  const waker = new JobWaker(() => {
    woken += 1;
  });
  waker.wake();
  waker.wake();
  waker.end();
  expect(woken).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(woken).toBe(2);
});
