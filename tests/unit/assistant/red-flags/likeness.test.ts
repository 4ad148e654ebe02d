import { expect, it } from 'vitest';
import learnt from '#src/features/assistant/red-flags/data/likeness.json' with { type: 'json' };
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { soundsLikeDanger } from '#src/features/assistant/red-flags/likeness.ts';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import { halfOf, KINDS, type Row } from '#tests/api/assistant/judged/judged.ts';
import { newAttributes, newNeeds, newSynonyms } from '#tests/search-index/relevance/queries/newcomer.ts';
import { newArticles, newPlaces } from '#tests/search-index/relevance/queries/newcomer-pages.ts';
import { CLIPPED_URGENT } from './data/clipped-at-night.ts';
import { learntFrom } from './data/learnt-from.ts';
import {
  LATER_UNSEEN_ORDINARY,
  LATER_UNSEEN_URGENT,
  SEEN_ORDINARY,
  SEEN_URGENT,
  UNSEEN_ORDINARY,
  UNSEEN_URGENT,
} from './data/three-in-the-morning.ts';
import { LAST_ORDINARY, LAST_URGENT } from './data/typed-at-night.ts';

const heard = (question: string) => findRedFlagAfter([], question) !== null;
const share = (questions: readonly string[]) => questions.filter(heard).length / questions.length;

it('was learnt from the wordings as they stand: else run scripts/data/likeness.ts', () => {
  expect(learnt.digest).toBe(learntFrom().digest);
});

it('misses none of the dangers that it was learnt from', () => {
  expect(learntFrom().dangers.filter((wording) => !heard(wording))).toEqual([]);
});

it('hears dangers at three in the morning: of the unseen half 66 of 81 by the rules of then, 77 with likeness', () => {
  expect(SEEN_URGENT.filter((wording) => !findRedFlag(wording))).toEqual([]);
  expect([...UNSEEN_URGENT, ...LATER_UNSEEN_URGENT].filter((wording) => !heard(wording))).toEqual([]);
});

it('hears more of the other rounds that it was not learnt from than rules alone do', () => {
  const unseen = [...LAST_URGENT, ...CLIPPED_URGENT.filter((_, place) => place % 2 === 1)];
  expect(unseen.filter((wording) => findRedFlag(wording)).length).toBeLessThan(41);
  expect(unseen.filter(heard).length).toBeGreaterThanOrEqual(47);
});

it('raises no more alarms than two in a hundred in ordinary questions that it was not learnt from', () => {
  const judged = Object.values<readonly Row[]>(KINDS).flatMap((rows) => halfOf(rows, 'held'));
  const searched = [newNeeds, newSynonyms, newAttributes, newArticles, newPlaces].flat();
  const unseen = [...judged, ...searched].map(([question]) => question);
  expect(unseen.length).toBeGreaterThan(290);
  expect(share(unseen)).toBeLessThanOrEqual(0.02);
  // Near misses, in the words of dangers.
  expect(share([...SEEN_ORDINARY, ...UNSEEN_ORDINARY, ...LAST_ORDINARY])).toBeLessThanOrEqual(0.03);
  // Some that tell rather than ask.
  expect(share(LATER_UNSEEN_ORDINARY)).toBeLessThanOrEqual(0.1);
});

it.each([
  'perdre les eaux ça arrive à combien de semaines en général',
  'la poche des eaux ça ressemble à quoi en général',
  'comment on perd les eaux',
  'il a le bleu qui déteint sur son body',
  'un bleu marine qui ne déteint pas au lavage',
])('leaves alone what is asked of everybody, and the dye of cloth: « %s »', (question) =>
  expect(heard(question)).toBe(false),
);

it.each([
  'je crois que je perds les eaux, c’est comment en général',
  'elle perd les eaux ça arrive à combien de semaines',
  'mon bébé ne respire plus comme d’habitude',
  'bébé respire mal d’habitude il est pas comme ça',
  'il a avalé la teinture qui déteint',
  'perte des eaux à 30 semaines maintenant',
])('hears it of somebody, or now: « %s »', (question) => expect(heard(question)).toBe(true));

it('says nothing of what only introduces a child, of what leans on another question, and of years ago', () => {
  for (const question of [
    'mon bébé a 2 mois',
    'je suis enceinte de 30 semaines',
    'et à 4 mois ?',
    'bébé bleu',
    '',
    '🙂',
    'mon bébé a convulsé il y a 3 ans',
  ])
    expect(soundsLikeDanger(question), question).toBe(false);
});
