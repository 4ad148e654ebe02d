import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contest, has, rate, startContest } from './page-store/contest.ts';
import { measureFullStore } from './page-store/full-store.ts';
import { quantile, type Row } from './support/row.ts';

const rounds = 11;
const seconds = 1;

/** Rates on one core beside nginx and bare node, then what a store of 70,000 pages costs. */
export async function benchPageStore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'page-store-bench-'));
  try {
    return [...(await contestRows(folder)), ...(await measureFullStore(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Round = Record<'nginx' | 'bare' | 'store', number>;

async function contestRows(folder: string): Promise<Row[]> {
  if (!['nginx', 'wrk', 'taskset'].every(has) || cpus().length < 2) return [];
  const contest = await startContest(folder);
  try {
    return toRows(await playRounds(contest.urls));
  } finally {
    await contest.stop();
  }
}

/** Interleaved rounds and the median of their ratios: whatever else the machine does weighs on all alike. */
async function playRounds({ nginx, bare, store }: Contest['urls']): Promise<Round[]> {
  for (const url of [nginx, bare, store]) await rate(url, 1);
  const played: Round[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const first = { nginx: await rate(nginx, seconds), store: await rate(store, seconds) };
    played.push({ ...first, bare: await rate(bare, seconds) });
  }
  return played;
}

function toRows(played: Round[]): Row[] {
  const row = (name: string, unit: string, of: (round: Round) => number): Row => ({
    name,
    figure: quantile(played.map(of), 0.5),
    unit,
    target: '',
  });
  const ratio = (name: string, target: string, of: (round: Round) => number): Row => ({
    ...row(name, '×', of),
    target,
  });
  return [
    row('nginx, gzip_static and open_file_cache, one worker', 'req/s', (r) => r.nginx),
    row('bare node:http, same headers and body', 'req/s', (r) => r.bare),
    row('page store', 'req/s', (r) => r.store),
    ratio('page store / bare node:http', '≥ 0.95', (r) => r.store / r.bare),
    ratio('page store / nginx', '≥ 0.8', (r) => r.store / r.nginx),
  ];
}
