import type { SearchIndex } from './contract.ts';
import type { Lexicon } from './lexicon.ts';
import { createLexicon, DEFAULT_LEXICON, type KnownBrand } from './lexicon.ts';

/** The lexicon of one index, replaced when the tuning or the brands are. */
export interface Tuned extends Pick<SearchIndex, 'tune' | 'tuning' | 'learnBrands'> {
  lexicon(): Lexicon;
}

export function createTuned(): Tuned {
  let current = DEFAULT_LEXICON;
  let known: readonly KnownBrand[] = [];
  return {
    lexicon: () => current,
    tuning: () => current.tuning,
    tune(tuning) {
      current = createLexicon(tuning, known);
    },
    learnBrands(brands) {
      known = brands;
      current = createLexicon(current.tuning, known);
    },
  };
}
