import { typosBetween } from '../typos.ts';
import { soundOf } from './sound.ts';

/** Finds the known word that a mistyped one was meant to be. */
export type Corrector = (word: string) => string | null;

const SHORTEST = 4;

function groupedBy(words: Iterable<string>, key: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const of = key(word);
    if (of) groups.set(of, [...(groups.get(of) ?? []), word]);
  }
  return groups;
}

function typosFor(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * A corrector over known words: first what sounds the same, then what is one typing mistake away (two from nine
 * letters on). A word is left alone when it is known, short, or has figures. At most some thousand known words: each
 * mistake looks at those of nearly its length, a few tenths of a millisecond.
 */
export function createCorrector(known: ReadonlySet<string>): Corrector {
  const words = [...known].filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  const sounds = groupedBy(words, soundOf);
  const lengths = groupedBy(words, (word) => String(word.length));
  const nearest = (word: string, among: readonly string[], most: number) => {
    let best: { word: string; typos: number } | null = null;
    for (const other of among) {
      const typos = typosBetween(word, other);
      if (typos <= most && (!best || typos < best.typos)) best = { word: other, typos };
    }
    return best?.word ?? null;
  };
  return (word) => {
    if (known.has(word) || word.length < SHORTEST || /\d/.test(word)) return null;
    const alike = sounds.get(soundOf(word)) ?? [];
    const heard = nearest(word, alike, 4);
    if (heard) return heard;
    const most = typosFor(word);
    if (most === 0) return null;
    const close = [-1, 0, 1]
      .map((step) => word.length + step)
      .flatMap((length) => lengths.get(String(length)) ?? []);
    return nearest(word, close, most);
  };
}
