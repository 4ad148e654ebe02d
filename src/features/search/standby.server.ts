import { setTimeout as sleep } from 'node:timers/promises';
import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import type { SearchDocument, SearchIndex } from '#search/index.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { streamDocuments } from './documents.server.ts';
import { type Marks, readMarks, wantedDocuments, writeMark } from './index-marks.server.ts';

const PIECE = 25;

/**
 * Documents in small pieces with a rest as long as the work between: on the embedded database nothing else is
 * answered meanwhile, and nobody waits for this index. Without the first engine somebody may: there is no rest then.
 */
async function* gently<T>(
  documents: AsyncIterable<T>,
  first: Pick<SearchIndex, 'health'>,
): AsyncGenerator<T> {
  let count = 0;
  let since = performance.now();
  for await (const document of documents) {
    yield document;
    count += 1;
    if (count % PIECE !== 0) continue;
    const { available } = await first.health();
    if (available) await sleep(Math.min(200, performance.now() - since));
    since = performance.now();
  }
}

/**
 * Kinds of the second index that were never filled, or by an older version. None while the first index is being made;
 * where the first engine does not answer nobody makes it, and the second one is all there is.
 */
async function staleStandby({ database: { db }, search }: Services, wanted: Marks): Promise<SearchKind[]> {
  const first = await readMarks(db, { mark: 'documents', engine: search.own });
  const known = await readMarks(db, { mark: 'standby' });
  const isMade = SEARCH_KINDS.every((kind) => first[kind] !== null);
  if (!isMade && (await search.health()).available) return [];
  const missing = (await search.standby?.missing()) ?? [];
  return SEARCH_KINDS.filter((kind) => missing.includes(kind) || known[kind] !== wanted[kind]);
}

async function fill(services: Services, standby: SearchIndex): Promise<void> {
  const { database, log } = services;
  const wanted = wantedDocuments('postgres', DEFAULT_TUNING);
  for (const kind of await staleStandby(services, wanted)) {
    const documents = gently<SearchDocument<typeof kind>>(
      streamDocuments(database.db, kind),
      services.search,
    );
    const count = await standby.rebuild(kind, documents);
    await writeMark(database.db, { mark: 'standby', kind }, wanted[kind]);
    log.info({ kind, count }, 'PostgreSQL can answer searches too');
  }
}

const running = new WeakSet<Services>();

/** Fills the index that answers while Meilisearch cannot; with PostgreSQL alone there is none. */
export const searchStandby: JobKind = {
  name: 'search-standby',
  cron: '* * * * *',
  async run(services) {
    const { standby } = services.search;
    if (!standby || running.has(services)) return;
    running.add(services);
    try {
      await fill(services, standby);
    } finally {
      running.delete(services);
    }
  },
};
