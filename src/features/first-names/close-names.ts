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
  const { sounds, lengths } = soundsOfAll(all);
  const { length } = target.phonetic;
  const found: { other: NameForm; rank: number }[] = [];
  // Four thousand names for each of as many pages: what cannot be near is told by its sounds alone.
  for (let i = 0; i < all.length; i += 1) {
    const far =
      Math.abs((lengths[i] ?? 0) - length) > reach || differentSounds(own, sounds[i] ?? 0) > 2 * reach;
    if (far && parts.length < 2) continue;
    const other = all[i];
    if (!other || other.slug === target.slug) continue;
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
  if (Math.abs(a.length - b.length) > reach || b.length >= LONGEST) return reach + 1;
  if (differentSounds(soundsOf(a), soundsOf(b)) > 2 * reach) return reach + 1;
  let [previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const costs = (a.charCodeAt(i - 1) & 127) << 7;
    for (let j = 1; j <= b.length; j++) {
      const swapped = (previous[j - 1] ?? 0) + (SWAP_COSTS[costs | (b.charCodeAt(j - 1) & 127)] ?? 2);
      const other = 1 + Math.min(previous[j] ?? 0, row[j - 1] ?? 0);
      const steps = Math.min(swapped, other);
      row[j] = steps;
      if (steps < least) least = steps;
    }
    if (least > reach) return reach + 1;
    [previous, row] = [row, previous];
  }
  return previous[b.length] ?? reach + 1;
}

/** Far over any phonetic key. */
const LONGEST = 250;
/** Two rows of the table are all that is ever looked at. */
const rows: [Int32Array, Int32Array] = [new Int32Array(256), new Int32Array(256)];

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

interface Sounds {
  sounds: Int32Array;
  lengths: Uint8Array;
}
const listed = new WeakMap<readonly NameForm[], Sounds>();

/** Of every name of a list, worked out once. */
function soundsOfAll(all: readonly NameForm[]): Sounds {
  const known = listed.get(all) ?? {
    sounds: Int32Array.from(all, ({ phonetic }) => soundsOf(phonetic)),
    lengths: Uint8Array.from(all, ({ phonetic }) => phonetic.length),
  };
  listed.set(all, known);
  return known;
}

/** By the codes of two sounds, which are ASCII letters. */
const SWAP_COSTS = Uint8Array.from({ length: 1 << 14 }, (_, pair) =>
  swapCost(String.fromCharCode(pair >> 7), String.fromCharCode(pair & 127)),
);

function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return 1;
  return TWINS.some((pair) => pair.includes(a) && pair.includes(b)) ? 1 : 2;
}
