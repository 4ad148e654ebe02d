import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** A wait is taken in steps of so many milliseconds. */
const STEP_MS = 20;
/** A step that ended so much later than it was meant to: this process was at work, and could hear nobody. */
const BUSY_MS = 15;
/** However busy this process is, nobody is waited for longer than so many times the patience. */
const AT_MOST = 25;

/**
 * Resolves after `ms` in which this process could hear an answer, or at the next step once it is `over`. The time for
 * which its own work kept it from listening is not counted against the one who is waited for: a server that is busy
 * would take everybody for slow, ask a second time, and be busier still.
 */
export async function patience(ms: number, over: () => boolean): Promise<null> {
  const began = performance.now();
  for (let heard = 0; heard < ms && !over(); ) {
    const step = Math.min(STEP_MS, ms - heard);
    const from = performance.now();
    await sleep(step, null, { ref: false });
    const took = performance.now() - from;
    if (took - step < BUSY_MS) heard += took;
    if (performance.now() - began > ms * AT_MOST) break;
  }
  // What came meanwhile lies before the door: it is let in first.
  await turn();
  return null;
}
