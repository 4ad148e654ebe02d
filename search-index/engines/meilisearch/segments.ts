// The segments of a plan as this engine is asked them, and its answers.
import type { MultiSearchQuery } from 'meilisearch';
import { isEveryday } from '../../french/everyday.ts';
import type { Clause } from '../../plan/clause.ts';
import { shownOf } from '../../plan/plan.ts';
import type { Asked, Strategy } from '../../plan/strategy.ts';
import { fold } from '../../text.ts';
import { FACETS, type Facet, filterOf } from './filters.ts';
import { multiSearch, type Result } from './multi-search.ts';
import type { Opened } from './opened.ts';

/** The attributes that name a product. */
const NAMES = ['name', 'forms', 'brand_name', 'tag_names'] as const;

/** Segments with their conditions written for this engine; pinned products come first and are in none of the others. */
export interface Written extends Pick<Asked, 'query' | 'below' | 'inNames' | 'spelt'> {
  filter: string;
  pinned: boolean;
}

export function written({ asked }: Strategy, pins: readonly number[]): Written[] {
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

export interface Asking {
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

export function requestOf(
  { index, sort }: Asking,
  segment: Written,
  clauses: readonly string[],
): MultiSearchQuery {
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

export const clausesBut = ({ filters }: Asking, but?: string) =>
  Object.entries(filters).flatMap(([name, clause]) => (name === but || clause === undefined ? [] : [clause]));

const touchedBy = ({ filters }: Asking): Facet[] =>
  (Object.keys(FACETS) as Facet[]).filter((facet) => filters[facet] !== undefined);

/** The one facet that a lone filter touches: its values are counted where no filter is, with all that is there. */
function loneFacet(asking: Asking): Facet | null {
  const [facet, ...others] = touchedBy(asking);
  return facet && others.length === 0 && Object.keys(asking.filters).length === 1 ? facet : null;
}

/** One request a segment for its products and the facets that no filter touches, one more for each touched facet. */
function requestsOf(asking: Asking, segment: Written, limit: number): MultiSearchQuery[] {
  const facets = Object.keys(FACETS) as Facet[];
  const touched = touchedBy(asking);
  return [
    {
      ...requestOf(asking, segment, clausesBut(asking)),
      page: 1,
      hitsPerPage: limit,
      facets: facets.filter((facet) => !touched.includes(facet)).map((facet) => FACETS[facet]),
    },
    ...(loneFacet(asking) ? [] : touched).map((facet) => ({
      ...requestOf(asking, segment, clausesBut(asking, facet)),
      limit: 0,
      facets: [FACETS[facet]],
    })),
  ];
}

export const totalOf = (result: Result | undefined) => result?.totalHits ?? result?.estimatedTotalHits ?? 0;

const totalsOf = (results: readonly (Result | undefined)[]) =>
  results.reduce((sum, result) => sum + totalOf(result), 0);

/**
 * Asks what the segments hold: those that are always shown first, and the others only where these leave room for them.
 * Half of a query's segments stand in for what is not there, and mostly it is there.
 */
export async function inTurn<T>(
  segments: readonly Written[],
  ask: (asked: readonly number[]) => Promise<T[]>,
  heldIn: (answers: readonly T[]) => number,
): Promise<(T | undefined)[]> {
  const all = [...segments.keys()];
  const found = segments.findIndex(({ below }) => below > 0);
  const sure = found > 0 ? found : segments.length;
  const first = await ask(all.slice(0, sure));
  const held = heldIn(first);
  const others = segments.slice(sure);
  if (others.every(({ below }) => below > 0 && held >= below))
    return [...first, ...others.map(() => undefined)];
  return [...first, ...(await ask(all.slice(sure)))];
}

/** Each segment without the reader's filters, and the values of the facet that a lone one touches. */
function unfiltered(opened: Opened, asking: Asking): Promise<(Result | undefined)[]> {
  const facet = loneFacet(asking);
  const requestAt = (at: number) => ({
    ...requestOf(asking, asking.segments[at] as Written, []),
    page: 1,
    hitsPerPage: 0,
    ...(facet && { facets: [FACETS[facet]] }),
  });
  return inTurn(asking.segments, (asked) => multiSearch(opened, asked.map(requestAt)), totalsOf);
}

interface Answered {
  /** By segment: its products first, then what counts the facets that filters touch; nothing of what is not shown. */
  answers: Result[][];
  /** Counts each segment without the reader's filters, which must not widen a search; null where there are none. */
  held: number[] | null;
}

/** Answers of the products of some segments, in one request. */
async function productsOf(
  opened: Opened,
  asking: Asking,
  { asked, mostOf }: { asked: readonly number[]; mostOf: (segment: Written) => number },
): Promise<Result[][]> {
  const groups = asked.map((at) => {
    const segment = asking.segments[at] as Written;
    return requestsOf(asking, segment, mostOf(segment));
  });
  const results = groups.length > 0 ? await multiSearch(opened, groups.flat()) : [];
  const each = groups[0]?.length ?? 0;
  return groups.map((_, at) => results.slice(at * each, (at + 1) * each));
}

/**
 * The segments' answers. A reader's filters wait for a count of what each segment holds: most hold nothing, or are not
 * shown, and are not asked for their products.
 */
export async function answersTo(
  opened: Opened,
  asking: Asking,
  mostOf: (segment: Written) => number,
): Promise<Answered> {
  const { segments } = asking;
  if (Object.keys(asking.filters).length === 0) {
    const ask = (asked: readonly number[]) => productsOf(opened, asking, { asked, mostOf });
    const found = await inTurn(segments, ask, (answers) => totalsOf(answers.map(([first]) => first)));
    return { answers: found.map((answer = []) => answer), held: null };
  }
  const all = await unfiltered(opened, asking);
  const held = all.map(totalOf);
  const asked = shownOf(segments, held).filter((at) => (held[at] ?? 0) > 0);
  const found = await productsOf(opened, asking, { asked, mostOf });
  const lone = loneFacet(asking) !== null;
  const answers = segments.map((_, at): Result[] => {
    const own = found[asked.indexOf(at)] ?? [];
    return lone && own.length > 0
      ? [...own, ...all.slice(at, at + 1).filter((one) => one !== undefined)]
      : own;
  });
  return { answers, held };
}
