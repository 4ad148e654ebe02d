import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { type IndexedProduct, namedOf } from '../../documents/product.ts';
import type {
  ProductFacets,
  ProductFilters,
  ProductSort,
  ProductsAnswer,
  ProductsQuery,
} from '../../index.ts';
import { type ParsedQuery, parseQuery, withoutDetails, withoutNoise } from '../../query.ts';
import { multiSearch } from './reads.ts';

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

export async function searchProducts(
  client: Meilisearch,
  index: string,
  query: ProductsQuery,
): Promise<ProductsAnswer> {
  const typed = parseQuery(query.query);
  if (!typed && query.query.trim()) return emptyAnswer(query);
  const parsed = typed && withoutNoise(typed);
  const asked = (words: ParsedQuery | null) => multiSearch(client, requests(index, query, words));
  let results = await asked(parsed);
  const nothing = () => results[0]?.totalHits === 0;
  const plain = parsed && nothing() ? withoutDetails(parsed) : null;
  if (plain) results = await asked(plain);
  const last = plain ?? parsed;
  if (nothing() && (last?.words.length ?? 0) > 1)
    results = await multiSearch(
      client,
      requests(index, query, last).map((one) => ({ ...one, matchingStrategy: 'frequency' })),
    );
  const distribution = Object.assign({}, ...results.map((result) => result.facetDistribution));
  const stats = Object.assign({}, ...results.map((result) => result.facetStats));
  const facets: ProductFacets = {
    brand: named(distribution.brand_facet),
    tag: named(distribution.tag_facets),
    classification: counted(distribution.classification),
    price: stats.price ?? null,
  };
  const items = (results[0]?.hits ?? []) as unknown as IndexedProduct[];
  return { items, page: query.page, per_page: query.per_page, total: results[0]?.totalHits ?? 0, facets };
}
