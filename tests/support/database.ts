import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

async function pgliteDatabase(): Promise<Database> {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)));
  const file = join(CACHE, `pglite-${hash.digest('hex').slice(0, 16)}.tar.gz`);
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

async function postgresDatabase(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = await connectDatabase({ url, dataDir: '' });
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await connectDatabase({ url: own.href, dataDir: '' });
  await migrate(database.db, MIGRATIONS);
  return {
    ...database,
    url: own.href,
    async close() {
      await database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
  };
}
