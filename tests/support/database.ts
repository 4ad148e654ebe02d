import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectDatabase, connectPglite, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';

const MIGRATIONS = 'src/server/db/migrations';
const CACHE = 'node_modules/.cache/merveille';

/** `url` is what a second connection needs; null on PGlite, which has one. */
export type TestDatabase = Database & { url: string | null };

/**
 * A migrated, empty database of this test file's own: on PostgreSQL when TEST_DATABASE_URL says so, else in
 * memory, restored from an image that the first file makes.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresDatabase(url) : { ...(await pgliteDatabase()), url: null };
}

/** What the migrations are, in a few characters: an image or a template is good for these alone. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

async function pgliteDatabase(): Promise<Database> {
  const file = join(CACHE, `pglite-${migrationsHash()}.tar.gz`);
  if (existsSync(file)) return connectPglite(null, { image: new Blob([readFileSync(file)]) });
  const database = await connectPglite(null);
  await migrate(database.db, MIGRATIONS);
  const image = (await (database.raw as { dumpDataDir(c: 'gzip'): Promise<Blob> }).dumpDataDir(
    'gzip',
  )) as Blob;
  mkdirSync(CACHE, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.from(await image.arrayBuffer()));
  renameSync(part, file);
  return database;
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
  await admin.query(`create database ${name} template ${await postgresTemplate(url, admin)}`);
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
