import { describe, expect, it } from 'vitest';
import { eachRow, inRounds } from '#src/server/db/each-row.ts';

const ROWS = Array.from({ length: 1_203 }, (_, n) => ({ id: n * 2 + 1 }));

/** A table of them, and what a run did: the oldest six hundred always fail. */
function table() {
  const done: number[] = [];
  const failed: number[] = [];
  const what = {
    read: async (after: number, most: number) => ROWS.filter(({ id }) => id > after).slice(0, most),
    work: async ({ id }: { id: number }) => {
      if (id < 1_200) throw new Error(String(id));
      done.push(id);
    },
    onFault: (_error: unknown, { id }: { id: number }) => failed.push(id),
  };
  return { what, done, failed };
}

describe('rows that wait', () => {
  it('are each worked on once, however many of the oldest fail', async () => {
    const { what, done, failed } = table();
    await eachRow(what);
    expect(failed).toHaveLength(600);
    expect(done).toHaveLength(603);
    expect(new Set([...done, ...failed]).size).toBe(ROWS.length);
  });

  it('have their turn in rounds, and the first again after the last', async () => {
    const { what, done, failed } = table();
    const next = inRounds();
    await next(what);
    expect([failed.length, done.length]).toEqual([500, 0]);
    await next(what);
    expect([failed.length, done.length]).toEqual([600, 400]);
    await next(what);
    expect([failed.length, done.length]).toEqual([600, 603]);
    await next(what);
    expect(failed.slice(600)).toEqual(failed.slice(0, 500));
  });

  it('of which there are none end at once', async () => {
    const { what, done, failed } = table();
    await eachRow({ ...what, read: async () => [] });
    expect([...done, ...failed]).toEqual([]);
  });
});
