import { SLUG_SHAPE } from '#src/lib/slug.ts';
import { RESULTS_PATH } from './links.ts';
import { type Filters, MAX_QUERY, SORTS, type Sort } from './product-query.ts';

/** The contents of the results page's address. Prices are whole euros there, cents here. */
export interface ResultsQuery {
  query: string;
  page: number;
  sort: Sort;
  filters: Filters;
  /** Asks for the words as they are typed: nothing is read in them. */
  literal?: boolean | undefined;
  /** Set where the second engine answered the first page: the next ones are asked of it too. */
  from?: 'standby' | undefined;
}

/** Names in the address are French: people read and share it. */
const SORT_NAMES: Record<Sort, string> = {
  relevance: 'pertinence',
  price_asc: 'prix-croissant',
  price_desc: 'prix-decroissant',
  newest: 'nouveautes',
};

/** The deepest page the index can answer (MAX_TOTAL_HITS of 24). */
const MAX_PAGE = 416;

/** Controls and marks that turn the direction of a text: pasted, never meant, and they would upset the page. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Reads the words asked for, within their limit and without half a letter at the end. */
function queryOf(text: string | null): string {
  const typed = (text ?? '').replaceAll(UNSEEN, ' ').trim().slice(0, MAX_QUERY);
  return typed.isWellFormed() ? typed : typed.slice(0, -1).toWellFormed();
}

/** A page that is too far is the last one that can be: the results page leads to its own last. */
function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** From the lower to the higher, whichever was typed first. */
function pricesOf(params: URLSearchParams): Pick<Filters, 'price_min' | 'price_max'> {
  const [min, max] = [centsOf(params.get('prix-min')), centsOf(params.get('prix-max'))];
  if (min === undefined || max === undefined || min <= max) return { price_min: min, price_max: max };
  return { price_min: max, price_max: min };
}

export function sortName(sort: Sort): string {
  return SORT_NAMES[sort];
}

function slugOf(text: string | null): string | undefined {
  return text && SLUG_SHAPE.test(text) && text.length <= 120 ? text : undefined;
}

/** Values of one facet that a reader may choose together. */
const MOST_VALUES = 12;
const VALUE_LENGTH = 40;

function valuesOf(params: URLSearchParams, name: string): string[] | undefined {
  const values = params
    .getAll(name)
    .filter((value) => value !== '' && value.length <= VALUE_LENGTH && value.isWellFormed());
  const kept = [...new Set(values)].filter((value) => !/\p{Cc}/u.test(value)).slice(0, MOST_VALUES);
  return kept.length > 0 ? kept : undefined;
}

function slugsOf(params: URLSearchParams, name: string): string[] | undefined {
  const slugs = [...new Set(params.getAll(name).flatMap((text) => slugOf(text) ?? []))].slice(0, MOST_VALUES);
  return slugs.length > 0 ? slugs : undefined;
}

function agesOf(params: URLSearchParams): number[] | undefined {
  const months = valuesOf(params, 'age')?.map(Number) ?? [];
  const known = months.filter((age) => Number.isInteger(age) && age >= 0 && age <= 240);
  return known.length > 0 ? known : undefined;
}

/** Finds what was typed as a price and is none; null when all is well. */
export function wrongPrice(params: URLSearchParams, name: 'prix-min' | 'prix-max'): string | null {
  const text = params.get(name)?.trim().slice(0, PRICE_TEXT_MAX);
  return text && centsOf(text) === undefined ? text : null;
}

const PRICE_TEXT_MAX = 40;

function centsOf(text: string | null): number | undefined {
  const typed = text?.replaceAll(/[\s€]/g, '').replace(',', '.');
  const euros = typed ? Number(typed) : Number.NaN;
  return Number.isFinite(euros) && euros >= 0 && euros <= 100_000 ? Math.round(euros * 100) : undefined;
}

/** Reads an address; whatever makes no sense in it is ignored. */
export function readResults(params: URLSearchParams): ResultsQuery {
  const sort = SORTS.find((known) => SORT_NAMES[known] === params.get('tri'));
  return {
    query: queryOf(params.get('q')),
    page: pageOf(params.get('page')),
    sort: sort ?? 'relevance',
    literal: params.get('mots') === 'exacts',
    from: params.get('secours') === '1' ? 'standby' : undefined,
    filters: {
      age_months: agesOf(params),
      size: valuesOf(params, 'taille'),
      colour: valuesOf(params, 'couleur'),
      material: valuesOf(params, 'matiere'),
      brand: slugsOf(params, 'marque'),
      tag: slugsOf(params, 'selection'),
      classification: slugsOf(params, 'rayon'),
      ...pricesOf(params),
      in_stock: params.get('stock') === '1' ? true : undefined,
    },
  };
}

type Pair = [string, string | undefined];

const many = (name: string, values: number | string | number[] | string[] | undefined): Pair[] =>
  values === undefined ? [] : [values].flat().map((value): Pair => [name, String(value)]);

/** The parameters of an address, only those that say something; also the hidden fields of its forms. */
export function resultsParams({
  query,
  page,
  sort,
  filters,
  literal,
  from,
}: ResultsQuery): [name: string, value: string][] {
  const euros = (cents: number | undefined) => (cents === undefined ? undefined : String(cents / 100));
  const all: Pair[] = [
    ['q', query || undefined],
    ...many('taille', filters.size),
    ...many('couleur', filters.colour),
    ...many('matiere', filters.material),
    ...many('age', filters.age_months),
    ...many('marque', filters.brand),
    ...many('selection', filters.tag),
    ...many('rayon', filters.classification),
    ['prix-min', euros(filters.price_min)],
    ['prix-max', euros(filters.price_max)],
    ['stock', filters.in_stock ? '1' : undefined],
    ['mots', literal ? 'exacts' : undefined],
    ['tri', sort === 'relevance' ? undefined : SORT_NAMES[sort]],
    ['page', page > 1 ? String(page) : undefined],
    ['secours', page > 1 && from ? '1' : undefined],
  ];
  return all.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

export function resultsHref(wanted: ResultsQuery): string {
  const params = new URLSearchParams(resultsParams(wanted)).toString();
  return params ? `${RESULTS_PATH}?${params}` : RESULTS_PATH;
}

/** Tells if a request target is a page of results, whatever is asked there. */
export function isResults(target: string): boolean {
  return target.startsWith(RESULTS_PATH) && /^(?:\?|$)/.test(target.slice(RESULTS_PATH.length));
}

/**
 * The one address of all that ask for the same first page of results; null for a later page, and where something must be
 * said of what was typed.
 */
export function canonicalResults(target: string): string | null {
  // Such an address is refused.
  if (target.includes('%00')) return null;
  const params = new URLSearchParams(target.slice(RESULTS_PATH.length));
  if ((wrongPrice(params, 'prix-min') ?? wrongPrice(params, 'prix-max')) !== null) return null;
  const wanted = readResults(params);
  return wanted.page === 1 ? resultsHref(wanted) : null;
}

/** The same search with other filters, from its first page. */
export function withFilters(wanted: ResultsQuery, filters: Partial<Filters>): ResultsQuery {
  return { ...wanted, page: 1, filters: { ...wanted.filters, ...filters } };
}

export function hasFilters({ filters }: ResultsQuery): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** The number of the last page; 1 when there is nothing. */
export function lastPage({ total, per_page }: { total: number; per_page: number }): number {
  return Math.max(1, Math.min(Math.ceil(total / per_page), MAX_PAGE));
}
