import { expect, it } from 'vitest';
import { callable, isOwnPath, partsOf, unnamed } from '#src/features/assistant/page/parts.ts';
import { URGENT_TEXTS } from '#src/features/assistant/red-flags/red-flags.fr.ts';

const page = (n: number, path: string) => ({ n, path, title: path, quote: '' });

it('gives each sentence its sources, and one page its link once where its sentences follow each other', () => {
  const answer = {
    by: 'pages' as const,
    text: 'Il dure 25 jours [1]. Il passe à 32 jours [2]. La mairie le dit [3].',
    citations: [page(1, '/a'), page(2, '/a'), page(3, '/b')],
  };
  expect(partsOf(answer).map(({ text, sources }) => [text, sources.map(({ n }) => n)])).toEqual([
    ['Il dure 25 jours.', []],
    ['Il passe à 32 jours.', [2]],
    ['La mairie le dit.', [3]],
  ]);
  expect(partsOf({ ...answer, by: 'model' })[0]?.sources).toHaveLength(1);
  expect(unnamed({ ...answer, citations: [...answer.citations, page(4, '/c')] })).toEqual([page(4, '/c')]);
});

it('leaves a question that is quoted in a sentence whole, and a mark apart before its citation', () => {
  const text = 'Les plus proches : « Combien ? » [1], « Où ? » [2]. Où dort-elle [3] ? Mesurez [4].';
  const citations = [1, 2, 3, 4].map((n) => page(n, `/${n}`));
  expect(partsOf({ by: 'pages', text, citations }).map((said) => said.text)).toEqual([
    'Les plus proches : « Combien ? », « Où ? ».',
    'Où dort-elle ?',
    'Mesurez.',
  ]);
});

it('lets each number of an urgent text be called, and nothing else of it', () => {
  for (const text of Object.values(URGENT_TEXTS)) {
    const pieces = callable(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.some(({ href }) => href === 'tel:15' || href === 'tel:17')).toBe(true);
  }
  const poison = callable(URGENT_TEXTS.poison).flatMap(({ href }) => href ?? []);
  expect(poison).toEqual(['tel:15', 'tel:+33140054848', 'sms:114']);
});

it('draws links to our own pages alone', () => {
  expect(isOwnPath('/magazine/x')).toBe(true);
  for (const path of [
    '//exemple.fr',
    '/\\exemple.fr',
    'javascript:alert(1)',
    'https://exemple.fr',
    '/a b',
    '',
  ])
    expect(isOwnPath(path), path).toBe(false);
});

it('draws the row of a table in its cells, each under the head of its column, which is said once', () => {
  const row = (n: number, cells: string[]) => ({
    ...page(n, '/lait'),
    quote: cells.join(' '),
    row: { head: ['Où', 'Combien de temps'], cells },
  });
  const answer = {
    by: 'pages' as const,
    text: 'Où Combien de temps : [1] Au frigo 48 heures [2]. Au congélateur 4 mois [3]. Jetez le reste [4].',
    citations: [
      page(1, '/lait'),
      row(2, ['Au frigo', '48 heures']),
      row(3, ['Au congélateur', '4 mois']),
      page(4, '/lait'),
    ],
  };
  expect(partsOf(answer).map(({ text, cells }) => cells ?? text)).toEqual([
    [
      { head: 'Où', text: 'Au frigo' },
      { head: 'Combien de temps', text: '48 heures' },
    ],
    [
      { head: 'Où', text: 'Au congélateur' },
      { head: 'Combien de temps', text: '4 mois' },
    ],
    'Jetez le reste.',
  ]);
});
