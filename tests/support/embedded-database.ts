// The embedded database of a test file. Its folder is a copy of a migrated one, in the machine's memory where there is
// room: that takes a quarter of what a dump takes to be read back, and half of what a suite took was that.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectPglite, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { MIGRATIONS, migrationsHash } from './migrations.ts';
import { quickFolder } from './quick-folder.ts';

const CACHE = 'node_modules/.cache/merveille';
const PREFIX = 'merveille-pglite-';

/** Removes the databases of processes that were killed. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.match(/^merveille-pglite-(\d+)-/) ?? [];
    if (pid && !lives(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The folder of a database with its tables and nothing in them; the first file of a suite makes it. */
async function blankFolder(): Promise<string> {
  const blank = join(CACHE, `pglite-${migrationsHash()}`);
  if (existsSync(blank)) return blank;
  mkdirSync(CACHE, { recursive: true });
  const part = mkdtempSync(`${blank}.`);
  const database = await connectPglite(part);
  await migrate(database.db, MIGRATIONS);
  await database.close();
  try {
    renameSync(part, blank);
  } catch {
    // Another process was quicker.
    rmSync(part, { recursive: true, force: true });
  }
  return blank;
}

/** A migrated, empty embedded database, gone when it is closed. */
export async function openEmbedded(): Promise<Database> {
  const blank = await blankFolder();
  const folder = quickFolder();
  sweep(folder);
  const own = mkdtempSync(join(folder, `${PREFIX}${process.pid}-`));
  const database = await connectPglite(join(own, 'pglite'), { blank });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
