import { useCallback } from 'react';
import { BUSY_STATES } from '#src/features/catalogue/feeds/feed.ts';
import { feedCalls as calls, type FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { useFollowed } from '../../screens/useFollowed.ts';

export const isBusy = ({ state }: FeedRun) => BUSY_STATES.some((busy) => busy === state);

/** The import of a feed as it stands. */
export function useRun(id: string) {
  const load = useCallback(() => calls.feedRunState({ id }), [id]);
  return useFollowed(load, isBusy);
}
