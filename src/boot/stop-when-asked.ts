import type { Log } from '#src/server/log.ts';
import { ownPlace } from '#src/server/together/place.ts';
import { stopWhenTold } from '#src/server/together/worker.ts';

interface Ending {
  /** Resolves once `stop` knows all there is to close. */
  begun: Promise<void>;
  stop(hurried: AbortSignal): Promise<void>;
}

/**
 * Stops on the first signal, or when the first of several processes says so; a second one says that whoever waits is in a
 * hurry. Asked while it still begins, a process that answers already ends that first: nothing it answers is cut.
 */
export function stopWhenAsked(log: Log, { begun, stop }: Ending): void {
  const hurry = new AbortController();
  const hurried = new Promise<void>((resolve) => hurry.signal.addEventListener('abort', () => resolve()));
  let stopping = false;
  const asked = (signal: string) => {
    if (stopping) return hurry.abort();
    stopping = true;
    log.info({ signal }, 'stopping');
    Promise.race([begun, hurried])
      .then(() => stop(hurry.signal))
      .catch((error) => log.error({ err: error }, 'stop failed'))
      .finally(() => process.exit(0));
  };
  if (ownPlace()) stopWhenTold(() => asked('the first process'));
  else for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, asked);
}
