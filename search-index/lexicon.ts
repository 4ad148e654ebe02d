import { isStopWord as isBuiltInStopWord } from './french/stop-words.ts';
import {
  BUILTIN_GROUPS,
  BUILTIN_MEANINGS,
  namesOf,
  otherNames,
  type Synonyms,
  synonymsOf,
} from './french/synonyms.ts';
import { DEFAULT_TUNING, foldTerm, type Tuning } from './tuning.ts';

/** A tuning as the engines use it. */
export interface Lexicon {
  tuning: Tuning;
  /** Folded words and phrases with what stands for them. */
  synonyms: Synonyms;
  isStopWord(folded: string): boolean;
  /** Folded words a name is asked for by, beside its own. */
  otherNames(words: readonly string[]): string[];
  /** Products to show first for what was typed, in order. */
  pinsOf(typed: string): number[];
}

/** Two ways to ask for one thing: neither number nor small words matter. */
function sameQuery(typed: string): string {
  const words = foldTerm(typed).split(' ').filter(Boolean);
  const useful = words.filter((word) => !isBuiltInStopWord(word));
  return (useful.length > 0 ? useful : words).map((word) => word.replace(/(?<=...)[sx]$/, '')).join(' ');
}

export function createLexicon(tuning: Tuning): Lexicon {
  const off = new Set(tuning.builtin_off);
  const groups = [...BUILTIN_GROUPS.filter(({ key }) => !off.has(key)), ...tuning.groups];
  const meanings = [...BUILTIN_MEANINGS.filter(({ key }) => !off.has(key)), ...tuning.meanings];
  const synonyms = synonymsOf(groups, meanings);
  const names = namesOf(synonyms);
  const stopWords = new Set(tuning.stop_words.map(foldTerm));
  const pins = new Map(tuning.pins.map(({ query, product_ids }) => [sameQuery(query), product_ids]));
  return {
    tuning,
    synonyms,
    isStopWord: (folded) => isBuiltInStopWord(folded) || stopWords.has(folded),
    otherNames: (words) => otherNames(names, words),
    pinsOf: (typed) => pins.get(sameQuery(typed)) ?? [],
  };
}

export const DEFAULT_LEXICON = createLexicon(DEFAULT_TUNING);
