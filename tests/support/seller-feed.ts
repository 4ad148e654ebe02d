import type { Mapping } from '#src/features/catalogue/feeds/feed.ts';
import { feedJob } from '#src/features/catalogue/feeds/feeds.jobs.server.ts';
import { sellerFeedCalls } from '#src/features/catalogue/feeds/seller-feeds.calls.ts';
import type { TestApp } from './app.ts';
import { HEAD, mapping } from './feeds.ts';

export const FEED = {
  name: 'Mon catalogue',
  url: null,
  schedule: 'manual' as const,
  default_shelf: 'promenade',
  enabled: true,
};

/** A file of a seller's, from its first byte to the end, under the seller's own token. `more`: columns after those of all. */
export async function bringFeed(
  app: TestApp,
  { token, feedId, more = {} }: { token: string; feedId: number; more?: Mapping },
  lines: readonly string[],
) {
  const head = [HEAD, ...Object.values(more)].join(';');
  const bytes = Buffer.from([head, ...lines].join('\n'));
  const as = <T>(work: () => Promise<T>) => app.as(token, work);
  const { id } = await as(() =>
    sellerFeedCalls.beginFeedRun({ feed_id: feedId, name: 'flux.csv', size: bytes.length }),
  );
  await as(() => sellerFeedCalls.sendFeedPiece({ id, position: 0, bytes: bytes.toString('base64') }));
  await as(() => sellerFeedCalls.readFeedRun({ id }));
  await feedJob.run(app.services, { id });
  await as(() => sellerFeedCalls.checkFeedRun({ id, mapping: { ...mapping, ...more } }));
  await feedJob.run(app.services, { id });
  await as(() => sellerFeedCalls.applyFeedRun({ id }));
  await feedJob.run(app.services, { id });
  return as(() => sellerFeedCalls.feedRunState({ id }));
}
