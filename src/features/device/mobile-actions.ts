import { keep, readKeptJson } from '#src/lib/kept.ts';

/**
 * docs/spec/product.md §3 and §4: what a person did or declined on this device, with its time; each expires
 * by an age in seconds that whoever asks chooses.
 */
const KEY = 'mobile_actions';
const MOST = 50;

export type MobileAction = 'install-declined' | 'push-declined' | 'share-route';

function readActions(): Record<string, number> {
  const value = readKeptJson(KEY);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

export function recordAction(name: MobileAction, now = Date.now()): void {
  const newest = Object.entries({ ...readActions(), [name]: now })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST);
  keep(KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** True when it happened less than so many seconds ago; a future time, of a wrong clock, does not count. */
export function actedWithin(name: MobileAction, seconds: number, now = Date.now()): boolean {
  const at = readActions()[name];
  return at !== undefined && at <= now && now - at < seconds * 1000;
}
