import type { YamlFault } from './yaml-fault.ts';

/** A long header of prose has a few hundred; the parser takes a fifth of a second for twelve thousand, and holds everybody. */
const PIECES_MAX = 2000;
/** The ends of lines and values, and the marks by which the parser begins something new. */
const PIECE = /[\n\r,&!*?#[\]{}]|[:-][ \t]/g;
const SENTENCE =
  'L’en-tête a trop de lignes ou de valeurs\u202f: gardez l’essentiel, le texte a la place du reste.';

/** Refuses, unread, a header of thousands of lines, values or marks. */
export function tooMany(yaml: string): YamlFault | null {
  let pieces = 0;
  for (const { index } of yaml.matchAll(PIECE)) {
    pieces += 1;
    if (pieces > PIECES_MAX) return { sentence: SENTENCE, at: index };
  }
  return null;
}
