/**
 * npm run profile -- <path or URL> [--seconds=8] [--connections=16] [--cookie=…] [--post=<JSON>] [--to=<folder>]
 *
 * A path is asked of the built server, started here as production starts it, with the demonstration's data and no limits.
 * A URL is asked of a server that runs: the one whose DATA_DIR this is, or --pid=<its process>. Writes a .cpuprofile,
 * which the tools of any Chromium read, and a flame graph in one page, and prints the ten heaviest functions.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { startProductionServer } from '#tests/bench/support/production-server.ts';
import { flamePage } from './profile/flame.ts';
import { attach, type Profiler } from './profile/inspector.ts';
import { type CpuProfile, heaviest, treeOf } from './profile/tree.ts';
import { ensureBuilt } from './setup/build.mjs';
import { ROOT, say } from './setup/paths.mjs';

const HEAVIEST = 10;
const USAGE = 'npm run profile -- <path or URL> [--seconds=8] [--connections=16] [--post=<JSON>] [--pid=<n>]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '16' },
    cookie: { type: 'string' },
    post: { type: 'string' },
    pid: { type: 'string' },
    to: { type: 'string', default: join(tmpdir(), 'merveille-profiles') },
  },
});

interface Target {
  url: URL;
  pid: number;
  end(): Promise<void>;
}

async function ownServer(path: string): Promise<Target> {
  await ensureBuilt();
  const server = await startProductionServer({ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' });
  return { url: new URL(path, server.url), pid: server.process.pid ?? 0, end: server.remove };
}

/** A running server writes its process into its folder (src/server/internal.ts). */
function runningServer(url: string): Target {
  const file = join(process.env.DATA_DIR ?? join(ROOT, '.data'), 'internal.json');
  const pid = values.pid ?? JSON.parse(readFileSync(file, 'utf8')).pid;
  return { url: new URL(url), pid: Number(pid), end: async () => {} };
}

/** Asks again and again; answers how many were answered. The first seconds warm the code, and are not profiled. */
async function askWhile(profiler: Profiler, url: URL): Promise<{ profile: CpuProfile; answered: string }> {
  const pool = new Pool(url.origin, { connections: Number(values.connections) });
  const { post, cookie } = values;
  const statuses = new Map<number, number>();
  let going = true;
  const ask = async () => {
    while (going) {
      const type = post === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await pool.request({
        path: url.pathname + url.search,
        method: post === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'gzip, br', ...type, ...(cookie ? { cookie } : {}) },
        body: post ?? null,
      });
      await answer.body.dump();
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    }
  };
  const asking = Promise.all(Array.from({ length: Number(values.connections) }, ask));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  statuses.clear();
  await profiler.start();
  await new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1000));
  const profile = await profiler.stop();
  going = false;
  await asking;
  await pool.close();
  return { profile, answered: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') };
}

function report(profile: CpuProfile, url: URL, answered: string): void {
  const { tree, idle } = treeOf(profile, ROOT.replace(/\/$/, ''));
  const name = (url.pathname + url.search).replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  mkdirSync(values.to, { recursive: true });
  const file = join(values.to, name.slice(0, 80));
  writeFileSync(`${file}.cpuprofile`, JSON.stringify(profile));
  writeFileSync(`${file}.html`, flamePage(`${url.pathname}${url.search}: ${answered}`, tree));
  say(`${answered}; busy ${Math.round(tree.total)} ms, idle ${Math.round(idle)} ms`);
  for (const { name: called, place, self } of heaviest(tree, HEAVIEST))
    say(`${((100 * self) / tree.total).toFixed(1).padStart(6)} %  ${called}  ${place}`);
  say(`${file}.html\n${file}.cpuprofile`);
}

const [given] = positionals;
if (!given || !/^(?:\/|https?:\/\/)/.test(given)) {
  say(USAGE);
  process.exit(2);
}
const target = given.startsWith('/') ? await ownServer(given) : runningServer(given);
try {
  const profiler = await attach(target.pid);
  const { profile, answered } = await askWhile(profiler, target.url);
  profiler.close();
  report(profile, target.url, answered);
} finally {
  await target.end();
}
