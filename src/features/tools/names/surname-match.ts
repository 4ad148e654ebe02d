import { firstNameSlug } from '#src/features/first-names/first-name.ts';
import { syllableCount } from '#src/features/first-names/name-shape.ts';
import { phoneticKey } from '#src/features/first-names/phonetic.ts';

/** The sounds of a phonetic key that are vowels; `W` begins "oi", and flows like one. */
const VOWELS = 'aeiouUAIW';
/** The freedom each consonant leaves the voice: a stop 1, a liquid 4. Two that go down together flow. */
const OPENNESS = new Map<string, number>([
  ...[...'pbtdkg'].map((sound) => [sound, 1] as const),
  ...[...'fvszSj'].map((sound) => [sound, 2] as const),
  ...[...'mnN'].map((sound) => [sound, 3] as const),
  ...[...'lr'].map((sound) => [sound, 4] as const),
]);
/** Initials that read as something else; a game, not a rule. */
const AWKWARD = new Set('wc pq sm kk ko qi ps tb cq vd bo zz nt rg dc fn'.split(' '));

export type Remark =
  | 'hiatus'
  | 'echo'
  | 'rhyme'
  | 'same-length'
  | 'short'
  | 'long'
  | 'initials'
  | 'alliteration';

/** The most that each of the four parts of the score counts for. */
export const PARTS = { joint: 30, rhythm: 30, sounds: 25, initials: 15 } as const;
export type Part = keyof typeof PARTS;

export interface Match {
  /** 0 to 100, for play: the sum of its parts. */
  score: number;
  parts: Record<Part, number>;
  /** Spoken syllables of the first name and of the surname. */
  syllables: readonly [number, number];
  remarks: Remark[];
}

interface Rated {
  points: number;
  remarks: Remark[];
}

const isVowel = (sound: string) => sound !== '' && VOWELS.includes(sound);
const vowelsOf = (key: string) => [...key].filter(isVowel);
const consonantsOf = (key: string) => [...key].filter((sound) => !isVowel(sound));

/** Rates how a first name runs into a surname when both are said aloud. */
export function surnameMatch(first: string, surname: string): Match {
  const [a, b] = [phoneticKey(first), phoneticKey(surname)];
  const syllables = [syllableCount(first), syllableCount(surname)] as const;
  const rated: Record<Part, Rated> = {
    joint: jointOf(a, b),
    rhythm: rhythmOf(syllables, a.length / Math.max(1, b.length)),
    sounds: soundsOf(a, b),
    initials: initialsOf(firstNameSlug(first).charAt(0), firstNameSlug(surname).charAt(0)),
  };
  const points = (part: Part) => Math.max(0, Math.min(PARTS[part], rated[part].points));
  const parts = {
    joint: points('joint'),
    rhythm: points('rhythm'),
    sounds: points('sounds'),
    initials: points('initials'),
  };
  return {
    score: parts.joint + parts.rhythm + parts.sounds + parts.initials,
    parts,
    syllables,
    remarks: Object.values(rated).flatMap(({ remarks }) => remarks),
  };
}

/** The two sounds that touch: a vowel beside a consonant runs on, two vowels hesitate, twice the same sound is lost. */
function jointOf(a: string, b: string): Rated {
  const [end, start] = [a.at(-1) ?? '', b.charAt(0)];
  const max = PARTS.joint;
  if (end === '' || start === '') return { points: max, remarks: [] };
  if (isVowel(end) && isVowel(start)) return { points: end === start ? 2 : 9, remarks: ['hiatus'] };
  if (isVowel(end) && isVowel(start) === false) return { points: max - heldBack(end, start), remarks: [] };
  if (isVowel(start)) return { points: max - (4 - (OPENNESS.get(end) ?? 2)), remarks: [] };
  if (end === start) return { points: 6, remarks: ['echo'] };
  const slope = (OPENNESS.get(end) ?? 2) - (OPENNESS.get(start) ?? 2);
  const crowd = [a.at(-2) ?? '', b.charAt(1)].filter((sound) => sound !== '' && !isVowel(sound)).length;
  return { points: 16 + 2 * slope - 5 * crowd, remarks: [] };
}

/** A vowel into a consonant: a nasal one before m or n is muffled, a liquid leans on the vowel, a closed one is less clear. */
function heldBack(end: string, start: string): number {
  if ('AI'.includes(end)) return 'mnN'.includes(start) ? 6 : 3;
  return ('lr'.includes(start) ? 2 : 0) + ('iu'.includes(end) ? 1 : 0);
}

/** In syllables, by how many the surname is longer: French puts its weight last. */
const SWING = new Map([
  [1, 0],
  [-1, 4],
  [2, 5],
  [0, 8],
  [-2, 10],
]);
const NO_SWING = 14;

/** Lengths that differ a little swing; `ratio` is that of their sounds, and 1 would be even. */
function rhythmOf([first, last]: readonly [number, number], ratio: number): Rated {
  const [longer, all] = [last - first, first + last];
  const remarks: Remark[] = all <= 2 ? ['short'] : all >= 6 ? ['long'] : longer === 0 ? ['same-length'] : [];
  const uneven = Math.min(9, Math.round(4 * Math.abs(Math.log2(ratio))));
  const length = all <= 2 ? 10 : 5 * Math.max(0, all - 5);
  const points = PARTS.rhythm - length - (SWING.get(longer) ?? NO_SWING) - uneven;
  return { points, remarks };
}

/** Places in the mouth, from the front (0) to the back, and from closed (0) to open: far apart, two vowels stand out. */
const PLACES = new Map<string, readonly [number, number]>([
  ['i', [0, 0]],
  ['e', [0, 1.5]],
  ['I', [0.5, 2.5]],
  ['a', [1, 3]],
  ['A', [2, 2.5]],
  ['W', [2, 1]],
  ['o', [2.5, 1.5]],
  ['u', [1, 0]],
  ['U', [3, 0]],
]);
const FAR = 3.5;

/** 0 for the vowels before and after the joint that are far apart, 7 for twice the same. */
function nearness(before: string | undefined, after: string | undefined): number {
  const [from, to] = [PLACES.get(before ?? ''), PLACES.get(after ?? '')];
  if (!from || !to) return 0;
  const distance = Math.hypot(from[0] - to[0], from[1] - to[1]);
  return Math.round(7 * (1 - Math.min(1, distance / FAR)));
}

/** Sounds that come back: a rhyme is heard first, then the vowels on both sides of the joint, then shared consonants. */
function soundsOf(a: string, b: string): Rated {
  const rhyme = a.length > 2 && b.length > 2 && a.slice(-2) === b.slice(-2);
  const alliteration = !rhyme && a !== '' && a.charAt(0) === b.charAt(0);
  const [inFirst, inLast] = [vowelsOf(a), vowelsOf(b)];
  const lastAlike = inFirst.at(-1) !== undefined && inFirst.at(-1) === inLast.at(-1);
  const inB = new Set(consonantsOf(b));
  const shared = new Set(consonantsOf(a).filter((sound) => inB.has(sound))).size;
  const points =
    PARTS.sounds -
    (rhyme ? 17 : lastAlike ? 7 : 0) -
    nearness(inFirst.at(-1), inLast[0]) -
    (alliteration ? 2 : 0) -
    3 * shared;
  return { points, remarks: rhyme ? ['rhyme'] : alliteration ? ['alliteration'] : [] };
}

function initialsOf(first: string, last: string): Rated {
  if (AWKWARD.has(first + last)) return { points: 2, remarks: ['initials'] };
  return { points: first === last ? 11 : PARTS.initials, remarks: [] };
}
