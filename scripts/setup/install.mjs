import { readFileSync } from 'node:fs';
import { hasPinnedNode, inProject, say } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Compared by content, not by date: a checkout changes dates, and a copied node_modules is a good one.
 * @param {{ dev: boolean }} options whether development packages are needed
 */
function isInstalled({ dev }) {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present || !hasPinnedNode()) return false;
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '' || entry.optional || (entry.dev && !dev)) return true;
    return present[folder]?.version === entry.version;
  });
}

/** @param {string[]} args */
function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

/**
 * Installs what package-lock.json says, unless it is there already.
 * @param {{ dev?: boolean }} [options]
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled({ dev })) return;
  say('→ Installation des dépendances (environ une minute la première fois)…');
  const started = Date.now();
  const code = await npm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(dev ? ['--include=dev'] : []),
  ]);
  if (code !== 0) fail(`npm ci s’est arrêté avec le code ${code} : voir ses messages ci-dessus.`);
  // npm may have been told to run no install script: the pinned Node is placed by its own.
  if (!hasPinnedNode()) await npm(['rebuild', 'node', '--ignore-scripts=false']);
  if (!hasPinnedNode())
    fail('Le paquet npm « node » n’a pas installé son exécutable (node_modules/node/bin).');
  say(`→ Dépendances installées en ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  process.stderr.write(`✗ ${text}\n`);
  process.exit(1);
}
