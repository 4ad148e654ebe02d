/**
 * Where the words that a remark quotes stand in a document. Marks of Markdown, line breaks and the shape of spaces and
 * apostrophes count for nothing: words picked on the page are found in its source. The cost grows with the length of
 * the text, whatever is quoted.
 */

const MARKS = new Set(['*', '_', '`', '~', '\\', '[']);
const SPACE = /\s/;
/** The words kept before a quote, in characters. */
const BEFORE = 60;
/** Fewer characters alike before two places say nothing: a full stop and a space stand everywhere. */
const ALIKE = 8;
/** A quote that stands in more places than that is about none of them in particular. */
const PLACES_MAX = 200;

/** A document's words, and the place in it of each of their characters. */
export interface Words {
  text: string;
  places: Uint32Array;
}

export interface Anchor {
  quote: string;
  before: string;
}

export function wordsOf(md: string): Words {
  const places = new Uint32Array(md.length);
  const kept: string[] = [];
  let length = 0;
  for (let at = 0; at < md.length; at += 1) {
    const char = md.charAt(at);
    if (MARKS.has(char)) continue;
    if (char === ']' && md.charAt(at + 1) === '(') {
      const end = endOfTarget(md, at + 2);
      if (end > 0) {
        at = end;
        continue;
      }
    }
    const plain = plainOf(char);
    if (plain === ' ' && (length === 0 || kept[length - 1] === ' ')) continue;
    kept[length] = plain;
    places[length] = at;
    length += 1;
  }
  return { text: kept.join(''), places };
}

function plainOf(char: string): string {
  if (char === '’') return "'";
  return SPACE.test(char) ? ' ' : char;
}

/** The closing bracket of a link's target, on the same line and not far; 0 when there is none. */
function endOfTarget(md: string, from: number): number {
  const last = Math.min(md.length, from + 2000);
  for (let at = from; at < last; at += 1) {
    const char = md.charAt(at);
    if (char === ')') return at;
    if (char === '\n' || char === '(') return 0;
  }
  return 0;
}

/** The anchor of the first place where the quote stands; without words before it when it stands nowhere. */
export function anchorFor(words: Words, quote: string): Anchor {
  const at = words.text.indexOf(sought(quote));
  return { quote, before: at < 0 ? '' : words.text.slice(Math.max(0, at - BEFORE), at) };
}

/** The offset in the document of the quoted words; null when they are gone. */
export function placeOf(words: Words, { quote, before }: Anchor): number | null {
  const wanted = sought(quote);
  if (wanted === '') return null;
  let best: number | null = null;
  let bestShared = -1;
  let at = words.text.indexOf(wanted);
  for (let seen = 0; at >= 0 && seen < PLACES_MAX; seen += 1) {
    const alike = sharedEnd(words.text, at, before);
    const shared = alike < ALIKE ? 0 : alike;
    if (shared > bestShared) [best, bestShared] = [at, shared];
    at = words.text.indexOf(wanted, at + wanted.length);
  }
  return best === null ? null : (words.places[best] ?? null);
}

const sought = (quote: string) => wordsOf(quote).text.trim();

/** The number of characters that `before` and the text share, read backwards from a place. */
function sharedEnd(text: string, at: number, before: string): number {
  let shared = 0;
  while (shared < before.length && text[at - 1 - shared] === before[before.length - 1 - shared]) shared += 1;
  return shared;
}

/** Lines from 1, for offsets in any order. */
export function lineCounter(md: string): (offset: number) => number {
  const starts: number[] = [0];
  for (let at = md.indexOf('\n'); at >= 0; at = md.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
