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

/** Each segment without the reader's filters, and the values of the facet that a lone one touches. */
function unfiltered(opened: Opened, asking: Asking): Promise<Result[]> {
  const facet = loneFacet(asking);
  const requests = asking.segments.map((segment) => ({
    ...requestOf(asking, segment, []),
    page: 1,
    hitsPerPage: 0,
    ...(facet && { facets: [FACETS[facet]] }),
  }));
  return multiSearch(opened, requests);
}

interface Answered {
  /** By segment: its products first, then what counts the facets that filters touch; nothing of what is not shown. */
  answers: Result[][];
  /** Counts each segment without the reader's filters, which must not widen a search; null where there are none. */
  held: number[] | null;
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
  const filtered = Object.keys(asking.filters).length > 0;
  const all = filtered ? await unfiltered(opened, asking) : null;
  const held = all && all.map(totalOf);
  const asked = held ? shownOf(segments, held).filter((at) => (held[at] ?? 0) > 0) : [...segments.keys()];
  const groups = asked.flatMap((at) => {
    const segment = segments[at];
    return segment ? [{ at, requests: requestsOf(asking, segment, mostOf(segment)) }] : [];
  });
  const results =
    groups.length > 0
      ? await multiSearch(
          opened,
          groups.flatMap(({ requests }) => requests),
        )
      : [];
  const answers = segments.map((): Result[] => []);
  let from = 0;
  for (const { at, requests } of groups) {
    const counted = loneFacet(asking) ? (all?.slice(at, at + 1) ?? []) : [];
    answers[at] = [...results.slice(from, from + requests.length), ...counted];
    from += requests.length;
  }
  return { answers, held };
}
