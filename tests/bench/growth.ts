import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRunningServer } from '#src/server/internal.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { type Asked, everywhere, measure, page } from './growth/asked.ts';
import { type Filler, openFiller } from './growth/fill.ts';
import { type Newsroom, openNewsroom } from './large/publications.ts';
import { ADMIN } from './large/start.ts';
import { measureFullStore } from './page-store/full-store.ts';
import { newDatabase } from './support/million-items.ts';
import type { BenchContext, Row } from './support/row.ts';

const LISTS = sizes('BENCH_LISTS', [100, 10_000, 1_000_000]);
const PRODUCTS = sizes('BENCH_PRODUCTS', [300, 10_000, 100_000]);
const PAGES = sizes('BENCH_PAGES', [1, 1000, 70_000]);
const PUBLICATIONS = 7;

/** `BENCH_LISTS=100,10000` chooses other steps. */
function sizes(name: string, usual: number[]): number[] {
  return process.env[name]?.split(',').map(Number) ?? usual;
}

interface Site {
  server: BuiltServer;
  filler: Filler;
  newsroom: Newsroom;
  /** Of an owner whose list has 25 gifts. */
  owner: { url: string; token: string };
}

/** The latency of what is asked most, from a small site to a large one, on PostgreSQL: docs/operations/growth.md. */
export async function* benchGrowth({ postgresUrl }: BenchContext): AsyncGenerator<Row[]> {
  if (postgresUrl) {
    const databaseUrl = await newDatabase(postgresUrl, 'bench_growth');
    const server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    const filler = await openFiller(databaseUrl);
    try {
      const newsroom = await openNewsroom(server.url);
      const site = { server, filler, newsroom, owner: await anOwner(server.url) };
      yield* growthOfLists(site);
      yield* growthOfProducts(site);
    } finally {
      await filler.close();
      await server.remove();
    }
  }
  yield* growthOfPages();
}

async function anOwner(url: string): Promise<Site['owner']> {
  const account = { email: `croissance-${process.pid}@exemple.fr`, password: 'une mesure sans hasard 7' };
  const { token } = await callSite<{ token: string }>({ url }, 'user/register_with_email', account);
  const own = { url, token };
  for (let nth = 0; nth < 25; nth += 1) {
    const item = { name: `Envie ${nth}`, price: 1000 + nth };
    await callSite(own, 'list/add_custom_item_to_main', { item });
  }
  return own;
}

async function* growthOfLists(site: Site): AsyncGenerator<Row[]> {
  for (const [step, count] of LISTS.entries()) {
    const begun = performance.now();
    await site.filler.lists(count);
    const slugs = await site.filler.measured(step);
    const at = `${count.toLocaleString('en')} lists`;
    const took = (performance.now() - begun) / 1000;
    yield [{ name: `${at}: filled in`, figure: took, unit: 's', target: '' }];
    yield* atSize(site, at, ofLists(site, slugs));
  }
}

function ofLists({ server: { url }, owner }: Site, slugs: string[]): Asked[] {
  const slug = (turn: number) => slugs[turn % slugs.length] ?? '';
  return [
    { name: 'a list’s page, first asked for', ask: (n) => page(`${url}/${slug(n)}`), turns: slugs.length },
    { name: 'a list’s page, asked for again', ask: (n) => page(`${url}/${slug(n)}`), turns: slugs.length },
    {
      name: 'a list by its slug',
      ask: (n) => callSite({ url }, 'publiclist/get_from_user_slug', { slug: slug(n) }),
      turns: slugs.length,
    },
    { name: 'list/get by its owner', ask: () => callSite(owner, 'list/get'), turns: 60 },
  ];
}

async function* growthOfProducts(site: Site): AsyncGenerator<Row[]> {
  for (const count of PRODUCTS) {
    await site.filler.products(count);
    const begun = performance.now();
    if (!(await askRunningServer(site.server.dataDir, 'reindex', [])))
      throw new Error('no server to reindex');
    const at = `${count.toLocaleString('en')} products`;
    const took = (performance.now() - begun) / 1000;
    yield [{ name: `${at}: indexed in`, figure: took, unit: 's', target: '' }];
    yield* atSize(site, at, []);
  }
}

async function* atSize(site: Site, at: string, own: Asked[]): AsyncGenerator<Row[]> {
  const { server, newsroom } = site;
  const published: Asked = {
    name: 'publish → served',
    ask: () => newsroom.publish(),
    turns: PUBLICATIONS,
  };
  for (const asked of [...own, ...everywhere(server.url, newsroom.path), published])
    yield await measure(at, asked, server.process.pid);
}

async function* growthOfPages(): AsyncGenerator<Row[]> {
  for (const count of PAGES) {
    const folder = mkdtempSync(join(tmpdir(), 'growth-pages-'));
    try {
      yield await measureFullStore(folder, count);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
