import { keep, readKeptJson } from './kept.ts';

/** product.md §3, §4: when each action was last done on this device; one counts for some seconds, then expires. */
function times(): Record<string, number> {
  const kept = readKeptJson('mobile_actions');
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Notes that an action was done now: a prompt shown, a choice put off. */
export function noteAction(name: string, now = Date.now()): void {
  keep('mobile_actions', JSON.stringify({ ...times(), [name]: now }));
}

/** Whether it was done less than so many seconds ago. A time still to come, of a clock set back, does not count. */
export function wasDone(name: string, withinSeconds: number, now = Date.now()): boolean {
  const at = times()[name];
  return at !== undefined && at <= now && now - at < withinSeconds * 1000;
}
