import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultTitle, listPageFr } from '#src/features/lists/list.fr.ts';
import { ofName, thatName } from '#src/lib/of-name.ts';

describe('a name after « de »', () => {
  it.each([
    'd’Anne',
    'd’Alice',
    'd’Élise',
    'd’Émile',
    'd’Ève',
    'd’Inès',
    'd’Isaac',
    'd’Océane',
    'd’Ömer',
    'd’Oussama',
    'd’Ulysse',
    'd’Ünal',
    'd’Åsa',
    'd’Œdipe',
    'd’Ælia',
    'd’anne',
    'd’ÉLODIE',
    'd’Yves',
    'd’Yvonne',
    'd’Ysé',
    'd’Ylva',
    'd’Hélène',
    'd’Héloïse',
    'd’Henri',
    'd’Henriette',
    'd’Hortense',
    'd’Honoré',
    'd’Hugo',
    'd’Hugues',
    'd’Hubert',
    'd’Hervé',
    'd’Hector',
    'd’Hermine',
    'd’Hippolyte',
    'd’Hyacinthe',
    'd’Hadrien',
    'd’Hannah',
    'd’A. Martin',
    'd’Anne & Paul',
    'd’iPhone',
    'd’Ergobaby',
    'de Camille',
    'de Çağla',
    'de Noé',
    'de Yann',
    'de Yanis',
    'de Yasmine',
    'de Youssef',
    'de Yaël',
    'de Yolande',
    'de Hassan',
    'de Hamza',
    'de Hans',
    'de Heidi',
    'de Hiroshi',
    'de Harold',
    'de Ouassim',
    'de Ouarda',
    'de William',
    'de Joël',
    'de 2 mamans',
    'de « Anne »',
    'de 美咲',
    'de Ștefan',
  ])('%s', (whole) => {
    const name = whole.replace(/^d(?:’|e )/, '');
    expect(ofName(name)).toBe(whole);
  });

  it('joins several as a list is said to be theirs', () => {
    expect(ofName(['Anne', 'Paul'])).toBe('d’Anne et Paul');
    expect(ofName(['Paul', 'Anne'])).toBe('de Paul et Anne');
    expect(ofName(['Zoé', 'Anne', 'Yves'])).toBe('de Zoé, Anne et Yves');
    expect(ofName(['Anne'])).toBe('d’Anne');
    expect(ofName(['', ' Anne ', ''])).toBe('d’Anne');
  });

  it('says nothing of nobody', () => {
    expect(ofName('')).toBe('');
    expect(ofName('  ')).toBe('');
    expect(ofName([])).toBe('');
  });

  it('follows « que » by the same rule', () => {
    expect(thatName('Anne')).toBe('qu’Anne');
    expect(thatName('Merveille')).toBe('que Merveille');
  });
});

describe('a list that bears the name of its owner', () => {
  it.each([
    ['Anne Petit', 'La liste d’Anne Petit'],
    ['Hélène & Yann', 'La liste d’Hélène & Yann'],
    ['Camille & Noé', 'La liste de Camille & Noé'],
    ['Anonyme', 'Une liste de naissance'],
    ['', 'Une liste de naissance'],
  ])('%s: %s', (owner, title) => {
    expect(defaultTitle(owner)).toBe(title);
  });

  it('says nothing of who has no name', () => {
    expect(listPageFr.description('Anonyme', 3)).toMatch(/^La liste de naissance\u202f:/);
    expect(listPageFr.description('Inès', 3)).toMatch(/^La liste de naissance d’Inès\u202f:/);
  });
});

it('no sentence of the site writes « de » before a name by itself', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'content-admin/**/*.{ts,tsx,astro}']);
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.filter((file) =>
    /\bde (?:\$?\{)[\w.]*\b(?:(?:display_|public|first|site)?name|owner|author|giver|brand|signature|siteName)\b(?!s)/i.test(
      readFileSync(file, 'utf8'),
    ),
  );
  // Places have a rule of their own, of which this is the end.
  expect(wrong.filter((file) => !/places\.fr\.ts$|of-name\.ts$/.test(file))).toEqual([]);
});
