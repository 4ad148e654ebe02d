import { expect, it } from 'vitest';
import { waitsFor } from '#admin/payments/payments.fr.ts';

it.each([
  ['asked', true, 'une autre personne'],
  ['asked', false, 'demandé par Rose'],
  ['failed', false, 'reste à rendre'],
] as const)('a refund that is %s (mine: %s) says whom it waits for', (status, mine, words) => {
  expect(waitsFor({ status, mine, asked_by: 'Rose' })).toContain(words);
});

it('a refund that is done waits for nobody', () => {
  expect(waitsFor({ status: 'done', mine: true, asked_by: 'Rose' })).toBe('');
});
