import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Outbox, startOutbox } from '#src/server/page-store/outbox.ts';
import type { Querier } from '#src/server/page-store/outbox-options.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import { openStore, page, quiet, serveStore, temporaryFolder } from './fixture.ts';

const patient = { timeout: 4000, interval: 20 };

/** Just enough of a database: the rows, and a switch to take it away. */
class Rows {
  rows: { id: number; tags: string[] }[] = [];
  away = false;
  reads = 0;

  readonly query: Querier['query'] = async (sql, params) => {
    await delay(1);
    if (this.away) throw new Error('away');
    this.reads += 1;
    if (sql.includes('min(id)')) {
      const ids = this.rows.map((row) => row.id);
      return { rows: [{ oldest: ids.at(0)?.toString(), newest: ids.at(-1)?.toString() }] };
    }
    const after = this.rows.filter((row) => row.id > Number(params[0])).slice(0, Number(params[1]));
    return { rows: after.map(({ id, tags }) => ({ id: String(id), tags: JSON.stringify(tags) })) };
  };

  add(...tags: string[]): void {
    this.rows.push({ id: (this.rows.at(-1)?.id ?? 0) + 1, tags });
  }
}

function start(store: PageStore, table: Rows, more: object = {}): Outbox {
  const outbox = startOutbox({ store, query: table.query, log: quiet, ...more });
  onTestFinished(() => outbox.close());
  return outbox;
}

test('what is published is served once kick has resolved', async () => {
  let version = 1;
  const store = await openStore((path) => page(`${path} v${version}`, { tags: [`page:${path}`] }));
  const site = await serveStore(store);
  const table = new Rows();
  const outbox = start(store, table);
  for (let i = 2; i <= 20; i += 1) {
    await site.get('/a');
    version = i;
    table.add('page:/a');
    await outbox.kick();
    expect((await site.get('/a')).text).toContain(`v${i}`);
  }
  expect(store.watermark).toBe(19);
});

test('rows of another process are heard of', async () => {
  let version = 1;
  const store = await openStore(() => page(`v${version}`, { tags: ['t'] }));
  const site = await serveStore(store);
  await site.get('/a');
  const table = new Rows();
  let notify = () => {};
  const listen = async (onNotify: () => void) => {
    notify = onNotify;
    return async () => undefined;
  };
  await start(store, table, { listen, pollMs: 3_600_000 }).ready;
  version = 2;
  table.add('t');
  notify();
  await expect.poll(async () => (await site.get('/a')).text, patient).toContain('v2');
});

test('a call that published nothing reads nothing; one that did is answered once its rows are marked', async () => {
  const store = await openStore(() => page('v', { tags: ['t'] }));
  const table = new Rows();
  let times = 0;
  const outbox = start(store, table, { timesPublished: () => times, pollMs: 3_600_000 });
  await outbox.ready;
  const { reads } = table;
  await outbox.mark();
  expect(table.reads).toBe(reads);

  table.add('t');
  times = 1;
  await Promise.all([outbox.mark(), outbox.mark()]);
  expect(store.watermark).toBe(1);
  expect(table.reads).toBe(reads + 1);

  // Counted, and undone by the database after that: looked for once.
  times = 2;
  await outbox.mark();
  await outbox.mark();
  expect(table.reads).toBe(reads + 2);
});

test('a row that is told of and was read already asks the database nothing', async () => {
  const store = await openStore(() => page('v', { tags: ['t'] }));
  const table = new Rows();
  let asked = 0;
  let notify = (_row?: string) => {};
  const outbox = start(store, table, {
    query: (sql: string, params: unknown[]) => {
      asked += 1;
      return table.query(sql, params);
    },
    listen: async (heard: typeof notify) => {
      notify = heard;
      return async () => undefined;
    },
    pollMs: 3_600_000,
  });
  await outbox.ready;
  table.add('t');
  await outbox.kick();
  const before = asked;
  notify('1');
  await outbox.mark();
  // The reading of mark() is the only one.
  expect(asked).toBe(before + 1);
  notify('2');
  notify();
  await outbox.mark();
  // Those three share one.
  expect(asked).toBe(before + 2);
});

test('rows nobody told of are found by the poll', async () => {
  let version = 1;
  const store = await openStore(() => page(`v${version}`, { tags: ['t'] }));
  const site = await serveStore(store);
  await site.get('/a');
  const table = new Rows();
  await start(store, table, { pollMs: 50 }).ready;
  version = 2;
  table.add('t');
  await expect.poll(async () => (await site.get('/a')).text, patient).toContain('v2');
});

test('rows missed while the process was down are replayed, each once', async () => {
  const dir = temporaryFolder();
  const table = new Rows();
  const first = await openStore((path) => page(path, { tags: [path] }), { dir });
  await first.warm(['/a', '/b', '/c']);
  table.add('/a');
  const before = start(first, table);
  await before.kick();
  await before.close();
  await first.close();
  table.add('/b', '/nulle-part');
  const rendered: string[] = [];
  const store = await openStore((path) => page(`${path} ${rendered.push(path)}`, { tags: [path] }), { dir });
  const outbox = start(store, table);
  await outbox.ready;
  await outbox.kick();
  expect(rendered).toEqual(['/b']);
  expect(store.watermark).toBe(2);
});

test('a database that is away delays publishing, and loses nothing', async () => {
  let version = 1;
  const store = await openStore(() => page(`v${version}`, { tags: ['t'] }));
  const site = await serveStore(store);
  await site.get('/a');
  const table = new Rows();
  const outbox = start(store, table);
  await outbox.ready;
  table.away = true;
  version = 2;
  table.add('t');
  const kicked = outbox.kick();
  await delay(50);
  expect((await site.get('/a')).text).toContain('v1');
  table.away = false;
  await kicked;
  expect((await site.get('/a')).text).toContain('v2');
});

test('pages older than the oldest row kept are rendered again', async () => {
  const rendered: string[] = [];
  const store = await openStore((path) => page(`${path} ${rendered.push(path)}`, { tags: ['t'] }));
  await store.warm(['/old']);
  await store.invalidate(['rien'], 5);
  await store.warm(['/recent']);
  const table = new Rows();
  table.rows = [{ id: 6, tags: ['rien'] }];
  await start(store, table).kick();
  expect(rendered).toEqual(['/old', '/recent']);
  table.rows = [{ id: 9, tags: ['rien'] }];
  const again = start(store, table);
  await again.kick();
  await store.settled();
  expect(rendered.slice(2).sort()).toEqual(['/old', '/recent']);
  expect(store.watermark).toBe(9);
});

test('a database that has seen less than the store is another one: nothing stored is trusted', async () => {
  const rendered: string[] = [];
  const store = await openStore((path) => page(`${path} ${rendered.push(path)}`, { tags: ['t'] }));
  await store.warm(['/a']);
  await store.invalidate(['rien'], 900);
  const table = new Rows();
  table.add('rien');
  const outbox = start(store, table);
  await outbox.kick();
  await store.settled();
  expect(rendered).toEqual(['/a', '/a']);
  expect(store.watermark).toBe(1);
  table.add('t');
  await outbox.kick();
  expect(rendered).toHaveLength(3);
});

test('many publications at once cost few readings', async () => {
  const store = await openStore((path) => page(path, { tags: ['t'] }));
  const table = new Rows();
  const outbox = start(store, table);
  await outbox.ready;
  table.reads = 0;
  for (let i = 0; i < 50; i += 1) table.add('t');
  await Promise.all(Array.from({ length: 50 }, () => outbox.kick()));
  expect(store.watermark).toBe(50);
  expect(table.reads).toBeLessThan(4);
});
