import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { has, rate, startContest } from './page-store/contest.ts';
import { measureFullStore } from './page-store/full-store.ts';
import { quantile, type Row } from './support/row.ts';

const rounds = 7;
const seconds = 2;

/** Rates on one core beside nginx and bare node, then what a store of 70,000 pages costs. */
export async function benchPageStore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'page-store-bench-'));
  try {
    return [...(await contestRows(folder)), ...(await measureFullStore(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Interleaved rounds and the median of their ratios: whatever else the machine does weighs on all alike. */
async function contestRows(folder: string): Promise<Row[]> {
  if (!['nginx', 'wrk', 'taskset'].every(has) || cpus().length < 2) return [];
  const contest = await startContest(folder);
  try {
    const { nginx, bare, store } = contest.urls;
    for (const url of [nginx, bare, store]) await rate(url, 1);
    const results: { nginx: number; bare: number; store: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({
        nginx: await rate(nginx, seconds),
        store: await rate(store, seconds),
        bare: await rate(bare, seconds),
      });
    }
    const median = (of: (result: (typeof results)[number]) => number) => quantile(results.map(of), 0.5);
    return [
      {
        name: 'nginx, gzip_static, one worker',
        figure: median((r) => r.nginx),
        unit: 'req/s',
        target: 'the measure',
      },
      {
        name: 'bare node:http, same headers and body',
        figure: median((r) => r.bare),
        unit: 'req/s',
        target: '',
      },
      { name: 'page store', figure: median((r) => r.store), unit: 'req/s', target: '' },
      {
        name: 'page store / bare node:http',
        figure: median((r) => r.store / r.bare),
        unit: '×',
        target: '≥ 0.95',
      },
      { name: 'page store / nginx', figure: median((r) => r.store / r.nginx), unit: '×', target: '≥ 0.8' },
    ];
  } finally {
    await contest.stop();
  }
}
