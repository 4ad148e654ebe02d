import { isEveryday } from '#search/french/everyday.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold, wordsOf } from '#search/text.ts';
import { typosBetween } from '#search/typos.ts';

const SHORTEST = 4;
/** Of a word of so many letters, this share may be mistyped: a search that found something needs no guess. */
const MISTYPED = 0.34;
const MOST_WORDS = 8;

/** The known word nearest to one that is not. */
function nearestOf(word: string, known: Iterable<string>): string | null {
  let best: { word: string; typos: number } | null = null;
  const most = Math.floor(word.length * MISTYPED);
  for (const other of known) {
    if (other.length < SHORTEST || Math.abs(other.length - word.length) > most) continue;
    const typos = typosBetween(word, other);
    if (typos <= most && (!best || typos < best.typos)) best = { word: other, typos };
  }
  return best?.word ?? null;
}

/** The words that things are usually named with: other spellings are read, and not proposed. */
const usualWords = () =>
  [...DEFAULT_LEXICON.thesaurus.concepts.values()].flatMap(({ name }) => wordsOf(fold(name)));

/** The query with its unknown words replaced by the nearest usual ones; null when none has one. */
export function meantBy(query: string, ofBrands: ReadonlySet<string>): string | null {
  const known = new Set([...DEFAULT_LEXICON.thesaurus.vocabulary, ...ofBrands]);
  const usual = new Set([...usualWords(), ...ofBrands]);
  const words = wordsOf(query).slice(0, MOST_WORDS);
  // Who writes words that French has of other things means them.
  if (words.some((word) => isEveryday(fold(word)))) return null;
  const guessed = words.map((word) => {
    const folded = fold(word);
    if (folded.length < SHORTEST || known.has(folded) || /\d/.test(folded)) return word;
    return nearestOf(folded, usual) ?? word;
  });
  return guessed.join(' ') === words.join(' ') ? null : guessed.join(' ');
}
