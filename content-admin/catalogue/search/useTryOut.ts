import { useEffect, useState } from 'react';
import type { Tuning } from '#search/tuning.ts';
import { ApiError } from '#src/calls/client.ts';
import { type Tried, tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';

const PAUSE_MS = 300;

export type TryOut =
  | { state: 'idle' }
  | { state: 'waiting' }
  | { state: 'failed'; sentence: string | null }
  | { state: 'ready'; before: Tried; after: Tried };

/**
 * The results of a query without and with a draft, asked again a moment after the last change. It reads while somebody
 * types and sends nothing of theirs, so `useCall` does not fit; a late answer never replaces a newer one.
 */
export function useTryOut(query: string, tuning: Tuning): TryOut {
  const [shown, setShown] = useState<TryOut>({ state: 'idle' });
  const sent = JSON.stringify(tuning);
  useEffect(() => {
    const asked = query.trim();
    if (asked === '') {
      setShown({ state: 'idle' });
      return;
    }
    let late = false;
    setShown((before) => (before.state === 'ready' ? before : { state: 'waiting' }));
    const timer = setTimeout(() => {
      tuningCalls.trySearch({ query: asked, tuning: JSON.parse(sent) }).then(
        (found) => late || setShown({ state: 'ready', ...found }),
        (error: unknown) =>
          late || setShown({ state: 'failed', sentence: error instanceof ApiError ? error.message : null }),
      );
    }, PAUSE_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [query, sent]);
  return shown;
}
