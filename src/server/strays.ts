import { faultOf } from './db/faults.ts';
import type { Log } from './log.ts';
import { outagesOf } from './outages.ts';

/** A process that can't be trusted any more ends within this time, whatever its stop waits for. */
const END_MS = 5000;
/** Connections of anybody that ended: nothing of ours is in doubt. */
const LINES = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

interface Strays {
  log: Log;
  /** Ends what runs, as when we are told to stop. */
  stop(): Promise<void>;
  /** For tests. */
  on?: Pick<NodeJS.Process, 'on'>;
  exit?: (code: number) => void;
}

/**
 * The net under the whole process. A fault of a connection that nobody caught never ends it. A promise that nobody
 * waited for is a mistake of ours that is logged, and others go on. Any other error that was thrown where nobody could
 * catch it leaves things half done: the process says so, stops, and is started again by whoever watches it (code 1).
 */
export function catchStrays({ log, stop, on = process, exit = process.exit }: Strays): void {
  let ending = false;
  const survivable = (error: unknown): boolean => {
    if (faultOf(error)) log.error({ err: error }, 'a fault that nobody caught');
    else if (isLine(error)) outagesOf(log).failed('connection', error);
    else return false;
    return true;
  };
  on.on('unhandledRejection', (error: unknown) => {
    if (!survivable(error)) log.error({ err: error }, 'a promise failed that nobody waited for');
  });
  on.on('uncaughtException', (error: unknown) => {
    if (survivable(error) || ending) return;
    ending = true;
    log.fatal({ err: error }, 'an error that nobody caught: this process ends, to be started again');
    setTimeout(() => exit(1), END_MS).unref();
    stop()
      .catch((failed: unknown) => log.error({ err: failed }, 'stop failed'))
      .finally(() => exit(1));
  });
}

function isLine(error: unknown): boolean {
  return (
    error instanceof Error && 'syscall' in error && LINES.has(String((error as NodeJS.ErrnoException).code))
  );
}
