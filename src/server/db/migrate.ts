import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './connect.ts';

const LOCK = 7_165_001;

/**
 * Applies what is missing from `folder`, in one transaction, under an advisory lock so that processes that
 * start together apply it once. Returns how many migrations ran.
 */
export async function migrate(db: Db, folder: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists schema_migration (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const done = (await tx.execute(sql`select hash from schema_migration`)) as unknown as {
      rows: { hash: string }[];
    };
    const known = new Set(done.rows.map((row) => row.hash));
    const missing = migrations.filter((migration) => !known.has(migration.hash));
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (hash) values (${migration.hash})`);
    }
    return missing.length;
  });
}
