import type { SearchIndex } from './contract.ts';
import type { SearchDatabase } from './engines/postgres/database.ts';
import { createGuardedIndex, type Guard } from './guarded.ts';

export type {
  ContentQuery,
  Highlighted,
  Hits,
  InstantAnswer,
  InstantQuery,
  ProductFacets,
  ProductFilters,
  ProductSort,
  ProductsAnswer,
  ProductsQuery,
  SearchDocument,
  SearchHealth,
  SearchIndex,
} from './contract.ts';

export type SearchIndexOptions =
  | {
      engine: 'meilisearch';
      url: string;
      key: string;
      prefix?: string;
      /** The name of an engine that this process has for itself, beside processes that have theirs. */
      own?: string | undefined;
      /** The database where PostgreSQL keeps its own index, to answer while Meilisearch cannot. */
      standby?: SearchDatabase;
      onChange?: Guard['onChange'];
    }
  | { engine: 'postgres'; db: SearchDatabase };

/** Only the chosen engine is loaded. Does not wait for the engine: a dead one shows in `health()`. */
export async function createSearchIndex(options: SearchIndexOptions): Promise<SearchIndex> {
  if (options.engine === 'postgres') {
    const { createPostgresIndex } = await import('./engines/postgres.ts');
    return createPostgresIndex(options.db);
  }
  const { createMeilisearchIndex } = await import('./engines/meilisearch.ts');
  const own = options.own === undefined ? {} : { own: options.own };
  if (!options.standby) return { ...createMeilisearchIndex(options), ...own };
  const { createPostgresIndex } = await import('./engines/postgres.ts');
  return createGuardedIndex({
    primary: { ...createMeilisearchIndex({ ...options, strict: true }), ...own },
    standby: createPostgresIndex(options.standby),
    ...(options.onChange && { onChange: options.onChange }),
  });
}

export { SearchUnavailable } from './unavailable.ts';
