import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { load } from './support/load.ts';
import { millionRows } from './support/million.ts';
import { inTurns, medianRow, ratioRow } from './support/pairs.ts';
import { residentMemory, servingPids } from './support/process.ts';
import type { BenchContext, Row } from './support/row.ts';

const REST_MS = 5000;
const TURNS = 5;
/** Nothing keeps what it finds: each is a query and a render. */
const RENDERED = '/i/marketplace/recherche?q=lit&page=2';

async function start(url: string, workers: number): Promise<BuiltServer> {
  const site = await startBuiltServer({ DATABASE_URL: url, SEED: 'demo', WORKERS: String(workers) });
  for (let n = 0; n < 600 && servingPids(site.process.pid).length < workers; n += 1) await pause(100);
  return site;
}

const perSecond = ({ url }: BuiltServer) =>
  load({ url, request: () => ({ path: RENDERED }), connections: 8, seconds: 2 }).then((run) => run.perSecond);

/** One process and two on one port, on PostgreSQL: memory, and a page that is rendered each time. */
export async function* benchWorkers({ postgresUrl }: BenchContext): AsyncGenerator<Row[]> {
  if (!postgresUrl) return;
  const database = await createEmptyDatabase(postgresUrl, 'bench_server');
  const sites: BuiltServer[] = [];
  try {
    const one = await start(database.url, 1);
    sites.push(one);
    const two = await start(database.url, 2);
    sites.push(two);
    await pause(REST_MS);
    const memory = servingPids(two.process.pid).map((pid) => residentMemory(pid) ?? Number.NaN);
    yield [
      {
        name: 'one process at rest',
        figure: residentMemory(one.process.pid) ?? Number.NaN,
        unit: 'MB',
        target: '≤ 250',
      },
      { name: 'each of two on one port, at rest', figure: Math.max(...memory), unit: 'MB', target: '≤ 250' },
      {
        name: 'the process that keeps them running',
        figure: residentMemory(two.process.pid) ?? Number.NaN,
        unit: 'MB',
        target: 'beside them',
      },
    ];
    const turns = await inTurns({ one: () => perSecond(one), two: () => perSecond(two) }, TURNS);
    const of = (side: 'one' | 'two') => turns.map((turn) => turn[side]);
    yield [
      medianRow(
        { name: 'rendered pages, one process', unit: 'pages/s', target: 'beside the next' },
        of('one'),
      ),
      medianRow(
        { name: 'rendered pages, two processes', unit: 'pages/s', target: 'beside the one before' },
        of('two'),
      ),
      ratioRow({ name: 'two processes beside one', target: 'with two cores free, towards 2' }, turns, [
        'two',
        'one',
      ]),
    ];
    yield await millionRows('a million requests, two processes', two.url, servingPids(two.process.pid));
  } finally {
    for (const site of sites) await site.remove();
    await database.drop();
  }
}
