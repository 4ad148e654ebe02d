import { expect, it } from 'vitest';
import { inTurns } from '#src/server/in-turns.ts';

/** Keeps the processor for a while. */
function work(ms: number): void {
  for (const begun = performance.now(); performance.now() - begun < ms; );
}

it('answers as map does, in order, and nothing for nothing', async () => {
  expect(await inTurns([1, 2, 3], (one) => one * 2)).toEqual([2, 4, 6]);
  expect(await inTurns([], String)).toEqual([]);
});

it('lets others have a turn while it works', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    setImmediate(count).unref();
  };
  setImmediate(count).unref();
  await inTurns(Array.from({ length: 10 }), () => work(8));
  expect(turns).toBeGreaterThan(2);
});

it('passes on what fails', async () => {
  const failing = inTurns([1], () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
});
