import { describe, expect, it } from 'vitest';
import { BUILTIN_GROUPS } from '#search/thesaurus/builtin.ts';
import { NAMING_KINDS } from '#search/thesaurus/concept.ts';
import { SHELVES, THESAURUS, WORN } from '#search/thesaurus/index.ts';
import { keyWords, singular } from '#search/thesaurus/key.ts';
import { createThesaurus } from '#search/thesaurus/thesaurus.ts';

const named = (words: string) =>
  THESAURUS.find(keyWords(words)).map(({ namings }) => namings.map(({ concept }) => concept.name));

describe('The thesaurus', () => {
  it('holds five hundred concepts and words of every kind', () => {
    expect(THESAURUS.concepts.size).toBeGreaterThanOrEqual(500);
    const kinds = new Set(
      [...THESAURUS.concepts.values()].flatMap(({ terms }) => terms.map(({ kind }) => kind)),
    );
    expect([...kinds].sort()).toEqual([...NAMING_KINDS, 'need'].sort());
    expect(BUILTIN_GROUPS).toHaveLength(THESAURUS.concepts.size);
  });

  it('has no word that is empty once small words are gone', () => {
    for (const { name, terms } of THESAURUS.concepts.values())
      for (const { text } of terms) expect(keyWords(text).join(''), `${name}: ${text}`).not.toBe('');
  });

  it('refuses a concept that is unknown, doubled or under itself', () => {
    expect(() => createThesaurus([{ lit: { under: 'meuble' } }])).toThrow('meuble');
    expect(() => createThesaurus([{ lit: {} }, { Lit: {} }])).toThrow('twice');
    expect(() => createThesaurus([{ lit: { under: 'lit' } }])).toThrow('under itself');
    expect(() => createThesaurus([{ lit: { near: 'berceau' } }])).toThrow('berceau');
  });

  it.each([
    ['poussettes', 'poussette'],
    ['carrosse', 'poussette'],
    ['stroller', 'poussette'],
    ['co dodo', 'cododo'],
    ['cododos', 'cododo'],
    ['porte bébé', 'porte-bébé'],
    ['portebébé', 'porte-bébé'],
    ['lolette', 'sucette'],
    ['suce', 'sucette'],
    ['tuque', 'bonnet'],
    ['essuie de bain', 'cape de bain'],
    ['bassinette', 'lit bébé'],
    ['sleeping bag', 'gigoteuse'],
    ['casse-tête', 'puzzle'],
  ])('knows “%s” as %s', (words, name) => expect(named(words)[0]).toContain(name));

  it('prefers the longest name', () => {
    expect(named('matelas à langer')).toEqual([['matelas à langer']]);
    expect(named('housse de matelas à langer')).toEqual([['housse de matelas à langer']]);
    expect(named('thermomètre de bain')).toEqual([['thermomètre de bain']]);
  });

  it('goes up from a thing to its kinds, never down', () => {
    expect(THESAURUS.closure('landau')).toEqual(['landau', 'poussette']);
    expect(THESAURUS.closure('poussette')).toEqual(['poussette']);
  });

  it.each([
    ['bébé ne dort pas', 'bruit blanc'],
    ['sortir en forêt avec bébé', 'poussette tout-terrain'],
    ['il a peur du noir', 'veilleuse'],
    ['ses dents poussent', 'anneau de dentition'],
    ['nez bouché', 'mouche-bébé'],
  ])('tells from “%s” that %s is needed', (words, name) =>
    expect(THESAURUS.needs.find(keyWords(words)).map((concept) => concept.name)).toContain(name),
  );

  it('follows an editor', () => {
    const added = [{ asked: 'bolide', meant: ['poussette'] }];
    const edited = createThesaurus(SHELVES, { off: new Set(['gigoteuse']), added });
    expect(edited.find(['bolide'])[0]?.namings[0]?.concept.name).toBe('poussette');
    expect(edited.find(['turbulette'])).toEqual([]);
  });

  it('knows what is worn', () => {
    expect(WORN.has('body')).toBe(true);
    expect(WORN.has('poussette')).toBe(false);
  });

  it.each([
    ['bodies', 'body'],
    ['jeux', 'jeu'],
    ['landaus', 'landau'],
    ['berceaux', 'berceau'],
    ['chaussons', 'chausson'],
    ['tapis', 'tapis'],
    ['ours', 'our'],
  ])('compares %s as %s', (word, key) => expect(singular(word)).toBe(key));
});
