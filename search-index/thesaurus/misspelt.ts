import type { Concept } from './concept.ts';
import { keyWords } from './key.ts';

/** One word written for another: of the usual name, the word that looks most like it. */
export function misspeltOf(concepts: Iterable<Concept>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, terms } of concepts) {
    const words = keyWords(name);
    for (const { text, kind } of terms) {
      const [word, second] = keyWords(text);
      if (kind !== 'spelling' || word === undefined || second !== undefined || words.length > 1) continue;
      if (words[0] !== undefined && words[0] !== word) found.set(word, words[0]);
    }
  }
  return found;
}
