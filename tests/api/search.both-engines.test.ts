import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedIndex } from '#search/guarded.ts';
import { createSearchIndex, type SearchIndex, SearchUnavailable } from '#search/index.ts';
import { drainSearchOutbox } from '#src/features/search/sync.server.ts';
import { searchOutbox } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { changeProduct, openShop, type Shop } from './search.shop.ts';

let app: TestApp;
let shop: Shop;
let standby: SearchIndex;
/** The first engine: if it hears, and all that it was told, in order. */
const first = { up: true, told: [] as string[] };
let standbyWrites = 0;

/** A first engine that only remembers; the second is the real one, on the database of the tests. */
function firstEngine(like: SearchIndex): SearchIndex {
  const hear = (said: string[]) => {
    if (!first.up) throw new SearchUnavailable('away');
    first.told.push(...said);
  };
  return {
    ...like,
    upsert: async (kind, documents) =>
      hear(documents.map((one) => `${kind} ${'name' in one ? one.name : one.id}`)),
    remove: async (kind, ids) => hear(ids.map((id) => `no ${kind} ${id}`)),
  };
}

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await app.runJobs();
  const { database } = app.services;
  standby = await createSearchIndex({ engine: 'postgres', db: { query: database.query } });
  const counted: SearchIndex = {
    ...standby,
    upsert: (kind, documents) => {
      standbyWrites += documents.length;
      return standby.upsert(kind, documents);
    },
  };
  app.services.search = createGuardedIndex({ primary: firstEngine(standby), standby: counted });
});
afterAll(() => app.close());

const rows = () => app.services.database.db.select().from(searchOutbox);
const drain = () => drainSearchOutbox(app.services);
const found = async (query: string) =>
  (await standby.instant({ query, limit: [9, 9, 9], highlight: false })).products.hits;

it('a change goes to both engines, and leaves the outbox once both have it', async () => {
  await changeProduct(app, shop.products.get('Biberon en verre') ?? 0, { name: 'Biberon Farfadet' });
  await drain();
  expect(first.told).toContain('product Biberon Farfadet');
  expect(await found('farfadet')).toBe(1);
  expect(await rows()).toEqual([]);
});

it('while the first is away the second has it at once, and only once; the first has it when it is back', async () => {
  const id = shop.products.get('Poussette Yoyo') ?? 0;
  Object.assign(first, { up: false, told: [] });
  await changeProduct(app, id, { name: 'Poussette Libellule' });
  await drain();
  expect(await found('libellule')).toBe(1);
  expect(await rows()).toEqual([expect.objectContaining({ refId: String(id), standbyKnows: true })]);
  const written = standbyWrites;
  await drain();
  expect(standbyWrites).toBe(written);
  first.up = true;
  await drain();
  expect(first.told).toContain('product Poussette Libellule');
  expect(standbyWrites).toBe(written);
  expect(await rows()).toEqual([]);
});

it('what leaves the catalogue leaves both', async () => {
  const id = shop.products.get('Poussette trio') ?? 0;
  first.told = [];
  await changeProduct(app, id, { deletedAt: new Date() });
  await drain();
  expect(first.told).toContain(`no product ${id}`);
  const { products } = await standby.instant({ query: 'trio', limit: [9, 9, 9], highlight: false });
  expect(products.results.map((product) => product.id)).not.toContain(id);
});
