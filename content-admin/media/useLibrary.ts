import { useEffect, useRef, useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import type { MediaFilter, MediaItem } from '#src/features/media/media.ts';

export interface Asked {
  query: string;
  show: MediaFilter;
  /** Empty: any. */
  folder: string;
  label: string;
  page: number;
}

export const EVERYTHING: Asked = { query: '', show: 'all', folder: '', label: '', page: 1 };

export interface Library {
  state: 'loading' | 'ready' | 'failed';
  items: MediaItem[];
  total: number;
  reload(): void;
}

const TYPING_MS = 200;

/** A page of the library; what is shown stays until the new answer is there, and late answers are dropped. */
export function useLibrary(asked: Asked, perPage: number): Library {
  const [loaded, setLoaded] = useState<Omit<Library, 'reload'>>({ state: 'loading', items: [], total: 0 });
  const [turn, setTurn] = useState(0);
  const first = useRef(true);
  const { query, show, folder, label, page } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again for the same page
  useEffect(() => {
    let stale = false;
    const load = () =>
      mediaCalls.listMedia({ query: query.trim(), show, folder, label, page, per_page: perPage }).then(
        ({ items, total }) => stale || setLoaded({ state: 'ready', items, total }),
        () => stale || setLoaded((before) => ({ ...before, state: 'failed' })),
      );
    const timer = setTimeout(load, first.current ? 0 : TYPING_MS);
    first.current = false;
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [query, show, folder, label, page, perPage, turn]);
  return { ...loaded, reload: () => setTurn((n) => n + 1) };
}
