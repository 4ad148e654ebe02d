import { isStopWord } from './french/stop-words.ts';
import { MAX_QUERY_WORDS } from './settings.ts';
import { fold, wordsOf } from './text.ts';

const MAX_WORD_LENGTH = 60;

/** A query as the engines take it: operators, quotes and controls are gone, only words are left. */
export interface ParsedQuery {
  /** Words as typed, one space between; safe for any engine's query syntax. */
  text: string;
  /** Folded words without stop words (unless there are only stop words). The last may be unfinished. */
  words: string[];
}

/**
 * Null when nothing searchable was typed (spaces, punctuation, emoji).
 * Trailing stop words are dropped, else "tapis de" would ask for products with a word in "de…".
 */
export function parseQuery(raw: string): ParsedQuery | null {
  const typed = wordsOf(raw).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const useful = typed.filter((word) => !isStopWord(fold(word)));
  if (useful.length === 0) {
    const last = typed.at(-1);
    return last === undefined ? null : { text: last, words: [fold(last)] };
  }
  const lastUseful = typed.findLastIndex((word) => !isStopWord(fold(word)));
  const kept = typed.slice(0, lastUseful + 1).slice(0, MAX_QUERY_WORDS);
  const words = kept.map(fold).filter((word) => !isStopWord(word));
  return words.length === 0 ? null : { text: kept.join(' '), words };
}
