import { expect, it } from 'vitest';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import { dangersAcross } from './data/dangers-across.ts';

it.each(dangersAcross.map(([urgent, ...questions]) => ({ urgent, questions })))(
  'looks for a danger across the questions of a thread: $urgent, $questions',
  ({ urgent, questions }) => {
    const found = findRedFlagAfter(questions.slice(0, -1), questions.at(-1) ?? '');
    expect(found !== null).toBe(urgent);
  },
);

it('tells a danger once, and not of what is asked after it', () => {
  expect(findRedFlagAfter(['je suis enceinte et je saigne'], 'que mettre dans la valise')).toBeNull();
  expect(findRedFlagAfter(['mon bébé de 2 mois a 39'], 'comment créer une liste')).toBeNull();
});
