import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFirstIndex, searchSync } from '#src/features/search/reindex.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { searchOutbox } from '#src/server/db/schema/index.ts';
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
});
