import { useCallback, useEffect, useState } from 'react';
import { BUSY_STATES } from '#src/features/catalogue/feeds/feed.ts';
import { feedCalls as calls, type FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { type Loaded, useLoaded } from '../../screens/useLoaded.ts';

const EVERY_MS = 1000;

export const isBusy = ({ state }: FeedRun) => BUSY_STATES.some((busy) => busy === state);

/** An import as it stands, asked again while the server works on it. */
export function useRun(id: string): [Loaded<FeedRun>, (next: FeedRun) => void, () => void] {
  const load = useCallback(() => calls.feedRunState({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  const [given, setGiven] = useState<FeedRun | null>(null);
  const latest = loaded.state === 'ready' ? loaded.value : null;
  // What an action answered counts until something newer was asked.
  const shown = given && (!latest || given.updated_at > latest.updated_at) ? given : latest;
  const busy = shown !== null && isBusy(shown);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(reload, EVERY_MS);
    return () => clearInterval(timer);
  }, [busy, reload]);
  return [shown ? { state: 'ready', value: shown } : loaded, setGiven, reload];
}
