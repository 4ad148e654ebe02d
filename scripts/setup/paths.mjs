import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder: every command works on it, wherever it was called from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The Node that package.json pins. The machine's own only has to run the few lines that install it. */
export const PINNED_NODE = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const SERVER_ENTRY = join(ROOT, 'dist/server/entry.mjs');

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} path a path inside the project */
export function inProject(path) {
  return join(ROOT, path);
}

export function hasPinnedNode() {
  return existsSync(PINNED_NODE);
}
