import { expect, it } from 'vitest';
import { refundState, waitsFor } from '#admin/payments/payments.fr.ts';

it.each([
  ['asked', true, 'une autre personne'],
  ['asked', false, 'demandé par Rose'],
  ['failed', false, 'reste à rendre'],
] as const)('a refund that is %s (mine: %s) says whom it waits for', (status, mine, words) => {
  expect(waitsFor({ status, failure: null, mine, asked_by: 'Rose' })).toContain(words);
});

it('a refund that is done waits for nobody', () => {
  expect(waitsFor({ status: 'done', failure: null, mine: true, asked_by: 'Rose' })).toBe('');
});

const failed = { status: 'failed' as const, mine: true, asked_by: 'Rose' };

it('a refund that a bank gave in the provider’s place is done, and waits for nobody', () => {
  for (const failure of ['given_by_bank', 'given_by_transfer']) {
    expect(refundState({ ...failed, failure })).toBe('done');
    expect(waitsFor({ ...failed, failure })).toBe('');
  }
});

it('one that the provider refuses says what may be done about it', () => {
  expect(waitsFor({ ...failed, failure: 'charge_disputed' })).toContain('n’en rend rien');
  expect(waitsFor({ ...failed, failure: 'expired_or_canceled_card' })).toContain('demandez un autre');
});
