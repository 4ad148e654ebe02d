import type { Settings } from 'meilisearch';
import type { SearchKind } from './documents/kinds.ts';
import { PRODUCT_FIELDS } from './documents/product.ts';
import { STOP_WORDS } from './french/stop-words.ts';
import { DEFAULT_LEXICON, type Lexicon } from './lexicon.ts';
import { foldTerm, type SearchField, type Signal } from './tuning.ts';
import { TYPO_RULES } from './typos.ts';

/** Words of a query beyond these are ignored (Meilisearch's own limit). */
export const MAX_QUERY_WORDS = 10;

/** The number of results that can be paged through; totals above it are not told. */
export const MAX_TOTAL_HITS = 10_000;

export const MAX_FACET_VALUES = 100;

const TEXT_RULES = ['words', 'typo', 'proximity', 'attribute', 'exactness'];
const BY_POPULARITY = ['sort', ...TEXT_RULES, 'popularity:desc'];

const SIGNAL_RULES: Record<Signal, string[]> = {
  text: TEXT_RULES,
  in_stock: ['in_stock:desc'],
  popularity: ['popularity:desc'],
  newest: ['created_at:desc'],
  sold_here: ['sold_here:desc'],
};

const ATTRIBUTES: Record<SearchField, string[]> = {
  name: ['name', 'forms'],
  brand_tags: ['brand_name', 'tag_names'],
  shelf: ['classification'],
  description: ['description'],
};

const common: Settings = {
  typoTolerance: { enabled: true, disableOnNumbers: true, minWordSizeForTypos: { ...TYPO_RULES } },
  localizedAttributes: [{ attributePatterns: ['*'], locales: ['fra'] }],
  prefixSearch: 'indexingTime',
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  searchCutoffMs: 1500,
};

const byKind: Record<SearchKind, Settings> = {
  product: {
    displayedAttributes: [...PRODUCT_FIELDS],
    filterableAttributes: [
      ...['brand_slug', 'tag_slugs', 'classification', 'price', 'in_stock', 'sold_here'],
      ...[
        'brand_facet',
        'tag_facets',
        'id',
        'name_key',
        'heads',
        'is',
        'about',
        'sizes',
        'colours',
        'materials',
      ],
      ...['ages', 'age_min', 'age_max', 'weight_min', 'weight_max'],
    ],
    sortableAttributes: ['price', 'created_at', 'popularity'],
  },
  tag: {
    searchableAttributes: ['name', 'forms', 'holds'],
    displayedAttributes: ['id', 'name', 'slug', 'featured_product'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: BY_POPULARITY,
  },
  brand: {
    searchableAttributes: ['name'],
    displayedAttributes: ['id', 'name', 'slug', 'has_cms_entry', 'logo'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: BY_POPULARITY,
  },
  content: {
    searchableAttributes: ['title', 'aliases', 'excerpt', 'body', 'forms'],
    displayedAttributes: ['title', 'href', 'excerpt', 'namespace', 'aliases'],
    filterableAttributes: ['namespace'],
    sortableAttributes: [],
    rankingRules: BY_POPULARITY,
  },
};

function productSettings({ tuning: { fields, ranking } }: Lexicon): Settings {
  return {
    searchableAttributes: fields.flatMap((field) => ATTRIBUTES[field]),
    rankingRules: ['sort', ...ranking.flatMap((signal) => SIGNAL_RULES[signal])],
  };
}

/** The whole settings of one Meilisearch index. */
export function meilisearchSettings(kind: SearchKind, lexicon: Lexicon = DEFAULT_LEXICON): Settings {
  return {
    ...common,
    stopWords: [...new Set([...STOP_WORDS, ...lexicon.tuning.stop_words.map(foldTerm)])],
    synonyms: { ...(kind === 'product' ? lexicon.synonyms : lexicon.wideSynonyms) },
    ...byKind[kind],
    ...(kind === 'product' && productSettings(lexicon)),
  };
}
