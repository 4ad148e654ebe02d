import { isStopWord } from '../french/stop-words.ts';
import { fold, wordsOf } from '../text.ts';

/** Words that French took from English with their plural. */
const ENGLISH_PLURALS = new Set(['bodies', 'babies', 'buggies', 'nappies', 'ladies']);

/** A folded word without the mark of its plural: "bodies" and "body" are one, and so are "jeux" and "jeu". */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (ENGLISH_PLURALS.has(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eaux') || word.endsWith('eux') || word.endsWith('oux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('ss') || (word.endsWith('us') && !word.endsWith('aus')) || word.endsWith('is'))
    return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function readKeyWords(phrase: string): readonly string[] {
  const folded = wordsOf(fold(phrase));
  const useful = folded.filter((word) => !isStopWord(word));
  return (useful.length > 0 ? useful : folded).map(singular);
}

/** A page of results asks for the words of some hundred titles, and the next one for many of the same. */
const KEPT = 5000;
const KEPT_LENGTH = 400;
let kept = new Map<string, readonly string[]>();

/** The words of a phrase that tell it from others: folded, in the singular, without small words. */
export function keyWords(phrase: string): string[] {
  const known = kept.get(phrase);
  if (known) return [...known];
  const words = readKeyWords(phrase);
  if (phrase.length <= KEPT_LENGTH) {
    if (kept.size >= KEPT) kept = new Map();
    kept.set(phrase, words);
  }
  return [...words];
}
