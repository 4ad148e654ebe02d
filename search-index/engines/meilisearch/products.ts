import type { ProductFacets, ProductSort, ProductsAnswer, ProductsQuery } from '../../contract.ts';
import type { IndexedProduct } from '../../documents/product.ts';
import { NO_FACETS } from '../../facets.ts';
import { shownOf } from '../../plan/plan.ts';
import { slicesOf } from '../../plan/slices.ts';
import { strategyOf } from '../../plan/strategy.ts';
import { facetsOf } from './counted.ts';
import { filtersOf } from './filters.ts';
import { multiSearch, type Result } from './multi-search.ts';
import type { Opened } from './opened.ts';
import { inPinOrder } from './pins.ts';
import {
  type Asking,
  answersTo,
  clausesBut,
  inTurn,
  requestOf,
  totalOf,
  type Written,
  written,
} from './segments.ts';

const SORTS: Record<ProductSort, string[] | undefined> = {
  relevance: undefined,
  price_asc: ['price:asc'],
  price_desc: ['price:desc'],
  newest: ['created_at:desc'],
};

export function emptyAnswer({ page, per_page }: Pick<ProductsQuery, 'page' | 'per_page'>): ProductsAnswer {
  return { items: [], page, per_page, total: 0, whole: 0, facets: NO_FACETS, understood: [], widened: null };
}

/** The most products found by words that others may follow: later segments leave these out, and it holds them all. */
const FOLLOWED = 10;

const isFollowed = ({ query, pinned }: Written) => query !== null && !pinned;

/**
 * The segments again, each without the products that the words of those before it found: this engine tells conditions
 * apart by themselves, and words by what they found alone. Null: nothing was found twice.
 */
function apart({ segments }: Asking, answers: readonly (readonly Result[])[]): Written[] | null {
  const ids: string[] = [];
  let changed = false;
  const told = segments.map((segment, at) => {
    const found = answers[at]?.[0];
    const one =
      ids.length > 0
        ? { ...segment, filter: `(${segment.filter}) AND id NOT IN [${ids.join(', ')}]` }
        : segment;
    if (ids.length > 0 && totalOf(found) > 0) changed = true;
    if (isFollowed(segment) && totalOf(found) < FOLLOWED)
      ids.push(...(found?.hits ?? []).map(({ id }) => String(id)));
    return one;
  });
  return changed ? told : null;
}

interface Found {
  items: IndexedProduct[];
  total: number;
  /** Of them, those of segments that hold all that was asked for. */
  whole: number;
  facets: ProductFacets;
}

async function search(
  opened: Opened,
  asking: Asking,
  wanted: ProductsQuery & { pins: number[]; apart?: boolean },
): Promise<Found> {
  const { page, per_page, pins } = wanted;
  const most = (segment: Written) => (isFollowed(segment) ? Math.max(per_page, FOLLOWED) : per_page);
  const { answers, held } = await answersTo(opened, asking, (segment) =>
    segment.pinned ? pins.length : most(segment),
  );
  const counts = answers.map(([first]) => totalOf(first));
  let shown = shownOf(asking.segments, held ?? counts);
  const segments = wanted.apart || shown.length < 2 ? null : apart(asking, answers);
  if (segments) return search(opened, { ...asking, segments }, { ...wanted, apart: true });
  // Sorted by price or date, only what was asked for is kept: the first segments that have something.
  if (wanted.sort !== 'relevance') {
    const first = shown.find((segment) => (counts[segment] ?? 0) > 0);
    shown = first === undefined ? [] : shown.filter((segment) => segment === first);
  }
  const slices = slicesOf(
    shown.map((segment) => ({ segment, count: counts[segment] ?? 0 })),
    wanted,
  );
  const hits = async () => {
    const inOrder = (segment: number, found: unknown[]) =>
      (asking.segments[segment]?.pinned ? inPinOrder(found, pins) : found) as IndexedProduct[];
    if (
      slices.every(
        ({ segment, offset, limit }) => asking.segments[segment]?.pinned || offset + limit <= per_page,
      )
    )
      return slices.flatMap(({ segment, offset, limit }) =>
        inOrder(segment, answers[segment]?.[0]?.hits ?? []).slice(offset, offset + limit),
      );
    const later = await multiSearch(
      opened,
      slices.map(({ segment, offset, limit }) => ({
        ...requestOf(asking, asking.segments[segment] as Written, clausesBut(asking)),
        ...(asking.segments[segment]?.pinned ? { limit: pins.length } : { offset, limit }),
      })),
    );
    return slices.flatMap(({ segment, offset, limit }, slice) => {
      const found = inOrder(segment, later[slice]?.hits ?? []);
      return asking.segments[segment]?.pinned ? found.slice(offset, offset + limit) : found;
    });
  };
  const sum = (segments: readonly number[]) =>
    segments.reduce((all, segment) => all + (counts[segment] ?? 0), 0);
  return {
    items: page < 1 ? [] : await hits(),
    total: sum(shown),
    whole: sum(shown.filter((segment) => asking.segments[segment]?.below === 0)),
    facets: facetsOf(shown.flatMap((segment) => answers[segment] ?? [])),
  };
}

export async function searchProducts(opened: Opened, query: ProductsQuery): Promise<ProductsAnswer> {
  const lexicon = opened.lexicon();
  const strategy = strategyOf(query, lexicon);
  const pins = query.sort === 'relevance' ? lexicon.pinsOf(query.query) : [];
  if (!strategy && pins.length === 0) return emptyAnswer(query);
  const asking: Asking = {
    index: opened.nameOf('product'),
    segments: strategy ? written(strategy, pins) : [],
    filters: filtersOf(query.filters ?? {}),
    sort: strategy?.cheap && query.sort === 'relevance' ? SORTS.price_asc : SORTS[query.sort],
  };
  const { items, total, whole, facets } = await search(opened, asking, { ...query, pins });
  return {
    items,
    page: query.page,
    per_page: query.per_page,
    total,
    whole,
    facets,
    understood: strategy?.understood ?? [],
    widened: whole < total && strategy?.dropped.length ? { dropped: strategy.dropped } : null,
  };
}

/** The first products of a query and how many there are, as one types: no filter, no facet. */
export async function firstProducts(
  opened: Opened,
  { query, limit }: { query: string; limit: number },
): Promise<{ hits: IndexedProduct[]; total: number }> {
  const lexicon = opened.lexicon();
  const strategy = strategyOf({ query }, lexicon);
  const pins = lexicon.pinsOf(query);
  if (!strategy) return { hits: [], total: 0 };
  const segments = written(strategy, pins);
  const asking: Asking = {
    index: opened.nameOf('product'),
    segments,
    filters: {},
    sort: strategy.cheap ? SORTS.price_asc : undefined,
  };
  const requestAt = (at: number) => {
    const segment = segments[at] as Written;
    return { ...requestOf(asking, segment, []), limit: segment.pinned ? pins.length : limit };
  };
  const ask = (asked: readonly number[]) => multiSearch(opened, asked.map(requestAt));
  const results = await inTurn(segments, ask, (first) => gathered(segments, first, pins).total);
  const { found, total } = gathered(segments, results, pins);
  return { hits: found.slice(0, limit), total };
}

/** The products of several segments, each once, and their total. */
function gathered(
  segments: readonly Written[],
  results: readonly (Result | undefined)[],
  pins: readonly number[],
): { found: IndexedProduct[]; total: number } {
  const seen = new Map<unknown, IndexedProduct>();
  let total = 0;
  for (const [at, result] of results.entries()) {
    const { below = 0, pinned = false } = segments[at] ?? {};
    if (below > 0 && total >= below) continue;
    const hits = result?.hits ?? [];
    const inOrder = (pinned ? inPinOrder(hits, pins) : hits) as unknown as IndexedProduct[];
    const fresh = inOrder.filter(({ id }) => !seen.has(id));
    total += totalOf(result) - (inOrder.length - fresh.length);
    for (const product of fresh) seen.set(product.id, product);
  }
  return { found: [...seen.values()], total };
}
