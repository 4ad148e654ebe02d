import { fold, wordsOf } from '#search/text.ts';

/** Three signs of a text as one number: letters, figures and the edge of a word have 37 codes. */
const CODES = 37;
const EDGE = 0;

function codeOf(sign: string): number {
  const at = sign.charCodeAt(0);
  if (at >= 97 && at <= 122) return at - 96;
  return at >= 48 && at <= 57 ? at - 48 + 27 : EDGE;
}

/** The runs of three signs in the words of a text, each once, in order: they bear a word that is mistyped or cut short. */
export function trigramsOf(text: string): Uint16Array {
  const found = new Set<number>();
  for (const word of wordsOf(fold(text))) {
    const codes = [EDGE, ...[...word].map(codeOf), EDGE];
    for (let at = 0; at + 2 < codes.length; at += 1)
      found.add(((codes[at] ?? 0) * CODES + (codes[at + 1] ?? 0)) * CODES + (codes[at + 2] ?? 0));
  }
  return Uint16Array.from(found).sort();
}

/** From 0 to 1: how much two texts have the same runs of signs. */
export function trigramLikeness(one: Uint16Array, other: Uint16Array): number {
  if (one.length === 0 || other.length === 0) return 0;
  let [both, left, right] = [0, 0, 0];
  while (left < one.length && right < other.length) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) both += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return both / Math.sqrt(one.length * other.length);
}
