import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const STAMP = '.build-hash';
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
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function builtHash() {
  return existsSync(SERVER_ENTRY) && existsSync(inProject(`dist/${STAMP}`))
    ? readFileSync(inProject(`dist/${STAMP}`), 'utf8')
    : null;
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
  const [code, blankCode] = await Promise.all([
    runPinned([inProject('node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: './dist-next',
    }),
    runPinned(['--liftoff-only', inProject('scripts/setup/blank-database.ts'), inProject(BLANK)]),
  ]);
  if (code !== 0) return code;
  // Astro empties its folder when it begins; and a first start that has no blank database makes its own.
  if (blankCode === 0) renameSync(inProject(BLANK), inProject('dist-next/database'));
  writeFileSync(inProject(`dist-next/${STAMP}`), hash);
  swapIn();
  say(`→ Site construit en ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

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
