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

const wordOf = (piece: string) =>
  /^\d/.test(piece) ? piece.replace(',', '.') : writtenOut(fold(piece.replace('×', 'x')));

/** A catalogue says the same few thousand words over and over: each is folded once. Longer ones are hardly said twice. */
const KEPT_WORDS = 20_000;
const KEPT_LENGTH = 24;
const words = new Map<string, string>();

function keptWordOf(piece: string): string {
  const known = words.get(piece);
  if (known !== undefined) return known;
  const word = wordOf(piece);
  if (words.size >= KEPT_WORDS) words.clear();
  if (piece.length <= KEPT_LENGTH) words.set(piece, word);
  return word;
}

function readTokens(text: string): readonly Token[] {
  return [...text.slice(0, 4000).normalize('NFC').matchAll(PIECE)].map(({ 0: piece, index }) => ({
    word: keptWordOf(piece),
    text: piece,
    from: index,
    to: index + piece.length,
  }));
}

/** Whoever reads a text reads it several times over, for several things: the last few are kept. */
const KEPT_TEXTS = 8;
const texts = new Map<string, readonly Token[]>();

/** The pieces of a text in order; long texts are read to their 4,000th character. */
export function tokensOf(text: string): readonly Token[] {
  const known = texts.get(text);
  if (known) return known;
  const tokens = readTokens(text);
  const [oldest] = texts.keys();
  if (texts.size >= KEPT_TEXTS && oldest !== undefined) texts.delete(oldest);
  texts.set(text, tokens);
  return tokens;
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
