import { afterAll, expect, it } from 'vitest';
import { closeWorkers, inWorker, TooMuchWork } from '#src/server/workers/pool.ts';

const file = new URL('../../support/waiting.worker.ts', import.meta.url);

afterAll(() => closeWorkers());

it('does not end a task that had no processor, though its time by the clock is over', async () => {
  await inWorker({ file, input: { waitMs: 0 }, timeoutMs: 60_000 });
  expect(await inWorker({ file, input: { waitMs: 1500 }, timeoutMs: 500 })).toBe('done');
});

it('ends one that worked for its time, and one that waits for many times as long', async () => {
  const endless = { file, input: { waitMs: null }, timeoutMs: 300 };
  await expect(inWorker(endless)).rejects.toBeInstanceOf(TooMuchWork);
  const waiting = { file, input: { waitMs: 600_000 }, timeoutMs: 200 };
  await expect(inWorker(waiting)).rejects.toBeInstanceOf(TooMuchWork);
  // Others go on.
  expect(await inWorker({ file, input: { waitMs: 0 }, timeoutMs: 60_000 })).toBe('done');
}, 120_000);
