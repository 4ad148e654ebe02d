import { fold } from '#search/text.ts';
import { askedWord, tellingWords } from './asked.ts';
import type { Part } from './cut.ts';
import type { Weighed } from './rank.ts';

/**
 * A way in which parents ask what a page tells, as its editors wrote it down: people ask in other words than pages say
 * it. "mon bébé ne fait pas ses nuits > Les nuits" names the heading under which the answer stands.
 */
export interface Wording {
  text: string;
  /** The place of the part under that heading; null where it may be any. */
  place: number | null;
  /** The families of each telling word, with those that say the same, and how well. */
  words: readonly ReadonlyMap<string, number>[];
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
    const words = tellingWords(text).map((word) => askedWord(word).said);
    const place = heading === undefined ? -1 : parts.findIndex((part) => isUnder(part, heading));
    return words.length === 0 ? [] : [{ text, place: place === -1 ? null : place, words }];
  });
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

/** From 0 to 1, how much a question is asked as this wording is. */
export function likenessTo({ words }: Wording, asked: readonly Weighed[], whole: number): number {
  let ofQuestion = 0;
  for (const { said, weight } of asked)
    ofQuestion += weight * words.reduce((best, word) => Math.max(best, shared(said, word)), 0);
  if (ofQuestion === 0) return 0;
  const said = words.reduce(
    (sum, word) => sum + asked.reduce((best, one) => Math.max(best, shared(one.said, word)), 0),
    0,
  );
  return (ofQuestion / whole) ** OF_QUESTION * (said / words.length) ** (1 - OF_QUESTION);
}

/** The wording of a page that a question is most like, with how much; null where it is like none. */
export function nearestWording(
  wordings: readonly Wording[],
  asked: readonly Weighed[],
  whole: number,
): { wording: Wording; likeness: number } | null {
  let best: { wording: Wording; likeness: number } | null = null;
  for (const wording of wordings) {
    const likeness = likenessTo(wording, asked, whole);
    if (likeness > (best?.likeness ?? 0)) best = { wording, likeness };
  }
  return best;
}
