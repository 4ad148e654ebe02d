import { isEveryday } from '../french/everyday.ts';
import { typosBetween } from '../typos.ts';
import { soundOf } from './sound.ts';

/** Finds the known word that a mistyped one was meant to be. */
export type Corrector = (word: string) => string | null;

/** Finds every known word that a mistyped one may be, the nearest first: a short one may be several. */
export type Corrections = (word: string) => readonly string[];

const SHORTEST = 4;
/** Typing mistakes forgiven between two words that sound the same. */
const OF_SOUND = 4;

interface Known {
  word: string;
  letters: number;
}

/** The letters a word has, a bit each; what is no letter shares one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Never more than the typing mistakes between two words: each brings in one letter at most, and takes one away. */
const leastTypos = (a: number, b: number): number => Math.max(countBits(a & ~b), countBits(b & ~a));

function groupedBy(words: readonly string[], key: (word: string) => string): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const word of words) {
    const of = key(word);
    const group = groups.get(of);
    const known = { word, letters: lettersOf(word) };
    if (group) group.push(known);
    else if (of) groups.set(of, [known]);
  }
  return groups;
}

/** The words of one set, to be compared with others. */
interface Words {
  bySound: ReadonlyMap<string, readonly Known[]>;
  byLength: ReadonlyMap<string, readonly Known[]>;
}

/** More than the field's words and the brands of a large catalogue. */
const MOST_SOUNDS = 40_000;
const soundsKept = new Map<string, string>();

/** The sound of a word of the field. Kept: a new brand makes a new reader, of the same 6,500 words and one more. */
function soundKept(word: string): string {
  const kept = soundsKept.get(word);
  if (kept !== undefined) return kept;
  const sound = soundOf(word);
  if (soundsKept.size >= MOST_SOUNDS) soundsKept.clear();
  soundsKept.set(word, sound);
  return sound;
}

const wordsKept = new WeakMap<ReadonlySet<string>, Words>();

/** Those that are long enough to be mistyped. Made once for a set, which never changes. */
function wordsOf(known: ReadonlySet<string>): Words {
  const kept = wordsKept.get(known);
  if (kept) return kept;
  const words = [...known].filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  const made = {
    bySound: groupedBy(words, soundKept),
    byLength: groupedBy(words, (word) => String(word.length)),
  };
  wordsKept.set(known, made);
  return made;
}

function typosFor(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

function nearest(word: string, groups: readonly (readonly Known[])[], most: number): string | null {
  const letters = lettersOf(word);
  let [best, allowed]: [string | null, number] = [null, most];
  for (const group of groups)
    for (const other of group) {
      if (leastTypos(letters, other.letters) > allowed) continue;
      const typos = typosBetween(word, other.word);
      if (typos > allowed) continue;
      [best, allowed] = [other.word, typos - 1];
      if (allowed < 0) return best;
    }
  return best;
}

/**
 * A corrector over known words: first what sounds the same, then what is one typing mistake away (two from nine
 * letters on). A word is left alone when it is known, short, or has figures, and so is an everyday word. At most some
 * thousand known words: those of nearly its length and nearly its letters are compared, in some hundredths of a
 * millisecond.
 */
export function createCorrector(known: ReadonlySet<string>): Corrector {
  const { bySound, byLength } = wordsOf(known);
  return (word) => {
    if (known.has(word) || word.length < SHORTEST || /\d/.test(word)) return null;
    if (isEveryday(word)) return null;
    const heard = nearest(word, [bySound.get(soundOf(word)) ?? []], OF_SOUND);
    if (heard) return heard;
    const most = typosFor(word);
    if (most === 0) return null;
    const close = [-1, 0, 1].map((step) => byLength.get(String(word.length + step)) ?? []);
    return nearest(word, close, most);
  };
}

/** All that is one typing mistake away (two from nine letters on), or sounds the same: for who knows the words beside it. */
export function createCorrections(known: ReadonlySet<string>): Corrections {
  const { bySound, byLength } = wordsOf(known);
  return (word) => {
    if (known.has(word) || word.length < SHORTEST || /\d/.test(word) || isEveryday(word)) return [];
    const letters = lettersOf(word);
    const most = Math.max(1, typosFor(word));
    const groups = [-1, 0, 1].map((step) => byLength.get(String(word.length + step)) ?? []);
    const near = groups.flat().flatMap((other) => {
      const typos = leastTypos(letters, other.letters) > most ? most + 1 : typosBetween(word, other.word);
      return typos <= most ? [{ word: other.word, typos }] : [];
    });
    const heard = (bySound.get(soundOf(word)) ?? []).map((other) => other.word);
    return [...new Set([...near.sort((a, b) => a.typos - b.typos).map((one) => one.word), ...heard])];
  };
}
