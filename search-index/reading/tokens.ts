import { fold } from '../text.ts';
import { writtenOut } from './messages.ts';

/** A word, a number or a sign of a text, with its place in it. */
export interface Token {
  /** Folded; a number keeps its point: "12,90" is "12.90". */
  word: string;
  /** As typed. */
  text: string;
  /** The first character and the one after the last. */
  from: number;
  to: number;
}

/**
 * Numbers with a unit written against them are parted: "30€" is "30" and "€", "62cm" is "62" and "cm". A reference, whose
 * letters and figures take turns ("kx7ku2m"), is one word: no age is read out of it.
 */
const PIECE =
  /(?<![\p{L}\p{N}])(?:\p{L}+\d+){2,}[\p{L}\d]*|\d+(?:[.,]\d{1,2}(?!\d))?|[€%+<>×–/-]|[\p{L}][\p{L}\p{M}]*/gu;

/** The pieces of a text in order; long texts are read to their 4,000th character. */
export function tokensOf(text: string): Token[] {
  return [...text.slice(0, 4000).normalize('NFC').matchAll(PIECE)].map(({ 0: piece, index }) => ({
    word: /^\d/.test(piece) ? piece.replace(',', '.') : writtenOut(fold(piece.replace('×', 'x'))),
    text: piece,
    from: index,
    to: index + piece.length,
  }));
}

/** No price, age, size or weight is larger: longer figures are a reference, or a hand on the keyboard. */
const MOST_READ = 999_999;

/** The number at a place; NaN when there is none that may be a price, an age, a size or a weight. */
export function numberAt(tokens: readonly Token[], at: number): number {
  const value = Number(tokens[at]?.word);
  return value <= MOST_READ ? value : Number.NaN;
}

export const isNumber = (token: Token | undefined): boolean =>
  /^\d/.test(token?.word ?? '') && Number(token?.word) <= MOST_READ;

/** True when the words at a place are these, in order. */
export function wordsAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, next) => tokens[at + next]?.word === word);
}

/** Phrases by their first word: a place of a text is compared with few of them. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export const phrasesOf = (phrases: readonly string[]): Phrases =>
  Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    ([first = '']) => first,
  );

/** The words of the first of some phrases that stands at a place; null when none does. */
function foundAt(tokens: readonly Token[], at: number, phrases: Phrases): readonly string[] | null {
  const begun = phrases.get(tokens[at]?.word ?? '');
  return begun?.find((words) => wordsAt(tokens, at, words)) ?? null;
}

/** The length of the first of some phrases that stands at a place; 0 when none does. */
export const phraseAt = (tokens: readonly Token[], at: number, phrases: Phrases): number =>
  foundAt(tokens, at, phrases)?.length ?? 0;

/** That phrase itself. */
export const phraseFound = (tokens: readonly Token[], at: number, phrases: Phrases): string | null =>
  foundAt(tokens, at, phrases)?.join(' ') ?? null;
