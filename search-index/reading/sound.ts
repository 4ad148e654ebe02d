import sonnex from 'talisman/phonetics/french/sonnex.js';
import { fold } from '../text.ts';

/** CommonJS gives its function under `default` or as itself. */
const codeOf = sonnex.default ?? sonnex;

/**
 * The sound of a French word (Sonnex), without what a hasty ear confuses: "gigoteuse" and "jigoteuze" are one. Words
 * with figures have none.
 */
export function soundOf(word: string): string {
  if (!/^[\p{L}]{3,30}$/u.test(word)) return '';
  // "Chapeo" is heard as "chapeau".
  const code: unknown = codeOf(fold(word).replace(/eo(?=x?$)/, 'eau'));
  // Its exceptions are an object's: "constructor" is one of any object.
  if (typeof code !== 'string') return '';
  return code
    .replaceAll('z', 's')
    .replaceAll(/[Ee]/g, 'e')
    .replaceAll(/(.)\1+/g, '$1');
}

/** The sound of a word, as a word that an index keeps: its figure tells it from others, and forgives no typing. */
export function soundWord(word: string): string {
  const sound = soundOf(word);
  return sound.length < 3 ? '' : `0${sound}`;
}
