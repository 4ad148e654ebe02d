import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Refusal } from '../commands/refusal.ts';
import type { Database, Db } from '../db/connect.ts';
import { querierOf } from '../db/querier.ts';
import { tablesInOrder } from './tables.ts';

export const FORMAT = 'merveille-backup-1';
export const DATABASE_FILE = 'database.jsonl.gz';
const BATCH = 1000;

export interface BackupOptions {
  folder: string;
  /** Pictures kept on this disk; with S3 the bucket has its own backup. */
  mediaDir: string;
  say: (line: string) => void;
}

/**
 * Writes everything the database holds at one instant, and the pictures, into a new folder. The same backup
 * restores on PGlite and on PostgreSQL. Rows stay JSON text from end to end: no number passes through JS.
 */
export async function backup(database: Database, options: BackupOptions): Promise<void> {
  const { folder, mediaDir, say } = options;
  if (!folder) throw new Refusal('Say where: npm run backup -- <new folder>');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = await tablesInOrder(database.query);
  await database.db.transaction(
    async (tx) => {
      const lines = Readable.from(allLines(tx as unknown as Db, tables, say));
      const file = createWriteStream(join(folder, DATABASE_FILE), { mode: 0o600 });
      await pipeline(lines, createGzip(), file);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (existsSync(mediaDir)) cpSync(mediaDir, join(folder, 'media'), { recursive: true });
  say(`Saved in ${folder}`);
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
