// The built server as a process of its own, for browser tests, drills and benchmarks.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_FLAGS } from '../../scripts/setup/serve.mjs';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The embedded default, unless a test says otherwise: what a developer exported must not leak into it. */
const EMBEDDED = {
  DATABASE_URL: '',
  MEILI_URL: '',
  STRIPE_SECRET_KEY: '',
  SMTP_URL: '',
  S3_BUCKET: '',
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  ENABLE_TEST_CALLS: '1',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
};

export interface BuiltServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** The text it printed so far. */
  output: () => string;
  /** Milliseconds from its start to its first answer of /readyz. */
  readyAfter: number;
  /** Ends it, gracefully unless told otherwise; its data stay until `remove`. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  remove: () => Promise<void>;
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'merveille-server-'));
}

/** The arguments of a command of the entry, or none to serve; shared with whoever spawns it otherwise. */
export function entryArguments(args: string[] = []): string[] {
  return [...SERVER_FLAGS, join(ROOT, 'dist/server/entry.mjs'), ...args];
}

export function spawnEntry(env: NodeJS.ProcessEnv, args: string[] = []): ChildProcess {
  return spawn(process.execPath, entryArguments(args), {
    cwd: ROOT,
    env: { ...process.env, ...EMBEDDED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the build and waits until it is ready (at most 180 s: a slow machine may start several at once). Throws with its output when it ends before.
 * @param env over the embedded default; DATA_DIR and PORT are chosen unless given
 */
export async function startBuiltServer(env: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
  const dataDir = env.DATA_DIR ?? newDataDir();
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawnEntry({ PUBLIC_URL: url, ...env, DATA_DIR: dataDir, PORT: port });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}:\n${output}`);
    if (performance.now() - started > 180_000) {
      child.kill('SIGKILL');
      throw new Error(`the server was not ready within 180 s:\n${output}`);
    }
    await pause(20);
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await exited(child);
  };
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const readyAfter = performance.now() - started;
  return { url, dataDir, process: child, output: () => output, readyAfter, stop, remove };
}
