import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { systemCtx } from '#src/features/cagnotte/system-ctx.server.ts';
import { tellSearch } from '#src/features/search/sync.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { classification, feed, feedRun, product } from '#src/server/db/schema/index.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import type { Services } from '#src/server/services.ts';
import { type Importing, keepLines, type Run, takeBatch } from './batch.server.ts';
import { bytesOf } from './bytes.server.ts';
import { feedFr as fr } from './feed.fr.ts';
import { BATCH_ROWS, type Row, tooManyVanish } from './feed.ts';
import type { Format } from './read/open-feed.ts';
import { rowsOf } from './read/open-feed.ts';
import { knownShelves } from './shelf.ts';

/** Reads a file to its end, from the row where the run stands; then what vanished. Throws FeedFault. */
export async function runThrough(services: Services, run: Run): Promise<void> {
  const to = await importing(services, run);
  if (!to) return;
  let position = 0;
  let waiting: Row[] = [];
  let done = run.done;
  for await (const rows of rowsOf(bytesOf(services.database.db, run.id), shapeOfRun(run))) {
    // A process that was killed read these: they are passed over.
    waiting.push(...rows.slice(Math.max(0, Math.min(rows.length, run.done - position))));
    position += rows.length;
    while (waiting.length >= BATCH_ROWS) {
      const batch = waiting.slice(0, BATCH_ROWS);
      waiting = waiting.slice(BATCH_ROWS);
      if (!(await takeBatch(to, batch, done))) return;
      done += batch.length;
      await nextTurn();
    }
  }
  if (waiting.length > 0 && !(await takeBatch(to, waiting, done))) return;
  await finish(to);
}

async function importing(services: Services, run: Run): Promise<Importing | null> {
  const { db } = services.database;
  const [own] = await db.select().from(feed).where(eq(feed.id, run.feedId));
  if (!own) return null;
  const shelves = await db.select().from(classification);
  return { services, run, feed: own, known: knownShelves(shelves) };
}

function shapeOfRun({ format, encoding, separator }: Run): {
  format: Format;
  encoding: string;
  separator: string | null;
} {
  if (!format || !encoding) throw new Error('The run was never read');
  return { format, encoding, separator };
}

/** Articles of the feed that its file does not name any more. */
const vanishedOf = (to: Importing) =>
  and(
    eq(product.feedId, to.feed.id),
    isNull(product.deletedAt),
    ne(product.availability, 'out_of_stock'),
    sql`not ${product.keptFields} @> '["availability"]'`,
    sql`not exists (select from feed_line where run_id = ${to.run.id} and key = ${product.feedKey})`,
  );

async function finish(to: Importing): Promise<void> {
  const { services, run } = to;
  await inTransaction(systemCtx(services), async (tx) => {
    const [now] = await tx.db.select().from(feedRun).where(eq(feedRun.id, run.id)).for('no key update');
    if (!now || now.state !== run.state) return;
    const gone = await tx.db
      .select({ id: product.id, key: product.feedKey, title: product.name })
      .from(product)
      .where(vanishedOf(to));
    const held = run.unattended && tooManyVanish(gone.length, await inFeed(tx.db, run.feedId));
    const marked = held ? [] : gone;
    if (run.state === 'applying')
      await markOut(
        tx,
        marked.map(({ id }) => id),
      );
    const lines = marked.map(({ key, title }) => ({
      ...{ key, title, outcome: 'vanished' as const, message: fr.line.vanished },
    }));
    await keepLines(tx.db, run.id, { done: now.done, lines });
    const over = run.state === 'applying';
    await tx.db
      .update(feedRun)
      .set({
        ...{ state: over ? 'done' : 'checked', counts: { ...now.counts, vanished: marked.length } },
        ...{ updatedAt: new Date(), finishedAt: over ? new Date() : null },
        remark: held ? fr.heldBack(gone.length) : now.remark,
      })
      .where(eq(feedRun.id, run.id));
    if (over) await recordPublish(querierOf(tx.db), ['list:product', 'list:brand']);
  });
  services.jobs.wake('search-sync');
  services.jobs.wake('feed-pictures');
  services.publisher.kick().catch((error: unknown) => services.log.warn({ err: error }, 'pages'));
}

async function inFeed(db: Db, feedId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(product)
    .where(
      and(eq(product.feedId, feedId), ne(product.availability, 'out_of_stock'), isNull(product.deletedAt)),
    );
  return Number(row?.n ?? 0);
}

const AT_ONCE = 500;

/** Out of stock, and without a hash: the same line again brings the article back. */
async function markOut(tx: Ctx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    await tx.db.execute(sql`
      update product set availability = 'out_of_stock', feed_hash = null, updated_at = now()
      where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(some)}::jsonb))`);
    await tellSearch(tx.db, 'product', some);
    await recordPublish(
      querierOf(tx.db),
      some.map((id) => `product:${id}`),
    );
  }
}
