import { describe, expect, it } from 'vitest';
import { createReader } from '#search/reading/read.ts';
import { conceptId } from '#search/thesaurus/concept.ts';
import { DESCRIPTIONS, SHELVES, SHOES, THESAURUS, WORN } from '#search/thesaurus/index.ts';
import { createThesaurus } from '#search/thesaurus/thesaurus.ts';

const read = createReader({ thesaurus: THESAURUS, brands: [], worn: WORN, shoes: SHOES });
const meant = (query: string) => read(query).head?.ids ?? [];

describe('A thing whose name is not found', () => {
  it.each([
    ['aspirateur à morve', 'mouche-bébé'],
    ['appareil pour faire les purées', 'robot bébé'],
    ['bouchon pour prise électrique', 'cache-prise'],
    ['il grimpe dans l’escalier', 'barrière de sécurité'],
    ['truc pour voir bébé derrière en conduisant', 'miroir de voiture'],
    ['il se réveille à 5h du matin', 'réveil éducatif'],
  ])('is found by what is said of it: %s', (query, name) => {
    expect(meant(query)).toContain(conceptId(name));
  });

  it.each([
    'aspirateur sans fil',
    'aspirateur voiture',
    'machine à laver',
    'appareil photo',
    'robinet cuisine',
    'carrelage salle de bain',
    'vélo électrique',
    'congélateur coffre',
    'constructor',
  ])('is none of ours where words of other things are said: %s', (query) => {
    expect(read(query).head).toBeNull();
  });

  it('stays below what was named, and is shown where nothing has the words beside the name', () => {
    const { head, likely } = read('petit lit collé au grand lit');
    expect(head?.ids).toEqual([conceptId('lit bébé')]);
    expect(likely).toContain(conceptId('cododo'));
    expect(read('gigoteuse 6 mois').likely).toEqual([]);
  });

  it.each([
    ['cadeau de baptême', 'bijou bébé'],
    ['cadeau pour le grand frère', 't-shirt'],
    ['cadeau naissance jumeaux', 'pour jumeaux'],
    ['cadeau de Noël', 'jouet'],
    ['cadeau 18 mois', 'chariot de marche'],
  ])('is what is given on an occasion, since no product is called “%s”', (query, name) => {
    expect(meant(query)).toContain(conceptId(name));
  });

  it('is a thing of the field, described once', () => {
    expect(() => createThesaurus(SHELVES, { descriptions: ['licorne | corne'] })).toThrow('licorne');
    expect(() => createThesaurus(SHELVES, { descriptions: ['pot | pipi', 'pot | caca'] })).toThrow('twice');
  });

  it('is not found when an editor switched it off', () => {
    const thesaurus = createThesaurus(SHELVES, {
      off: new Set([conceptId('mouche-bébé')]),
      descriptions: DESCRIPTIONS,
    });
    expect(thesaurus.described.find(['aspirateur', 'morve'])).toBeNull();
  });
});
