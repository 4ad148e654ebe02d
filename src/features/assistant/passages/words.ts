import { keyWords } from '#search/thesaurus/key.ts';
import { textStemOf } from '#search/thesaurus/stems.ts';

/** Longer than any word of French that somebody asks with. */
const LONGEST = 40;

/** The words that passages are found by: folded, in the singular, without small words, each once. */
export function wordsOfPassage(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(keyWords))].filter((word) => word.length <= LONGEST);
}

/** The family of a folded word, by which a question and a page are compared. */
export const familyOf = (word: string): string => textStemOf(word);

/** The families of a text's words. */
export const familiesOf = (text: string): string[] => keyWords(text).map(familyOf);
