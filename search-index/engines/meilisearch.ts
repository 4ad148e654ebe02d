import { within } from '#src/lib/within.ts';
import type { SearchHealth, SearchIndex } from '../contract.ts';
import { SEARCH_KINDS, type SearchKind } from '../documents/kinds.ts';
import { createTuned } from '../tuned.ts';
import { SearchUnavailable } from '../unavailable.ts';
import { openMeilisearch } from './meilisearch/meilisearch.ts';
import type { Opened } from './meilisearch/opened.ts';
import { createReads } from './meilisearch/reads.ts';
import { indexNames } from './meilisearch/tasks.ts';
import { createWrites } from './meilisearch/writes.ts';

export interface MeilisearchIndexOptions {
  url: string;
  key: string;
  /** Several sites may share one server; index names begin with it. */
  prefix?: string;
  /** Another engine answers when this one cannot: a missing index is then a failure, and so is being slow. */
  strict?: boolean;
}

/** Whatever goes wrong behind, a caller can only wait or say so. */
async function unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SearchUnavailable(error);
  }
}

/** An engine that lets so long go by does not answer: a request of its client gives up later than that. */
const HEALTH_MS = 1000;

async function countDocuments({ client, nameOf }: Opened): Promise<SearchHealth> {
  try {
    const { indexes } = await within(HEALTH_MS, client.getStats());
    const counts = SEARCH_KINDS.map((kind) => [kind, indexes[nameOf(kind)]?.numberOfDocuments ?? 0]);
    return {
      engine: 'meilisearch',
      available: true,
      documents: Object.fromEntries(counts) as Record<SearchKind, number>,
    };
  } catch {
    return { engine: 'meilisearch', available: false, documents: null };
  }
}

async function missingKinds({ client, nameOf }: Opened): Promise<SearchKind[]> {
  const names = new Set(await indexNames(client));
  return SEARCH_KINDS.filter((kind) => !names.has(nameOf(kind)));
}

/** The index on a Meilisearch server. Indexes and settings are made at the first write. */
export function createMeilisearchIndex(options: MeilisearchIndexOptions): SearchIndex {
  const { client, close } = openMeilisearch(options);
  const tuned = createTuned();
  const opened: Opened = {
    client,
    nameOf: (kind) => `${options.prefix ?? 'merveille_'}${kind}`,
    lexicon: tuned.lexicon,
    strict: options.strict ?? false,
  };
  const reads = createReads(opened);
  const writes = createWrites(opened);
  return {
    instant: (query) => unlessUnavailable(() => reads.instant(query)),
    products: (query) => unlessUnavailable(() => reads.products(query)),
    content: (query) => unlessUnavailable(() => reads.content(query)),
    upsert: (kind, documents) => unlessUnavailable(() => writes.upsert(kind, documents)),
    remove: (kind, ids) => unlessUnavailable(() => writes.remove(kind, ids)),
    rebuild: (kind, documents, onProgress) =>
      unlessUnavailable(() => writes.rebuild(kind, documents, onProgress)),
    tune: tuned.tune,
    tuning: tuned.tuning,
    learnBrands: tuned.learnBrands,
    configure: (kind) => unlessUnavailable(() => writes.configure(kind)),
    missing: () => unlessUnavailable(() => missingKinds(opened)),
    health: () => countDocuments(opened),
    async close() {
      close();
    },
  };
}
