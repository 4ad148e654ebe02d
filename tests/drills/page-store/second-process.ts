// The other process of two-processes.test.ts: a store of its own behind a server, on the same database.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '#src/server/db/connect.ts';
import { pageOutboxChannel, startOutbox } from '#src/server/page-store/outbox.ts';
import { openPageStore } from '#src/server/page-store/store.ts';
import { renderRow } from './table-pages.ts';

const [dir = '', url = ''] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await connectDatabase({ url, dataDir: dir });
const store = await openPageStore({
  dir,
  buildId: 'build',
  maxMemoryBytes: 1_000_000,
  render: (path) => renderRow(database, path),
  log,
});
const outbox = startOutbox({
  store,
  query: database.query,
  log,
  listen: (onNotify) => database.listen(pageOutboxChannel, onNotify),
  // Only notifications: the drill must not be saved by the poll.
  pollMs: 3_600_000,
});
await outbox.ready;
const server = createServer((request, response) => {
  if (store.answer(request, response)) return;
  store.serve(request.url ?? '', request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
