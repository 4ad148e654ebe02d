import type { Meilisearch, MultiSearchQuery, MultiSearchResult } from 'meilisearch';
import { refusalCode } from '#src/server/gateways/meilisearch.ts';
import type { IndexedBrand } from '../../documents/brand.ts';
import type { IndexedContent } from '../../documents/content.ts';
import type { IndexedProduct } from '../../documents/product.ts';
import type { IndexedTag } from '../../documents/tag.ts';
import { highlight } from '../../highlight.ts';
import type {
  ContentQuery,
  Highlighted,
  Hits,
  InstantAnswer,
  InstantQuery,
  SearchIndex,
} from '../../index.ts';
import { type ParsedQuery, parseQuery, withoutDetails, withoutNoise } from '../../query.ts';
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

/** Any of the words, the rarest first: "poussette chicco" names the brand Chicco. */
const ask = (indexUid: string, query: ParsedQuery, limit: number): MultiSearchQuery => ({
  ...{ indexUid, q: query.text, limit },
  matchingStrategy: 'frequency',
});

const strict = (query: MultiSearchQuery): MultiSearchQuery => ({ ...query, matchingStrategy: 'all' });

/**
 * Products are asked for with every word, so that `hits` is honest; when nothing has them all, without the details,
 * then rather what has the rarest of them than an empty page.
 */
async function orRelaxed(
  client: Meilisearch,
  asked: MultiSearchQuery,
  { query, first }: { query: ParsedQuery; first: Result | undefined },
): Promise<Result | undefined> {
  if (first?.estimatedTotalHits !== 0 || query.words.length < 2) return first;
  const plain = withoutDetails(query);
  const next = plain ? { ...asked, q: plain.text } : asked;
  const [result] = await multiSearch(client, [plain ? strict(next) : next]);
  return plain ? orRelaxed(client, next, { query: plain, first: result }) : result;
}

async function instant(client: Meilisearch, nameOf: IndexName, wanted: InstantQuery): Promise<InstantAnswer> {
  const query = parseQuery(wanted.query);
  if (!query) return emptyInstant();
  const plain = withoutNoise(query);
  const asked = ask(nameOf('product'), plain, wanted.limit[0]);
  const [first, tags, brands] = await multiSearch(client, [
    strict(asked),
    ask(nameOf('tag'), query, wanted.limit[1]),
    ask(nameOf('brand'), query, wanted.limit[2]),
  ]);
  const products = await orRelaxed(client, asked, { query: plain, first });
  const marked = wanted.highlight ? query : null;
  return {
    products: hitsOf<IndexedProduct>(products, marked),
    tags: hitsOf<IndexedTag>(tags, marked),
    brands: hitsOf<IndexedBrand>(brands, marked),
  };
}

async function content(client: Meilisearch, index: string, wanted: ContentQuery): Promise<IndexedContent[]> {
  const parsed = parseQuery(wanted.query);
  if (!parsed) return [];
  const query = withoutNoise(parsed);
  const filter = wanted.namespaces?.map((name) => `namespace = ${JSON.stringify(name)}`);
  const asked = { ...ask(index, query, wanted.limit), ...(filter && { filter: [filter] }) };
  const [first] = await multiSearch(client, [strict(asked)]);
  const result = await orRelaxed(client, asked, { query, first });
  return (result?.hits ?? []) as unknown as IndexedContent[];
}

export function createReads(
  client: Meilisearch,
  nameOf: IndexName,
): Pick<SearchIndex, 'instant' | 'products' | 'content'> {
  return {
    instant: (wanted) => instant(client, nameOf, wanted),
    products: (wanted) => searchProducts(client, nameOf('product'), wanted),
    content: async (wanted) => ({ items: await content(client, nameOf('content'), wanted) }),
  };
}
