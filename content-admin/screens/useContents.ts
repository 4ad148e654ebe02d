import { useCallback, useEffect, useState } from 'react';
import { type ContentLine, lifeCalls } from '#src/features/content/life/life.calls.ts';
import { askedOf, type Filters, readFilters, writeFilters } from './content-filters.ts';

export interface Contents {
  items: ContentLine[];
  total: number;
}

export interface ContentsState {
  filters: Filters;
  /** The last answer; it stays on the screen while the next one is awaited. */
  contents: Contents | null;
  busy: boolean;
  failed: boolean;
  filter(change: Partial<Filters>): void;
  reload(): void;
}

/** Between two keys of somebody who types a search. */
const PAUSE_MS = 200;

/** The address is the state: "back" comes to the list as it was. */
function useAddress(): [Filters, (change: Partial<Filters>) => void] {
  const [filters, setFilters] = useState<Filters>(() => readFilters(location.search));
  useEffect(() => {
    const onBack = () => setFilters(readFilters(location.search));
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const filter = useCallback((change: Partial<Filters>) => {
    setFilters((before) => {
      const next = { ...before, page: 1, ...change };
      const href = location.pathname + writeFilters(next);
      // A search typed letter by letter is one step of the way back.
      if ('query' in change) history.replaceState(null, '', href);
      else history.pushState(null, '', href);
      return next;
    });
  }, []);
  return [filters, filter];
}

export function useContents(): ContentsState {
  const [filters, filter] = useAddress();
  const [contents, setContents] = useState<Contents | null>(null);
  const [status, setStatus] = useState<'ready' | 'busy' | 'failed'>('busy');
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let stale = false;
    setStatus('busy');
    const timer = setTimeout(
      () =>
        lifeCalls.searchContent(askedOf(filters)).then(
          (answer) => {
            if (stale) return;
            setContents(answer);
            setStatus('ready');
          },
          () => stale || setStatus('failed'),
        ),
      contents === null ? 0 : PAUSE_MS,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [filters, asked]);
  const reload = useCallback(() => setAsked((n) => n + 1), []);
  return { filters, contents, busy: status === 'busy', failed: status === 'failed', filter, reload };
}
