import { describe, expect, it } from 'vitest';
import { PAGE_KINDS, PRODUCT_KINDS } from './relevance/judgements.ts';
import {
  STRANGERS,
  type Stranger,
  type StrangerKinds,
  strangerKinds,
} from './relevance/queries/strangers.ts';
import { gradesOf } from './relevance/relevance.ts';
import { fold } from './relevance/seen.ts';
import { pageDocuments } from './relevance/stock.ts';

/** So many queries each of them wrote, at least. */
const WROTE: Record<Stranger, number> = { second: 200, third: 160, fourth: 150, fifth: 160, sixth: 200 };

const halvesOf = (stranger: Stranger) => ({
  tune: strangerKinds(stranger, 'tune'),
  held: strangerKinds(stranger, 'held'),
});
const rowsOf = ({ products, silence, pages }: StrangerKinds) => [
  ...Object.values(products).flat(),
  ...Object.values(silence).flat(),
  ...Object.values(pages).flat(),
];
const plain = (query: string) => fold(query).replaceAll(/[^a-z\d]+/g, ' ');
const queriesOf = (stranger: Stranger) =>
  Object.values(halvesOf(stranger))
    .flatMap(rowsOf)
    .map(([query]) => plain(query));

describe.each(STRANGERS)('The queries of the %s stranger', (stranger) => {
  const halves = halvesOf(stranger);

  it('are enough, each once, none asked by another, half of every kind unseen', () => {
    const queries = queriesOf(stranger);
    expect(queries.length).toBeGreaterThanOrEqual(WROTE[stranger]);
    expect(new Set(queries).size).toBe(queries.length);
    const others = new Set([
      ...[...Object.values(PRODUCT_KINDS), ...Object.values(PAGE_KINDS)]
        .flat()
        .map(([query]) => plain(query)),
      ...STRANGERS.filter((one) => one !== stranger).flatMap(queriesOf),
    ]);
    expect(queries.filter((query) => others.has(query))).toEqual([]);
    for (const target of ['products', 'silence', 'pages'] as const) {
      expect(Object.keys(halves.held[target]).sort()).toEqual(Object.keys(halves.tune[target]).sort());
      for (const [kind, rows] of Object.entries(halves.tune[target]))
        expect(Math.abs(rows.length - (halves.held[target][kind]?.length ?? 0)), kind).toBeLessThanOrEqual(1);
    }
  });

  it.each(['tune', 'held'] as const)('know a product that is what is asked for, in the half "%s"', (half) => {
    const without = Object.values(halves[half].products)
      .flat()
      .filter((row) => !gradesOf(row).includes(3));
    expect(without.length).toBe(0);
    const loud = Object.values(halves[half].silence)
      .flat()
      .filter((row) => Math.max(...gradesOf(row)) > 1);
    expect(loud.length).toBe(0);
  });

  it('name addresses that the site has', { timeout: 120_000 }, async () => {
    const known = new Set((await pageDocuments()).map(({ href }) => href));
    const named = Object.values(halves).flatMap(({ pages }) =>
      Object.values(pages)
        .flat()
        .flatMap(([, best, good = [], fair = []]) => [...best, ...good, ...fair]),
    );
    expect(named.filter((href) => !known.has(href))).toEqual([]);
  });
});
