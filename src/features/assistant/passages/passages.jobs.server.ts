import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type ContentFollower, followContents } from '#src/features/search/followers.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { contentsAfter, forgetPassages, havePassages, keepPassages } from './store.server.ts';

/** Raise it when pages are cut or read otherwise: all of them are cut again, in the background. */
const VERSION = 2;
const KEY = 'passages';
const PIECE = 4;
const LONGEST_REST_MS = 200;
/** A run ends after so long; the next begins where it stopped. */
const RUN_MS = 50_000;

/** The version that is filled in, and how far: everything when `after` is null. */
interface Filled {
  version: number;
  after: number | null;
}

async function filledSoFar(db: Db): Promise<Filled> {
  const [row] = await db.select().from(appState).where(eq(appState.key, KEY));
  const known = row ? (JSON.parse(row.value) as Filled) : null;
  const whole = known?.version === VERSION && known.after === null;
  // A restored database has the mark and none of the passages.
  if (!known || known.version !== VERSION || (whole && !(await havePassages(db))))
    return { version: VERSION, after: 0 };
  return known;
}

async function write(db: Db, after: number | null): Promise<void> {
  const value = JSON.stringify({ version: VERSION, after } satisfies Filled);
  await db
    .insert(appState)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** Has every page cut again, in the background. */
export const cutAgain = (db: Db): Promise<void> => write(db, 0);

/** Cuts every page, with a rest as long as the work between: meanwhile the embedded database answers others. */
export async function fillPassages({ database }: Pick<Services, 'database'>, until: number): Promise<void> {
  const { db } = database;
  let { after } = await filledSoFar(db);
  while (after !== null && performance.now() < until) {
    const begun = performance.now();
    const ids = await contentsAfter(db, after, PIECE);
    if (ids.length > 0) await keepPassages(database, ids);
    after = ids.at(-1) ?? null;
    await write(db, after);
    if (after !== null) await sleep(Math.min(LONGEST_REST_MS, performance.now() - begun));
  }
}

const running = new WeakSet<Services>();

/** Fills in the passages of a first start, of another version, of a restored database. */
export const passagesJob: JobKind = {
  name: 'assistant-passages',
  cron: '* * * * *',
  async run(services) {
    if (running.has(services)) return;
    running.add(services);
    try {
      await fillPassages(services, performance.now() + RUN_MS);
    } finally {
      running.delete(services);
    }
  },
};

const follower: ContentFollower = {
  changed: ({ database }, ids) => keepPassages(database, ids),
  async reindexed(services, say) {
    const { db } = services.database;
    await forgetPassages(db);
    await write(db, 0);
    await fillPassages(services, Number.POSITIVE_INFINITY);
    say('passages: cut again');
  },
};

/** Called once, before anything is answered: passages follow what is published. */
export function followPublications(): void {
  followContents(follower);
}
