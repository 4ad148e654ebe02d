import { expect, it } from 'vitest';
import { DatabaseFault } from '#src/server/db/faults.ts';
import { createLog } from '#src/server/log.ts';
import { createOutages, outagesOf } from '#src/server/outages.ts';

function book() {
  const lines: Record<string, unknown>[] = [];
  const write = (fields: object, message?: string) => lines.push({ ...fields, message });
  const log = { error: write, warn: write, info: write } as never;
  return { lines, log };
}

it('tells a cause at once, then once a minute with how many were held back, and once that it is over', () => {
  const { lines, log } = book();
  let now = 0;
  const outages = createOutages(log, () => now);
  for (; now < 150_000; now += 100) outages.failed('database', new Error('nobody there'));
  expect(lines.map(({ cause, heldBack }) => [cause, heldBack])).toEqual([
    ['database', 0],
    ['database', 599],
    ['database', 599],
  ]);
  expect(outages.now()).toEqual([{ cause: 'database', since: new Date(0) }]);
  outages.over('database');
  outages.over('database');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatchObject({ message: 'outage over', failures: 1500, seconds: 150 });
  expect(outages.now()).toEqual([]);
});

it('keeps causes apart, and says a second outage of the same at once', () => {
  const { lines, log } = book();
  const outages = createOutages(log, () => 5);
  outages.failed('mail', new Error('no'));
  outages.failed('search', new Error('no'));
  outages.over('mail');
  outages.failed('mail', new Error('no'));
  expect(lines.map(({ cause, message }) => `${cause} ${message}`)).toEqual([
    'mail outage',
    'search outage',
    'mail outage over',
    'mail outage',
  ]);
});

it('holds back every line of the log that a database that is away would write', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const error = new Error('Failed query', { cause: new DatabaseFault('down', 'nobody answers') });
  for (let n = 0; n < 500; n += 1) log.error({ err: error, path: '/api/list/get' }, 'call failed');
  log.warn({ err: error }, 'job queue');
  log.error({ err: new Error('a mistake of ours') }, 'call failed');
  expect(lines.map(({ msg }) => msg)).toEqual(['outage', 'call failed']);
  expect(lines[0]).toMatchObject({
    cause: 'database',
    of: 'call failed',
    fault: 'down',
    path: '/api/list/get',
    err: { cause: 'nobody answers' },
  });
  outagesOf(log).over('database');
  expect(lines.at(-1)).toMatchObject({ msg: 'outage over', failures: 501 });
});

it('calls a disk without room by its name', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  log.error({ err: Object.assign(new Error('no space left'), { code: 'ENOSPC' }) }, 'page not stored');
  expect(lines[0]).toMatchObject({ msg: 'outage', cause: 'disk', of: 'page not stored' });
});
