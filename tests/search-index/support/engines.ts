import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchIndex, type SearchIndex } from '#search/index.ts';
import { connectDatabase, connectPglite, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { createLog } from '#src/server/log.ts';

export interface OpenEngine {
  index: SearchIndex;
  close(): Promise<void>;
}

async function openMeilisearchEngine(): Promise<OpenEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'search-'));
  const running = await startMeilisearch({ dataDir, log: createLog('silent') });
  if (!running) throw new Error('no Meilisearch binary: install the optional dependencies');
  const index = await createSearchIndex({ engine: 'meilisearch', url: running.url, key: running.key });
  return {
    index,
    async close() {
      await index.close();
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOn(database: Database): Promise<OpenEngine> {
  await migrate(database.db, 'src/server/db/migrations');
  for (const table of ['search_document', 'search_term']) await database.query(`delete from ${table}`);
  const index = await createSearchIndex({ engine: 'postgres', db: database });
  return { index, close: () => database.close() };
}

const postgres = process.env.TEST_DATABASE_URL;

/** The engines the contract is run on; PostgreSQL itself when TEST_DATABASE_URL is set. */
export const ENGINES: [name: string, open: () => Promise<OpenEngine>][] = [
  ['Meilisearch', openMeilisearchEngine],
  ['PGlite', async () => openOn(await connectPglite(null))],
  ...(postgres
    ? [
        ['PostgreSQL', async () => openOn(await connectDatabase({ url: postgres, dataDir: '' }))] as [
          string,
          () => Promise<OpenEngine>,
        ],
      ]
    : []),
];
