import type { ProductFacets, ProductFilters, ProductsAnswer, ProductsQuery } from '../../contract.ts';
import { type IndexedProduct, namedOf } from '../../documents/product.ts';
import { parseQuery, withoutNoise } from '../../query.ts';
import { MAX_FACET_VALUES } from '../../settings.ts';
import { createParameters, type Opened } from './database.ts';
import { type Condition, type Found, matching, search } from './search.ts';

type Facet = 'brand' | 'tag' | 'classification' | 'price';

/** The conditions of the filters, but those of the facet being counted. */
function conditions(filters: ProductFilters, but?: Facet): Condition {
  const { brand, tag, classification, price_min, price_max, in_stock } = filters;
  return (parameters) => [
    ...(brand !== undefined && but !== 'brand'
      ? [`d.brand_slug = any(${parameters.add([brand].flat(), 'text[]')})`]
      : []),
    ...(tag !== undefined && but !== 'tag'
      ? [`d.tag_slugs && ${parameters.add([tag].flat(), 'text[]')}`]
      : []),
    ...(classification !== undefined && but !== 'classification'
      ? [`d.classification = any(${parameters.add([classification].flat(), 'text[]')})`]
      : []),
    ...(price_min !== undefined && but !== 'price'
      ? [`d.price >= ${parameters.add(price_min, 'bigint')}`]
      : []),
    ...(price_max !== undefined && but !== 'price'
      ? [`d.price <= ${parameters.add(price_max, 'bigint')}`]
      : []),
    ...(in_stock !== undefined ? [`d.in_stock = ${parameters.add(in_stock, 'boolean')}`] : []),
  ];
}

async function countFacets(
  { db }: Opened,
  filters: ProductFilters,
  { units, pins }: Pick<Found, 'units' | 'pins'>,
): Promise<ProductFacets> {
  const parameters = createParameters();
  const matched = (facet: Facet) =>
    matching(parameters, { kind: 'product', where: conditions(filters, facet), pins }, units);
  const values = (facet: Facet, from: string, value: string) => `(
    select '${facet}' as facet, ${value} as value, count(*)::int as count from ${from}
    where ${matched(facet)} and ${value} is not null
    group by ${value} order by count(*) desc, ${value} limit ${MAX_FACET_VALUES})`;
  const sql = [
    values('brand', 'search_document d', 'd.brand_facet'),
    values('tag', 'search_document d cross join lateral unnest(d.tag_facets) as t(facet)', 't.facet'),
    values('classification', 'search_document d', 'd.classification'),
    `select 'price', max(d.price)::text, min(d.price)::int from search_document d where ${matched('price')}`,
  ].join(' union all ');
  const { rows } = await db.query(sql, parameters.values);
  const of = (facet: Facet) =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, count }) => ({ value: String(value), count: Number(count) }));
  const named = (facet: Facet) => of(facet).map(({ value, count }) => ({ ...namedOf(value), count }));
  const price = rows.find((row) => row.facet === 'price' && row.value !== null);
  return {
    brand: named('brand'),
    tag: named('tag'),
    classification: of('classification'),
    price: price ? { min: Number(price.count), max: Number(price.value) } : null,
  };
}

export async function searchProducts(opened: Opened, wanted: ProductsQuery): Promise<ProductsAnswer> {
  const { page, per_page, sort, filters = {} } = wanted;
  const lexicon = opened.lexicon();
  const parsed = parseQuery(wanted.query, lexicon);
  const query = parsed && withoutNoise(parsed, lexicon);
  if (!query && wanted.query.trim())
    return {
      items: [],
      page,
      per_page,
      total: 0,
      facets: { brand: [], tag: [], classification: [], price: null },
    };
  const found = await search(opened, {
    kind: 'product',
    query,
    pins: query && sort === 'relevance' ? lexicon.pinsOf(wanted.query) : [],
    where: conditions(filters),
    limit: per_page,
    offset: (page - 1) * per_page,
    sort,
  });
  const facets = await countFacets(opened, filters, found);
  return { items: found.docs as IndexedProduct[], page, per_page, total: found.total, facets };
}
