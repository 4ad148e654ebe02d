import { setTimeout as pause } from 'node:timers/promises';
import { OverdraftError } from './ledger.server.ts';

/** Enough for a crowd on one contribution: each round, somebody's change goes through. */
const TRIES = 60;
const LONGEST_PAUSE_MS = 40;

/**
 * Runs `work` until it answers something else than null: null means that the contribution changed while the
 * provider answered. Giving up early would leave the provider with an amount we did not keep.
 */
export async function untilUnchanged<T>(work: () => Promise<T | null>): Promise<T> {
  let cause: unknown;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const result = await work().catch((error: unknown) => {
      // A pot emptied between reading and posting: what is missing is known at the next look.
      if (!(error instanceof OverdraftError)) throw error;
      cause = error;
      return null;
    });
    if (result !== null) return result;
    await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 * attempt));
  }
  throw new Error('The contribution kept changing', { cause });
}
