import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeBatch } from '#src/features/catalogue/feeds/batch.server.ts';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { feed, feedRun, searchOutbox } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { feedDesk, HEAD } from '#tests/support/feeds.ts';

let app: TestApp;
let desk: ReturnType<typeof feedDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = feedDesk(app, (await join(app, 'rose')).token);
});
afterAll(() => app.close());

const line = (n: number, price = '10') => `${n};Article ${n};${price};Marque ${n % 3};in stock;`;
const lines = (count: number) => Array.from({ length: count }, (_, n) => line(n));
const rowsOf = async (sql: string, ...params: unknown[]) =>
  (await app.services.database.query(sql, params)).rows;
/** Reads the place of each row and the transaction that wrote it: another writing changes both. */
const versions = (id: number) =>
  rowsOf('select feed_key, ctid::text, xmin::text from product where feed_id = $1 order by feed_key', id);
/** Collects the tags that pages are told from now on. */
async function published(): Promise<() => Promise<string[]>> {
  const [last] = await rowsOf('select coalesce(max(id), 0)::text as id from page_outbox');
  return async () =>
    (
      await rowsOf('select distinct unnest(tags) as tag from page_outbox where id > $1::bigint', last?.id)
    ).map(({ tag }) => String(tag));
}

describe('a feed read again', () => {
  it('writes no row, sends no document and makes no page again where nothing changed', async () => {
    const { id } = await desk.makeFeed();
    await desk.bring(id, lines(20));
    await app.runJobs();
    const before = await versions(id);
    const told = await published();
    const { search } = app.services;
    const sent: string[] = [];
    app.services.search = {
      ...search,
      async upsert(kind, documents) {
        sent.push(...documents.map((document) => `${kind} ${document.id}`));
        await search.upsert(kind, documents);
      },
    };
    const again = await desk.bring(id, lines(20));
    expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: 20, refused: 0, vanished: 0 });
    expect(await app.services.database.db.select().from(searchOutbox)).toEqual([]);
    await app.runJobs();
    expect(sent).toEqual([]);
    expect(await told()).toEqual([]);
    expect(await versions(id)).toEqual(before);

    // One price: one row, its document, its page, and the lists it stands in.
    await desk.bring(id, [...lines(19), line(19, '12')]);
    const after = await versions(id);
    expect(after.filter((row, at) => row.ctid !== before[at]?.ctid).map(({ feed_key }) => feed_key)).toEqual([
      '19',
    ]);
    await app.runJobs();
    const changed = (await desk.ofFeed(id)).find(({ feedKey }) => feedKey === '19');
    expect(sent.filter((one) => one.startsWith('product'))).toEqual([`product ${changed?.id}`]);
    expect((await told()).sort()).toEqual(
      ['brand:marque-1', 'list:brand', 'list:product', `product:${changed?.id}`].sort(),
    );
    app.services.search = search;
  });

  it('marks what vanished some at a time, with a line each', async () => {
    const { id } = await desk.makeFeed();
    await desk.bring(id, lines(1100));
    const run = await desk.bring(id, [line(0)]);
    expect(run).toMatchObject({ state: 'done', done: 1, counts: { unchanged: 1, vanished: 1099 } });
    const rows = await desk.ofFeed(id);
    expect(rows.filter(({ availability }) => availability === 'out_of_stock')).toHaveLength(1099);
    const report = await desk.asAdmin(() =>
      feedCalls.feedReport({ id: run.id, outcome: 'vanished', page: 1, per_page: 2000 }),
    );
    expect(report.total).toBe(1099);
    expect(report.items.map(({ position }) => position)).toEqual(
      Array.from({ length: 1099 }, (_, n) => n + 1),
    );
  });

  it('given up on the way says what it did, and no more', async () => {
    const { db } = app.services.database;
    const { id } = await desk.makeFeed();
    const checked = await desk.check(await desk.send(id, [HEAD, ...lines(700)].join('\n')));
    await desk.asAdmin(() => feedCalls.applyFeedRun({ id: checked.id }));
    const [[run], [own]] = await Promise.all([
      db.select().from(feedRun).where(eq(feedRun.id, checked.id)),
      db.select().from(feed).where(eq(feed.id, id)),
    ]);
    if (!run || !own) throw new Error('The run is gone');
    const rows = Array.from({ length: 500 }, (_, n) => ({ id: `${n}`, title: `Article ${n}`, price: '10' }));
    await takeBatch({ services: app.services, run, feed: own, known: new Map() }, rows, 0);
    const told = await published();
    await desk.asAdmin(() => feedCalls.cancelFeedRun({ id: run.id }));
    expect(await told()).toEqual(expect.arrayContaining(['list:product']));
    const report = await desk.asAdmin(() => feedCalls.feedReport({ id: run.id, page: 1, per_page: 2000 }));
    expect([report.total, report.items.length]).toEqual([500, 500]);
    expect(await desk.ofFeed(id)).toHaveLength(500);
  });
});
