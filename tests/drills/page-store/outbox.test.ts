import { expect, onTestFinished, test } from 'vitest';
import { connectPglite, type Database } from '#src/server/db/connect.ts';
import { startOutbox } from '#src/server/page-store/outbox.ts';
import { openStore, quiet, serveStore } from '#tests/unit/server/page-store/fixture.ts';
import { createTables, publish } from './publishing.ts';
import { renderRow } from './table-pages.ts';

async function openDatabase(): Promise<Database> {
  const database = await connectPglite(null);
  onTestFinished(() => database.close());
  await createTables(database, 10);
  return database;
}

test('on the embedded database, a published change is served once kick has resolved', async () => {
  const database = await openDatabase();
  const store = await openStore((path) => renderRow(database, path));
  const site = await serveStore(store);
  const outbox = startOutbox({ store, query: database.query, log: quiet });
  onTestFinished(() => outbox.close());
  await site.get('/d1');
  for (let i = 1; i <= 5; i += 1) {
    const { version, row } = await publish(database, 1);
    await outbox.kick();
    expect((await site.get('/d1')).text).toBe(`<p>version ${version}</p>`);
    expect(store.watermark).toBe(row);
  }
});

test('a publication rolled back is never heard of, and tags are kept as they are written', async () => {
  const database = await openDatabase();
  const failing = publish(database, 2, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const store = await openStore((path) => renderRow(database, path));
  const outbox = startOutbox({ store, query: database.query, log: quiet });
  onTestFinished(() => outbox.close());
  await outbox.kick();
  expect(store.watermark).toBe(0);
  const { row } = await publish(database, 3);
  const { rows } = await database.query('select tags, id::int as id from page_outbox');
  expect(rows).toEqual([{ tags: ['doc:3'], id: row }]);
});
