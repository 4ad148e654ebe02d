// The child of killed.test.ts: edits, publishes and serves until it is killed.
import { join } from 'node:path';
import { startOutbox } from '#src/server/page-store/outbox.ts';
import { openPageStore } from '#src/server/page-store/store.ts';
import { FileDatabase, renderDocument } from './file-database.ts';

const [dir = '', documents = '0', seed = '0'] = process.argv.slice(2);
const database = new FileDatabase(join(dir, 'database.json'));
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const store = await openPageStore({
  dir: join(dir, 'pages'),
  buildId: 'build',
  maxMemoryBytes: 1_000_000,
  render: async (path) => renderDocument(database, path),
  log,
});
const outbox = startOutbox({ store, query: database.query, log });
process.stdout.write('open\n');
await outbox.ready;
await store.warm(Array.from({ length: Number(documents) }, (_, i) => `/d${i}`));
for (let step = Number(seed); ; step += 1) {
  for (const offset of [0, 3, 7]) database.edit((step * 5 + offset) % Number(documents));
  await outbox.kick();
  process.stdout.write('published\n');
}
