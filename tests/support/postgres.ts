// A throw-away PostgreSQL cluster for tests and benchmarks: in a folder of its own, on the loopback, without
// fsync, gone with `stop`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface ThrowAwayPostgres {
  url: string;
  /** The same by a socket of the file system, which costs less a question than the loopback. */
  socketUrl: string;
  version: string;
  /** Ends the postmaster by this signal and waits for it; its data stay. */
  halt: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it again where it was. */
  start: () => Promise<void>;
  /** Stops every process of the cluster in its tracks, without a word to anybody; the way to let them go on. */
  freeze: () => () => void;
  stop: () => Promise<void>;
  /** The folder that holds its data, `data`, and its log. */
  folder: string;
  /** Runs one of PostgreSQL's programs, or of the system's, as the account that owns the cluster. */
  run: (program: string, args: string[]) => void;
}

export interface PostgresOptions {
  /** Commits that were acknowledged outlive a kill of the postmaster. */
  keepsCommits?: boolean;
  /** Keeps every finished file of changes (WAL) in `archive` of its folder (docs/operations/point-in-time.md). */
  archives?: boolean;
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

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

const archiving = (to: string) => [
  'wal_level=replica',
  'archive_mode=on',
  `archive_command=test ! -f ${to}/%f && cp %p ${to}/%f`,
];

interface Cluster {
  programs: string;
  folder: string;
  owner: Owner;
  port: number;
  settings: string[];
}

function launch({ programs, folder, owner, port, settings }: Cluster): ChildProcess {
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const set = settings.flatMap((setting) => ['-c', setting]);
  return spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...set],
    { ...owner, stdio: ['ignore', log, log] },
  );
}

async function makeCluster(programs: string, settings: string[]): Promise<Cluster> {
  const owner = chooseOwner();
  const folder = mkdtempSync(join(tmpdir(), 'merveille-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const init = ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...init, '--locale=C.UTF-8'], {
    ...owner,
    stdio: 'ignore',
    cwd: folder,
  });
  return { programs, folder, owner, port: await freePort(), settings };
}

/** Starts a cluster; null when this machine has no PostgreSQL. Throws, with its log, when it does not start. */
export async function startPostgres({
  keepsCommits = false,
  archives = false,
}: PostgresOptions = {}): Promise<ThrowAwayPostgres | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const commits = `synchronous_commit=${keepsCommits ? 'on' : 'off'}`;
  const cluster = await makeCluster(programs, [...SETTINGS, commits]);
  const { folder, port, owner } = cluster;
  const run = (program: string, args: string[]) => {
    const own = join(programs, program);
    execFileSync(existsSync(own) ? own : program, args, { ...owner, stdio: 'ignore', cwd: folder });
  };
  if (archives) {
    run('mkdir', ['archive']);
    cluster.settings.push(...archiving(join(folder, 'archive')));
  }
  let server: ChildProcess;
  const halt = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const runs = server.exitCode === null && server.signalCode === null;
    if (runs && server.kill(signal)) await gone;
  };
  const start = async () => {
    server = await launchUntilItStays(cluster);
  };
  const stop = async () => {
    // SIGINT is its "fast shutdown": sessions are ended, none is waited for.
    await halt('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const socketUrl = `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
  return { url, socketUrl, version, halt, start, freeze: () => freeze(server.pid ?? 0), stop, folder, run };
}

/** A postmaster refuses to start while a child of the one before it, killed, still holds their shared memory. */
async function launchUntilItStays(cluster: Cluster): Promise<ChildProcess> {
  const { programs, folder, port } = cluster;
  const address = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  for (let attempt = 0; ; attempt += 1) {
    const server = launch(cluster);
    const ended = () => server.exitCode !== null || server.signalCode !== null;
    try {
      await untilReady(() => ended() || answers(join(programs, 'pg_isready'), address));
    } catch (error) {
      server.kill('SIGKILL');
      throw new Error(readFileSync(join(folder, 'postgres.log'), 'utf8').slice(-2000), { cause: error });
    }
    if (!ended()) return server;
    if (attempt === 40) throw new Error(readFileSync(join(folder, 'postgres.log'), 'utf8').slice(-2000));
    await pause(250);
  }
}

function freeze(postmaster: number): () => void {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const all = [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
  const send = (signal: NodeJS.Signals) => {
    for (const pid of all) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal);
  };
  send('SIGSTOP');
  return () => send('SIGCONT');
}

function answers(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
