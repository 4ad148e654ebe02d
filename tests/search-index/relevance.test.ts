import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WRITTEN_WORDS } from '#src/features/search/written-words.fr.ts';
import {
  type Half,
  halfOf,
  isHeldBack,
  isToldApart,
  PAGE_KINDS,
  PRODUCT_KINDS,
  SILENT,
} from './relevance/judgements.ts';
import { STRANGERS, type Stranger } from './relevance/queries/strangers.ts';
import { figuresOf, gradesOf, judge, judgeStranger, ofHalf, worstOf } from './relevance/relevance.ts';
import { pageDocuments, stockDemo } from './relevance/stock.ts';
import { ENGINES } from './support/engines.ts';

/**
 * Just under what the engines scored when these were written: whoever makes most answers worse falls below, and
 * whoever makes them better raises them. `npm run bench -- relevance` prints every figure.
 */
const FLOORS: Record<string, Record<Half, number>> = {
  Meilisearch: { tune: 0.895, held: 0.843 },
  PGlite: { tune: 0.895, held: 0.838 },
  PostgreSQL: { tune: 0.895, held: 0.838 },
};

/** The same for the share of the queries for what is not sold here that stay quiet, on every engine. */
const QUIET: Record<Half, number> = { tune: 0.96, held: 0.85 };

/** The same for the strangers’ queries, on every engine. */
const STRANGER: Record<Stranger, Record<Half, number>> = {
  second: { tune: 0.86, held: 0.84 },
  third: { tune: 0.83, held: 0.68 },
  fourth: { tune: 0.88, held: 0.84 },
  fifth: { tune: 0.87, held: 0.84 },
  sixth: { tune: 0.83, held: 0.8 },
};

/** Lists of pages, which no document of the index is about today, but which the site has. */
const LISTS = [
  '/auteur/la-redaction',
  '/magazine/demarches',
  '/prenoms/filles',
  '/prenoms/mixtes',
  '/marque/joliroc',
];

type Kind = readonly (readonly [string, ...unknown[]])[];
const kinds: Kind[] = [...Object.values(PRODUCT_KINDS), ...Object.values(PAGE_KINDS)];
const asked = kinds.flatMap((kind) => [...halfOf(kind, 'tune'), ...halfOf(kind, 'held')]);

describe('The judgements', () => {
  it('are enough, each query once, and half of every kind is held back', () => {
    expect(asked.length).toBeGreaterThanOrEqual(400);
    const queries = new Set(asked.map(([query]) => query));
    expect(queries.size).toBe(asked.length);
    for (const kind of kinds) {
      const [tune, held] = [halfOf(kind, 'tune'), halfOf(kind, 'held')];
      // What two kinds ask is asked once.
      const left = kind.filter((row) => ![...tune, ...held].includes(row));
      expect(left.filter(([query]) => !queries.has(query))).toEqual([]);
      if (isHeldBack(kind)) expect(tune).toEqual([]);
      else if (!isToldApart(kind))
        expect(Math.abs(tune.length - held.length)).toBeLessThanOrEqual(1 + left.length);
    }
  });

  it('know a product that is what each query asks for, and none where silence is asked', () => {
    for (const [kind, judged] of Object.entries(PRODUCT_KINDS))
      for (const row of judged) {
        const best = Math.max(...gradesOf(row));
        if (SILENT.has(kind)) expect(best, row[0]).toBeLessThan(2);
        else expect(best, row[0]).toBe(3);
      }
  });

  it('name addresses that the site has', { timeout: 120_000 }, async () => {
    const known = new Set([...(await pageDocuments()).map(({ href }) => href), ...LISTS]);
    const named = Object.values(PAGE_KINDS).flatMap((kind) =>
      kind.flatMap(([, best, good = [], fair = []]) => [...best, ...good, ...fair]),
    );
    const isPage = (href: string) =>
      known.has(href) || ['.astro', '/index.astro'].some((end) => existsSync(`src/pages${href}${end}`));
    expect(named.filter((href) => !isPage(href))).toEqual([]);
    // Our tools and articles are asked for by other words too: none of these is left behind by a page that moved.
    expect(Object.keys(WRITTEN_WORDS).filter((href) => !known.has(href))).toEqual([]);
  });
});

/** PGlite runs the statements of PostgreSQL, more slowly: it is judged where there is no other. */
const JUDGED = ENGINES.filter(
  ([name]) => name !== 'PGlite' || !ENGINES.some(([other]) => other === 'PostgreSQL'),
);

describe.each(JUDGED)('The answers of %s to what people type', (name, open) => {
  it('are worth the floor, in the half one tunes on and in the other', { timeout: 300_000 }, async () => {
    const engine = await open();
    try {
      await stockDemo(engine.index);
      const answers = await judge(engine.index);
      const worst = worstOf(answers, 5).map(({ query, found }) => `${query}: ${found.join(', ')}`);
      for (const half of ['tune', 'held'] as const) {
        const { ndcg, quiet } = figuresOf(ofHalf(answers, half));
        expect(ndcg, `${half}\n${worst.join('\n')}`).toBeGreaterThanOrEqual(FLOORS[name]?.[half] ?? 1);
        expect(quiet, `quiet, ${half}`).toBeGreaterThanOrEqual(QUIET[half]);
      }
      for (const stranger of STRANGERS) {
        const theirs = await judgeStranger(engine.index, stranger);
        for (const half of ['tune', 'held'] as const)
          expect(
            figuresOf(ofHalf(theirs, half)).ndcg,
            `${stranger} stranger, ${half}`,
          ).toBeGreaterThanOrEqual(STRANGER[stranger][half]);
      }
    } finally {
      await engine.close();
    }
  });
});
