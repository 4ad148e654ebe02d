import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { findBinary, versionOf } from './meilisearch-binary.ts';
import { endOrphan, recordPid } from './meilisearch-orphan.ts';

export interface RunningMeilisearch {
  /** The same as long as its folder is there: what it was told, it still knows. */
  id: string;
  url: string;
  key: string;
  pid(): number | undefined;
  stop(): Promise<void>;
}

const START_TIMEOUT = 20_000;
const ATTEMPTS = 3;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;

async function readKey(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.length >= 32) return known;
  const key = randomBytes(32).toString('base64url');
  await writeFile(file, key, { mode: 0o600 });
  return key;
}

/** The key is made once for each folder. */
const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function isHealthy(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/health`, { timeout: 1000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/** Databases of another version cannot be opened, and all of it can be rebuilt: they are dropped. */
async function databaseFolder(folder: string, version: string): Promise<string> {
  const wanted = `data-${version}`;
  const others = (await readdir(folder)).filter((name) => name.startsWith('data-') && name !== wanted);
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  return join(folder, wanted);
}

interface Launch {
  binary: string;
  folder: string;
  database: string;
  url: string;
  key: string;
}

async function launch({ binary, folder, database, url, key }: Launch): Promise<ChildProcess> {
  // A file and not a pipe: the engine outlives a killed parent long enough to be ended properly.
  const output = await open(join(folder, 'meilisearch.log'), 'w');
  const flags = ['--db-path', database, '--http-addr', new URL(url).host, '--env', 'production'];
  const limits = ['--no-analytics', '--max-indexing-memory', '100MiB', '--max-indexing-threads', '1'];
  const child = spawn(binary, [...flags, ...limits, '--log-level', 'WARN'], {
    cwd: folder,
    stdio: ['ignore', output.fd, output.fd],
    // The key goes by the environment: command lines can be read by every account of the machine.
    env: { PATH: process.env.PATH, MEILI_MASTER_KEY: key },
  });
  const spawned = new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  await output.close();
  await spawned;
  child.unref();
  return child;
}

async function waitHealthy(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + START_TIMEOUT;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await isHealthy(url)) return true;
    await sleep(25);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}

/** Keeps one engine running at `launching.url`, restarting it with growing pauses when it dies. */
async function supervise(launching: Launch, log: Log, pidFile: string): Promise<RunningMeilisearch | null> {
  let stopped = false;
  let pause = FIRST_PAUSE;
  let child = await launch(launching);
  await recordPid(pidFile, child.pid ?? 0);

  const restart = async () => {
    if (stopped) return;
    await sleep(pause, undefined, { ref: false });
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    if (stopped) return;
    child = await launch(launching);
    if (stopped) return end(child);
    await recordPid(pidFile, child.pid ?? 0);
    child.once('exit', died);
    if (await waitHealthy(launching.url, child)) pause = FIRST_PAUSE;
  };
  const died = (code: number | null, signal: string | null) => {
    if (stopped) return;
    log.warn({ code, signal, pause }, 'the search engine ended; starting it again');
    restart().catch((error) => log.error({ err: error }, 'the search engine does not start'));
  };

  // A server that ends by process.exit, on an error at start for one, must not leave its engine behind.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const healthy = await waitHealthy(launching.url, child);
  if (healthy) child.once('exit', died);
  const stop = async () => {
    stopped = true;
    process.removeListener('exit', endWithUs);
    await end(child);
    await rm(pidFile, { force: true });
  };
  if (!healthy) await stop();
  const { url, key } = launching;
  return healthy ? { id: idOf(key), url, key, pid: () => child.pid, stop } : null;
}

/**
 * Starts Meilisearch on a free loopback port with its data and key under `dataDir`. Null when there is no
 * binary, or none that starts: the caller then searches with PostgreSQL.
 */
export async function startMeilisearch(options: {
  dataDir: string;
  log: Log;
  /** The search path for an installed binary; the process's own PATH by default. */
  path?: string;
}): Promise<RunningMeilisearch | null> {
  const folder = join(options.dataDir, 'meilisearch');
  const pidFile = join(folder, 'pid');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (await endOrphan(pidFile, folder)) options.log.warn('ended a search engine left by a killed server');
    const binary = await findBinary(folder, options.path);
    const version = binary && (await versionOf(binary));
    if (!binary || !version) return null;
    const database = await databaseFolder(folder, version);
    const key = await readKey(join(folder, 'key'));
    // Another process may take the port before the engine does: one that ends at once gets another port.
    const began = performance.now();
    let running: RunningMeilisearch | null = null;
    for (let n = 0; n < ATTEMPTS && !running && performance.now() - began < START_TIMEOUT; n += 1) {
      const url = `http://127.0.0.1:${await freePort()}`;
      running = await supervise({ binary, folder, database, url, key }, options.log, pidFile);
    }
    if (!running) options.log.error({ folder }, 'the search engine does not start; see its log file there');
    return running;
  } catch (error) {
    options.log.error({ err: error }, 'the search engine does not start');
    return null;
  }
}
