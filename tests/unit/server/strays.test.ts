import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { DatabaseFault } from '#src/server/db/faults.ts';
import { createLog } from '#src/server/log.ts';
import { catchStrays } from '#src/server/strays.ts';

function netted() {
  const lines: string[] = [];
  const process = new EventEmitter();
  const stop = vi.fn(async () => {});
  const exit = vi.fn();
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
  catchStrays({ log, stop, on: process as never, exit });
  return { lines, process, stop, exit };
}

it('goes on after a fault of a connection, thrown or rejected where nobody listens', () => {
  const { process, stop, lines } = netted();
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01' });
  for (const event of ['uncaughtException', 'unhandledRejection'])
    for (const error of [broken, ended, new DatabaseFault('lost', 'gone')]) process.emit(event, error);
  expect(stop).not.toHaveBeenCalled();
  expect(lines).toEqual(['outage', 'outage']);
});

it('goes on after a promise that nobody waited for, and says so', () => {
  const { process, stop, lines } = netted();
  process.emit('unhandledRejection', new Error('forgotten'));
  expect(stop).not.toHaveBeenCalled();
  expect(lines).toEqual(['a promise failed that nobody waited for']);
});

it('stops in order and ends with 1 after any other error that nobody caught', async () => {
  const { process, stop, exit } = netted();
  process.emit('uncaughtException', new TypeError('half done'));
  process.emit('uncaughtException', new TypeError('again'));
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(stop).toHaveBeenCalledOnce();
});
