import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { feedRun, product } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import { type Importing, keepLines } from './batch.server.ts';
import { feedFr as fr } from './feed.fr.ts';
import { BATCH_ROWS, tooManyVanish } from './feed.ts';

/** Articles of the feed that its file does not name any more; those that a line says so of already are among them no longer. */
const vanishedOf = ({ feed, run }: Importing) =>
  and(
    eq(product.feedId, feed.id),
    isNull(product.deletedAt),
    ne(product.availability, 'out_of_stock'),
    sql`not ${product.keptFields} @> '["availability"]'`,
    // The offset keeps it a look-up for each article: joined, both tables would be read whole for each batch.
    sql`not exists (select from feed_line where run_id = ${run.id} and key = ${product.feedKey} offset 0)`,
  );

/** Why nothing is marked out of stock, when nobody looks and too much vanished at once; else null. */
export async function heldBack(to: Importing): Promise<string | null> {
  if (!to.run.unattended) return null;
  const { db } = to.services.database;
  const gone = await db.$count(product, vanishedOf(to));
  return tooManyVanish(gone, await inFeed(db, to.feed.id)) ? fr.heldBack(gone) : null;
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

/**
 * Marks what vanished, some at a time in a transaction each, and a line of the report for each; cut short, it goes on
 * with what has no line yet. The dry run writes the lines alone. False when the run was taken elsewhere meanwhile.
 */
export async function markVanished(to: Importing): Promise<boolean> {
  for (let after: string | null = ''; after !== null; await nextTurn()) {
    const last = await markSome(to, after);
    if (last === false) return false;
    after = last;
  }
  return true;
}

/** The key of the last article marked; null when there is none left. */
async function markSome(to: Importing, after: string): Promise<string | null | false> {
  const { services, run } = to;
  return inTransaction(systemCtx(services), async (tx) => {
    const [now] = await tx.db.select().from(feedRun).where(eq(feedRun.id, run.id)).for('no key update');
    if (!now || now.state !== run.state) return false;
    const gone = await tx.db
      .select({ id: product.id, key: product.feedKey, title: product.name })
      .from(product)
      .where(and(vanishedOf(to), gt(product.feedKey, after)))
      .orderBy(asc(product.feedKey))
      .limit(BATCH_ROWS);
    if (gone.length === 0) return null;
    if (run.state === 'applying')
      await markOut(
        tx,
        gone.map(({ id }) => id),
      );
    const before = now.counts.vanished ?? 0;
    const lines = gone.map(({ key, title }) => ({
      key,
      title,
      outcome: 'vanished' as const,
      message: fr.line.vanished,
    }));
    await keepLines(tx.db, run.id, { done: now.done + before, lines });
    await tx.db
      .update(feedRun)
      .set({ counts: { ...now.counts, vanished: before + gone.length }, updatedAt: new Date() })
      .where(eq(feedRun.id, run.id));
    return gone.at(-1)?.key ?? null;
  });
}

/** Out of stock, and without a hash: the same line again brings the article back. */
async function markOut({ db }: Ctx, ids: readonly number[]): Promise<void> {
  await db
    .update(product)
    .set({ availability: 'out_of_stock', feedHash: null, updatedAt: sql`now()` })
    .where(idsIn(product.id, ids));
  await tellSearch(db, 'product', ids);
  await publishAtCommit(
    querierOf(db),
    ids.map((id) => `product:${id}`),
  );
}
