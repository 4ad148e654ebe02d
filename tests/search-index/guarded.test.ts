import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchIndex, SearchUnavailable } from '#search/index.ts';
import { connectPglite, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { createLog } from '#src/server/log.ts';
import { freePort } from '../support/free-port.ts';
import { stockShop } from './support/shop.ts';

/** docs/decisions/0018-search-standby.md: what PostgreSQL may take when it answers instead. */
const PROMISED_MS = 300;

let database: Database;
let index: SearchIndex | null = null;
let silent: Server | null = null;
const heard: string[] = [];

const search = (query: string) =>
  (index as SearchIndex).instant({ query, limit: [20, 10, 40], highlight: false });

async function guard(url: string, key = 'none'): Promise<SearchIndex> {
  index = await createSearchIndex({
    engine: 'meilisearch',
    url,
    key,
    standby: { query: database.query },
    onChange: (now) => heard.push(now),
  });
  return index;
}

/** Fills the second engine as the standby job does: by a rebuild of each kind. */
async function fillStandby(): Promise<void> {
  const standby = index?.standby as SearchIndex;
  async function* none() {}
  for (const kind of ['product', 'tag', 'brand', 'content'] as const) await standby.rebuild(kind, none());
  await stockShop(standby);
}

/** A server that takes connections and never says a word. */
async function listenSilently(): Promise<string> {
  const port = await freePort();
  silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent?.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
}

/** Milliseconds of each of some searches, the first one aside: it warms the database up. */
async function timesOf(queries: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    await search(query);
    times.push(performance.now() - start);
  }
  return times.slice(1);
}

beforeEach(async () => {
  database = await connectPglite(null);
  await migrate(database.db, 'src/server/db/migrations');
  heard.length = 0;
});
afterEach(async () => {
  await index?.close();
  index = null;
  silent?.close();
  silent = null;
  await database.close();
});

const QUERIES = ['lit', 'poussette', 'pousette', 'gigoteuse', 'biberon verre', 'tapis eveil', 'chicco'];

describe('While Meilisearch does not answer', () => {
  it('PostgreSQL answers within 300 ms, whether it refuses or never says a word', async () => {
    for (const url of [`http://127.0.0.1:${await freePort()}`, await listenSilently()]) {
      await guard(url);
      await fillStandby();
      const times = await timesOf(QUERIES);
      const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
      expect(middle).toBeLessThan(PROMISED_MS);
      const { products } = await search('poussette');
      expect(products.results.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3]));
      expect(heard).toEqual(['standby']);
      heard.length = 0;
      await index?.close();
    }
  });

  it('says so when PostgreSQL knows nothing yet, rather than finding nothing', async () => {
    await guard(`http://127.0.0.1:${await freePort()}`);
    await expect(search('poussette')).rejects.toThrow(SearchUnavailable);
    await fillStandby();
    expect((await search('poussette')).products.hits).toBeGreaterThanOrEqual(3);
  });

  it('neither engine keeps anybody for long where one never says a word and the other was never filled', async () => {
    const guarded = await guard(await listenSilently());
    const health = guarded.health();
    const tries = Array.from({ length: 12 }, async () => {
      const began = performance.now();
      await expect(guarded.content({ query: 'lit', limit: 5 })).rejects.toThrow(SearchUnavailable);
      return performance.now() - began;
    });
    const began = performance.now();
    expect(await health).toEqual({ engine: 'meilisearch', available: false, documents: null });
    expect(performance.now() - began).toBeLessThan(2000);
    expect(Math.max(...(await Promise.all(tries)))).toBeLessThan(9000);
    // Silence is known by now. A while later the look at the engine is let through again: it may not last either.
    await pause(1100);
    const later = performance.now();
    await expect(guarded.content({ query: 'lit', limit: 5 })).rejects.toThrow(SearchUnavailable);
    expect(performance.now() - later).toBeLessThan(9000);
  }, 40_000);

  it('products are found while PostgreSQL does not know the pages yet', async () => {
    const guarded = await guard(`http://127.0.0.1:${await freePort()}`);
    const standby = guarded.standby as SearchIndex;
    async function* none() {}
    for (const kind of ['product', 'tag', 'brand'] as const) await standby.rebuild(kind, none());
    expect((await search('poussette')).products.hits).toBe(0);
    expect((await guarded.products({ query: 'lit', page: 1, per_page: 5, sort: 'relevance' })).total).toBe(0);
    await expect(guarded.content({ query: 'lit', limit: 5 })).rejects.toThrow(SearchUnavailable);
  });

  it('who asks in the first seconds is answered once PostgreSQL can', async () => {
    await guard(`http://127.0.0.1:${await freePort()}`);
    const asked = search('poussette');
    await fillStandby();
    expect((await asked).products.hits).toBeGreaterThanOrEqual(3);
  });

  it('results and pages come from PostgreSQL too, and follow the same tuning', async () => {
    const guarded = await guard(`http://127.0.0.1:${await freePort()}`);
    await fillStandby();
    guarded.tune({ ...guarded.tuning(), pins: [{ query: 'poussette', product_ids: [9] }] });
    const { items } = await guarded.products({ query: 'poussette', page: 1, per_page: 5, sort: 'relevance' });
    expect(items[0]?.id).toBe(9);
    expect((await guarded.content({ query: 'poussete', limit: 5 })).items).toHaveLength(1);
  });
});

describe('When Meilisearch comes, is lost and comes back', () => {
  it('answers itself while it can, and never with half an index', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'guard-'));
    const running = await startMeilisearch({ dataDir, log: createLog('silent') });
    if (!running) throw new Error('no Meilisearch binary');
    try {
      const guarded = await guard(running.url, running.key);
      await fillStandby();
      expect(await guarded.missing()).toHaveLength(4);
      // Empty as it is, it would find nothing: the other engine answers.
      expect((await search('poussette')).products.hits).toBeGreaterThanOrEqual(3);
      async function* slowly() {
        expect((await search('poussette')).products.hits).toBeGreaterThanOrEqual(3);
        yield { id: 1, name: 'Chicco', slug: 'chicco', has_cms_entry: false, logo: null, popularity: 1 };
      }
      async function* none() {}
      await guarded.rebuild('brand', slowly());
      for (const kind of ['product', 'tag', 'content'] as const) await guarded.rebuild(kind, none());
      expect(await guarded.missing()).toEqual([]);
      // A busy machine may make the engine slow for a moment, and the other one answer in its place.
      const found = async () => [
        (await search('chicco')).brands.hits,
        (await search('poussette')).products.hits,
      ];
      await expect.poll(found, { timeout: 20_000 }).toEqual([1, 0]);
      expect([heard[0], heard.at(-1)]).toEqual(['standby', 'primary']);
    } finally {
      await index?.close();
      index = null;
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
