// A throw-away Varnish with the VCL of docs/recipes, in front of processes of ours, on the loopback.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RECIPE = join(import.meta.dirname, '../../docs/recipes/varnish.vcl');

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter)];
const MODULES = [
  '/usr/lib/varnish/vmods',
  '/usr/lib/x86_64-linux-gnu/varnish/vmods',
  '/usr/local/lib/varnish/vmods',
];

/** varnishd with the xkey module, or null where they are not installed. */
export function findVarnish(): string | null {
  const program = FOLDERS.map((folder) => join(folder, 'varnishd')).find((file) => existsSync(file));
  return MODULES.some((folder) => existsSync(join(folder, 'libvmod_xkey.so'))) ? (program ?? null) : null;
}

interface VarnishOptions {
  port: number;
  backends: [number, number];
  token: string;
}

/** Starts it and waits until it answers (at most 30 s: it compiles its VCL). Returns how to stop it. */
export async function startVarnish({ port, backends, token }: VarnishOptions): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'merveille-varnish-'));
  const vcl = readFileSync(RECIPE, 'utf8')
    .replace('4321', String(backends[0]))
    .replace('4322', String(backends[1]));
  writeFileSync(join(folder, 'site.vcl'), vcl);
  const options = ['-F', '-j', 'none', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`];
  options.push('-f', join(folder, 'site.vcl'), '-s', 'malloc,64m', '-p', 'http_gzip_support=off');
  const child = spawn(findVarnish() as string, options, {
    env: { ...process.env, CDN_PURGE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 300) throw new Error(`varnishd did not start:\n${output}`);
    await pause(100);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/readyz`);
    return true;
  } catch {
    return false;
  }
}
