import { useCallback, useEffect, useState } from 'react';
import { REDIRECT_KINDS, type RedirectKind } from '#src/features/content/life/life.ts';
import { redirectCalls } from '#src/features/content/life/redirect.calls.ts';

export type Redirects = Awaited<ReturnType<typeof redirectCalls.listRedirects>>;
export type RedirectLine = Redirects['items'][number];

export interface RedirectFilters {
  query: string;
  kind: RedirectKind | '';
  page: number;
}

export const REDIRECTS_PER_PAGE = 50;
const PAUSE_MS = 200;

function read(search: string): RedirectFilters {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    query: (params.get('q') ?? '').slice(0, 500),
    kind: REDIRECT_KINDS.find((kind) => kind === params.get('vers')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function write({ query, kind, page }: RedirectFilters): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind) params.set('vers', kind);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return location.pathname + (text ? `?${text}` : '');
}

export function useRedirects() {
  const [filters, setFilters] = useState(() => read(location.search));
  const [found, setFound] = useState<Redirects | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let stale = false;
    history.replaceState(null, '', write(filters));
    const { query, kind, page } = filters;
    const input = { query, page, per_page: REDIRECTS_PER_PAGE, ...(kind ? { kind } : {}) };
    const ask = () =>
      redirectCalls.listRedirects(input).then(
        (answer) => {
          if (stale) return;
          setFound(answer);
          setFailed(false);
        },
        () => stale || setFailed(true),
      );
    const timer = setTimeout(ask, found === null ? 0 : PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [filters, asked]);
  const filter = useCallback(
    (change: Partial<RedirectFilters>) => setFilters((before) => ({ ...before, page: 1, ...change })),
    [],
  );
  return { filters, found, failed, filter, reload: useCallback(() => setAsked((n) => n + 1), []) };
}
