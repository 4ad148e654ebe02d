import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { serverFr } from '#src/server/server.fr.ts';
import { DiskFullError, isDiskFull } from '../disk.ts';
import { layBlankDatabase } from './blank.ts';
import { guardEmbedded } from './embedded.ts';
import { keepStatements } from './embedded-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { LIMITS_OF, type PoolSizes, type Use } from './limits-of-use.ts';
import { Line } from './listen.ts';
import { createLook, LOOK_CONNECT_MS } from './look.ts';
import { connectionOptions, endPool, openPool } from './pool.ts';
import { Published } from './published.ts';
import { putBeside, ReadLine } from './read-line.ts';
import { type DatabaseState, DatabaseWatch } from './watch.ts';

/**
 * The database, or a transaction of it: verbs take either. Drizzle is not told of the schema: its relational queries,
 * which nobody asks here, would be made for every table at each transaction (0.17 of its 0.19 ms).
 */
export type Db = PgDatabase<PgQueryResultHKT>;
export type Rows = { rows: Record<string, unknown>[] };
export type Query = (sql: string, params?: unknown[]) => Promise<Rows>;

export interface Database {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** One plain SQL statement outside any transaction of ours. */
  query: Query;
  /**
   * Hears NOTIFY on a channel; on PGlite the only process hears itself. `missed` is called when the line was lost and
   * is there again. Returns the way to stop.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Counts the publications of pages by this process since it started, known as soon as each commit is answered. Absent where the
   * database says nothing of it.
   */
  timesPublished?: () => number;
  /** The same database without the short times of a request: for jobs, commands, migrations, the first start. */
  patient: Pick<Database, 'engine' | 'db' | 'query'>;
  /** Asks the database itself, at most once a second. */
  state(): Promise<DatabaseState>;
  /** Called with the cause when nobody answers any more, and with null when somebody does. */
  onChange(told: (why: string | null) => void): void;
  /** The raw driver, for the job queue. */
  raw: unknown;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, or the embedded PGlite under `dataDir` when there is none.
 * Throws FolderInUseError when another process holds the embedded folder
 * (docs/decisions/0002-two-databases-one-schema.md).
 */
export async function connectDatabase(options: {
  url: string | null;
  dataDir: string;
  blank?: string;
  /** Of PostgreSQL; the usual ones unless several processes share what it has. */
  sizes?: PoolSizes;
}): Promise<Database> {
  const { url, dataDir, blank, sizes } = options;
  return url ? connectPostgres(url, sizes) : connectPglite(join(dataDir, 'pglite'), blank ? { blank } : {});
}

/** Of its files, beside the system's own memory of them; by itself it would take 128 MB at once. */
const EMBEDDED_BUFFERS = '32MB';

/**
 * `dir` null keeps everything in memory (tests). A new database starts from `blank`, the folder of one that was closed.
 */
export async function connectPglite(
  dir: string | null,
  { blank }: { blank?: string } = {},
): Promise<Database> {
  const unlock = dir === null ? null : await lockFolder(dir);
  if (dir !== null) mkdirSync(dir, { recursive: true });
  if (dir !== null && isDiskFull(dir)) throw new DiskFullError(serverFr.diskFull(dir));
  if (dir !== null && blank) layBlankDatabase(blank, dir);
  const [{ PGlite }, { drizzle }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  const opened = await keepStatements(
    await PGlite.create({
      ...(dir === null ? {} : { dataDir: dir }),
      extensions: { pg_trgm, unaccent },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`],
    }),
  );
  const client =
    dir === null ? opened : guardEmbedded(opened, { full: () => isDiskFull(dir), ended: endProcess });
  const db = drizzle({ client }) as unknown as Db;
  const query: Query = (sql, params = []) => client.query<Record<string, unknown>>(sql, params);
  return {
    engine: 'pglite',
    db,
    query,
    patient: { engine: 'pglite', db, query },
    state: () => stateOf(query),
    onChange() {},
    listen: (channel, heard) => client.listen(channel, heard),
    raw: client,
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}

async function stateOf(query: Query): Promise<DatabaseState> {
  const started = performance.now();
  const { rows } = await query("select current_setting('transaction_read_only')::bool as read_only");
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return rows[0]?.read_only ? { status: 'read_only', ms, why: 'disk' } : { status: 'up', ms };
}

/** Thrown where nobody catches it: the process says why it ends, and the next one recovers what was committed. */
function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

async function connectPostgres(url: string, sizes?: PoolSizes): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const clientFor = (use: 'listen' | 'look', connectMs: number) => () =>
    new pg.Client(connectionOptions(url, use, { ...LIMITS_OF.site, connectMs }));
  const look = createLook(clientFor('look', LOOK_CONNECT_MS));
  const hearing = new Set<(why: string | null) => void>();
  const changed = (why: string | null) => {
    for (const told of hearing) told(why);
  };
  const watch = new DatabaseWatch({ look: look.look, changed });
  const published = new Published();
  const connected = (client: ClientBase) => published.hear(client);
  const open = (use: Use) => {
    const pool = openPool(pg, url, { use, watch, max: sizes?.[use], connected });
    const query: Query = (sql, params) => pool.query(sql, params);
    return {
      engine: 'postgres' as const,
      db: drizzle({ client: pool }) as unknown as Db,
      query,
      pool,
    };
  };
  const [site, patient, jobs] = [open('site'), open('patient'), open('jobs')];
  const line = new Line({ open: clientFor('listen', LIMITS_OF.site.connectMs), watch });
  const reads = new ReadLine({
    open: () => new pg.Client({ ...connectionOptions(url, 'reads', LIMITS_OF.site), pipeline: true }),
    answerMs: LIMITS_OF.site.answerMs,
    elsewhere: site.pool.query.bind(site.pool) as (...asked: unknown[]) => Promise<unknown>,
    watch,
  });
  putBeside(site.pool, reads);
  return {
    engine: 'postgres',
    db: site.db,
    query: site.query,
    patient,
    timesPublished: () => published.times,
    state: () => watch.ask(),
    onChange: (told) => void hearing.add(told),
    listen: (channel, heard, missed = () => undefined) => line.listen(channel, { heard, missed }),
    raw: jobs.pool,
    async close() {
      watch.stop();
      await Promise.all([line.close(), reads.close()]);
      await Promise.all([site, patient, jobs].map(({ pool }) => endPool(pool, watch)));
      await look.close();
    },
  };
}
