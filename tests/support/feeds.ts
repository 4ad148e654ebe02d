import { PIECE_BYTES } from '#src/features/catalogue/feeds/feed.ts';
import { type FeedRun, feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';

/** Sends a file as the screen does, and asks for it to be read. */
export async function sendFeed(feedId: number, bytes: Buffer, name = 'flux.csv'): Promise<FeedRun> {
  const run = await feedCalls.beginFeedRun({ feed_id: feedId, name, size: bytes.length });
  for (let position = 0; position * PIECE_BYTES < bytes.length; position += 1) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await feedCalls.sendFeedPiece({ id: run.id, position, bytes: piece.toString('base64') });
  }
  return feedCalls.readFeedRun({ id: run.id });
}
