import { and, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { SearchIndex } from '#search/index.ts';
import type { Db } from '#src/server/db/connect.ts';
import { searchEngine, searchOutbox } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { forgetFound, foundChanged } from './found.server.ts';
import { forgetMarks } from './index-marks.server.ts';

/** An engine that nobody ran for so long is filled anew when it is back: what changes does not wait for it. */
const FORGOTTEN_AFTER_MS = 3_600_000;

type Whose = Pick<SearchIndex, 'own'>;

/** The engine that all processes share has no name. */
const idOf = ({ own = '' }: Whose) => own;

/**
 * Says that this process's engine is there: from now on what changes waits until it knows. Engines that are gone are
 * forgotten with their marks.
 */
export async function registerEngine({ database: { db }, search, clock }: Services): Promise<void> {
  const [id, seenAt] = [idOf(search), clock()];
  await db
    .insert(searchEngine)
    .values({ id, seenAt })
    .onConflictDoUpdate({ target: searchEngine.id, set: { seenAt } });
  const before = new Date(seenAt.getTime() - FORGOTTEN_AFTER_MS);
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(searchEngine)
      .where(and(ne(searchEngine.id, id), lt(searchEngine.seenAt, before)))
      .returning({ id: searchEngine.id });
    const named = gone.filter((engine) => engine.id !== '').map((engine) => engine.id);
    await forgetMarks(tx, named);
  });
  await db.delete(searchOutbox).where(heardByAll);
}

/** The engines of other processes, those that have a name. */
export async function otherEngines(db: Db, search: Whose): Promise<string[]> {
  const rows = await db.select({ id: searchEngine.id }).from(searchEngine);
  return rows.map(({ id }) => id).filter((id) => id !== '' && id !== idOf(search));
}

export const notHeardBy = (search: Whose): SQL => sql`not (${idOf(search)} = any(${searchOutbox.heardBy}))`;

/** No engine is left that has not heard, this one apart. */
const heardByOthers = (id: string) => sql`not exists (
  select 1 from search_engine e where e.id <> ${id} and not (e.id = any(${searchOutbox.heardBy})))`;

const heardByAll = sql`cardinality(${searchOutbox.heardBy}) > 0 and not exists (
  select 1 from search_engine e where not (e.id = any(${searchOutbox.heardBy})))`;

/**
 * Rows that this process's engine now knows of: those that every other one knows of too are done with. Who is there
 * is read by the statement itself: an engine that registers later reads what these rows told from the database.
 */
export async function settleHeard(db: Db, search: Whose, rows: SQL): Promise<void> {
  const id = idOf(search);
  await db.delete(searchOutbox).where(and(rows, heardByOthers(id)));
  const kept = await db
    .update(searchOutbox)
    .set({ heardBy: sql`array_append(${searchOutbox.heardBy}, ${id})` })
    .where(and(rows, notHeardBy(search)))
    .returning({ id: searchOutbox.id });
  // Two that settle at once see of each other what is committed: the last one of them deletes.
  if (kept.length > 0) await db.delete(searchOutbox).where(and(rows, heardByAll));
}

const CHANNEL = 'search_sync';

interface Synced {
  engine: string;
  changed: boolean;
}

/** One process runs the job; this tells the others, each of which keeps what it found itself. */
export async function announceSync({ database, search }: Services, changed: boolean): Promise<void> {
  const told = JSON.stringify({ engine: idOf(search), changed } satisfies Synced);
  await database.db.execute(sql`select pg_notify(${CHANNEL}, ${told})`);
}

/**
 * Runs `catchUp` whenever a process with another engine has caught up: what it read is there for this one too. Of the
 * engine that both ask there is only to hear that it answers otherwise now.
 */
export async function followSync(services: Services, catchUp: () => Promise<void>): Promise<void> {
  let waiting = false;
  const hear = async ({ engine, changed }: Synced) => {
    if (engine === idOf(services.search)) return changed ? foundChanged(services) : forgetFound(services);
    if (waiting) return;
    waiting = true;
    // From here on, news may be of rows that this run does not see any more.
    const run = () => {
      waiting = false;
      return catchUp();
    };
    await run().catch((error: unknown) =>
      services.log.warn({ err: error }, 'search index not updated; trying again later'),
    );
  };
  const missed = () => {
    foundChanged(services);
    if (idOf(services.search) !== '') void hear({ engine: '', changed: true });
  };
  await services.database.listen(CHANNEL, (told) => void hear(JSON.parse(told) as Synced), missed);
}
