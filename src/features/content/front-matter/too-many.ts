import type { YamlFault } from './yaml-fault.ts';

/** A long header of prose has a few hundred; the parser takes a tenth of a second for ten thousand, and holds everybody. */
const PIECES_MAX = 2500;
const SENTENCE =
  'L’en-tête a trop de lignes ou de valeurs\u202f: gardez l’essentiel, le texte a la place du reste.';

/** Refuses, unread, a header of thousands of lines, or of values between commas. */
export function tooMany(yaml: string): YamlFault | null {
  let pieces = 0;
  for (const { index } of yaml.matchAll(/[\n,]/g)) {
    pieces += 1;
    if (pieces > PIECES_MAX) return { sentence: SENTENCE, at: index };
  }
  return null;
}
