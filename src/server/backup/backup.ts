import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Refusal } from '../commands/refusal.ts';
import type { Database, Db } from '../db/connect.ts';
import { querierOf } from '../db/querier.ts';
import { type BackupKey, seal } from './sealed.ts';
import { mediaLines } from './sealed-media.ts';
import { tablesInOrder } from './tables.ts';

export const FORMAT = 'merveille-backup-1';
export const DATABASE_FILE = 'database.jsonl.gz';
/** Everything in one file, when there is a key. */
export const SEALED_FILE = 'backup.age';
/** A document may weigh a megabyte, and each batch is parsed and joined at once. */
const BATCH = 200;

export interface BackupOptions {
  folder: string;
  /** Pictures kept on this disk; with S3 the bucket has its own backup. */
  mediaDir: string;
  say: (line: string) => void;
  /** Encrypts the copy, or opens it. */
  key?: BackupKey | null;
}

/**
 * Writes everything the database holds at one instant, and the pictures, into a new folder. The same backup
 * restores on PGlite and on PostgreSQL. Rows stay JSON text from end to end: no number passes through JS.
 */
export async function backup(database: Database, options: BackupOptions): Promise<void> {
  const { folder, mediaDir, say, key } = options;
  if (!folder) throw new Refusal('Say where: npm run backup -- <new folder>');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = await tablesInOrder(database.query);
  await database.db.transaction(
    async (tx) => {
      const lines = allLines(tx as unknown as Db, tables, say);
      if (key) await writeSealed(lines, { ...options, key });
      else await pipeline(Readable.from(lines), createGzip(), writeNew(join(folder, DATABASE_FILE)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // Not in one go: on the embedded database it is the serving process that copies.
  if (!key && existsSync(mediaDir)) await cp(mediaDir, join(folder, 'media'), { recursive: true });
  say(`Saved in ${folder}`);
}

const writeNew = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600 });

/** Compressed, then encrypted, as it is read: a large site needs no more memory than a small one. */
async function writeSealed(
  lines: AsyncIterable<string>,
  { folder, mediaDir, key }: BackupOptions & { key: BackupKey },
): Promise<void> {
  const all = async function* () {
    yield* lines;
    yield* mediaLines(mediaDir);
  };
  const compressed = createGzip();
  const sealed = await seal(compressed, key);
  await Promise.all([
    pipeline(Readable.from(all()), compressed),
    pipeline(sealed, writeNew(join(folder, SEALED_FILE))),
  ]);
}

async function* allLines(db: Db, tables: string[], say: (line: string) => void): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, at: new Date().toISOString() })}\n`;
  for (const table of tables) {
    yield `${JSON.stringify({ table })}\n`;
    let count = 0;
    for await (const rows of batches(db, table)) {
      count += rows.length;
      yield `${rows.join('\n')}\n`;
    }
    say(`${table}: ${count}`);
  }
}

async function* batches(db: Db, table: string): AsyncGenerator<string[]> {
  const { query } = querierOf(db);
  await db.execute(
    sql.raw(`declare backup_rows cursor for select row_to_json(t)::text as row from "${table}" t`),
  );
  for (;;) {
    const { rows } = await query(`fetch ${BATCH} from backup_rows`, []);
    if (rows.length === 0) break;
    yield rows.map((row) => String(row.row));
  }
  await db.execute(sql.raw('close backup_rows'));
}
