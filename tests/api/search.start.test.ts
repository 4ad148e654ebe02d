import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedIndex } from '#search/guarded.ts';
import { createSearchIndex, type SearchIndex, SearchUnavailable } from '#search/index.ts';
import { buildFirstIndex, searchSync } from '#src/features/search/reindex.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { searchStandby } from '#src/features/search/standby.server.ts';
import { searchGeneration, searchOutbox } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { changeProduct, openShop, type Shop } from './search.shop.ts';

let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterEach(() => app.close());

const found = async (query: string) =>
  (await searchCalls.instant({ query, limit: [5, 5, 5] })).products.results.map(({ name }) => name);
const waiting = () => app.services.database.db.select().from(searchOutbox);

describe('a site that starts', () => {
  it('waits for its first index', async () => {
    await buildFirstIndex(app.services);
    expect(await found('biberon')).toContain('Biberon en verre');
  });

  it('answers at once with an index that is only behind, which catches up meanwhile', async () => {
    await app.runJobs();
    await changeProduct(app, shop.products.get('Biberon en verre') ?? 0, { name: 'Biberon Anti-colique' });
    const { search, jobs } = app.services;
    const woken: string[] = [];
    // An engine that takes its time: nothing that is written gets there.
    app.services.search = { ...search, upsert: () => new Promise(() => {}) };
    app.services.jobs = { ...jobs, wake: (name) => void woken.push(name) };
    await buildFirstIndex(app.services);
    expect(woken).toEqual([searchSync.name]);
    expect(await waiting()).toHaveLength(1);
    expect(await found('biberon')).toContain('Biberon en verre');

    app.services.search = search;
    await searchSync.run(app.services, {});
    expect(await waiting()).toEqual([]);
    expect(await found('anti-colique')).toEqual(['Biberon Anti-colique']);
  });

  it('fills the second engine where the first one was never there, and not while the first one is being filled', async () => {
    const { database, search: real } = app.services;
    const standby = await createSearchIndex({ engine: 'postgres', db: { query: database.query } });
    const away = async () => Promise.reject(new SearchUnavailable('away'));
    const first = { up: true };
    const primary: SearchIndex = {
      ...real,
      instant: away,
      products: away,
      content: away,
      missing: away,
      rebuild: away,
      health: async () => ({ engine: 'meilisearch', available: first.up, documents: null }),
    };
    await database.db.delete(searchGeneration);
    app.services.search = createGuardedIndex({ primary, standby });
    await searchStandby.run(app.services, {});
    expect(await standby.missing()).toHaveLength(4);
    first.up = false;
    await searchStandby.run(app.services, {});
    expect(await standby.missing()).toEqual([]);
    expect(await found('biberon')).toContain('Biberon en verre');
    app.services.search = real;
  });
});
