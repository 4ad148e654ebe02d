import { expect, it } from 'vitest';
import { askedWeek, weekQuotes } from '#src/features/assistant/answers/week-asked.ts';
import { cutPage } from '#src/features/assistant/passages/cut.ts';

it.each([
  ['je suis à 24 SA que faire', 'semaine-24'],
  ['semaine 12 de grossesse', 'semaine-12'],
  ['bébé à 20 semaines de grossesse', 'semaine-20'],
  ['ma sœur est à 12 semaines', 'semaine-12'],
  ['elle est à 30 semaines', 'semaine-30'],
  ['mon bébé de 3 semaines pleure le soir', 'bebe-semaine-3'],
  ['bb 2 semaines il dort mal', 'bebe-semaine-2'],
  ['quels rendez-vous quand ma fille a 6 semaines', 'bebe-semaine-6'],
  ['il a 5 semaines, que prévoir', 'bebe-semaine-5'],
  ['4 semaines après la naissance', 'bebe-semaine-4'],
  ['nourrisson de 1 semaine', 'bebe-semaine-1'],
  ['mon fils a 30 semaines', null],
  ['congé de 16 semaines', null],
  ['combien de semaines de grossesse', null],
  ['bébé a 6 mois', null],
])('reads the week that is asked for: %s', (question, slug) => {
  expect(askedWeek(question)).toBe(slug);
});

const page = {
  id: 1,
  path: '/grossesse/semaine-24',
  title: 'Semaine 24',
  kind: 'week',
  wordings: [],
  parts: cutPage(
    '<h2>Votre corps</h2><p>Le sommeil se morcelle. Le dos tire.</p><h2>Cette semaine</h2><ul><li>Passer la consultation.</li><li>Remplir la liste.</li><li>Marcher un peu.</li></ul>',
  ),
};
const said = (question: string) =>
  weekQuotes(page, question, []).flatMap(({ quote, under = [] }) => [...under, quote]);

it('tells what is to be done in a week, of who asks so', () => {
  for (const question of [
    '24 SA que faire',
    'à 24 SA je dois penser à des papiers ?',
    'quels rdv à 24 SA',
    'quoi préparer à 24 semaines',
  ])
    expect([...new Set(said(question))], question).toEqual([
      'Cette semaine',
      'Passer la consultation.',
      'Remplir la liste.',
      'Marcher un peu.',
    ]);
});

it('begins with the week itself otherwise, and goes on with what is to be done', () => {
  expect([...new Set(said('24 SA'))]).toEqual([
    'Le sommeil se morcelle.',
    'Cette semaine',
    'Passer la consultation.',
    'Remplir la liste.',
  ]);
});

it('quotes what was found on the page of the week first', () => {
  const found = { title: page.title, path: page.path, quote: 'Le dos tire.' };
  const other = { title: 'Une autre', path: '/x', quote: 'Rien.' };
  expect(weekQuotes(page, 'mal au dos à 24 SA', [found, other]).map(({ quote }) => quote)).toEqual([
    'Le sommeil se morcelle.',
    'Le dos tire.',
  ]);
});

it.each([
  ['neuvième semaine de grossesse', 'semaine-9'],
  ['vingt et unième semaine de grossesse', 'semaine-21'],
  ['trente-deuxième semaine de grossesse', 'semaine-32'],
  ['trentième semaine de grossesse', 'semaine-30'],
  ['à 5 semaines bébé a quel rendez-vous', 'bebe-semaine-5'],
  ['à 8 semaines il a quoi comme piqûres', 'bebe-semaine-8'],
  ['on est à 3 semaines de vie', 'bebe-semaine-3'],
  ['la première semaine à la maison', null],
])('reads a week told in letters, or before its child: %s', (question, slug) => {
  expect(askedWeek(question)).toBe(slug);
});
