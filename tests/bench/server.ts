import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltServer, newDataDir, startBuiltServer } from '#tests/support/built-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { load } from './support/load.ts';
import { millionRows } from './support/million.ts';
import { cpuSeconds, peakMemory, residentMemory } from './support/process.ts';
import type { Row } from './support/row.ts';

const REST_MS = 5000;
/** A start that was read from a busy disk, or beside a busy neighbour, says little: the best of these counts. */
const STARTS = 3;

/** Starts the built server; the milliseconds to the first page, and to being ready. */
async function timedStart(dataDir: string): Promise<{ site: BuiltServer; firstPage: number }> {
  const port = String(await freePort());
  const started = performance.now();
  let asking = true;
  const firstPage = (async () => {
    while (asking) {
      const answered = await fetch(`http://127.0.0.1:${port}/magazine`).catch(() => null);
      if (answered?.ok && (await answered.text())) return performance.now() - started;
      await pause(10);
    }
    return Number.NaN;
  })();
  try {
    const site = await startBuiltServer({ SEED: 'demo', DATA_DIR: dataDir, PORT: port });
    return { site, firstPage: await firstPage };
  } finally {
    asking = false;
  }
}

const seconds = (name: string, ms: number, target: string): Row => ({
  name,
  figure: ms / 1000,
  unit: 's',
  target,
});
const megabytes = (name: string, figure: number | null, target: string): Row[] =>
  figure === null ? [] : [{ name, figure, unit: 'MB', target }];

/** The embedded default: its first start, its next ones, its memory at rest, and over a million requests. */
export async function* benchServer(): AsyncGenerator<Row[]> {
  const dataDir = newDataDir();
  const first = await timedStart(dataDir);
  yield [
    seconds('first start to its first page, demonstration data', first.firstPage, '≤ 8'),
    seconds('first start to ready', first.site.readyAfter, '≤ 15'),
    ...megabytes('first start, peak memory', peakMemory(first.site.process.pid), '≤ 1200'),
  ];
  await first.site.stop();
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const { site, firstPage } = await timedStart(dataDir);
    starts.push(firstPage);
    await site.stop();
  }
  const { site, firstPage } = await timedStart(dataDir);
  try {
    const cpu = cpuSeconds(site.process.pid);
    yield [
      seconds('next start to its first page, the best of four', Math.min(firstPage, ...starts), '≤ 2'),
      seconds('next start, processor time', cpu * 1000, 'what of it is ours on a busy machine'),
    ];
    await pause(REST_MS);
    yield megabytes('next start, memory at rest', residentMemory(site.process.pid), '≤ 400');
    const request = () => ({ path: '/i/marketplace/recherche?q=lit&page=2' });
    const rendered = await load({ url: site.url, request, connections: 4, seconds: 3 });
    if (rendered.errors === 0)
      yield [
        { name: 'pages rendered, not stored', figure: rendered.perSecond, unit: 'pages/s', target: '≥ 50' },
      ];
    yield megabytes('next start and that load, peak memory', peakMemory(site.process.pid), '≤ 700');
    yield await millionRows('a million requests', site.url, [Number(site.process.pid)]);
  } finally {
    await site.remove();
  }
}
