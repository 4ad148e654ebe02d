import type { ProductFacets, ProductFilters, ProductsAnswer, ProductsQuery } from '../../contract.ts';
import { AGE_STEPS } from '../../documents/age-steps.ts';
import { type IndexedProduct, namedOf } from '../../documents/product.ts';
import { byAge, NO_FACETS } from '../../facets.ts';
import { strategyOf } from '../../plan/strategy.ts';
import { MAX_FACET_VALUES } from '../../settings.ts';
import { type Facet, filterConditions } from './conditions.ts';
import { createParameters, type Opened } from './database.ts';
import { type Planned, strategyPage, withinSegments } from './planned.ts';
import { liveProducts } from './search.ts';

/** The facets whose values are lists, and their column. */
const LISTED = {
  tag: 'd.tag_facets',
  size: 'd.sizes',
  colour: 'd.colours',
  material: 'd.materials',
} as const;

/** True of a step that is an age of the product. */
const STEP = `coalesce(d.age_min, d.age_max) is not null and a.age between coalesce(d.age_min, 0)
  and coalesce(d.age_max, a.age)`;

async function countFacets(
  { db }: Opened,
  filters: ProductFilters,
  { planned, last }: { planned: Planned; last: number },
): Promise<ProductFacets> {
  const parameters = createParameters();
  const matched = (facet: Facet) =>
    [
      liveProducts(),
      withinSegments(parameters, planned, last),
      ...filterConditions(parameters, filters, facet),
    ].join(' and ');
  const values = (facet: Facet, from: string, value: string) => `(
    select '${facet}' as facet, ${value}::text as value, count(*)::int as count from ${from}
    where ${matched(facet)} and ${value} is not null
    group by ${value} order by count(*) desc, ${value} limit ${MAX_FACET_VALUES})`;
  const listed = (Object.keys(LISTED) as (keyof typeof LISTED)[]).map((facet) =>
    values(facet, `search_document d cross join lateral unnest(${LISTED[facet]}) as t(facet)`, 't.facet'),
  );
  const sql = [
    values('brand', 'search_document d', 'd.brand_facet'),
    values('classification', 'search_document d', 'd.classification'),
    ...listed,
    values(
      'age',
      `search_document d join unnest(array[${AGE_STEPS.join(', ')}]) as a(age) on ${STEP}`,
      'a.age',
    ),
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
    size: of('size'),
    colour: of('colour'),
    material: of('material'),
    age: byAge(of('age')),
    price: price ? { min: Number(price.count), max: Number(price.value) } : null,
  };
}

export async function searchProducts(opened: Opened, wanted: ProductsQuery): Promise<ProductsAnswer> {
  const { page, per_page, filters = {} } = wanted;
  const lexicon = opened.lexicon();
  const strategy = strategyOf(wanted, lexicon);
  const pins = wanted.sort === 'relevance' ? lexicon.pinsOf(wanted.query) : [];
  if (!strategy && pins.length === 0)
    return {
      items: [],
      page,
      per_page,
      total: 0,
      whole: 0,
      facets: NO_FACETS,
      understood: [],
      widened: null,
    };
  const asked = strategy?.asked ?? [];
  const sort = strategy?.cheap && wanted.sort === 'relevance' ? 'price_asc' : wanted.sort;
  const { planned, found } = await strategyPage(
    opened,
    { asked, pins },
    {
      limit: per_page,
      offset: (page - 1) * per_page,
      sort,
      cheap: strategy?.cheap && wanted.sort === 'relevance',
      filters,
    },
  );
  return {
    items: found.docs,
    page,
    per_page,
    total: found.total,
    whole: found.whole,
    facets: await countFacets(opened, filters, { planned, last: found.last }),
    understood: strategy?.understood ?? [],
    widened: found.whole < found.total && strategy?.dropped.length ? { dropped: strategy.dropped } : null,
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
  if (!strategy && pins.length === 0) return { hits: [], total: 0 };
  const { found } = await strategyPage(
    opened,
    { asked: strategy?.asked ?? [], pins },
    {
      limit,
      offset: 0,
      sort: strategy?.cheap ? 'price_asc' : 'relevance',
      cheap: true,
      filters: {},
    },
  );
  return { hits: found.docs, total: found.total };
}
