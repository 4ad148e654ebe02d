import type { MultiSearchQuery } from 'meilisearch';

type Filter = NonNullable<MultiSearchQuery['filter']>;
const among = (pins: readonly number[]) => `id IN [${pins.join(', ')}]`;

function and(filter: MultiSearchQuery['filter'], clause: string): Filter {
  return [...[filter ?? []].flat(), clause] as Filter;
}

/** The query for pinned products, whatever the words; the filters still hold. */
export function pinnedOf(query: MultiSearchQuery, pins: readonly number[]): MultiSearchQuery {
  return { ...query, q: '', filter: and(query.filter, among(pins)) };
}

/** The query for what the words find beside the pins. */
export function restOf(query: MultiSearchQuery, pins: readonly number[]): MultiSearchQuery {
  return pins.length === 0 ? query : { ...query, filter: and(query.filter, `NOT ${among(pins)}`) };
}

/** In the order they were pinned. */
export function inPinOrder<T>(hits: readonly T[], pins: readonly number[]): T[] {
  const place = (hit: T) => pins.indexOf((hit as { id: number }).id);
  return hits.toSorted((a, b) => place(a) - place(b));
}
