import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContest } from './page-store/contest.ts';
import { measureFullStore } from './page-store/full-store.ts';
import { inTurns, medianRow, ratioRow, type Turn } from './support/pairs.ts';
import { has, rate } from './support/rate.ts';
import type { Row } from './support/row.ts';

const ASKING = { seconds: 1, connections: 32, acceptEncoding: 'gzip', core: 1 };

/** Rates on one core beside nginx and bare node, then what a store of 70,000 pages costs. */
export async function benchPageStore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'page-store-bench-'));
  try {
    return [...(await contestRows(folder)), ...(await measureFullStore(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function contestRows(folder: string): Promise<Row[]> {
  if (!['nginx', 'wrk', 'taskset'].every(has) || cpus().length < 2) return [];
  const contest = await startContest(folder);
  const { nginx, store, bare } = contest.urls;
  try {
    const turns = await inTurns({
      nginx: () => rate(nginx, ASKING),
      store: () => rate(store, ASKING),
      bare: () => rate(bare, ASKING),
    });
    return toRows(turns);
  } finally {
    await contest.stop();
  }
}

function toRows(turns: Turn<'nginx' | 'bare' | 'store'>[]): Row[] {
  const perSecond = (name: string, side: 'nginx' | 'bare' | 'store') =>
    medianRow(
      { name, unit: 'req/s', target: '' },
      turns.map((turn) => turn[side]),
    );
  const bare = { name: 'page store / bare node:http', target: '≥ 0.95' };
  const nginx = { name: 'page store / nginx', target: '≥ 0.85' };
  const limit = { name: 'bare node:http / nginx', target: 'what node:http itself allows' };
  return [
    perSecond('nginx, gzip_static and open_file_cache, one worker', 'nginx'),
    perSecond('bare node:http, same headers and body', 'bare'),
    perSecond('page store', 'store'),
    ratioRow(limit, turns, ['bare', 'nginx']),
    ratioRow(bare, turns, ['store', 'bare']),
    ratioRow(nginx, turns, ['store', 'nginx']),
  ];
}
