import { expect, it } from 'vitest';
import { type Addressed, addressesCsv } from '#admin/payments/addresses-csv.ts';

const card = (more: Partial<Addressed['address']> = {}): Addressed => ({
  id: 7,
  state: 'waiting',
  reference: '00000000-0000-4000-8000-000000000000',
  list_title: 'La liste de Camille',
  words: 'Bienvenue',
  giver: null,
  address: {
    recipient: 'Camille Durand',
    line1: '3 rue des Lilas',
    line2: '',
    postal_code: '01000',
    city: 'Bourg-en-Bresse',
    ...more,
  },
  paid_at: null,
  printed_at: null,
  sent_at: null,
});

it('writes a destination a line, and no formula that somebody typed', () => {
  const file = addressesCsv([card(), card({ recipient: '=HYPERLINK("x")', line2: 'Bât. A; 2e étage' })]);
  expect(file.split('\r\n').slice(1, 3)).toEqual([
    '7;La liste de Camille;Camille Durand;3 rue des Lilas;;01000;Bourg-en-Bresse',
    '7;La liste de Camille;"\'=HYPERLINK(""x"")";3 rue des Lilas;"Bât. A; 2e étage";01000;Bourg-en-Bresse',
  ]);
});
