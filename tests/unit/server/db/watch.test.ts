import { expect, it, vi } from 'vitest';
import { type DatabaseState, DatabaseWatch } from '#src/server/db/watch.ts';

function watching() {
  let status: DatabaseState['status'] = 'up';
  let looks = 0;
  const heard: (string | null)[] = [];
  const watch = new DatabaseWatch({
    look: async () => {
      looks += 1;
      return { status, ms: 1, ...(status === 'up' ? {} : { why: 'ECONNREFUSED' }) };
    },
    changed: (why) => heard.push(why),
  });
  return { watch, heard, set: (next: typeof status) => (status = next), looks: () => looks };
}

it('finds out at once whether a suspicion is right, and looks until it is wrong', async () => {
  const { watch, heard, set } = watching();
  watch.suspect();
  await vi.waitFor(async () => expect((await watch.ask()).status).toBe('up'));
  expect(heard).toEqual([]);
  set('down');
  watch.suspect();
  await vi.waitFor(() => expect(watch.down).toBe(true));
  expect(heard).toEqual(['ECONNREFUSED']);
  set('up');
  await vi.waitFor(() => expect(watch.down).toBe(false), { timeout: 5000 });
  expect(heard).toEqual(['ECONNREFUSED', null]);
  watch.stop();
});

it('is asked by many and looks once a second', async () => {
  const { watch, looks } = watching();
  await Promise.all(Array.from({ length: 50 }, () => watch.ask()));
  for (let n = 0; n < 50; n += 1) await watch.ask();
  expect(looks()).toBe(1);
  watch.stop();
});

it('does not take a server that has no room for a new connection for one that is gone', async () => {
  const { watch, heard, set } = watching();
  set('full');
  expect((await watch.ask()).status).toBe('full');
  expect(watch.down).toBe(false);
  expect(heard).toEqual([]);
  watch.stop();
});
