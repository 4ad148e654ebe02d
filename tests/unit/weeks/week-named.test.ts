import { describe, expect, it } from 'vitest';
import { weekNamed } from '#src/features/weeks/week-named.ts';
import { weekSlug } from '#src/features/weeks/weeks.ts';

const named = (query: string) => {
  const ref = weekNamed(query);
  return ref && weekSlug(ref);
};

describe('a query that names a week', () => {
  it.each([
    ['12 SA', 'semaine-12'],
    ['12sa', 'semaine-12'],
    ['SA 12', 'semaine-12'],
    ['12 semaines d’aménorrhée', 'semaine-12'],
    ['semaine 12', 'semaine-12'],
    ['12e semaine', 'semaine-12'],
    ['12ème semaine de grossesse', 'semaine-12'],
    ['1re semaine', 'semaine-1'],
    ['la 22e semaine', 'semaine-22'],
    ['22 semaines de grossesse', 'semaine-22'],
    ['20 SG', 'semaine-22'],
    ['enceinte de 22 semaines', 'semaine-22'],
    ['je suis enceinte de 5 mois', 'semaine-24'],
    ['5 mois de grossesse', 'semaine-24'],
    ['5e mois', 'semaine-20'],
    ['cinquième mois de grossesse', 'semaine-20'],
    ['8ème mois', 'semaine-33'],
    ['bébé 3 semaines', 'bebe-semaine-3'],
    ['nouveau-né semaine 2', 'bebe-semaine-2'],
  ])('%s is %s', (query, slug) => {
    expect(named(query)).toBe(slug);
  });

  it.each([
    '',
    '12',
    '12 mois',
    'pyjama 6 mois',
    'gigoteuse 3 mois',
    'bébé 5 mois',
    '50 SA',
    '12e mois de grossesse',
    'couches 3 semaines',
    'semaine prochaine',
    'sac 12 semaines',
    '0 SA',
  ])('"%s" names none', (query) => {
    expect(named(query)).toBeNull();
  });
});
