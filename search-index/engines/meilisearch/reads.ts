import type { Meilisearch, MultiSearchQuery, MultiSearchResult } from 'meilisearch';
import { refusalCode } from '#src/server/gateways/meilisearch.ts';
import type { IndexedBrand } from '../../documents/brand.ts';
import type { IndexedContent } from '../../documents/content.ts';
import type { SearchKind } from '../../documents/kinds.ts';
import type { IndexedProduct } from '../../documents/product.ts';
import type { IndexedTag } from '../../documents/tag.ts';
import { highlight } from '../../highlight.ts';
import type { ContentQuery, Highlighted, Hits, InstantAnswer, InstantQuery } from '../../index.ts';
import { type ParsedQuery, parseQuery } from '../../query.ts';
import type { IndexName } from '../meilisearch.ts';
import { searchProducts } from './products.ts';

type Result = MultiSearchResult<Record<string, unknown>>;
const NOTHING: Result = { hits: [], estimatedTotalHits: 0, processingTimeMs: 0, query: '', indexUid: '' };

/** One request for all queries. An index nobody wrote to yet is an empty one. */
export async function multiSearch(client: Meilisearch, queries: MultiSearchQuery[]): Promise<Result[]> {
  try {
    const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, Record<string, unknown>>({
      queries,
    });
    return results;
  } catch (error) {
    if (refusalCode(error) !== 'index_not_found') throw error;
    if (queries.length === 1) return [NOTHING];
    const each = await Promise.all(queries.map((query) => multiSearch(client, [query])));
    return each.flat();
  }
}

function hitsOf<T extends { name: string }>(
  result: Result | undefined,
  query: ParsedQuery | null,
): Hits<Highlighted<T>> {
  const found = (result?.hits ?? []) as unknown as T[];
  const results = query
    ? found.map((hit) => ({ ...hit, highlighted: { name: highlight(hit.name, query.words) } }))
    : found;
  return { hits: result?.estimatedTotalHits ?? 0, results };
}

function emptyInstant(): InstantAnswer {
  const none = () => ({ hits: 0, results: [] });
  return { products: none(), tags: none(), brands: none() };
}

export function createReads(client: Meilisearch, nameOf: IndexName) {
  const ask = (kind: SearchKind, query: ParsedQuery, limit: number): MultiSearchQuery => ({
    indexUid: nameOf(kind),
    q: query.text,
    limit,
    // Every word for products, so that `hits` is honest; "poussette chicco" still names the brand Chicco.
    matchingStrategy: kind === 'product' ? 'all' : 'frequency',
  });

  /** Nothing has every word: rather the products with the rarest of them than an empty page. */
  async function relaxed(first: MultiSearchQuery, query: ParsedQuery): Promise<Result | undefined> {
    if (query.words.length < 2) return undefined;
    const [result] = await multiSearch(client, [{ ...first, matchingStrategy: 'frequency' }]);
    return result;
  }

  return {
    async instant({ query, limit, highlight: marked }: InstantQuery): Promise<InstantAnswer> {
      const parsed = parseQuery(query);
      if (!parsed) return emptyInstant();
      const kinds = ['product', 'tag', 'brand'] as const;
      const queries = kinds.map((kind, at) => ask(kind, parsed, limit[at] ?? 0));
      const [products, tags, brands] = await multiSearch(client, queries);
      const [first] = queries;
      const again = first && products?.estimatedTotalHits === 0 ? await relaxed(first, parsed) : undefined;
      const shown = marked ? parsed : null;
      return {
        products: hitsOf<IndexedProduct>(again ?? products, shown),
        tags: hitsOf<IndexedTag>(tags, shown),
        brands: hitsOf<IndexedBrand>(brands, shown),
      };
    },

    products: (query: Parameters<typeof searchProducts>[2]) =>
      searchProducts(client, nameOf('product'), query),

    async content({ query, limit, namespaces }: ContentQuery): Promise<{ items: IndexedContent[] }> {
      const parsed = parseQuery(query);
      if (!parsed) return { items: [] };
      const filter = namespaces
        ? [namespaces.map((name) => `namespace = ${JSON.stringify(name)}`)]
        : undefined;
      const first = {
        ...ask('content', parsed, limit),
        matchingStrategy: 'all' as const,
        ...(filter && { filter }),
      };
      const [found] = await multiSearch(client, [first]);
      const result = found?.estimatedTotalHits ? found : ((await relaxed(first, parsed)) ?? found);
      return { items: (result?.hits ?? []) as unknown as IndexedContent[] };
    },
  };
}
