import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const MIGRATIONS = 'src/server/db/migrations';

/** A few characters for the migrations as they are: a prepared database is good for these alone. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

interface Journal {
  entries: { tag: string }[];
}

/** Copies into an empty folder the migrations as they stood before the one of this name; answers the folder. */
export function migrationsBefore(name: string, folder: string): string {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (at < 0) throw new Error(`no migration is called ${name}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}
