import type { MultiSearchQuery } from 'meilisearch';
import type { ProductFacets, ProductSort, ProductsAnswer, ProductsQuery } from '../../contract.ts';
import type { IndexedProduct } from '../../documents/product.ts';
import { NO_FACETS } from '../../facets.ts';
import { isEveryday } from '../../french/everyday.ts';
import type { Clause } from '../../plan/clause.ts';
import { shownOf } from '../../plan/plan.ts';
import { slicesOf } from '../../plan/slices.ts';
import { type Asked, type Strategy, strategyOf } from '../../plan/strategy.ts';
import { fold } from '../../text.ts';
import { facetsOf } from './counted.ts';
import { FACETS, type Facet, filterOf, filtersOf } from './filters.ts';
import { multiSearch, type Result } from './multi-search.ts';
import type { Opened } from './opened.ts';
import { inPinOrder } from './pins.ts';

const SORTS: Record<ProductSort, string[] | undefined> = {
  relevance: undefined,
  price_asc: ['price:asc'],
  price_desc: ['price:desc'],
  newest: ['created_at:desc'],
};

/** The attributes that name a product. */
const NAMES = ['name', 'forms', 'brand_name', 'tag_names'] as const;

export function emptyAnswer({ page, per_page }: Pick<ProductsQuery, 'page' | 'per_page'>): ProductsAnswer {
  return { items: [], page, per_page, total: 0, whole: 0, facets: NO_FACETS, understood: [], widened: null };
}

/** Segments with their conditions written for this engine; pinned products come first and are in none of the others. */
interface Written extends Pick<Asked, 'query' | 'below' | 'inNames' | 'spelt'> {
  filter: string;
  pinned: boolean;
}

function written({ asked }: Strategy, pins: readonly number[]): Written[] {
  const others = asked.map(({ where, but = [], ...one }) => ({
    ...one,
    filter: filterOf({ all: [where, ...but.map((clause): Clause => ({ not: clause }))] }),
    pinned: false,
  }));
  if (pins.length === 0) return others;
  const among = `id IN [${pins.join(', ')}]`;
  return [
    { query: null, below: 0, filter: among, pinned: true },
    ...others.map((one) => ({ ...one, filter: `(${one.filter}) AND NOT ${among}` })),
  ];
}

interface Asking {
  index: string;
  segments: readonly Written[];
  /** The reader's own filters, by name. */
  filters: Partial<Record<string, string>>;
  sort: string[] | undefined;
}

/** Words between quotes are looked for as they are written. */
function wordsOf({ query, spelt }: Written): string {
  if (!spelt) return query?.text ?? '';
  const words = query?.text.split(' ') ?? [];
  return words.map((word) => (isEveryday(fold(word)) ? `"${word}"` : word)).join(' ');
}

function requestOf({ index, sort }: Asking, segment: Written, clauses: readonly string[]): MultiSearchQuery {
  const { filter, inNames } = segment;
  return {
    indexUid: index,
    q: wordsOf(segment),
    matchingStrategy: 'all',
    filter: [filter, ...clauses],
    ...(inNames && { attributesToSearchOn: [...NAMES] }),
    ...(sort && { sort }),
  };
}

const clausesBut = ({ filters }: Asking, but?: string) =>
  Object.entries(filters).flatMap(([name, clause]) => (name === but || clause === undefined ? [] : [clause]));

/** One request a segment for its products and the facets that no filter touches, one more for each touched facet. */
function requestsOf(asking: Asking, segment: Written, limit: number): MultiSearchQuery[] {
  const facets = Object.keys(FACETS) as Facet[];
  const touched = facets.filter((facet) => asking.filters[facet] !== undefined);
  return [
    {
      ...requestOf(asking, segment, clausesBut(asking)),
      page: 1,
      hitsPerPage: limit,
      facets: facets.filter((facet) => !touched.includes(facet)).map((facet) => FACETS[facet]),
    },
    ...touched.map((facet) => ({
      ...requestOf(asking, segment, clausesBut(asking, facet)),
      limit: 0,
      facets: [FACETS[facet]],
    })),
  ];
}

const totalOf = (result: Result | undefined) => result?.totalHits ?? result?.estimatedTotalHits ?? 0;

/** The counts that say which segments are shown: those of a reader's filters must not widen a search. */
async function unfiltered(opened: Opened, asking: Asking): Promise<number[] | null> {
  if (Object.keys(asking.filters).length === 0) return null;
  const requests = asking.segments.map((segment) => ({
    ...requestOf(asking, segment, []),
    page: 1,
    hitsPerPage: 0,
  }));
  return (await multiSearch(opened, requests)).map(totalOf);
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
  const mostOf = (segment: Written) => (isFollowed(segment) ? Math.max(per_page, FOLLOWED) : per_page);
  const groups = asking.segments.map((segment) =>
    requestsOf(asking, segment, segment.pinned ? pins.length : mostOf(segment)),
  );
  const [results, before] = await Promise.all([
    multiSearch(opened, groups.flat()),
    unfiltered(opened, asking),
  ]);
  const each = groups[0]?.length ?? 0;
  const answers = groups.map((_, at) => results.slice(at * each, (at + 1) * each));
  const counts = answers.map(([first]) => totalOf(first));
  let shown = shownOf(asking.segments, before ?? counts);
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
  const results = await multiSearch(
    opened,
    segments.map((segment) => ({
      ...requestOf(asking, segment, []),
      limit: segment.pinned ? pins.length : limit,
    })),
  );
  const seen = new Map<unknown, IndexedProduct>();
  let total = 0;
  for (const [at, segment] of segments.entries()) {
    if (segment.below > 0 && total >= segment.below) continue;
    const found = results[at]?.hits ?? [];
    const inOrder = (segment.pinned ? inPinOrder(found, pins) : found) as unknown as IndexedProduct[];
    const fresh = inOrder.filter(({ id }) => !seen.has(id));
    total += totalOf(results[at]) - (inOrder.length - fresh.length);
    for (const product of fresh) seen.set(product.id, product);
  }
  return { hits: [...seen.values()].slice(0, limit), total };
}
