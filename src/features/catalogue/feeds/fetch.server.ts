import { eq } from 'drizzle-orm';
import { feed, feedPiece, feedRun } from '#src/server/db/schema/index.ts';
import { FetchError, type SafeFetchOptions, safeFetch } from '#src/server/gateways/safe-fetch.ts';
import type { Services } from '#src/server/services.ts';
import type { Run } from './batch.server.ts';
import { keepBytes } from './bytes.server.ts';
import { feedFr as fr } from './feed.fr.ts';
import { FETCH_MOST, FeedFault, PIECE_ROW_BYTES } from './feed.ts';

const MINUTES = 15;

/** The stage `fetching`: the file comes by pieces and is kept as it comes. From the start, when it was cut short. */
export async function fetchRun(
  services: Services,
  run: Run,
  more: Pick<SafeFetchOptions, 'allow' | 'timeoutMs'> = {},
): Promise<void> {
  const { db } = services.database;
  const [own] = await db.select().from(feed).where(eq(feed.id, run.feedId));
  if (!own?.url) throw new FeedFault(fr.noAddress);
  await db.delete(feedPiece).where(eq(feedPiece.runId, run.id));
  const keep = keeper(services, run.id);
  const answer = await safeFetch(own.url, {
    accept: 'text/csv,application/xml,text/xml,application/json,*/*;q=0.5',
    userAgent: `${services.config.productName}Bot/1.0 (+${services.config.publicUrl})`,
    maxBytes: FETCH_MOST,
    overflow: 'fail',
    timeoutMs: MINUTES * 60_000,
    sink: keep.take,
    ...more,
  }).catch((error: unknown) => {
    if (error instanceof FetchError) throw new FeedFault(fr.fetch[error.failure]);
    throw error;
  });
  if (answer.status !== 200) throw new FeedFault(fr.fetch.status(answer.status));
  const size = await keep.end();
  await db
    .update(feedRun)
    .set({ size, state: 'reading', updatedAt: new Date() })
    .where(eq(feedRun.id, run.id));
}

/** Puts what comes into pieces of one length. */
function keeper({ database: { db } }: Services, runId: string) {
  let parts: Uint8Array[] = [];
  let held = 0;
  let row = 0;
  let size = 0;
  async function flush(all: boolean): Promise<void> {
    while (held >= PIECE_ROW_BYTES || (all && held > 0)) {
      const whole = Buffer.concat(parts);
      const bytes = whole.subarray(0, PIECE_ROW_BYTES);
      parts = [whole.subarray(bytes.length)];
      held -= bytes.length;
      await keepBytes(db, { runId, row }, bytes);
      row += 1;
    }
  }
  return {
    async take(chunk: Uint8Array): Promise<void> {
      parts.push(chunk);
      held += chunk.byteLength;
      size += chunk.byteLength;
      if (held >= PIECE_ROW_BYTES) await flush(false);
    },
    async end(): Promise<number> {
      await flush(true);
      return size;
    },
  };
}
