// A thread that dies, blocks or fails, and an account that sends more than its share.
import { afterAll, describe, expect, it } from 'vitest';
import { onAnotherThread } from '#src/features/content/rendering/long-text.server.ts';
import { inTurnOf } from '#src/server/calls/whose-turn.ts';
import { closeWorkers, inWorker, TooMuchWork } from '#src/server/workers/pool.ts';

const failing = new URL('../../support/failing.worker.ts', import.meta.url);
const waiting = new URL('../../support/waiting.worker.ts', import.meta.url);
const task = (how: string, timeoutMs = 20_000) =>
  inWorker<string>({ file: failing, input: { how }, timeoutMs });

afterAll(() => closeWorkers());

describe('a thread that', () => {
  for (const [how, says] of [
    ['exit', 'ends'],
    ['stray', 'dies of a stray error'],
    ['throw', 'refuses'],
    ['uncopied', 'answers what cannot be handed over'],
  ] as const)
    it(`${says} fails its own task, at once, and the next one is done`, async () => {
      await expect(task(how)).rejects.toThrow();
      expect(await task('well')).toBe('well');
    }, 30_000);

  it('takes more memory than it may is ended, and said to have too much work', async () => {
    await expect(task('memory', 60_000)).rejects.toBeInstanceOf(TooMuchWork);
    expect(await task('well')).toBe('well');
  }, 90_000);

  it('is blocked without the processor is given up by the clock, and others go on', async () => {
    await expect(task('blocked', 300)).rejects.toBeInstanceOf(TooMuchWork);
    expect(await task('well')).toBe('well');
  }, 60_000);
});

describe('an account that sends forty long texts at once', () => {
  const as = <T>(personId: number, work: () => T) =>
    inTurnOf({ actor: { role: 'user', personId } as never, ip: '203.0.113.1' }, work);
  const text = (n: number) => ({ waitMs: 40, n });

  it('waits for its own, and another’s comes next', async () => {
    const ended: string[] = [];
    const told = { done: 0, busy: 0 };
    const flood = Array.from({ length: 40 }, (_, n) =>
      as(1, () => onAnotherThread(waiting, text(n))).then(
        () => {
          told.done += 1;
          ended.push('flood');
        },
        (error: { code?: string }) => {
          expect(error.code).toBe('unavailable');
          told.busy += 1;
        },
      ),
    );
    const other = as(2, () => onAnotherThread(waiting, text(1000))).then(() => ended.push('other'));
    await other;
    // At most those that ran already, and one whose turn came first.
    expect(ended.indexOf('other')).toBeLessThan(5);
    await Promise.all(flood);
    expect(told.done + told.busy).toBe(40);
    expect(told.busy).toBeGreaterThan(0);
  }, 30_000);

  it('is answered once for the same text, however often it is sent', async () => {
    const same = { waitMs: 400, n: 'same' };
    const began = performance.now();
    const all = await Promise.all(
      Array.from({ length: 60 }, () => as(3, () => onAnotherThread(waiting, same))),
    );
    expect(new Set(all)).toEqual(new Set(['done']));
    expect(performance.now() - began).toBeLessThan(60 * 400);
  }, 30_000);
});
