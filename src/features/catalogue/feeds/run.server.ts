import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { classification, feed, feedRun } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { type Importing, type Run, takeBatch } from './batch.server.ts';
import { bytesOf } from './bytes.server.ts';
import { BATCH_ROWS, type Row } from './feed.ts';
import { tellLists } from './lists.server.ts';
import { createPlannerTeller } from './planner.server.ts';
import type { Format } from './read/open-feed.ts';
import { rowsOf } from './read/open-feed.ts';
import { knownShelves } from './shelf.ts';
import { heldBack, markVanished } from './vanish.server.ts';

const OUTCOMES_THAT_CHANGE = ['created', 'updated', 'vanished'] as const;

/** Reads a file to its end, from the row where the run stands; then what vanished. Throws FeedFault. */
export async function runThrough(services: Services, run: Run): Promise<void> {
  const to = await importing(services, run);
  if (!to) return;
  let position = 0;
  let waiting: Row[] = [];
  let done = run.done;
  const tellPlanner = createPlannerTeller(services.database, run);
  for await (const rows of rowsOf(bytesOf(services.database.db, run.id), shapeOfRun(run))) {
    // A process that was killed read these: they are passed over.
    waiting.push(...rows.slice(Math.max(0, Math.min(rows.length, run.done - position))));
    position += rows.length;
    while (waiting.length >= BATCH_ROWS) {
      const batch = waiting.slice(0, BATCH_ROWS);
      waiting = waiting.slice(BATCH_ROWS);
      if (!(await takeBatch(to, batch, done))) return;
      done += batch.length;
      await tellPlanner(done);
      await nextTurn();
    }
  }
  if (waiting.length > 0 && !(await takeBatch(to, waiting, done))) return;
  const remark = await heldBack(to);
  if (remark === null && !(await markVanished(to))) return;
  await finish(to, remark);
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

/** Over: the lists of products and of brands are made again once, and search counts each brand's articles anew. */
async function finish(to: Importing, remark: string | null): Promise<void> {
  const { services, run } = to;
  await inTransaction(systemCtx(services), async (tx) => {
    const [now] = await tx.db.select().from(feedRun).where(eq(feedRun.id, run.id)).for('no key update');
    if (!now || now.state !== run.state) return;
    const over = run.state === 'applying';
    await tx.db
      .update(feedRun)
      .set({
        state: over ? 'done' : 'checked',
        counts: { ...now.counts, vanished: now.counts.vanished ?? 0 },
        updatedAt: new Date(),
        finishedAt: over ? new Date() : null,
        remark: remark ?? now.remark,
      })
      .where(eq(feedRun.id, run.id));
    if (over && OUTCOMES_THAT_CHANGE.some((one) => now.counts[one])) await tellLists(tx.db, now);
  });
  services.jobs.wake('search-sync');
  services.jobs.wake('feed-pictures');
  services.publisher.kick().catch((error: unknown) => services.log.warn({ err: error }, 'pages'));
}
