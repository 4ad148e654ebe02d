import { fold } from '#search/text.ts';
import { type AskedWord, askedWord, tellingWords } from './asked.ts';
import type { Part } from './cut.ts';

type Weighed = AskedWord & { weight: number };

interface WordingWord {
  /** The families of the word and of those that say the same, and how well. */
  said: ReadonlyMap<string, number>;
  weight: number;
  segment: number;
}

/**
 * A way in which parents ask what a page tells, as its editors wrote it down: people ask in other words than pages say
 * it. "mon bébé ne fait pas ses nuits > Les nuits" names the heading under which the answer stands.
 */
export interface Wording {
  text: string;
  /** The place of the part under that heading; null where it may be any. */
  place: number | null;
  /** Its telling words. What stands between two commas is a wording of its own. */
  words: readonly WordingWord[];
}

const MOST = 60;
const MOST_CHARS = 200;

/** Reads the list "asked" of a page's front matter. */
export function wordingsOf(asked: unknown, parts: readonly Part[]): Wording[] {
  if (!Array.isArray(asked)) return [];
  return asked.slice(0, MOST).flatMap((one) => {
    const [text = '', heading] = String(one)
      .slice(0, MOST_CHARS)
      .split(/\s+>\s+/u);
    const words = text
      .split(',')
      .flatMap((one, segment) => tellingWords(one).map((word) => read(word, segment)));
    const place = heading === undefined ? -1 : parts.findIndex((part) => isUnder(part, heading));
    return words.length === 0 ? [] : [{ text, place: place === -1 ? null : place, words }];
  });
}

/** A word that every question here may have is hardly missed. */
const FAINT = 0.25;

function read(word: string, segment: number): WordingWord {
  const { said, faint } = askedWord(word);
  return { said, weight: faint ? FAINT : 1, segment };
}

const plain = (text: string) => fold(text).replace(/\s+/gu, ' ').trim();
const isUnder = ({ heading }: Part, wanted: string) => plain(heading) === plain(wanted);

/** The words by which passages are looked for, of all the wordings of a page. */
export const wordsOfWordings = (wordings: readonly Wording[]): string =>
  wordings.map(({ text }) => text).join('\n');

/** The part of the likeness that says how much of the question the wording has; the other, how much of it was asked. */
const OF_QUESTION = 0.6;

/** A word that one of both says by another. */
const BY_ANOTHER = 0.8;

function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [family, worth] of one) {
    const there = other.get(family);
    // A word that both say by a third one is not said.
    if (there === undefined || (worth < 1 && there < 1)) continue;
    best = Math.max(best, worth === 1 && there === 1 ? 1 : BY_ANOTHER);
  }
  return best;
}

/** For each word of a question, the word of a wording that says it: one each, those that are the same first. */
function pairs(
  words: readonly WordingWord[],
  asked: readonly Weighed[],
): Map<WordingWord, [Weighed, number]> {
  const found = new Map<WordingWord, [Weighed, number]>();
  const paired = new Set<Weighed>();
  for (const least of [1, BY_ANOTHER])
    for (const one of asked) {
      if (paired.has(one)) continue;
      const word = words.find((other) => !found.has(other) && shared(one.said, other.said) >= least);
      if (word === undefined) continue;
      found.set(word, [one, shared(one.said, word.said)]);
      paired.add(one);
    }
  return found;
}

/** The share of some words that a question says. */
function shareSaid(
  words: readonly WordingWord[],
  found: ReadonlyMap<WordingWord, [Weighed, number]>,
): number {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  return words.reduce((sum, word) => sum + word.weight * (found.get(word)?.[1] ?? 0), 0) / whole;
}

/** From 0 to 1, how much a question is asked as this wording is. */
export function likenessTo({ words }: Wording, asked: readonly Weighed[], whole: number): number {
  const found = pairs(words, asked);
  if (found.size === 0) return 0;
  const ofQuestion =
    [...found.values()].reduce((sum, [{ weight }, worth]) => sum + weight * worth, 0) / whole;
  const segments = Map.groupBy(words, ({ segment }) => segment);
  const best = Math.max(...[...segments.values()].map((some) => shareSaid(some, found)));
  const said = (shareSaid(words, found) + best) / 2;
  return ofQuestion ** OF_QUESTION * said ** (1 - OF_QUESTION);
}

export interface Likest {
  wording: Wording;
  likeness: number;
}

/** Of each part of a page, by its place, the wording that a question is most like; under null those of any part. */
export function nearestWordings(
  wordings: readonly Wording[],
  asked: readonly Weighed[],
  whole: number,
): ReadonlyMap<number | null, Likest> {
  const nearest = new Map<number | null, Likest>();
  for (const wording of wordings) {
    const likeness = likenessTo(wording, asked, whole);
    if (likeness > (nearest.get(wording.place)?.likeness ?? 0))
      nearest.set(wording.place, { wording, likeness });
  }
  return nearest;
}

/** The one of these that counts for a part. */
export function likestOf(nearest: ReadonlyMap<number | null, Likest>, place: number): Likest | null {
  const [own, any] = [nearest.get(place), nearest.get(null)];
  return own && own.likeness >= (any?.likeness ?? 0) ? own : (any ?? null);
}
