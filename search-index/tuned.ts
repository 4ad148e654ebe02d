import type { SearchIndex } from './contract.ts';
import { createLexicon, DEFAULT_LEXICON, type Lexicon } from './lexicon.ts';

/** The lexicon of one index, replaced when the tuning is. */
export interface Tuned extends Pick<SearchIndex, 'tune' | 'tuning'> {
  lexicon(): Lexicon;
}

export function createTuned(): Tuned {
  let current = DEFAULT_LEXICON;
  return {
    lexicon: () => current,
    tuning: () => current.tuning,
    tune(tuning) {
      current = createLexicon(tuning);
    },
  };
}
