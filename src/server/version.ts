import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of the build this process was started from (…/dist/server → …/dist/client). */
export const CLIENT_DIR = clientDir(here);

/** Changes when any built file does: what /client-version says and what stored pages were made by. */
export const buildVersion = versionOf(here);

function clientDir(from: string): string {
  let dir = from;
  for (let depth = 0; depth < 4; depth += 1, dir = dirname(dir))
    if (existsSync(join(dir, 'client'))) return join(dir, 'client');
  return join(from, 'client');
}

function versionOf(dir: string): string {
  const hash = createHash('sha256');
  const root = dirname(CLIENT_DIR);
  for (const part of ['server', 'client/_astro']) {
    const folder = join(root, part);
    if (existsSync(folder))
      for (const path of readdirSync(folder, { recursive: true }).map(String).sort()) hash.update(path);
  }
  const entry = join(root, 'server', 'entry.mjs');
  hash.update(existsSync(entry) ? readFileSync(entry) : dir);
  return hash.digest('hex').slice(0, 12);
}
