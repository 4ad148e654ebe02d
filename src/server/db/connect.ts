import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { layBlankDatabase } from './blank.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
/** The database, or a transaction of it: verbs take either. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
export type Rows = { rows: Record<string, unknown>[] };
export type Query = (sql: string, params?: unknown[]) => Promise<Rows>;

export interface Database {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** One plain SQL statement outside any transaction of ours. */
  query: Query;
  /** Hears NOTIFY on a channel; on PGlite the only process hears itself. Returns the way to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** The raw driver, for the job queue and backup. */
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
}): Promise<Database> {
  const { url, dataDir, blank } = options;
  return url ? connectPostgres(url) : connectPglite(join(dataDir, 'pglite'), blank ? { blank } : {});
}

/**
 * `dir` null keeps everything in memory (tests). A new database starts from `image`, a dump, or from `blank`, the
 * folder of one that was closed.
 */
export async function connectPglite(
  dir: string | null,
  { image, blank }: { image?: Blob; blank?: string } = {},
): Promise<Database> {
  const unlock = dir === null ? null : await lockFolder(dir);
  if (dir !== null) mkdirSync(dir, { recursive: true });
  if (dir !== null && blank) layBlankDatabase(blank, dir);
  const [{ PGlite }, { drizzle }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  const client = await PGlite.create({
    ...(dir === null ? {} : { dataDir: dir }),
    extensions: { pg_trgm, unaccent },
    ...(image ? { loadDataDir: image } : {}),
  });
  return {
    engine: 'pglite',
    db: drizzle({ client, schema }) as unknown as Db,
    query: (sql, params = []) => client.query<Record<string, unknown>>(sql, params),
    listen: (channel, heard) => client.listen(channel, heard),
    raw: client,
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}

async function connectPostgres(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection cut by the server must not end the process: the pool opens another.
  pool.on('error', () => {});
  return {
    engine: 'postgres',
    db: drizzle({ client: pool, schema }) as unknown as Db,
    query: (sql, params = []) => pool.query(sql, params),
    listen: (channel, heard) => listenForever(() => new pg.Client({ connectionString: url }), channel, heard),
    raw: pool,
    close: () => pool.end(),
  };
}

interface ListenClient {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: string, heard: (message: { payload?: string }) => void): unknown;
}

/** Keeps one connection listening, and opens it again one second after it is lost. */
async function listenForever(open: () => ListenClient, channel: string, heard: (payload: string) => void) {
  let stopped = false;
  let client: ListenClient | null = null;
  const start = async () => {
    const next = open();
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      if (!stopped) setTimeout(() => start().catch(again), 1000).unref();
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', (message) => heard(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  await start();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
