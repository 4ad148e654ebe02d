import { describe, expect, it } from 'vitest';
import { BUILTIN_GROUPS } from '#search/thesaurus/builtin.ts';
import { conceptId, NAMING_KINDS } from '#search/thesaurus/concept.ts';
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

  it.each([
    ['fr', 500],
    ['be', 60],
    ['ch', 40],
    ['qc', 120],
    ['en', 450],
    ['trade', 10],
    ['confusion', 3],
    ['need', 80],
  ] as const)('tells in words of the kind %s of %d concepts or more', (kind, least) => {
    const told = [...THESAURUS.concepts.values()].filter(({ terms }) =>
      terms.some((one) => one.kind === kind),
    );
    expect(told.length).toBeGreaterThanOrEqual(least);
  });

  it('knows of two hundred concepts what they are kinds of', () =>
    expect(
      [...THESAURUS.concepts.values()].filter(({ broader }) => broader.length > 0).length,
    ).toBeGreaterThan(200));

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
    ['il a le nez tout pris, un rhume', 'mouche-bébé'],
    ['crevasses pendant l’allaitement', 'crème d’allaitement'],
    ['offrir pour une naissance', 'coffret naissance'],
  ])('tells from “%s” that %s is needed', (words, name) =>
    expect(THESAURUS.needs.find(keyWords(words))?.best).toContain(conceptId(name)),
  );

  it('tells no situation from a word of one beside words of others', () => {
    expect(THESAURUS.needs.find(keyWords('couteau de cuisine'))).toBeNull();
    expect(THESAURUS.needs.find(keyWords('tondeuse à gazon'))).toBeNull();
  });

  it('refuses a situation that calls for an unknown thing', () => {
    expect(() => createThesaurus(SHELVES, { situations: ['fièvre | best: licorne'] })).toThrow('licorne');
    expect(() => createThesaurus(SHELVES, { situations: ['fièvre | pire: biberon'] })).toThrow('pire');
  });

  it('finds the kind of a thing that the words beside its name make of it', () => {
    const kind = (id: string, ...words: string[]) => THESAURUS.kindsOf([id], new Set(words))?.ids;
    expect(kind('siege auto', 'bleu', 'pivotant')).toEqual(['siege auto pivotant']);
    expect(kind('lit', 'pliable')).toContain('lit de voyage');
    expect(kind('baignoire', 'pliante')).toEqual(['baignoire pliante']);
    expect(kind('biberon', 'rouge')).toBeUndefined();
  });

  it('keeps of a thing and its kind under the same words the kind', () =>
    expect(named('chausson cuir')).toEqual([['chaussons en cuir']]));

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
