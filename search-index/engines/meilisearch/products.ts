import type { MultiSearchQuery } from 'meilisearch';
import type {
  ProductFacets,
  ProductFilters,
  ProductSort,
  ProductsAnswer,
  ProductsQuery,
} from '../../contract.ts';
import { type IndexedProduct, namedOf } from '../../documents/product.ts';
import { type ParsedQuery, parseQuery, withoutDetails, withoutNoise } from '../../query.ts';
import { multiSearch } from './multi-search.ts';
import type { Opened } from './opened.ts';
import { inPinOrder, pinnedOf, restOf } from './pins.ts';

const SORTS: Record<ProductSort, string[] | undefined> = {
  relevance: undefined,
  price_asc: ['price:asc'],
  price_desc: ['price:desc'],
  newest: ['created_at:desc'],
};

type Facet = 'brand' | 'tag' | 'classification' | 'price';
const FACETS: Record<Facet, string> = {
  brand: 'brand_facet',
  tag: 'tag_facets',
  classification: 'classification',
  price: 'price',
};

function anyOf(attribute: string, wanted: string | string[] | undefined): string[] | null {
  if (wanted === undefined) return null;
  return [wanted].flat().map((value) => `${attribute} = ${JSON.stringify(value)}`);
}

/** One entry a filter, so that a facet's own can be left out when its values are counted. */
function filtersOf(filters: ProductFilters): Partial<Record<Facet | 'stock', string[]>> {
  const { price_min, price_max } = filters;
  const price = [
    ...(price_min === undefined ? [] : [`price >= ${price_min}`]),
    ...(price_max === undefined ? [] : [`price <= ${price_max}`]),
  ];
  const brand = anyOf('brand_slug', filters.brand);
  const tag = anyOf('tag_slugs', filters.tag);
  const classification = anyOf('classification', filters.classification);
  return {
    ...(brand && { brand }),
    ...(tag && { tag }),
    ...(classification && { classification }),
    ...(price.length > 0 && { price: [price.join(' AND ')] }),
    ...(filters.in_stock !== undefined && { stock: [`in_stock = ${filters.in_stock}`] }),
  };
}

type Distribution = Record<string, number> | undefined;

const counted = (distribution: Distribution) =>
  Object.entries(distribution ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'));

const named = (distribution: Distribution) =>
  counted(distribution).map(({ value, count }) => ({ ...namedOf(value), count }));

function emptyAnswer({ page, per_page }: ProductsQuery): ProductsAnswer {
  return {
    items: [],
    page,
    per_page,
    total: 0,
    facets: { brand: [], tag: [], classification: [], price: null },
  };
}

/** The page itself with the facets no filter touches, then one count for each filtered facet. */
function requests(index: string, query: ProductsQuery, parsed: ParsedQuery | null): MultiSearchQuery[] {
  const filters = filtersOf(query.filters ?? {});
  const facets = Object.keys(FACETS) as Facet[];
  const touched = facets.filter((facet) => filters[facet]);
  const base: MultiSearchQuery = { indexUid: index, q: parsed?.text ?? '', matchingStrategy: 'all' };
  const sort = SORTS[query.sort];
  return [
    {
      ...base,
      page: query.page,
      hitsPerPage: query.per_page,
      filter: Object.values(filters),
      facets: facets.filter((facet) => !filters[facet]).map((facet) => FACETS[facet]),
      ...(sort && { sort }),
    },
    ...touched.map((facet) => ({
      ...base,
      limit: 0,
      filter: Object.entries(filters).flatMap(([name, clause]) => (name === facet ? [] : [clause])),
      facets: [FACETS[facet]],
    })),
  ];
}

type Results = Awaited<ReturnType<typeof multiSearch>>;

/** Every word; when nothing has them all, every word but the details; then the rarest of them. */
async function askedFor(opened: Opened, query: ProductsQuery, parsed: ParsedQuery | null): Promise<Results> {
  const index = opened.nameOf('product');
  const results = await multiSearch(opened, requests(index, query, parsed));
  if (results[0]?.totalHits !== 0 || !parsed || parsed.words.length < 2) return results;
  const plain = withoutDetails(parsed, opened.lexicon());
  if (plain) return askedFor(opened, query, plain);
  return multiSearch(
    opened,
    requests(index, query, parsed).map((one) => ({ ...one, matchingStrategy: 'frequency' })),
  );
}

/** The start and length of the page of the others, once `before` pinned products stand before them. */
function shifted(page: MultiSearchQuery, { page: number, per_page }: ProductsQuery, before: number) {
  const from = (number - 1) * per_page;
  const { page: _page, hitsPerPage: _size, ...rest } = page;
  const offset = Math.max(0, from - before);
  return { ...rest, offset, limit: per_page - Math.max(0, Math.min(per_page, before - from)) };
}

/**
 * Pinned products first, on whichever page that is. Each facet is counted twice, among the pinned and among the
 * rest: they have nothing in common, so the counts add up.
 */
async function withPins(
  opened: Opened,
  query: ProductsQuery,
  { parsed, pins }: { parsed: ParsedQuery; pins: number[] },
): Promise<Results> {
  const [page, ...counts] = requests(opened.nameOf('product'), query, parsed);
  if (!page) return [];
  const [found] = await multiSearch(opened, [pinnedOf({ ...page, page: 1, hitsPerPage: pins.length }, pins)]);
  const first = inPinOrder(found?.hits ?? [], pins);
  if (!found || first.length === 0) return askedFor(opened, query, parsed);
  const [shown, total, ...rest] = await multiSearch(opened, [
    restOf(shifted(page, query, first.length), pins),
    restOf({ ...page, page: 1, hitsPerPage: 0, facets: [] }, pins),
    ...counts.flatMap((count) => [restOf(count, pins), pinnedOf(count, pins)]),
  ]);
  const from = (query.page - 1) * query.per_page;
  const hits = [...first.slice(from, from + query.per_page), ...(shown?.hits ?? [])];
  const all = first.length + (total?.totalHits ?? 0);
  return [{ ...found, hits, totalHits: all }, ...(shown ? [shown] : []), ...rest];
}

function addedUp(distributions: readonly Record<string, Record<string, number>>[]) {
  const sum: Record<string, Record<string, number>> = {};
  for (const distribution of distributions)
    for (const [facet, values] of Object.entries(distribution)) {
      const known = sum[facet] ?? {};
      for (const [value, count] of Object.entries(values)) known[value] = (known[value] ?? 0) + count;
      sum[facet] = known;
    }
  return sum;
}

function priceRange(results: Results): ProductFacets['price'] {
  const ranges = results.flatMap(({ facetStats }) => facetStats?.price ?? []);
  if (ranges.length === 0) return null;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

export async function searchProducts(opened: Opened, query: ProductsQuery): Promise<ProductsAnswer> {
  const lexicon = opened.lexicon();
  const typed = parseQuery(query.query, lexicon);
  if (!typed && query.query.trim()) return emptyAnswer(query);
  const parsed = typed && withoutNoise(typed, lexicon);
  const pins = query.sort === 'relevance' ? lexicon.pinsOf(query.query) : [];
  const results =
    parsed && pins.length > 0
      ? await withPins(opened, query, { parsed, pins })
      : await askedFor(opened, query, parsed);
  const sums = addedUp(results.map(({ facetDistribution }) => facetDistribution ?? {}));
  const facets: ProductFacets = {
    brand: named(sums.brand_facet),
    tag: named(sums.tag_facets),
    classification: counted(sums.classification),
    price: priceRange(results),
  };
  const items = (results[0]?.hits ?? []) as unknown as IndexedProduct[];
  return { items, page: query.page, per_page: query.per_page, total: results[0]?.totalHits ?? 0, facets };
}
