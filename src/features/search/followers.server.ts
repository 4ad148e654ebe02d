import type { Services } from '#src/server/services.ts';

/** Another room that keeps something of published contents, in step with the search by the same outbox. */
export interface ContentFollower {
  /** Contents that changed, came or went. Must bear being told twice: a row leaves the outbox only once all is done. */
  changed(services: Services, ids: readonly number[]): Promise<void>;
  /** Everything is made anew, because somebody asked for it (`npm run reindex`). */
  reindexed(services: Services, say: (line: string) => void): Promise<void>;
}

const followers = new Set<ContentFollower>();

/** Told once, before anything is answered. */
export function followContents(follower: ContentFollower): void {
  followers.add(follower);
}

export async function tellFollowers(services: Services, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const follower of followers) await follower.changed(services, ids);
}

export async function reindexFollowers(services: Services, say: (line: string) => void): Promise<void> {
  for (const follower of followers) await follower.reindexed(services, say);
}
