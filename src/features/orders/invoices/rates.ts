import { splitVat } from '#src/features/accounting/vat.ts';
import { percentOf } from '#src/lib/vat-rates.ts';
import type { InvoiceFacts } from '#src/server/db/schema/invoices.ts';
import { splitCents } from '../shares.ts';

/** The part of a paper at one rate of VAT: cents that its buyer pays, and the tax in them. */
export type RateSum = NonNullable<InvoiceFacts['rates']>[number];

/** Cents at a rate, in hundredths of a percent; null: without VAT. */
export interface RatedCents {
  rate: number | null;
  cents: number;
}

/** A paper as far as its tax goes. */
export interface TaxedPaper {
  kind: string;
  total: number;
  vat: number;
  facts: Pick<InvoiceFacts, 'rates' | 'vat_percent' | 'lines'>;
}

const sumOf = (sums: readonly RateSum[], of: 'total' | 'vat') => sums.reduce((sum, one) => sum + one[of], 0);
export const vatIn = (rates: readonly RateSum[]): number => sumOf(rates, 'vat');

/** The rate that a paper names alone, or the highest of several; null without VAT. */
export const percentSaid = (rates: readonly RateSum[]): number | null => rates[0]?.percent ?? null;

/** Sums at each rate, the highest first. What bears no VAT is in none. */
export function rateSums(parts: readonly RatedCents[]): RateSum[] {
  const byRate = Map.groupBy(
    parts.flatMap(({ rate, cents }) => (rate === null ? [] : [{ rate, cents }])),
    ({ rate }) => rate,
  );
  return [...byRate]
    .map(([rate, some]) => {
      const total = some.reduce((sum, { cents }) => sum + cents, 0);
      return { percent: percentOf(rate), total, vat: splitVat(total, percentOf(rate)).vat };
    })
    .toSorted((a, b) => b.percent - a.percent);
}

/** The rates of a paper; those from before 29 November 2026 have one. */
export const ratesOf = ({ total, vat, facts }: TaxedPaper): RateSum[] =>
  facts.rates ?? (facts.vat_percent === null ? [] : [{ percent: facts.vat_percent, total, vat }]);

/** Sums of an invoice and its credits that are left, the highest rate first. */
function leftOf(papers: readonly TaxedPaper[]): RateSum[] {
  const left = new Map<number, RateSum>();
  for (const paper of papers)
    for (const { percent, total, vat } of ratesOf(paper)) {
      const sign = paper.kind === 'invoice' ? 1 : -1;
      const known = left.get(percent) ?? { percent, total: 0, vat: 0 };
      left.set(percent, { percent, total: known.total + sign * total, vat: known.vat + sign * vat });
    }
  return [...left.values()].toSorted((a, b) => b.percent - a.percent);
}

/**
 * The rates of `cents` that go back of some papers of one seller, an invoice and its credits: first at the rates of what
 * they are `meant` for, then in proportion of what is left. The VAT is what is left of each rate less that of what will
 * be: credits add up to their invoice, however many they are.
 */
export function ratesBack(
  papers: readonly TaxedPaper[],
  { meant, cents }: { meant: readonly RatedCents[]; cents: number },
): RateSum[] {
  const left = leftOf(papers);
  const taken = left.map(({ percent, total }) => {
    const wanted = meant.reduce(
      (sum, one) => (one.rate !== null && percentOf(one.rate) === percent ? sum + one.cents : sum),
      0,
    );
    return Math.min(wanted, Math.max(0, total));
  });
  const rest = cents - taken.reduce((sum, one) => sum + one, 0);
  const room = left.map(({ total }, n) => Math.max(0, total - (taken[n] ?? 0)));
  const shares = splitCents(rest, room);
  return left.flatMap(({ percent, total, vat }, n) => {
    const back = (taken[n] ?? 0) + (shares[n] ?? 0);
    if (back <= 0) return [];
    const tax = vat - splitVat(Math.max(0, total - back), percent).vat;
    // Papers from before 28 November 2026 may be a cent beside the rule.
    return [{ percent, total: back, vat: Math.min(Math.max(0, tax), back) }];
  });
}
