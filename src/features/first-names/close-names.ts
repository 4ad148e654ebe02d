import type { Sex } from './first-name.ts';

export interface NameForm {
  slug: string;
  name: string;
  phonetic: string;
  sexes: readonly Sex[];
  recent: number;
}

export interface CloseName extends NameForm {
  /** `same-sound`: another spelling. `near`: a sound or two away. `part`: shares a part of a compound. */
  kind: 'same-sound' | 'near' | 'part';
}

/** Consonants that differ by their voice or place only: half a step apart for the ear. */
const TWINS = ['td', 'pb', 'kg', 'sz', 'fv', 'mn', 'Sj', 'lr', 'nN'];
const VOWELS = 'aeiouUAI';

/** First names that sound like this one: spellings of it first, then its neighbours, the most given first. */
export function closeNames(target: NameForm, all: readonly NameForm[], limit = 12): CloseName[] {
  const reach = target.phonetic.length >= 5 ? 2 : 1;
  const parts = target.slug.split('-');
  const own = soundsOf(target.phonetic);
  const sounds = soundsOfAll(all);
  const found: { other: NameForm; rank: number }[] = [];
  // Four thousand names for each of as many pages: what cannot be near is told by its sounds alone.
  for (const [i, other] of all.entries()) {
    if (other.slug === target.slug) continue;
    const far = differentSounds(own, sounds[i] ?? 0) > 2 * reach;
    if (far && parts.length < 2) continue;
    const rank = rankOf(other, { target, reach, parts });
    if (rank < Number.POSITIVE_INFINITY) found.push({ other, rank });
  }
  return found
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        sharedSex(target, b.other) - sharedSex(target, a.other) ||
        b.other.recent - a.other.recent,
    )
    .slice(0, limit)
    .map(({ other, rank }) => ({
      ...other,
      kind: rank === 0 ? 'same-sound' : rank < PART_RANK ? 'near' : 'part',
    }));
}

const PART_RANK = 10;

function rankOf(
  other: NameForm,
  { target, reach, parts }: { target: NameForm; reach: number; parts: string[] },
): number {
  const distance = soundDistance(target.phonetic, other.phonetic, reach);
  if (distance <= reach) return distance;
  if (parts.length < 2) return Number.POSITIVE_INFINITY;
  if (parts.includes(other.slug)) return PART_RANK;
  return other.slug.startsWith(`${parts[0]}-`) || other.slug.endsWith(`-${parts.at(-1)}`)
    ? PART_RANK + 1
    : Number.POSITIVE_INFINITY;
}

function sharedSex(a: NameForm, b: NameForm): number {
  return a.sexes.some((sex) => b.sexes.includes(sex)) ? 1 : 0;
}

/**
 * Steps between two phonetic keys: 1 for a sound added, dropped, or swapped for one of its kind, 2 for an unlike
 * consonant; reach + 1 as soon as it is known to be farther.
 */
export function soundDistance(a: string, b: string, reach: number): number {
  if (Math.abs(a.length - b.length) > reach) return reach + 1;
  if (differentSounds(soundsOf(a), soundsOf(b)) > 2 * reach) return reach + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = (previous[j - 1] ?? 0) + swapCost(a.charAt(i - 1), b.charAt(j - 1));
      row.push(Math.min(swapped, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > reach) return reach + 1;
    previous = row;
  }
  return previous[b.length] ?? reach + 1;
}

/** Sounds that only one of the two has: a step changes two of them at most, and most names are told apart by it. */
function differentSounds(a: number, b: number): number {
  let rest = a ^ b;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

/** One bit a sound; upper and lower case of a letter may share theirs, which only lets a few more through. */
function soundsOf(key: string): number {
  let bits = 0;
  for (let i = 0; i < key.length; i += 1) bits |= 1 << (key.charCodeAt(i) & 31);
  return bits;
}

const listed = new WeakMap<readonly NameForm[], Int32Array>();

/** Of every name of a list, worked out once. */
function soundsOfAll(all: readonly NameForm[]): Int32Array {
  const known = listed.get(all) ?? Int32Array.from(all, ({ phonetic }) => soundsOf(phonetic));
  listed.set(all, known);
  return known;
}

function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return 1;
  return TWINS.some((pair) => pair.includes(a) && pair.includes(b)) ? 1 : 2;
}
