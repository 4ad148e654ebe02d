import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchIndex } from '#search/index.ts';
import { reindex, reindexCommand } from '#src/features/search/reindex.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { searchOutbox } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { changeProduct, openShop, type Shop } from './search.shop.ts';

let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await app.runJobs();
});
afterAll(() => app.close());

/** Runs `work` with an engine at an address where nobody listens. */
async function withDeadEngine(work: () => Promise<void>): Promise<void> {
  const alive = app.services.search;
  const url = `http://127.0.0.1:${await freePort()}`;
  const dead = await createSearchIndex({ engine: 'meilisearch', url, key: 'none' });
  app.services.search = dead;
  try {
    await work();
  } finally {
    app.services.search = alive;
    await dead.close();
  }
}

describe('while the search engine is down', () => {
  it('each call says so at once, as 200 and unavailable', () =>
    withDeadEngine(async () => {
      for (const [name, extra] of [
        ['instant', {}],
        ['products', {}],
        ['content', {}],
      ] as const) {
        const started = performance.now();
        const { status, body } = await app.send(
          `/api/search/${name}`,
          JSON.stringify({ query: 'lit', ...extra }),
        );
        expect(status).toBe(200);
        expect(body).toMatchObject({ code: 'unavailable', err: expect.stringContaining('Réessayez') });
        expect(performance.now() - started).toBeLessThan(5000);
      }
    }));

  it('changes wait in the outbox, and are applied when it is back', async () => {
    const id = shop.products.get('Biberon en verre') ?? 0;
    await withDeadEngine(async () => {
      await changeProduct(app, id, { name: 'Biberon Anti-colique' });
      await app.runJobs();
      expect(await app.services.database.db.select().from(searchOutbox)).toHaveLength(1);
    });
    await app.runJobs();
    expect(await app.services.database.db.select().from(searchOutbox)).toEqual([]);
    expect((await searchCalls.instant({ query: 'anti colique' })).products.hits).toBe(1);
  });
});

describe('reindexing', () => {
  it('fills fresh indexes, tells its progress and loses no change made meanwhile', async () => {
    const said: string[] = [];
    const id = shop.products.get('Poussette trio') ?? 0;
    const running = reindex(app.services, ['product', 'brand'], (line) => said.push(line));
    await changeProduct(app, id, { name: 'Poussette Farandole' });
    await running;
    await app.runJobs();
    expect(said).toEqual(['product: 3 documents, swapped in', 'brand: 1 documents, swapped in']);
    expect((await searchCalls.instant({ query: 'farandole' })).products.hits).toBe(1);
  });

  it('is a command that names what it knows', async () => {
    await expect(reindexCommand(app.services)(['shoes'], () => {})).rejects.toThrow(
      'product, tag, brand, content',
    );
  });
});

describe('the limit on searches', () => {
  it('is twenty a second for an address', async () => {
    const limited = await startTestApp({ limits: 'real' });
    const send = () => limited.send('/api/search/instant', '{"query":""}', { ip: '127.0.0.9' });
    const answers = await Promise.all(Array.from({ length: 25 }, send));
    expect(answers.filter(({ status }) => status === 429).length).toBe(5);
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
