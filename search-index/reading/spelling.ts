import { singular } from '../thesaurus/key.ts';
import { COLOUR_WORDS } from './colours.ts';
import type { Corrections, Corrector } from './correct.ts';
import { SEASON_WORDS } from './seasons.ts';
import type { Token } from './tokens.ts';

/** Some words of a query, and how the thesaurus compares them. */
export interface Words {
  tokens: Token[];
  keys: string[];
}

export interface Spelling {
  stops: (word: string) => boolean;
  correct: Corrector;
  /** True of the beginning of a known word. */
  begins: (word: string) => boolean;
  /** The words that a mistyped one may be, where those beside it tell which. */
  mayBe?: Corrections;
  /** True of two words that stand in one name. */
  together?: (word: string, other: string) => boolean;
}

const DETAILS = new Set([...SEASON_WORDS, ...COLOUR_WORDS]);

/** "Dalaitement": a small word and the next, written as they are heard. */
const GLUED = /^(?:[dlj]|qu)(?=[aeiouyh])/;

/** The words that may name a thing, as the thesaurus compares them. */
export function wordsToName(rest: readonly Token[], spelling: Spelling): Words {
  const { stops, correct, begins } = spelling;
  const known = rest.filter(({ word }) => /^[\p{L}\d]/u.test(word) && !stops(word));
  const meant = known.map((token, at) => {
    const key = singular(token.word);
    // The last word may be unfinished, not misspelt.
    if (at === known.length - 1 && begins(key)) return { token, key };
    const corrected =
      correct(key) ?? (GLUED.test(key) && !begins(key) ? unglued(key, { correct, begins }) : null);
    if (corrected === null) return { token, key };
    // Colours and seasons are read as they were meant; who they are for, as it was typed.
    return { token: DETAILS.has(corrected) ? { ...token, word: corrected } : token, key: corrected };
  });
  const tokens = meant.map(({ token }) => token);
  return {
    tokens,
    keys: beside(
      tokens,
      meant.map(({ key }) => key),
      spelling,
    ),
  };
}

/** "Sige auto" and "coffrt de jeux": the words beside a mistyped one tell which of those near to it was meant. */
function beside(tokens: readonly Token[], keys: readonly string[], { mayBe, together }: Spelling): string[] {
  if (!mayBe || !together || keys.length < 2) return [...keys];
  const fits = (key: string, at: number) => {
    const [before, after] = [keys[at - 1], keys[at + 1]];
    return (before !== undefined && together(before, key)) || (after !== undefined && together(key, after));
  };
  return keys.map((key, at) => {
    if (fits(key, at)) return key;
    const typed = tokens[at]?.word ?? key;
    // A plural that is mistyped ends as another one does: "ciesaux".
    const near = [singular(typed), typed.replace(/[sx]$/, '')].flatMap((word) => mayBe(word));
    return near.find((word) => fits(word, at)) ?? key;
  });
}

function unglued(key: string, { correct, begins }: Pick<Spelling, 'correct' | 'begins'>): string | null {
  const word = key.replace(GLUED, '');
  if (word.length < 5) return null;
  return correct(word) ?? (begins(word) ? word : null);
}

/** Tells by halving if one of some sorted words begins so. */
export function beginsOneOf(sorted: readonly string[], word: string): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(word) ?? false;
}
