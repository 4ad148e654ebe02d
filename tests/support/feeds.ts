import { eq } from 'drizzle-orm';
import { PIECE_BYTES } from '#src/features/catalogue/feeds/feed.ts';
import { type FeedRun, feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { feedJob } from '#src/features/catalogue/feeds/feeds.jobs.server.ts';
import { product } from '#src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';

/** Sends a file as the screen does, and asks for it to be read. */
export async function sendFeed(feedId: number, bytes: Buffer, name = 'flux.csv'): Promise<FeedRun> {
  const run = await feedCalls.beginFeedRun({ feed_id: feedId, name, size: bytes.length });
  for (let position = 0; position * PIECE_BYTES < bytes.length; position += 1) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await feedCalls.sendFeedPiece({ id: run.id, position, bytes: piece.toString('base64') });
  }
  return feedCalls.readFeedRun({ id: run.id });
}

export const HEAD = 'id;title;price;brand;availability;image_link';
export const mapping = {
  id: 'id',
  title: 'title',
  price: 'price',
  brand: 'brand',
  availability: 'availability',
  image: 'image_link',
};
const fields = {
  name: 'Flux',
  merchant: 'La Boutique',
  url: null,
  schedule: 'manual' as const,
  sold_here: false,
  default_shelf: null,
  enabled: true,
};

/** Gives the actions of an admin on feeds, each step waited for. */
export function feedDesk(app: TestApp, token: string) {
  const db = app.services.database.db;
  const asAdmin = <T>(ask: () => Promise<T>) => app.as(token, ask);
  const state = (id: string) => asAdmin(() => feedCalls.feedRunState({ id }));
  /** Runs the background work of this import. */
  const work = async (id: string) => {
    await feedJob.run(app.services, { id });
    return state(id);
  };
  const makeFeed = (more: Partial<Parameters<typeof feedCalls.saveFeed>[0]> = {}) =>
    asAdmin(() => feedCalls.saveFeed({ ...fields, ...more }));
  const send = async (feedId: number, text: string | Buffer) => {
    const { id } = await asAdmin(() => sendFeed(feedId, Buffer.from(text)));
    return work(id);
  };
  const check = async ({ id }: FeedRun) => {
    await asAdmin(() => feedCalls.checkFeedRun({ id, mapping }));
    return work(id);
  };
  const apply = async ({ id }: FeedRun) => {
    await asAdmin(() => feedCalls.applyFeedRun({ id }));
    return work(id);
  };
  /** From the first byte to the end. */
  const bring = async (feedId: number, lines: readonly string[]) =>
    apply(await check(await send(feedId, [HEAD, ...lines].join('\n'))));
  const ofFeed = (id: number) =>
    db.select().from(product).where(eq(product.feedId, id)).orderBy(product.feedKey);
  return { asAdmin, state, work, makeFeed, send, check, apply, bring, ofFeed };
}
