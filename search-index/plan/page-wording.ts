import { fold } from '../text.ts';

/**
 * A letter as a word of its own: engines keep no word of one letter, most of which are small words of French. It has a
 * figure, so that no engine takes one letter for another as a typing mistake.
 */
export const letterWord = (letter: string): string => `${letter.toLowerCase()}0`;

/** The words that tell the letter names begin with: "commençant par T", "qui commence par la lettre t", "en T". */
const BEGINS =
  /(?:qui\s+)?(?:commen[cç]\p{L}*|débu\p{L}*|debu\p{L}*)\s+(?:par|avec|en)\s+(?:la\s+lettre\s+|un\s+)?([a-z])(?![\p{L}'’])/iu;
const LETTER = /(?:(?:de|par|avec|en)\s+)?(?:la\s+)?lettre\s+([a-z])(?![\p{L}'’])/iu;
const IN_LETTER = /\b(?:en|par|avec)\s+(?:un\s+)?([a-z])\s*$/iu;
const NAMES = /\bpr[eé]noms?\b/iu;

/** "Les années 80": a decade is written whole in titles. */
const DECADE = /\b(ann[eé]es?)\s+([3-9]0)\b(?!\s*(?:jours?|mois|ans|%|€))/giu;
/** "St Etienne", "ste-foy": places bear the whole word. */
const SAINT = /(?<![\p{L}\d])(st|ste)[\s.-]+(?=\p{L}{2})/giu;

/** A query in the words that pages are titled with: letters, decades and saints as they are written there. */
export function pageWording(query: string): string {
  const written = query
    .replace(SAINT, (_, saint: string) => (fold(saint) === 'ste' ? 'sainte ' : 'saint '))
    .replace(DECADE, '$1 19$2');
  if (!NAMES.test(written)) return written;
  const asWord = (_: string, letter: string) => ` ${letterWord(letter)} `;
  return written
    .replace(BEGINS, asWord)
    .replace(LETTER, asWord)
    .replace(IN_LETTER, asWord)
    .replace(/\s+/g, ' ')
    .trim();
}
