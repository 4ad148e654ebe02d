import { persistentAtom } from '@nanostores/persistent';
import type { KeptKey } from '#src/lib/kept.ts';

/** A list of names to think about stays in this browser: no account, nothing sent. */
export const MAX_KEPT = 60;

export const $shortlist = persistentAtom<readonly string[]>('prenoms' satisfies KeptKey, [], {
  encode: JSON.stringify,
  decode: readNames,
});

/** Whatever stands in local storage, only a list of short texts is a list of names. */
function readNames(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return value.filter((name) => typeof name === 'string' && name.length <= 40).slice(0, MAX_KEPT);
  } catch {
    return [];
  }
}

/** Adds the name, or takes it off when it is there. */
export function toggleKept(name: string): void {
  const kept = $shortlist.get();
  $shortlist.set(
    kept.includes(name) ? kept.filter((other) => other !== name) : [...kept, name].slice(-MAX_KEPT),
  );
}
