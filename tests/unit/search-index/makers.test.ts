import { describe, expect, it } from 'vitest';
import { createLexicon } from '#search/lexicon.ts';
import { strategyOf } from '#search/plan/strategy.ts';
import { THESAURUS } from '#search/thesaurus/index.ts';
import { MAKERS } from '#search/thesaurus/makers.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';

const lexicon = createLexicon(DEFAULT_TUNING, [{ slug: 'janod', name: 'Janod' }]);
const asked = (query: string) => strategyOf({ query }, lexicon);

describe('A well-known maker', () => {
  it('makes things of the field', () => {
    const things = [...MAKERS.values()].flatMap((maker) => maker.things);
    expect(things.filter((id) => !THESAURUS.concepts.has(id))).toEqual([]);
  });

  it.each([
    ['cybex', 'siege auto', 'Cybex'],
    ['Baby Björn', 'porte-bebe', 'BabyBjörn'],
    ['tommee-tippee', 'biberon', 'Tommee Tippee'],
  ])('“%s”, of which the shop has nothing, is said to be left out, and %s shown below', (query, id, name) => {
    const strategy = asked(query);
    expect(strategy?.dropped).toEqual([name]);
    const near = strategy?.asked.filter(({ below }) => below > 0) ?? [];
    expect(JSON.stringify(near[0]?.where)).toContain(id);
    // Whatever bears the name all the same comes first.
    expect(strategy?.asked.some(({ below, inNames }) => below === 0 && inNames)).toBe(true);
  });

  it('beside a thing leaves that thing, as it was told', () => {
    const strategy = asked('poussette cybex moins de 300 euros');
    expect(strategy?.dropped[0]).toBe('Cybex');
    expect(strategy?.understood).toMatchObject([{ kind: 'price_max', value: 30_000 }]);
    expect(JSON.stringify(strategy?.asked)).toContain('"poussette"');
    // None of what was asked for beside it hides the rest.
    expect(strategy?.asked.filter(({ below }) => below === 1).length).toBeLessThanOrEqual(1);
    expect(strategy?.asked.filter(({ below }) => below === 0).every(({ query }) => query?.text !== '')).toBe(
      true,
    );
  });

  it('that the shop has, or whose name became a word for a thing, is left to the reader', () => {
    expect(lexicon.absentMaker('janod')).toBeNull();
    expect(lexicon.read('janod').brands).toMatchObject([{ slug: 'janod' }]);
    expect(lexicon.absentMaker('pampers')).toBeNull();
  });
});
