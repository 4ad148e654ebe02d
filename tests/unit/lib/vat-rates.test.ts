import { expect, it } from 'vitest';
import { rateOf, readVatPercent, VAT_PERCENTS, vatPercentOf } from '#src/lib/vat-rates.ts';

it.each([
  ['20', 20],
  ['20,00 %', 20],
  ['5.5', 5.5],
  ['5,50', 5.5],
  [' 5,5\u00A0% ', 5.5],
  ['TVA 5,5', 5.5],
  ['tva-10', 10],
  ['TVA20', 20],
  ['vat: 2.1%', 2.1],
  ['0,055', 5.5],
  ['0.2', 20],
  ['', 'none'],
  ['0', 'none'],
  ['0 %', 'none'],
  ['2', null],
  ['19,6', null],
  ['0,5', null],
  ['-20', null],
  ['vingt', null],
  ['20 10', null],
  ['5,5,5', null],
] as const)('%j is %j', (text, percent) => {
  expect(readVatPercent(text)).toBe(percent);
});

it('a rate is the same after the database', () => {
  expect(VAT_PERCENTS.map((percent) => vatPercentOf(rateOf(percent)))).toEqual([...VAT_PERCENTS]);
  expect(vatPercentOf(null)).toBeNull();
});
