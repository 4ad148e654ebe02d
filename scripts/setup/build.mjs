import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inProject, ROOT, SERVER_ENTRY, say } from './paths.mjs';
import { runPinned } from './run.mjs';

/** Everything a build reads. */
export const SOURCES = [
  'src',
  'content-admin',
  'search-index',
  'public',
  'astro.config.mjs',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Everything the blank database is made with; the package of the embedded database is in the lockfile. */
const DATABASE_SOURCES = [
  'src/server/db',
  'src/boot/start.ts',
  'scripts/setup/blank-database.ts',
  'package-lock.json',
];

const STAMP = '.build-hash';
const DATABASE_STAMP = '.database-hash';
const BLANK = 'dist-database';

/**
 * @param {string} path
 * @returns {string[]} the files at or under a path of the project, in a stable order
 */
function filesUnder(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** A hash of names and bytes: a checkout that changes only dates costs no build. */
export function sourcesHash() {
  return hashOf(SOURCES);
}

/** @param {string[]} paths files and folders of the project */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} stamp a file of the build that stands */
function stamped(stamp) {
  const file = inProject(`dist/${stamp}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const builtHash = () => (existsSync(SERVER_ENTRY) ? stamped(STAMP) : null);

/**
 * The database that first starts copy: the one of the build that stands, unless what it is made with changed.
 * @param {string} hash of that
 */
async function blankDatabase(hash) {
  if (stamped(DATABASE_STAMP) !== hash || !existsSync(inProject('dist/database')))
    return runPinned(['--liftoff-only', inProject('scripts/setup/blank-database.ts'), inProject(BLANK)]);
  rmSync(inProject(BLANK), { recursive: true, force: true });
  cpSync(inProject('dist/database'), inProject(BLANK), { recursive: true });
  return 0;
}

/** Puts the new build in the place of the old one; a failed build never gets here, and the old one stays. */
function swapIn() {
  rmSync(inProject('dist-old'), { recursive: true, force: true });
  if (existsSync(inProject('dist'))) renameSync(inProject('dist'), inProject('dist-old'));
  renameSync(inProject('dist-next'), inProject('dist'));
  rmSync(inProject('dist-old'), { recursive: true, force: true });
}

/** Builds whatever the state of dist; answers the build's exit code. */
export async function build(hash = sourcesHash()) {
  say('→ Construction du site (astro build)…');
  const started = Date.now();
  const databaseHash = hashOf(DATABASE_SOURCES);
  const [code, blankCode] = await Promise.all([
    runPinned([inProject('node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: './dist-next',
    }),
    blankDatabase(databaseHash),
  ]);
  if (code !== 0) return code;
  // Astro empties its folder when it begins; and a first start that has no blank database makes its own.
  if (blankCode === 0) {
    renameSync(inProject(BLANK), inProject('dist-next/database'));
    writeFileSync(inProject(`dist-next/${DATABASE_STAMP}`), databaseHash);
  }
  writeFileSync(inProject(`dist-next/${STAMP}`), hash);
  swapIn();
  say(`→ Site construit en ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

/** True when a source changed since the build that stands. */
export const isOlder = () => builtHash() !== sourcesHash();

/** Builds when a source changed since the last build; answers an exit code. */
export async function buildIfChanged() {
  const hash = sourcesHash();
  return builtHash() === hash ? 0 : build(hash);
}

/** The same, for a command that cannot go on without a build. */
export async function ensureBuilt() {
  const code = await buildIfChanged();
  if (code === 0) return;
  process.stderr.write('✗ La construction a échoué : voir les messages ci-dessus.\n');
  process.exit(code);
}
