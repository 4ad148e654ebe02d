import { isStopWord } from './stop-words.ts';

/** The other number of a folded French noun: "bol" gives "bols", "jeux" gives "jeu". */
export function otherNumber(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  if (word.endsWith('eaux') || word.endsWith('eux')) return [word.slice(0, -1)];
  if (word.endsWith('aux')) return [`${word.slice(0, -3)}al`, `${word.slice(0, -3)}ail`];
  if (word.endsWith('s') || word.endsWith('x')) return [word.slice(0, -1)];
  if (word.endsWith('al')) return [`${word.slice(0, -2)}aux`, `${word}s`];
  if (word.endsWith('au') || word.endsWith('eu')) return [`${word}x`];
  return [`${word}s`];
}

/**
 * The spellings an index needs beside a name so that singular and plural meet: typo rules cover the long
 * words, so only short ones and those in -al and -aux are listed.
 */
export function pluralForms(words: string[]): string[] {
  const forms = words
    .filter((word) => (word.length <= 5 || /(al|aux)$/.test(word)) && !isStopWord(word))
    .flatMap((word) => otherNumber(word));
  return [...new Set(forms)].filter((form) => !words.includes(form));
}
