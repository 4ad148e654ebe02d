import { describe, expect, it } from 'vitest';
import { PAGE_KINDS, PRODUCT_KINDS } from './relevance/judgements.ts';
import { secondStranger } from './relevance/queries/second-stranger.ts';
import { gradesOf } from './relevance/relevance.ts';
import { fold } from './relevance/seen.ts';
import { pageDocuments } from './relevance/stock.ts';

const HALVES = { tune: secondStranger('tune'), held: secondStranger('held') };
const rowsOf = ({ products, silence, pages }: (typeof HALVES)['tune']) => [
  ...Object.values(products).flat(),
  ...Object.values(silence).flat(),
  ...Object.values(pages).flat(),
];
const plain = (query: string) => fold(query).replaceAll(/[^a-z\d]+/g, ' ');
const queries = [...rowsOf(HALVES.tune), ...rowsOf(HALVES.held)].map(([query]) => plain(query));

describe('The second stranger’s queries', () => {
  it('are two hundred, each once, none asked by another, half of every kind unseen', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries).size).toBe(queries.length);
    const earlier = new Set(
      [...Object.values(PRODUCT_KINDS), ...Object.values(PAGE_KINDS)].flat().map(([query]) => plain(query)),
    );
    expect(queries.filter((query) => earlier.has(query))).toEqual([]);
    for (const target of ['products', 'silence', 'pages'] as const) {
      expect(Object.keys(HALVES.held[target]).sort()).toEqual(Object.keys(HALVES.tune[target]).sort());
      for (const [kind, rows] of Object.entries(HALVES.tune[target]))
        expect(Math.abs(rows.length - (HALVES.held[target][kind]?.length ?? 0)), kind).toBeLessThanOrEqual(1);
    }
  });

  it.each(['tune', 'held'] as const)('know a product that is what is asked for, in the half "%s"', (half) => {
    const without = Object.values(HALVES[half].products)
      .flat()
      .filter((row) => !gradesOf(row).includes(3));
    expect(without.length).toBe(0);
    const loud = Object.values(HALVES[half].silence)
      .flat()
      .filter((row) => Math.max(...gradesOf(row)) > 1);
    expect(loud.length).toBe(0);
  });

  it('name addresses that the site has', { timeout: 120_000 }, async () => {
    const known = new Set((await pageDocuments()).map(({ href }) => href));
    const named = [HALVES.tune, HALVES.held].flatMap(({ pages }) =>
      Object.values(pages)
        .flat()
        .flatMap(([, best, good = [], fair = []]) => [...best, ...good, ...fair]),
    );
    expect(named.filter((href) => !known.has(href))).toEqual([]);
  });
});
