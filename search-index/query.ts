import { isDetail, NOISE } from './french/noise.ts';
import { DEFAULT_LEXICON, type Lexicon } from './lexicon.ts';
import { MAX_QUERY_WORDS } from './settings.ts';
import { fold, wordsOf } from './text.ts';
import { keyWords } from './thesaurus/key.ts';

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
export function parseQuery(raw: string, lexicon: Lexicon = DEFAULT_LEXICON): ParsedQuery | null {
  const { isStopWord } = lexicon;
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

/** The query without the words at these places; null when none is left or none went. */
function without(
  query: ParsedQuery,
  leaves: (word: string, at: number, all: string[]) => boolean,
  lexicon: Lexicon,
): ParsedQuery | null {
  const typed = query.text.split(' ');
  const folded = typed.map(fold);
  const kept = typed.filter((_, at) => !leaves(folded[at] ?? '', at, folded));
  return kept.length === typed.length ? null : parseQuery(kept.join(' '), lexicon);
}

/** "porte bébé" is a thing, "livre bébé" is a book. */
const inPhrase = ({ thesaurus }: Lexicon, at: number, all: string[]) =>
  [all.slice(Math.max(0, at - 1), at + 1), all.slice(at, at + 2)].some(
    (pair) =>
      pair.length === 2 &&
      thesaurus
        .find(keyWords(pair.join(' ')))
        .some(
          ({ to, from, namings }) =>
            to - from === 2 &&
            namings.some(({ kind, concept }) => kind === 'name' && keyWords(concept.name).length === 2),
        ),
  );

/** As asked in a shop where everything is for babies: there "bébé" says nothing beside another word. */
export function withoutNoise(query: ParsedQuery, lexicon: Lexicon = DEFAULT_LEXICON): ParsedQuery {
  const isNoise = (word: string, at: number, all: string[]) => NOISE.has(word) && !inPhrase(lexicon, at, all);
  return without(query, isNoise, lexicon) ?? query;
}

/**
 * The query to ask when nothing has every word: the same without ages, sizes and for whom. Null when it has
 * none of these, or nothing else.
 */
export function withoutDetails(query: ParsedQuery, lexicon: Lexicon = DEFAULT_LEXICON): ParsedQuery | null {
  return without(query, isDetail, lexicon);
}
