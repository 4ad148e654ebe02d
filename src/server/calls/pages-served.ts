import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../services.ts';

/** As long as somebody who saved waits for the page to be served (the contract's `served`). */
const SERVED_WAIT_MS = 2000;

/** False when the pages of a change are still being made after that time. */
export async function pagesServed({ publisher }: Services): Promise<boolean> {
  const late = pause(SERVED_WAIT_MS, false, { ref: false });
  const served = publisher.kick().then(
    () => true,
    () => false,
  );
  return Promise.race([served, late]);
}
