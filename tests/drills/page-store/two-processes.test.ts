import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { pageOutboxChannel, startOutbox } from '#src/server/page-store/outbox.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { openStore, quiet, serveStore, temporaryFolder } from '#tests/unit/server/page-store/fixture.ts';
import { createTables, publish } from './publishing.ts';
import { renderRow } from './table-pages.ts';

const server = process.env.TEST_DATABASE_URL;
const documents = 8;

/** A database of its own on the test server, dropped at the end. */
async function openDatabase(): Promise<{ url: string; database: Database }> {
  const { url, drop } = await createEmptyDatabase(server ?? '', 'page_store');
  const database = await connectDatabase({ url, dataDir: '' });
  await createTables(database, documents);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { url, database };
}

async function startSecond(url: string): Promise<{ port: number; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'second-process.ts'), temporaryFolder(), url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  });
  const [line] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return { port: Number(String(line)), child };
}

async function openFirst(database: Database) {
  const store = await openStore((path) => renderRow(database, path));
  const listen = (onNotify: () => void) => database.listen(pageOutboxChannel, onNotify);
  const outbox = startOutbox({ store, query: database.query, log: quiet, listen, pollMs: 3_600_000 });
  onTestFinished(() => outbox.close());
  await outbox.ready;
  return { store, outbox, site: await serveStore(store) };
}

const textOf = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

test.runIf(server)('what one process publishes, the other serves within a second', async () => {
  const { url, database } = await openDatabase();
  const { outbox, site } = await openFirst(database);
  const { port } = await startSecond(url);
  await Promise.all([site.get('/d1'), textOf(port, '/d1')]);
  for (let i = 0; i < 10; i += 1) {
    const { version } = await publish(database, 1);
    await outbox.kick();
    const expected = `<p>version ${version}</p>`;
    expect((await site.get('/d1')).text).toBe(expected);
    await expect.poll(() => textOf(port, '/d1'), { timeout: 30_000, interval: 10 }).toBe(expected);
  }
});

test.runIf(server)(
  'publishers in a hurry commit in the order of their rows, and both processes end up right',
  async () => {
    const { url, database } = await openDatabase();
    const { store, outbox, site } = await openFirst(database);
    const { port } = await startSecond(url);
    const paths = Array.from({ length: documents }, (_, i) => `/d${i}`);
    await Promise.all(paths.flatMap((path) => [site.get(path), textOf(port, path)]));
    let last = 0;
    let watching = true;
    const overtaken: number[] = [];
    const watch = (async () => {
      const seen = new Set<number>();
      while (watching) {
        const { rows } = await database.query('select id::int as id from page_outbox order by id', []);
        for (const { id } of rows as { id: number }[]) if (!seen.has(id) && id < last) overtaken.push(id);
        for (const { id } of rows as { id: number }[]) seen.add(id);
        last = Math.max(last, ...seen);
      }
    })();
    const publisher = async (n: number) => {
      for (let i = 0; i < 12; i += 1) {
        await publish(database, (n + i * 3) % documents, () => delay((n * 7 + i * 5) % 9));
        await outbox.kick();
      }
    };
    await Promise.all([0, 1, 2, 3, 4].map(publisher));
    watching = false;
    await watch;
    expect(overtaken).toEqual([]);
    expect(store.watermark).toBe(60);
    for (const path of paths) {
      const expected = (await renderRow(database, path)).body.toString();
      expect((await site.get(path)).text).toBe(expected);
      await expect.poll(() => textOf(port, path), { timeout: 30_000 }).toBe(expected);
    }
  },
);
