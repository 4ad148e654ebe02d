import { PIECE_BYTES } from '#src/features/catalogue/feeds/feed.ts';
import type { Feed, FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';

/** A call of `/api/admin/` by its name. */
export type AdminCall = <T>(name: string, input: object) => Promise<T>;

/** A feed somebody brings by hand, as the screen's form makes it; answers its id. */
export async function makeFeed(call: AdminCall, name: string, merchant = name): Promise<number> {
  const plain = { url: null, schedule: 'manual', sold_here: false, default_shelf: null, enabled: true };
  return (await call<Feed>('save_feed', { name, merchant, ...plain })).id;
}

/** Sends a file piece by piece and has it read; answers the id of its run. */
export async function sendFeed(call: AdminCall, feedId: number, file: Buffer): Promise<string> {
  const { id } = await call<FeedRun>('begin_feed_run', {
    feed_id: feedId,
    name: 'flux',
    size: file.length,
  });
  for (let position = 0; position * PIECE_BYTES < file.length; position += 1) {
    const piece = file.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await call('send_feed_piece', { id, position, bytes: piece.toString('base64') });
  }
  await call('read_feed_run', { id });
  return id;
}
