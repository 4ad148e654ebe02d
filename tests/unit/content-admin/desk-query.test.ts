import { expect, test } from 'vitest';
import { ALL_OF_DESK, readDeskQuery, writeDeskQuery } from '#admin/shared/desk-query.ts';

const STATES = ['open', 'closed'] as const;
const UUID = '0d9e6b0e-3a55-4c9d-8b3f-4f5c3f1b2a10';

test('An address gives a desk its state, its page and what is open, and writing it gives the address back', () => {
  const address = `?etat=closed&page=3&paiement=${UUID}`;
  const asked = readDeskQuery(address, 'paiement', STATES);
  expect(asked).toEqual({ query: '', status: 'closed', page: 3, open: UUID });
  expect(writeDeskQuery(asked, 'paiement')).toBe(address);
});

test('What an address says that cannot be is the default', () => {
  const asked = readDeskQuery('?etat=lost&page=-2&paiement=%27--&q=camille', 'paiement', STATES);
  expect(asked).toEqual(ALL_OF_DESK);
  expect(readDeskQuery('?page=1e9', 'paiement', STATES).page).toBe(1);
});

test('The words that were searched for never go into the address', () => {
  expect(writeDeskQuery({ ...ALL_OF_DESK, query: 'camille@exemple.fr' }, 'paiement')).toBe('');
});
