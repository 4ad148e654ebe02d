import { and, eq, inArray, isNotNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { feed, feedPiece, feedRun } from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { newHash } from '#src/server/tokens.ts';
import { readRun } from './detect.server.ts';
import { BUSY_STATES, FeedFault, nextRun, OVER_STATES } from './feed.ts';
import { fetchRun } from './fetch.server.ts';
import { copyPictures } from './pictures.server.ts';
import { runThrough } from './run.server.ts';

const DAY_MS = 86_400_000;
/** The days a report stays, and the days an import waits for somebody. */
const KEPT_DAYS = 30;
const WAITS_DAYS = 7;
const running = new Set<string>();

const STAGES = {
  fetching: (services: Services, run: typeof feedRun.$inferSelect) => fetchRun(services, run),
  reading: readRun,
  checking: runThrough,
  applying: runThrough,
} as const;

/** Takes a run as far as it goes by itself. */
export const feedJob: JobKind<{ id: string }> = {
  name: 'feed-run',
  async run(services, { id }) {
    if (running.has(id)) return;
    running.add(id);
    try {
      while (await oneStage(services, id));
    } finally {
      running.delete(id);
    }
  },
};

/** True while there is another stage to go on with. */
async function oneStage(services: Services, id: string): Promise<boolean> {
  const { db } = services.database;
  const [run] = await db.select().from(feedRun).where(eq(feedRun.id, id));
  if (!run || !(run.state in STAGES)) return false;
  try {
    await STAGES[run.state as keyof typeof STAGES](services, run);
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    await db
      .update(feedRun)
      .set({ state: 'refused', problem: error.message, updatedAt: new Date(), finishedAt: new Date() })
      .where(and(eq(feedRun.id, id), eq(feedRun.state, run.state)));
  }
  const [now] = await db.select({ state: feedRun.state }).from(feedRun).where(eq(feedRun.id, id));
  if (!now || OVER_STATES.some((state) => state === now.state)) await forgetBytes(services, id);
  return now !== undefined && now.state !== run.state;
}

/** Nobody reads the file any more: its room is given back. */
export async function forgetBytes({ database }: Services, id: string): Promise<void> {
  await database.db.delete(feedPiece).where(eq(feedPiece.runId, id));
  await database.query('vacuum feed_piece');
}

/** Feeds whose time has come, runs cut short by a restart, and what was left lying. */
export const feedsDue: JobKind = {
  name: 'feeds-due',
  cron: '* * * * *',
  async run(services) {
    await startDue(services);
    const { db } = services.database;
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    await db
      .update(feedRun)
      .set({ state: 'canceled', finishedAt: new Date() })
      .where(
        and(
          notInArray(feedRun.state, [...OVER_STATES, ...BUSY_STATES]),
          lt(feedRun.updatedAt, daysAgo(WAITS_DAYS)),
        ),
      );
    await db
      .delete(feedRun)
      .where(and(inArray(feedRun.state, [...OVER_STATES]), lt(feedRun.createdAt, daysAgo(KEPT_DAYS))));
    const cut = await db
      .select({ id: feedRun.id })
      .from(feedRun)
      .where(inArray(feedRun.state, [...BUSY_STATES]));
    for (const { id } of cut) await feedJob.run(services, { id });
  },
};

async function startDue(services: Services): Promise<void> {
  const { db } = services.database;
  const now = services.clock();
  const due = await db
    .select()
    .from(feed)
    .where(
      and(
        eq(feed.enabled, true),
        isNotNull(feed.url),
        isNotNull(feed.mapping),
        lte(feed.nextRunAt, now),
        // A seller who was disabled sells nothing: nobody reads their shop meanwhile.
        sql`not exists (select from merchant m where m.id = ${feed.merchantId} and m.status = 'disabled')`,
      ),
    );
  for (const { id: feedId, name, schedule } of due) {
    // Whoever moves its hour on reads it: another process that saw the same hour finds it moved.
    const taken = await db
      .update(feed)
      .set({ nextRunAt: nextRun(schedule, now) })
      .where(and(eq(feed.id, feedId), lte(feed.nextRunAt, now)))
      .returning({ id: feed.id });
    if (taken.length === 0) continue;
    try {
      await db.insert(feedRun).values({ id: newHash(), feedId, name, state: 'fetching', unattended: true });
    } catch (error) {
      // Somebody has an import of it open: the next time will do.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

const PICTURES_AT_ONCE = 10;
const MOST_MS = 50_000;

/** Pictures on their way, a few at a time; the next minute goes on. */
export const feedPictures: JobKind = {
  name: 'feed-pictures',
  cron: '* * * * *',
  async run(services) {
    const until = performance.now() + MOST_MS;
    while (performance.now() < until && (await copyPictures(services, PICTURES_AT_ONCE)) > 0);
  },
};

export const feedJobs: JobKind<never>[] = [
  feedJob as JobKind<never>,
  feedsDue as JobKind<never>,
  feedPictures as JobKind<never>,
];
