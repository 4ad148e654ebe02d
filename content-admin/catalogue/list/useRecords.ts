import { useCallback, useEffect, useState } from 'react';
import { type Loaded, useLoaded } from '../../screens/useLoaded.ts';
import { type CataloguePlace, keepList } from '../places.ts';

export type Query = Record<string, string>;
export interface Found<T> {
  items: readonly T[];
  page: number;
  per_page: number;
  total: number;
}

export interface Records<T> {
  query: Query;
  /** Asks something else, from the first page unless a page is asked for. */
  change(part: Query): void;
  clear(): void;
  loaded: Loaded<Found<T>>;
  reload(): void;
}

/** A list found on the server, whose question is the address. Defaults are left out of it. */
export function useRecords<T>(
  place: CataloguePlace,
  defaults: Query,
  load: (query: Query) => Promise<Found<T>>,
): Records<T> {
  const [query, setQuery] = useState<Query>(() => {
    const params = new URLSearchParams(location.search);
    const given = Object.keys(defaults).flatMap((key) => {
      const value = params.get(key);
      return value === null ? [] : [[key, value] as const];
    });
    return { ...defaults, ...Object.fromEntries(given) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the question changes, only
  const ask = useCallback(() => load(query), [query]);
  const [loaded, reload] = useLoaded(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the question
  useEffect(() => {
    const said = Object.entries(query).filter(([key, value]) => value !== defaults[key]);
    const text = new URLSearchParams(said).toString();
    const search = text ? `?${text}` : '';
    history.replaceState(null, '', location.pathname + search);
    keepList(place, search);
  }, [query]);
  const change = (part: Query) => setQuery((before) => ({ ...before, page: '1', ...part }));
  return { query, change, clear: () => setQuery(defaults), loaded, reload };
}

/** A page number out of an address: anything else is the first. */
export const pageOf = ({ page }: Query) => Math.max(1, Math.trunc(Number(page)) || 1);

/** One of the values a choice has, else its first. */
export function oneOf<T extends string>(values: readonly T[], asked: string | undefined): T {
  return values.find((value) => value === asked) ?? (values[0] as T);
}
