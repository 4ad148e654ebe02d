import { setImmediate as nextTurn } from 'node:timers/promises';

/** Less than half of what nothing may hold the loop for: a turn also holds what came before it. */
const TURN_MS = 15;

/** The same as `items.map(make)`; whoever else waits for this process gets a turn every 15 ms or so. */
export async function inTurns<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  let begun = performance.now();
  for (const item of items) {
    made.push(make(item));
    if (performance.now() - begun < TURN_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
  return made;
}
