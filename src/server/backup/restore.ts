import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../commands/refusal.ts';
import type { Database, Db } from '../db/connect.ts';
import { type querierOf as QuerierOf, querierOf } from '../db/querier.ts';
import { type BackupOptions, DATABASE_FILE, FORMAT, SEALED_FILE } from './backup.ts';
import { linesOf, linesOfFile } from './lines.ts';
import { unseal } from './sealed.ts';
import { MEDIA_FOLLOW, writeMedia } from './sealed-media.ts';
import { tablesInOrder } from './tables.ts';

const BATCH = 500;
type Querier = ReturnType<typeof QuerierOf>;

/**
 * Puts a backup into an empty, migrated database, in one transaction: all of it, or nothing. `verify` runs
 * before the commit and throws to refuse what was read (docs/spec/decisions.md §30: the ledger's sum).
 */
export async function restore(
  database: Database,
  options: BackupOptions & { pagesDirs: string[]; verify: (db: Db) => Promise<void> },
): Promise<void> {
  const { folder, mediaDir, pagesDirs, say, verify } = options;
  const open = sourceOf(options);
  const tables = new Set(await tablesInOrder(database.query));
  await requireEmpty(database);
  await requireWhole(await open());
  const lines = (await open())[Symbol.asyncIterator]();
  await database.db.transaction(async (tx) => {
    const db = tx as unknown as Db;
    await readInto(querierOf(db), { lines, tables, say });
    await resetSequences(querierOf(db));
    await verify(db);
  });
  // Stored pages were made of other data: they are made again as they are asked for.
  for (const dir of pagesDirs) rmSync(dir, { recursive: true, force: true });
  if (options.key) say(`${await writeMedia(lines, mediaDir)} pictures`);
  const media = join(folder, 'media');
  if (existsSync(media)) cpSync(media, mediaDir, { recursive: true });
  say('Restored. Start the server: search is indexed again from the data.');
}

/** The lines of a backup, from its beginning each time. Throws Refusal when it cannot be opened. */
function sourceOf({ folder, key }: BackupOptions): () => Promise<AsyncGenerator<string>> {
  const plain = join(folder, DATABASE_FILE);
  const sealed = join(folder, SEALED_FILE);
  if (folder && existsSync(sealed)) {
    if (!key) throw new Refusal('This backup is encrypted: give its key in BACKUP_KEY, or --key-file=<file>');
    return async () => linesOf(await unseal(sealed, key));
  }
  if (key && folder && existsSync(plain))
    throw new Refusal('This backup is not encrypted: restore it without a key');
  if (!folder || !existsSync(plain)) throw new Refusal('Say which: npm run restore -- <folder of a backup>');
  return async () => linesOfFile(plain);
}

/** Reads to the end before anything is written: a file that is cut or changed is refused here. */
async function requireWhole(lines: AsyncGenerator<string>): Promise<void> {
  try {
    const first = await lines.next();
    requireFormat(first.done ? '{}' : first.value);
    for await (const _line of lines);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The backup was cut or changed since it was made: nothing was restored');
  }
}

async function requireEmpty(database: Database): Promise<void> {
  const { rows } = await database.query('select 1 from person union all select 1 from app_state limit 1');
  if (rows.length > 0)
    throw new Refusal(
      'This database is not empty: restore into a new DATA_DIR, or a new PostgreSQL database.',
    );
}

async function readInto(
  to: Querier,
  from: { lines: AsyncIterator<string>; tables: Set<string>; say: (line: string) => void },
): Promise<void> {
  let table = '';
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await insertRows(to, table, waiting);
    waiting = [];
  };
  const header = await from.lines.next();
  requireFormat(header.done ? '{}' : header.value);
  for (;;) {
    const { value: line, done } = await from.lines.next();
    if (done || line === MEDIA_FOLLOW) break;
    if (line.startsWith('{"table":')) {
      await flush();
      table = (JSON.parse(line) as { table: string }).table;
      if (!from.tables.has(table))
        throw new Refusal(`This version has no table ${table}: restore with the one that saved it`);
      from.say(table);
    } else if (line) waiting.push(line);
    if (waiting.length >= BATCH) await flush();
  }
  await flush();
}

function requireFormat(line: string): void {
  if ((JSON.parse(line) as { format?: string }).format !== FORMAT)
    throw new Refusal(`Not a backup (${FORMAT})`);
}

/** Inserts rows; those that the migrations themselves put in a table are already there and stay. */
async function insertRows(to: Querier, table: string, rows: string[]): Promise<void> {
  await to.query(
    `insert into "${table}" overriding system value
     select * from json_populate_recordset(null::"${table}", $1::text::json) on conflict do nothing`,
    [`[${rows.join(',')}]`],
  );
}

async function resetSequences(db: Querier): Promise<void> {
  const { rows } = await db.query(
    `select table_name as name, column_name as col from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
    [],
  );
  for (const { name, col } of rows)
    await db.query(
      `select setval(pg_get_serial_sequence('"${name}"', '${col}'), coalesce((select max("${col}") from "${name}"), 0) + 1, false)`,
      [],
    );
}
