// Goods of several rates of VAT, sold on one paper and given back in any parts.
import { describe, expect, it } from 'vitest';
import { splitVat } from '#src/features/accounting/vat.ts';
import { rateSums, ratesBack, type TaxedPaper, vatIn } from '#src/features/orders/invoices/rates.ts';
import { dice } from '#tests/support/dice.ts';

const paper = (kind: 'invoice' | 'credit', rates: NonNullable<TaxedPaper['facts']['rates']>): TaxedPaper => ({
  kind,
  total: rates.reduce((sum, { total }) => sum + total, 0),
  vat: vatIn(rates),
  facts: { rates, vat_percent: rates[0]?.percent ?? null, lines: [] },
});

it('a paper has the VAT of each rate, the highest first, and none of what bears none', () => {
  expect(
    rateSums([
      { rate: 550, cents: 1000 },
      { rate: 2000, cents: 2400 },
      { rate: 550, cents: 55 },
      { rate: null, cents: 900 },
    ]),
  ).toEqual([
    { percent: 20, total: 2400, vat: 400 },
    { percent: 5.5, total: 1055, vat: 55 },
  ]);
});

it('a book that comes back takes the VAT of books back', () => {
  const sold = paper(
    'invoice',
    rateSums([
      { rate: 2000, cents: 2400 },
      { rate: 550, cents: 1055 },
    ]),
  );
  expect(ratesBack([sold], { meant: [{ rate: 550, cents: 1055 }], cents: 1055 })).toEqual([
    { percent: 5.5, total: 1055, vat: 55 },
  ]);
});

it('a sum that is meant for nothing is of every rate, by what is left of each', () => {
  const sold = paper(
    'invoice',
    rateSums([
      { rate: 2000, cents: 3000 },
      { rate: 550, cents: 1000 },
    ]),
  );
  const back = ratesBack([sold], { meant: [], cents: 400 });
  expect(back.map(({ percent, total }) => [percent, total])).toEqual([
    [20, 300],
    [5.5, 100],
  ]);
});

it('a paper from before rates were told apart is of its one rate', () => {
  const old: TaxedPaper = { kind: 'invoice', total: 491, vat: 82, facts: { vat_percent: 20, lines: [] } };
  expect(ratesBack([old], { meant: [{ rate: null, cents: 491 }], cents: 491 })).toEqual([
    { percent: 20, total: 491, vat: 82 },
  ]);
  const without: TaxedPaper = {
    kind: 'invoice',
    total: 491,
    vat: 0,
    facts: { vat_percent: null, lines: [] },
  };
  expect(ratesBack([without], { meant: [], cents: 100 })).toEqual([]);
});

describe('given back in parts', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('walk %d adds up to the invoice', (seed) => {
    const roll = dice(seed);
    const rates = [2000, 1000, 550, 210].filter(() => roll(3) > 0);
    if (rates.length === 0) rates.push(550);
    const sold = rateSums(rates.map((rate) => ({ rate, cents: 1 + roll(5000) })));
    const papers = [paper('invoice', sold)];
    const left = new Map(sold.map(({ percent, total }) => [percent, total]));
    for (let n = 0; [...left.values()].some((cents) => cents > 0); n += 1) {
      const all = [...left.values()].reduce((sum, cents) => sum + cents, 0);
      const cents = n > 6 ? all : 1 + roll(all);
      const rate = rates[roll(rates.length)] ?? 550;
      const meant = roll(2) === 0 ? [] : [{ rate, cents: 1 + roll(cents) }];
      const back = ratesBack(papers, { meant, cents });
      expect(back.reduce((sum, { total }) => sum + total, 0)).toBe(cents);
      for (const { percent, total, vat } of back) {
        left.set(percent, (left.get(percent) ?? 0) - total);
        expect(left.get(percent)).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThanOrEqual(total);
      }
      papers.push(paper('credit', back));
      // The VAT that is left of each rate is that of what is left of it.
      const tax = sold.reduce((sum, { percent }) => sum + splitVat(left.get(percent) ?? 0, percent).vat, 0);
      expect(papers.reduce((sum, one) => sum + (one.kind === 'invoice' ? one.vat : -one.vat), 0)).toBe(tax);
    }
    expect(papers.reduce((sum, one) => sum + (one.kind === 'invoice' ? one.total : -one.total), 0)).toBe(0);
  });
});
