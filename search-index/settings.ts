import type { Settings } from 'meilisearch';
import type { SearchKind } from './documents/kinds.ts';
import { PRODUCT_FIELDS } from './documents/product.ts';
import { STOP_WORDS } from './french/stop-words.ts';
import { SYNONYMS } from './french/synonyms.ts';

/** Letters a word needs before one, then two, typing mistakes are forgiven; both engines read it. */
export const TYPO_RULES = { oneTypo: 5, twoTypos: 9 } as const;

/** Words of a query beyond these are ignored (Meilisearch's own limit). */
export const MAX_QUERY_WORDS = 10;

/** How far a results list can be paged; totals above it are not told. */
export const MAX_TOTAL_HITS = 10_000;

export const MAX_FACET_VALUES = 100;

const TEXT_RULES = ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'];

const common: Settings = {
  stopWords: [...STOP_WORDS],
  synonyms: SYNONYMS,
  typoTolerance: { enabled: true, disableOnNumbers: true, minWordSizeForTypos: { ...TYPO_RULES } },
  localizedAttributes: [{ attributePatterns: ['*'], locales: ['fra'] }],
  prefixSearch: 'indexingTime',
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  searchCutoffMs: 1500,
};

const byKind: Record<SearchKind, Settings> = {
  product: {
    searchableAttributes: ['name', 'forms', 'brand_name', 'tag_names', 'classification', 'description'],
    displayedAttributes: [...PRODUCT_FIELDS],
    filterableAttributes: [
      ...['brand_slug', 'tag_slugs', 'classification', 'price', 'in_stock', 'sold_here'],
      ...['brand_facet', 'tag_facets'],
    ],
    sortableAttributes: ['price', 'created_at', 'popularity'],
    rankingRules: [...TEXT_RULES, 'in_stock:desc', 'popularity:desc', 'created_at:desc'],
  },
  tag: {
    searchableAttributes: ['name', 'forms'],
    displayedAttributes: ['id', 'name', 'slug', 'featured_product'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: [...TEXT_RULES, 'popularity:desc'],
  },
  brand: {
    searchableAttributes: ['name'],
    displayedAttributes: ['id', 'name', 'slug', 'has_cms_entry', 'logo'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: [...TEXT_RULES, 'popularity:desc'],
  },
  content: {
    searchableAttributes: ['title', 'excerpt', 'body', 'forms'],
    displayedAttributes: ['title', 'href', 'excerpt', 'namespace'],
    filterableAttributes: ['namespace'],
    sortableAttributes: [],
    rankingRules: [...TEXT_RULES, 'popularity:desc'],
  },
};

/** The whole settings of one Meilisearch index. */
export function meilisearchSettings(kind: SearchKind): Settings {
  return { ...common, ...byKind[kind] };
}
