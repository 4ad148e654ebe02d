import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { openEmbedded } from './embedded-database.ts';
import { MIGRATIONS, migrationsHash } from './migrations.ts';

/** `url` is what a second connection needs; null on PGlite, which has one. */
export type TestDatabase = Database & { url: string | null };

/**
 * A migrated, empty database of this test file's own: on PostgreSQL when TEST_DATABASE_URL says so, else on
 * PGlite; a copy of one that the first file migrated.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresDatabase(url) : { ...(await openEmbedded()), url: null };
}

const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

const TEMPLATE_LOCK = 7_165_099;

/** The name of a migrated database that others are copied from: a copy takes a tenth of the migrations' time. */
async function postgresTemplate(server: string, admin: Database): Promise<string> {
  const name = `test_template_${migrationsHash()}`;
  await admin.patient.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TEMPLATE_LOCK})`);
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await makeTemplate(server, admin, name);
  });
  return name;
}

async function makeTemplate(server: string, admin: Database, name: string): Promise<void> {
  const part = `${name}_part`;
  await admin.query(`drop database if exists ${part} with (force)`);
  await admin.query(`create database ${part}`);
  const made = await connectDatabase({ url: urlOf(server, part), dataDir: '' });
  await migrate(made.db, MIGRATIONS);
  await made.close();
  await admin.query(`alter database ${part} rename to ${name}`);
}

async function postgresDatabase(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = await connectDatabase({ url, dataDir: '' });
  await admin.query(
    `create database ${name} template ${await postgresTemplate(url, admin)} strategy file_copy`,
  );
  const own = urlOf(url, name);
  const database = await connectDatabase({ url: own, dataDir: '' });
  return {
    ...database,
    url: own,
    async close() {
      await database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
  };
}
