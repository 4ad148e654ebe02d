import type { Meilisearch } from 'meilisearch';
import { openMeilisearch } from '#src/server/gateways/meilisearch.ts';
import { SEARCH_KINDS, type SearchKind } from '../documents/kinds.ts';
import type { SearchHealth, SearchIndex } from '../index.ts';
import { SearchUnavailable } from '../unavailable.ts';
import { createReads } from './meilisearch/reads.ts';
import { createWrites } from './meilisearch/writes.ts';

export interface MeilisearchIndexOptions {
  url: string;
  key: string;
  /** Several sites may share one server; index names begin with it. */
  prefix?: string;
}

export type IndexName = (kind: SearchKind) => string;

/** Whatever goes wrong behind, a caller can only wait or say so. */
async function unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SearchUnavailable(error);
  }
}

async function countDocuments(client: Meilisearch, nameOf: IndexName): Promise<SearchHealth> {
  try {
    const { indexes } = await client.getStats();
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

/** The index on a Meilisearch server. Indexes and settings are made at the first write. */
export function createMeilisearchIndex(options: MeilisearchIndexOptions): SearchIndex {
  const { client, close } = openMeilisearch(options);
  const nameOf: IndexName = (kind) => `${options.prefix ?? 'merveille_'}${kind}`;
  const reads = createReads(client, nameOf);
  const writes = createWrites(client, nameOf);
  return {
    instant: (query) => unlessUnavailable(() => reads.instant(query)),
    products: (query) => unlessUnavailable(() => reads.products(query)),
    content: (query) => unlessUnavailable(() => reads.content(query)),
    upsert: (kind, documents) => unlessUnavailable(() => writes.upsert(kind, documents)),
    remove: (kind, ids) => unlessUnavailable(() => writes.remove(kind, ids)),
    rebuild: (kind, documents, onProgress) =>
      unlessUnavailable(() => writes.rebuild(kind, documents, onProgress)),
    health: () => countDocuments(client, nameOf),
    async close() {
      close();
    },
  };
}
