import type { SearchIndex } from '#search/index.ts';
import { none, type PageRow, type Row } from './judgement.ts';
import { type Half, halfOf, PAGE_KINDS, PRODUCT_KINDS, SILENT } from './judgements.ts';
import { ndcg, reciprocalRank } from './ndcg.ts';
import { type Stranger, strangerKinds } from './queries/strangers.ts';
import { SEEN } from './seen.ts';

/** So many wrong answers to a query for what is not sold here still are quiet. */
const QUIET = 3;

export interface Judged {
  kind: string;
  half: Half;
  query: string;
  /** null where silence is asked. */
  ndcg: number | null;
  rank: number;
  empty: boolean;
  quiet: boolean;
  /** The first ones, as a reader of a report wants them: grade and name. */
  found: string[];
}

/** Every judged query: products through the instant search, as the overlay asks it; pages as the page of results. */
export async function judge(index: SearchIndex): Promise<Judged[]> {
  const answers: Judged[] = [];
  for (const half of ['tune', 'held'] as const) {
    for (const [kind, rows] of Object.entries<readonly Row[]>(PRODUCT_KINDS))
      for (const row of halfOf(rows, half))
        answers.push({ kind, half, ...(await judgeProducts(index, row, SILENT.has(kind))) });
    for (const [kind, rows] of Object.entries<readonly PageRow[]>(PAGE_KINDS))
      for (const row of halfOf(rows, half)) answers.push({ kind, half, ...(await judgePages(index, row)) });
  }
  return answers;
}

/** A stranger's queries, told apart from all others: both halves, each of its own file. */
export async function judgeStranger(index: SearchIndex, stranger: Stranger): Promise<Judged[]> {
  const answers: Judged[] = [];
  for (const half of ['tune', 'held'] as const) {
    const { products, silence, pages } = strangerKinds(stranger, half);
    for (const [kind, rows] of Object.entries(products))
      for (const row of rows) answers.push({ kind, half, ...(await judgeProducts(index, row, false)) });
    for (const [kind, rows] of Object.entries(silence))
      for (const row of rows) answers.push({ kind, half, ...(await judgeProducts(index, row, true)) });
    for (const [kind, rows] of Object.entries(pages))
      for (const row of rows) answers.push({ kind, half, ...(await judgePages(index, row)) });
  }
  return answers;
}

type Answer = Omit<Judged, 'kind' | 'half'>;

async function judgeProducts(index: SearchIndex, row: Row, silence: boolean): Promise<Answer> {
  const [query] = row;
  const grades = gradesOf(row);
  const { products } = await index.instant({ query, limit: [20, 10, 40], highlight: false });
  const places = products.results.map(({ id }) => id - 1);
  if (new Set(places).size < places.length) throw new Error(`a product is answered twice to ${query}`);
  const found = places.map((at) => grades[at] ?? 0);
  return {
    query,
    ndcg: silence ? null : ndcg(found, grades),
    rank: reciprocalRank(found),
    empty: found.length === 0,
    quiet: found.filter((grade) => grade === 0).length <= QUIET,
    found: places.slice(0, 10).map((at) => `${grades[at]} ${SEEN[at]?.name}`),
  };
}

/** 3, 2, 1 or 0 for each product of the demo catalogue. */
export function gradesOf([, best, good = none, fair = none]: Row): number[] {
  return SEEN.map((product) => {
    if (best(product)) return 3;
    if (good(product)) return 2;
    return fair(product) ? 1 : 0;
  });
}

/** Questions stand on one page: who judged by its address alone is content with a place on it. */
const isAt = (href: string, judged: string) => href === judged || href.startsWith(`${judged}#`);

async function judgePages(index: SearchIndex, [query, best, good = [], fair = []]: PageRow): Promise<Answer> {
  const { items } = await index.content({ query, limit: 10 });
  const told = new Set<string>();
  const found = items.map(({ href }) => {
    const judged = [...best, ...good, ...fair].find((one) => isAt(href, one));
    // Many questions share one page: where that is what is judged, the reader goes there once.
    if (judged === undefined || told.has(judged)) return 0;
    told.add(judged);
    if (best.includes(judged)) return 3;
    return good.includes(judged) ? 2 : 1;
  });
  const all = [...best.map(() => 3), ...good.map(() => 2), ...fair.map(() => 1)];
  return {
    query,
    ndcg: ndcg(found, all),
    rank: reciprocalRank(found),
    empty: items.length === 0,
    quiet: true,
    found: items.map(({ href }, at) => `${found[at]} ${href}`),
  };
}

export interface Figures {
  queries: number;
  ndcg: number;
  /** Mean reciprocal rank of the first answer that does. */
  mrr: number;
  /** Share of the queries that something answers and that got nothing. */
  empty: number;
  /** Share of the queries for what is not sold here that stayed quiet; null without any. */
  quiet: number | null;
}

export function figuresOf(answers: readonly Judged[]): Figures {
  const asked = answers.filter(({ ndcg: score }) => score !== null);
  const silent = answers.filter(({ ndcg: score }) => score === null);
  const mean = (of: readonly Judged[], value: (one: Judged) => number) =>
    of.length === 0 ? Number.NaN : of.reduce((sum, one) => sum + value(one), 0) / of.length;
  return {
    queries: answers.length,
    ndcg: mean(asked, (one) => one.ndcg ?? 0),
    mrr: mean(asked, ({ rank }) => rank),
    empty: mean(asked, ({ empty }) => Number(empty)),
    quiet: silent.length === 0 ? null : mean(silent, ({ quiet }) => Number(quiet)),
  };
}

export const ofHalf = (answers: readonly Judged[], half: Half) => answers.filter((one) => one.half === half);

/** The queries answered worst of the half that one tunes on: those held back are never shown one by one. */
export function worstOf(answers: readonly Judged[], count: number): Judged[] {
  return ofHalf(answers, 'tune')
    .filter(({ ndcg: score }) => score !== null)
    .toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))
    .slice(0, count);
}
