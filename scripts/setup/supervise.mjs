import { setTimeout as pause } from 'node:timers/promises';

/** EX_CONFIG: a start that was refused (src/boot/entry.ts). To start again would change nothing. */
const REFUSED = 78;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A process that lived so long was well: the next wait is a short one again. */
const WELL_MS = 60_000;

/**
 * Runs a program until it ends by itself or is told to stop. One that crashed is started again, later each time, and
 * never given up; a start that was refused is.
 * @param {() => Promise<number>} start runs the program to its end; answers its exit code
 * @param {{ firstWaitMs?: number, say?: (line: string) => void }} [options]
 * @returns {Promise<number>} the last exit code
 */
export async function keepRunning(start, options = {}) {
  const { firstWaitMs = FIRST_WAIT_MS, say = (line) => process.stderr.write(`${line}\n`) } = options;
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const signals = /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT']);
  for (const signal of signals) process.on(signal, stop);
  let wait = firstWaitMs;
  let code = 0;
  while (!stopped.signal.aborted) {
    const began = Date.now();
    code = await start();
    if (code === 0 || code === REFUSED || stopped.signal.aborted) break;
    const lived = Date.now() - began;
    wait = lived > WELL_MS ? firstWaitMs : wait;
    say(
      `✗ Le serveur s’est arrêté (code ${code}) après ${seconds(lived)} s. Nouvel essai dans ${seconds(wait)} s.`,
    );
    await pause(wait, null, { signal: stopped.signal }).catch(() => {});
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
  for (const signal of signals) process.off(signal, stop);
  return code;
}

/** @param {number} ms */
const seconds = (ms) => (ms < 10_000 ? (ms / 1000).toFixed(1) : Math.round(ms / 1000));
