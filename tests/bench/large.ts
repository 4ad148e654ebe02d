import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { entryArguments } from '#tests/support/built-server.ts';
import { openNewsroom } from './large/publications.ts';
import { type LargeServer, startLarge } from './large/start.ts';
import { cpuSeconds, peakMemory } from './support/process.ts';
import { quantile, type Row } from './support/row.ts';

const PUBLISH_EVERY_MS = 3000;
const RENDERED_A_SECOND = 300;
/** A busy machine may not come to the end of the background, nor of the export: what was seen until then is told. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 15);
/** The data of SEED=large come first, while the site already answers. */
const SEED_MINUTES = 15;
const EXPORT_MINUTES = Number(process.env.BENCH_EXPORT_MINUTES ?? 12);

/**
 * A site of 35,000 communes, 4,200 first names and 5,000 articles, from an empty folder: its first page, every page
 * made in the background while an editor publishes and a reader reads, the first page after another start, then its
 * export. A quarter of an hour on a quiet machine.
 */
export async function* benchLarge(): AsyncGenerator<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'large-bench-'));
  const data = join(folder, 'data');
  let server = await startLarge(data);
  try {
    yield startRows('first start of all', server, '≤ 30');
    yield await backgroundRows(server);
    await server.stop();
    server = await startLarge(data);
    yield startRows('a later start', server, '≤ 5');
    yield await exportRows(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const startRows = (name: string, { firstPage, rendered }: LargeServer, target: string): Row[] => [
  { name: `${name}, to its first page`, figure: firstPage / 1000, unit: 's', target },
  { name: 'that page, asked as soon as somebody listens', figure: rendered, unit: 'ms', target: '≤ 1000' },
];

interface Background {
  perCore: number;
  pages: number;
  articles: number[];
  lists: number[];
  reads: number[];
}

/** Publications and readings all along, until every page is there or MINUTES are over. */
async function watchBackground(server: LargeServer): Promise<Background> {
  const newsroom = await openNewsroom(server.url);
  const seen: Omit<Background, 'perCore' | 'pages'> = { articles: [], lists: [], reads: [] };
  const begun = performance.now() + SEED_MINUTES * 60_000;
  while ((await server.figures()).left === 0 && performance.now() < begun) await pause(200);
  const end = performance.now() + MINUTES * 60_000;
  const first = await measured(server);
  let last = first;
  while (last.left > 0 && performance.now() < end) {
    const served = await newsroom.publish();
    seen.articles.push(served.article);
    seen.lists.push(served.list);
    seen.reads.push(await timeOf(`${server.url}/`));
    await pause(PUBLISH_EVERY_MS);
    last = await measured(server);
  }
  const perCore = (last.renders - first.renders) / Math.max(last.cpu - first.cpu, 0.01);
  return { ...seen, perCore, pages: last.pages };
}

const measured = async (server: LargeServer) => ({
  ...(await server.figures()),
  cpu: cpuSeconds(server.pid),
});

async function timeOf(url: string): Promise<number> {
  const asked = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - asked;
}

async function backgroundRows(server: LargeServer): Promise<Row[]> {
  const { perCore, pages, articles, lists, reads } = await watchBackground(server);
  const meanwhile = (name: string, figure: number, target = ''): Row => ({
    name: `meanwhile, ${name}`,
    figure,
    unit: 'ms',
    target,
  });
  return [
    { name: 'pages made in the background', figure: pages, unit: 'pages', target: '≥ 43000' },
    {
      name: 'of them, a second of one core, publishing included',
      figure: perCore,
      unit: 'pages/s',
      target: `≥ ${RENDERED_A_SECOND}`,
    },
    { name: 'that is, of the rate asked for', figure: perCore / RENDERED_A_SECOND, unit: '×', target: '≥ 1' },
    ...(articles.length === 0
      ? []
      : [
          meanwhile(`published to served, median of ${articles.length}`, quantile(articles, 0.5), '≤ 1000'),
          meanwhile('published to served, slowest', quantile(articles, 1), '≤ 1000'),
          meanwhile('published to served on its category’s list, slowest', quantile(lists, 1), '≤ 1000'),
          meanwhile('a stored page read, median', quantile(reads, 0.5)),
          meanwhile('a stored page read, 95 %', quantile(reads, 0.95), '≤ 200'),
        ]),
    ...memoryRow('start and background, peak memory', server),
  ];
}

function memoryRow(name: string, { pid }: LargeServer): Row[] {
  const figure = peakMemory(pid);
  return figure === null ? [] : [{ name, figure, unit: 'MB', target: '≤ 1200' }];
}

/** `npm run export` beside the running server, which does the work. */
async function exportRows(server: LargeServer, folder: string): Promise<Row[]> {
  const started = performance.now();
  const to = join(folder, 'export');
  // There to be counted even when time is up before the first page is written.
  await mkdir(to, { recursive: true });
  const ended = await exported(join(folder, 'data'), to);
  const seconds = (performance.now() - started) / 1000;
  const { pages, pictures, files, bytes } = await contentsOf(to);
  const whole = ended ? 'export of everything' : `export, not at its end after ${EXPORT_MINUTES} minutes`;
  return [
    { name: whole, figure: seconds, unit: 's', target: '' },
    { name: 'exported pages', figure: pages, unit: 'pages', target: '≥ 43000' },
    { name: 'exported sharing pictures, and links to them', figure: pictures, unit: 'files', target: '' },
    { name: 'exported files', figure: files, unit: 'files', target: '' },
    { name: 'exported bytes', figure: bytes / 1e6, unit: 'MB', target: '' },
    ...memoryRow('later start and export, peak memory', server),
  ];
}

/** Exports; true when it ended in time. */
async function exported(dataDir: string, to: string): Promise<boolean> {
  const child = spawn(process.execPath, entryArguments(['export', to]), {
    env: { ...process.env, DATA_DIR: dataDir, SEED: 'large', DATABASE_URL: '', NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const late = setTimeout(() => child.kill('SIGKILL'), EXPORT_MINUTES * 60_000);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(late);
  if (code !== 0 && signal === null) throw new Error(`the export ended with ${code}`);
  return code === 0;
}

async function contentsOf(folder: string) {
  const sum = { pages: 0, pictures: 0, files: 0, bytes: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    sum.files += 1;
    if (entry.name.endsWith('.html')) sum.pages += 1;
    if (entry.parentPath === join(folder, 'og')) sum.pictures += 1;
    sum.bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return sum;
}
