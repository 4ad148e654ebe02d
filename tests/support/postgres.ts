// A throw-away PostgreSQL cluster for tests and benchmarks: in a folder of its own, on the loopback, without
// fsync, gone with `stop`.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface ThrowAwayPostgres {
  url: string;
  version: string;
  stop: () => Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** Finds the server's programs where Debian, and then everybody else, puts them; the newest version first. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

function numberOf(option: '-u' | '-g', account: string): number | null {
  try {
    return Number(execFileSync('id', [option, account], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root: another account owns the cluster then. */
function chooseOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const account = numberOf('-u', 'postgres') === null ? 'nobody' : 'postgres';
  return { uid: numberOf('-u', account) ?? 65534, gid: numberOf('-g', account) ?? 65534 };
}

async function untilReady(ready: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (ready()) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not start within 60 s');
}

const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

function launch(programs: string, folder: string, { owner, port }: { owner: Owner; port: number }) {
  const log = openSync(join(folder, 'postgres.log'), 'w');
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  return spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings],
    { ...owner, stdio: ['ignore', log, log] },
  );
}

/** Starts a cluster; null when this machine has no PostgreSQL. Throws, with its log, when it does not start. */
export async function startPostgres(): Promise<ThrowAwayPostgres | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const owner = chooseOwner();
  const folder = mkdtempSync(join(tmpdir(), 'merveille-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const init = ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...init, '--locale=C.UTF-8'], {
    ...owner,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  const server = launch(programs, folder, { owner, port });
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    // SIGINT is its "fast shutdown": sessions are ended, none is waited for.
    if (server.exitCode === null && server.kill('SIGINT')) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  try {
    await untilReady(() => answers(join(programs, 'pg_isready'), address));
  } catch (error) {
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8').slice(-2000);
    await stop();
    throw new Error(log, { cause: error });
  }
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop };
}

function answers(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
