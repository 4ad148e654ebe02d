import { useEffect, useState } from 'react';

/** docs/spec/product.md §9: instant search waits 200 ms, 8 when emptied. */
const PAUSE_MS = 200;
const EMPTIED_MS = 8;

interface Found<T> {
  items: readonly T[];
  state: 'loading' | 'ready' | 'failed';
}

/** The results of a query, asked after a short pause; a late answer never replaces a newer one. */
export function useSearch<T>(search: (query: string) => Promise<readonly T[]>, query: string): Found<T> {
  const [found, setFound] = useState<Found<T>>({ items: [], state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search is a new function at each render
  useEffect(() => {
    let late = false;
    setFound(({ items }) => ({ items, state: 'loading' }));
    const timer = setTimeout(
      () => {
        search(query).then(
          (items) => late || setFound({ items, state: 'ready' }),
          () => late || setFound({ items: [], state: 'failed' }),
        );
      },
      query === '' ? EMPTIED_MS : PAUSE_MS,
    );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
}
