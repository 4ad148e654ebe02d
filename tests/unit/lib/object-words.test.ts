// Words that every object of JavaScript has are words that people type: "constructor", "toString".
import { describe, expect, it } from 'vitest';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { askedRoots, pageQuery } from '#search/plan/page-words.ts';
import { materialsFor } from '#search/reading/materials.ts';
import { soundOf } from '#search/reading/sound.ts';
import { stemOf } from '#search/thesaurus/stems.ts';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { searchCommunes } from '#src/features/places/search-places.ts';
import { wordTable } from '#src/lib/word-table.ts';

const WORDS = Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [name, name.toLowerCase()]);

describe.each(WORDS)('%s', (word) => {
  it('is in no table that does not hold it', () => {
    const table = wordTable({ lit: 1 });
    expect([table[word], table.lit, word in table]).toEqual([undefined, 1, false]);
  });

  it('is a word like any other in a search', () => {
    expect(typeof soundOf(word)).toBe('string');
    expect(typeof stemOf(word)).toBe('string');
    expect(askedRoots(`comment ${word}`)).toBeInstanceOf(Set);
    expect(pageQuery(`comment ${word}`) ?? '').not.toContain('function');
    expect(materialsFor(word)).toEqual([word]);
    const read = JSON.stringify(DEFAULT_LEXICON.read(`poussette ${word} euros 9 mois`));
    expect(read).not.toContain('native code');
    expect(searchCommunes([], word)).toEqual([]);
  });

  it('tells no danger', () => {
    expect(findRedFlag(`mon bébé a ${word} mois`)).toBeNull();
  });
});
