import { NAMESPACES, type Namespace } from '#src/features/content/content.ts';
import {
  CONTENT_SORTS,
  CONTENT_STATES,
  type ContentSort,
  type ContentState,
} from '#src/features/content/life/life.ts';

/** The list's filters, as its address says them: a filtered list can be sent and comes back with "back". */
export interface Filters {
  query: string;
  namespace: Namespace | '';
  state: ContentState | '';
  author: string;
  category: string;
  tag: string;
  /** Not edited for so many months; 0 for no such filter. */
  stale: number;
  broken: boolean;
  products: boolean;
  sort: ContentSort;
  page: number;
}

export const NO_FILTERS: Filters = {
  query: '',
  namespace: '',
  state: '',
  author: '',
  category: '',
  tag: '',
  stale: 0,
  broken: false,
  products: false,
  sort: 'updated_desc',
  page: 1,
};

export const PER_PAGE = 50;

function known<T extends string>(values: readonly T[], given: string | null): T | '' {
  return values.find((value) => value === given) ?? '';
}

function whole(given: string | null, most: number): number {
  const number = Number(given);
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
}

/** Whatever stands in the address: what it cannot mean is left out. */
export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, 200),
    namespace: known(NAMESPACES, params.get('type')),
    state: known(CONTENT_STATES, params.get('etat')),
    author: params.get('auteur') ?? '',
    category: (params.get('rubrique') ?? '').slice(0, 160),
    tag: (params.get('mot') ?? '').slice(0, 60),
    stale: whole(params.get('ancien'), 120),
    broken: params.has('liens'),
    products: params.has('produits'),
    sort: known(CONTENT_SORTS, params.get('tri')) || NO_FILTERS.sort,
    page: whole(params.get('page'), 100_000) || 1,
  };
}

export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams();
  if (filters.query) params.set('q', filters.query);
  if (filters.namespace) params.set('type', filters.namespace);
  if (filters.state) params.set('etat', filters.state);
  if (filters.author) params.set('auteur', filters.author);
  if (filters.category) params.set('rubrique', filters.category);
  if (filters.tag) params.set('mot', filters.tag);
  if (filters.stale) params.set('ancien', String(filters.stale));
  if (filters.broken) params.set('liens', '');
  if (filters.products) params.set('produits', '');
  if (filters.sort !== NO_FILTERS.sort) params.set('tri', filters.sort);
  if (filters.page > 1) params.set('page', String(filters.page));
  const text = params.toString().replace(/=(?=&|$)/g, '');
  return text ? `?${text}` : '';
}

/** The filters as `search_content` takes them. */
export function askedOf(filters: Filters) {
  const { query, namespace, state, author, category, tag, stale } = filters;
  return {
    query,
    ...(namespace ? { namespace } : {}),
    ...(state ? { state } : {}),
    ...(author ? { author } : {}),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(stale ? { stale_months: stale } : {}),
    broken_links: filters.broken,
    missing_products: filters.products,
    sort: filters.sort,
    page: filters.page,
    per_page: PER_PAGE,
  };
}

export function isFiltered(filters: Filters): boolean {
  return writeFilters({ ...filters, sort: NO_FILTERS.sort, page: 1 }) !== '';
}
