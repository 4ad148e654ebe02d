import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { besideNginx, canStandBesideNginx } from './support/beside-nginx.ts';
import { fillWithLists, LISTS_COUNT, newDatabase } from './support/million-items.ts';
import { medianRow } from './support/pairs.ts';
import { startProductionServer } from './support/production-server.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

/** Less on a machine that is in a hurry. */
const HOT = Number(process.env.HOT_LISTS ?? 10_000);
const CHANGES_A_SECOND = 50;
const SECONDS = 20;
const READERS = 8;

/** A list of the built server in production beside nginx with the same bytes, as a guest and with a session. */
export async function benchStoredListBesideNginx({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl || !canStandBesideNginx()) return [];
  const server = await startProductionServer({
    DATABASE_URL: await newDatabase(postgresUrl, 'bench_stored_list'),
  });
  try {
    const page = { path: '/liste-exemple', target: '≥ 0.5' };
    return await besideNginx(server, { ...page, name: 'stored list, br', acceptEncoding: 'gzip, br' });
  } finally {
    await server.remove();
  }
}

/** The room that stored lists take, and how soon a change of one is read, with a million items in the database. */
export async function benchStoredLists({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const databaseUrl = await newDatabase(postgresUrl, 'bench_stored_lists');
  const server = await startBuiltServer({ SEED: 'empty', DATABASE_URL: databaseUrl });
  try {
    const items = await fillWithLists(databaseUrl);
    const before = residentMb(server);
    const each = await readAll(server);
    return [
      { name: 'items on the lists of the database', figure: items, unit: '', target: '≥ 1000000' },
      { name: 'lists stored, each read once', figure: HOT, unit: '', target: 'HOT_LISTS' },
      {
        name: 'a list that nobody had read: rendered, stored, answered, p50',
        figure: each,
        unit: 'ms',
        target: '',
      },
      {
        name: 'stored lists on disk, each',
        figure: diskKb(server) / HOT,
        unit: 'kB',
        target: 'LIST_DISK_MB in all',
      },
      {
        name: 'the process, more than before',
        figure: residentMb(server) - before,
        unit: 'MB',
        target: 'PAGE_MEMORY_MB and LIST_INDEX_MB',
      },
      ...(await freshness(server)),
    ];
  } finally {
    await server.remove();
  }
}

const slugOf = (n: number) => `mesure-${1 + (n % LISTS_COUNT)}`;

async function readAll(server: BuiltServer): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const reader = async () => {
    while (next < HOT) {
      const slug = slugOf(next);
      next += 1;
      const begun = performance.now();
      const answer = await fetch(`${server.url}/${slug}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${slug}: ${answer.status}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return quantile(times, 0.5);
}

/** So many gifts promised a second, one a list; each list is read by somebody until it says so. */
async function freshness(server: BuiltServer): Promise<Row[]> {
  const served: number[] = [];
  const begun = performance.now();
  const all: Promise<void>[] = [];
  let late = 0;
  for (let n = 0; n < CHANGES_A_SECOND * SECONDS; n += 1) {
    await pause(Math.max(0, begun + (n * 1000) / CHANGES_A_SECOND - performance.now()));
    all.push(
      changeAndRead(server, slugOf((n * 7919) % HOT)).then(
        (ms) => void served.push(ms),
        () => {
          late += 1;
        },
      ),
    );
  }
  await Promise.all(all);
  const name = `a gift promised → its list served, ${CHANGES_A_SECOND} a second over ${HOT} stored lists`;
  return [
    medianRow({ name: `${name}, median`, unit: 'ms', target: '≤ 150' }, served),
    { name: `${name}, p99`, figure: quantile(served, 0.99), unit: 'ms', target: '≤ 500' },
    { name: 'of those, refused or lost', figure: late, unit: '', target: '≤ 0' },
  ];
}

type Available = { version: string; gifts: { merchant_item_id: string; left: number }[] };

/** From the answer of the call that changed it to the end of the page that shows it. */
async function changeAndRead(server: BuiltServer, slug: string): Promise<number> {
  const { list_uuid } = await callSite<{ list_uuid: string }>(server, 'publiclist/get_list_id_from_slug', {
    slug,
  });
  const { gifts } = await callSite<Available>(server, 'publiclist/get_availability', { list_uuid });
  const gift = gifts.find(({ left }) => left > 0);
  if (!gift) throw new Error('nothing left');
  await callSite(server, 'publiclist/reserve_item', {
    list_uuid,
    merchant_item_id: gift.merchant_item_id,
    email: `mesure-${slug}@exemple.test`,
  });
  const changed = performance.now();
  const shown = new RegExp(`data-gift="${gift.merchant_item_id}"[^>]*data-left="${gift.left - 1}"`);
  for (;;) {
    const text = await (await fetch(`${server.url}/${slug}`)).text();
    if (shown.test(text)) return performance.now() - changed;
    if (performance.now() - changed > 14_000) throw new Error(`${slug} never shows it`);
  }
}

function residentMb({ process: { pid } }: BuiltServer): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function diskKb({ dataDir }: BuiltServer): number {
  const told = execFileSync('du', ['-sk', join(dataDir, 'pages', 'pages')]).toString();
  return Number(told.split('\t')[0]);
}
