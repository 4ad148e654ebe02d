import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFull } from '#src/server/fair-queue.ts';

const BOUNDS = { capacity: 10, running: 2, waiting: 6, waitingPerKey: 4 };

/** A queue with work that ends when it is told to; `order` names what began. */
function watched(bounds = BOUNDS) {
  const queue = new FairQueue(bounds);
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, weight = 10, signal?: AbortSignal) =>
    queue.run({ key: name.slice(0, 1), weight, signal }, () => {
      order.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { queue, order, run, end };
}

describe('a queue that is fair', () => {
  it('gives each key its turn, however much one of them sends', async () => {
    const { order, run, end } = watched();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void run(name);
    await turn();
    for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('runs together what weighs no more than it carries, and a heavier thing by itself', async () => {
    const { order, run, end } = watched();
    for (const [name, weight] of [
      ['a1', 6],
      ['b1', 4],
      ['c1', 1],
      ['d1', 90],
    ] as const)
      void run(name, weight);
    await turn();
    expect(order).toEqual(['a1', 'b1']);
    await end('a1');
    expect(order).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    expect(order).not.toContain('d1');
    await end('c1');
    expect(order).toContain('d1');
  });

  it('refuses more than may wait, of one key and of all', async () => {
    const { run } = watched({ ...BOUNDS, running: 1 });
    for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) void run(name);
    await expect(run('a5')).rejects.toBeInstanceOf(QueueFull);
    for (const name of ['b1', 'b2']) void run(name);
    await expect(run('c1')).rejects.toBeInstanceOf(QueueFull);
  });

  it('forgets who left while waiting, and lets the next one in', async () => {
    const { queue, order, run, end } = watched();
    void run('a1');
    const left = new AbortController();
    const gone = run('b1', 10, left.signal);
    void run('c1');
    left.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    expect(queue.waiting).toBe(1);
    await end('a1');
    expect(order).toEqual(['a1', 'c1']);
    await expect(run('d1', 1, left.signal)).rejects.toThrow('left');
  });

  it('goes on after work that failed', async () => {
    const { queue } = watched();
    const failing = queue.run({ key: 'a', weight: 10 }, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await queue.run({ key: 'a', weight: 10 }, async () => 'done')).toBe('done');
  });
});
