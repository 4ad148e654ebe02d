import { setImmediate as nextTurn } from 'node:timers/promises';

/** A statement may take as long again: together they stay well under what nothing may hold the loop for. */
const TURN_MS = 10;

/**
 * For a database that answers within this process: each of its answers comes in the same turn of the loop, so that a
 * hundred statements in a row would keep everybody else waiting for all of them. Asked before each statement: a promise
 * to wait for once the turn has lasted, undefined while it is short.
 */
export function createBreath(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let begun: number | null = null;
  const over = () => {
    begun = null;
  };
  return () => {
    if (begun === null) {
      begun = now();
      setImmediate(over);
      return undefined;
    }
    return now() - begun < TURN_MS ? undefined : nextTurn();
  };
}
