import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchKind } from '#search/documents/kinds.ts';
import type { SearchIndex } from '#search/index.ts';
import { buildFirstIndex, reindex, searchSync } from '#src/features/search/reindex.server.ts';
import { searchEngine, searchOutbox } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { changeProduct, openShop, type Shop } from './search.shop.ts';

let app: TestApp;
let shop: Shop;
let one: Process;
let two: Process;

interface Process {
  services: Services;
  /** The content of its engine: the names, by kind. */
  held: Map<SearchKind, Map<string, string>>;
  rebuilt: SearchKind[];
}

/** A process with an engine of its own that keeps names, on the one database. */
function startProcess(own: string): Process {
  const held: Process['held'] = new Map();
  const rebuilt: SearchKind[] = [];
  const of = (kind: SearchKind) => held.get(kind) ?? new Map<string, string>();
  const nameOf = (document: object) => ('name' in document ? String(document.name) : '');
  const search: SearchIndex = {
    ...app.services.search,
    own,
    upsert: async (kind, documents) => {
      for (const one of documents) held.set(kind, of(kind).set(String(one.id), nameOf(one)));
    },
    remove: async (kind, ids) => {
      for (const id of ids) of(kind).delete(String(id));
    },
    rebuild: async (kind, documents) => {
      const fresh = new Map<string, string>();
      for await (const document of documents) fresh.set(String(document.id), nameOf(document));
      held.set(kind, fresh);
      rebuilt.push(kind);
      return fresh.size;
    },
    missing: async () => (['product', 'tag', 'brand', 'content'] as const).filter((kind) => !held.has(kind)),
    configure: async () => {},
    health: async () => ({ engine: 'meilisearch', available: true, documents: null }),
  };
  return { services: { ...app.services, search }, held, rebuilt };
}

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  [one, two] = [startProcess('one'), startProcess('two')];
});
afterAll(() => app.close());

const rows = () => app.services.database.db.select().from(searchOutbox);
const products = ({ held }: Process) => [...(held.get('product')?.values() ?? [])];
const sync = ({ services }: Process) => searchSync.run(services, {});
async function until(holds: () => boolean | Promise<boolean>) {
  for (let n = 0; n < 600 && !(await holds()); n += 1) await new Promise((done) => setTimeout(done, 25));
  expect(await holds()).toBe(true);
}

it('each fills its own engine, whatever the other has', async () => {
  await buildFirstIndex(one.services);
  await buildFirstIndex(two.services);
  expect(products(one)).toHaveLength(3);
  expect(products(two)).toEqual(products(one));
});

it('a change that one process takes from the outbox reaches the engine of the other, and then is done with', async () => {
  await changeProduct(app, shop.products.get('Biberon en verre') ?? 0, { name: 'Biberon Farfadet' });
  await sync(one);
  expect(products(one)).toContain('Biberon Farfadet');
  // Nobody ran its job: it heard of the other's.
  await until(() => products(two).includes('Biberon Farfadet'));
  await until(async () => (await rows()).length === 0);
});

it('two that settle the same row at once leave none behind', async () => {
  const id = shop.products.get('Poussette trio') ?? 0;
  for (const name of ['Poussette Alizé', 'Poussette Brise', 'Poussette Zéphyr']) {
    await changeProduct(app, id, { name });
    await Promise.all([sync(one), sync(two)]);
    await until(async () => (await rows()).length === 0);
    expect([products(one), products(two)]).toEqual([
      expect.arrayContaining([name]),
      expect.arrayContaining([name]),
    ]);
  }
});

it('a rebuild that is asked of one is made by both', async () => {
  one.rebuilt.length = 0;
  two.rebuilt.length = 0;
  await reindex(one.services, ['brand']);
  expect(one.rebuilt).toEqual(['brand']);
  await until(() => two.rebuilt.includes('brand'));
  expect(two.rebuilt).toEqual(['brand']);
});

it('an engine that is gone for long holds nothing up, and is filled anew when it is back', async () => {
  const { db } = app.services.database;
  const engines = async () => (await db.select().from(searchEngine)).map(({ id }) => id);
  const gone = startProcess('gone');
  await sync(gone);
  await changeProduct(app, shop.products.get('Poussette Yoyo') ?? 0, { name: 'Poussette Libellule' });
  await sync(one);
  await until(() => products(two).includes('Poussette Libellule'));
  expect(await rows()).toEqual([expect.objectContaining({ heardBy: expect.not.arrayContaining(['gone']) })]);

  const later = () => new Date(Date.now() + 2 * 3_600_000);
  await sync({ ...one, services: { ...one.services, clock: later } });
  expect(await engines()).not.toContain('gone');
  expect(await rows()).toEqual([]);
  gone.rebuilt.length = 0;
  await sync({ ...gone, services: { ...gone.services, clock: later } });
  expect(gone.rebuilt).toContain('product');
  expect(products(gone)).toContain('Poussette Libellule');
});
