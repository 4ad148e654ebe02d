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

/** Told to stop before it listened. */
export async function endUnserved(log: Log, close: Step[]): Promise<never> {
  log.info({ signal: 'the first process' }, 'stopping: nobody was served yet');
  await inOrder(close);
  process.exit(0);
}

type Step = () => Promise<void> | void;

export async function inOrder(steps: Step[]): Promise<void> {
  for (const step of steps) await step();
}
