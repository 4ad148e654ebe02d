import { sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';

interface Column {
  table: string;
  column: string;
}

/** Copies and history: what they say keeps no picture alive. */
const NOT_A_USE = ['content_revision', 'audit_log', 'mail_outbox', 'page_outbox', 'search_document'];
/** The library's own columns: what a picture was called at first is no use of it. */
const OWN = ['media.url', 'media.cover', 'media.keys', 'media.folder'];

async function textColumns(db: Db, except: string[]): Promise<Column[]> {
  const { rows } = (await db.execute(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'ARRAY') order by 1, 2`)) as unknown as { rows: Column[] };
  const left = [...NOT_A_USE, ...except];
  return rows.filter(({ table, column }) => !left.includes(table) && !OWN.includes(`${table}.${column}`));
}

/**
 * The folders of stored pictures that anything in the database names, whichever feature it belongs to: a table
 * added later counts by itself, so that no picture is taken away because nobody thought of it. Tables of `except`
 * are left aside.
 */
export async function referencedFolders(db: Db, except: string[] = []): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { table, column } of await textColumns(db, except)) {
    const cell = sql`${sql.identifier(column)}::text`;
    const { rows } = (await db.execute(sql`
      select distinct (regexp_matches(${cell}, '/media/([A-Za-z0-9_-]{16,64})/', 'g'))[1] as folder
      from ${sql.identifier(table)} where strpos(${cell}, '/media/') > 0`)) as unknown as {
      rows: { folder: string }[];
    };
    for (const { folder } of rows) found.add(folder);
  }
  return found;
}
