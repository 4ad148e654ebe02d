// Completes package-lock.json after `npm install`, in place. A registry mirror may lack the builds of a
// package for other platforms; npm then leaves them out of the lock, and `npm ci` refuses that lock
// ("Missing: @biomejs/cli-… from lock file"). An entry with its platform is enough for npm to accept the
// lock and to skip the download, so the missing entries are derived from their names.
import { readFileSync, writeFileSync } from 'node:fs';

const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };

/** Reads from a platform package's name where it runs: `…-linux-arm64-musl`. */
export function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = OPERATING_SYSTEMS.filter((known) => words.includes(known));
  const cpu = PROCESSORS.filter((known) => words.includes(known));
  const library = words.map((word) => LIBRARIES[word]).find(Boolean);
  const libc = os.includes('linux') ? (library ?? (words.length > 3 ? undefined : 'glibc')) : undefined;
  return { os, cpu, libc };
}

function resolves(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function entryFor(name, version, parent) {
  const { os, cpu, libc } = platformOf(name);
  if (cpu.length === 0) throw new Error(`${name}: its name does not say which processor it is for`);
  return {
    version,
    cpu,
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/** Adds what is missing to a parsed lock; returns the names added. */
export function completeLock(lock) {
  const added = [];
  for (const [folder, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (resolves(lock.packages, folder, name)) continue;
      lock.packages[`node_modules/${name}`] = entryFor(name, version, parent);
      added.push(name);
    }
    // An address would tie the lock to one registry; the hash alone says what must be installed.
    delete parent.resolved;
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return added;
}

if (import.meta.filename === process.argv[1] || process.argv[1]?.endsWith('lockfile.mjs')) {
  const file = new URL('../package-lock.json', import.meta.url);
  const before = readFileSync(file, 'utf8');
  const lock = JSON.parse(before);
  const added = completeLock(lock);
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  const check = process.argv.includes('--check');
  if (!check && after !== before) writeFileSync(file, after);
  for (const name of added) process.stdout.write(`${check ? 'missing' : 'added'} ${name}\n`);
  if (check && added.length > 0) process.exitCode = 1;
}
