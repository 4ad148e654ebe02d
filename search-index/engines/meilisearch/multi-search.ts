import type { MultiSearchQuery, MultiSearchResult } from 'meilisearch';
import { refusalCode } from './meilisearch.ts';
import type { Opened } from './opened.ts';

/** One request for all queries. An index nobody wrote to yet is an empty one, where no other engine can answer. */
export async function multiSearch(opened: Opened, queries: MultiSearchQuery[]): Promise<Result[]> {
  const { client, strict } = opened;
  try {
    const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, Record<string, unknown>>({
      queries,
    });
    return results;
  } catch (error) {
    if (strict || refusalCode(error) !== 'index_not_found') throw error;
    if (queries.length === 1) return [NOTHING];
    const each = await Promise.all(queries.map((query) => multiSearch(opened, [query])));
    return each.flat();
  }
}

export type Result = MultiSearchResult<Record<string, unknown>>;

export const NOTHING: Result = {
  hits: [],
  estimatedTotalHits: 0,
  processingTimeMs: 0,
  query: '',
  indexUid: '',
};
