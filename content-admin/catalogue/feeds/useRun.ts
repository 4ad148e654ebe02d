import { useCallback } from 'react';
import { BUSY_STATES } from '#src/features/catalogue/feeds/feed.ts';
import type { FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { useFollowed } from '../../screens/useFollowed.ts';
import { useFeedDesk } from './feed-desk.ts';

export const isBusy = ({ state }: FeedRun) => BUSY_STATES.some((busy) => busy === state);

/** The import of a feed as it stands. */
export function useRun(id: string) {
  const { calls } = useFeedDesk();
  const load = useCallback(() => calls.feedRunState({ id }), [calls, id]);
  return useFollowed(load, isBusy);
}
