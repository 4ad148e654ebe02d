import type { MultiSearchQuery } from 'meilisearch';
import type {
  ContentQuery,
  Highlighted,
  Hits,
  InstantAnswer,
  InstantQuery,
  SearchIndex,
} from '../../contract.ts';
import type { IndexedBrand } from '../../documents/brand.ts';
import type { IndexedContent } from '../../documents/content.ts';
import type { IndexedProduct } from '../../documents/product.ts';
import type { IndexedTag } from '../../documents/tag.ts';
import { highlight } from '../../highlight.ts';
import {
  FEW_PAGES,
  type FoundPage,
  LOOKED_THROUGH,
  pageSearches,
  rankedPages,
} from '../../plan/page-rank.ts';
import { pageQuery } from '../../plan/page-words.ts';
import { selectionQuery } from '../../plan/strategy.ts';
import { type ParsedQuery, parseQuery, withoutDetails, withoutNoise } from '../../query.ts';
import { multiSearch, type Result } from './multi-search.ts';
import type { Opened } from './opened.ts';
import { firstProducts, searchProducts } from './products.ts';

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
  indexUid,
  q: query.text,
  limit,
  matchingStrategy: 'frequency',
});

const everyWord = (query: MultiSearchQuery): MultiSearchQuery => ({ ...query, matchingStrategy: 'all' });

/**
 * Products are asked for with every word, so that `hits` is honest; when nothing has them all, without the details,
 * then rather what has the rarest of them than an empty page.
 */
async function orRelaxed(
  opened: Opened,
  asked: MultiSearchQuery,
  { query, first }: { query: ParsedQuery; first: Result | undefined },
): Promise<Result | undefined> {
  if (first?.estimatedTotalHits !== 0 || query.words.length < 2) return first;
  const plain = withoutDetails(query, opened.lexicon());
  const next = plain ? { ...asked, q: plain.text } : asked;
  const [result] = await multiSearch(opened, [plain ? everyWord(next) : next]);
  return plain ? orRelaxed(opened, next, { query: plain, first: result }) : result;
}

async function instant(opened: Opened, wanted: InstantQuery): Promise<InstantAnswer> {
  const lexicon = opened.lexicon();
  const query = parseQuery(wanted.query, lexicon);
  if (!query) return emptyInstant();
  const [limit, mostTags, mostBrands] = wanted.limit;
  const [products, [tags, brands]] = await Promise.all([
    firstProducts(opened, { query: wanted.query, limit }),
    multiSearch(opened, [
      everyWord(ask(opened.nameOf('tag'), selectionQuery(wanted.query, lexicon) ?? query, mostTags)),
      ask(opened.nameOf('brand'), query, mostBrands),
    ]),
  ]);
  const marked = wanted.highlight ? query : null;
  const found = { hits: products.hits, estimatedTotalHits: products.total };
  return {
    products: hitsOf<IndexedProduct>(found as unknown as Result, marked),
    tags: hitsOf<IndexedTag>(tags, marked),
    brands: hitsOf<IndexedBrand>(brands, marked),
  };
}

async function content(
  opened: Opened,
  { query, limit, namespaces }: ContentQuery,
): Promise<IndexedContent[]> {
  const searches = pageSearches(query, pageQuery(query), namespaces);
  const found = await Promise.all(
    searches.map((wanted) => pages(opened, { ...wanted, limit: Math.max(limit, LOOKED_THROUGH) })),
  );
  return rankedPages(query, found.flat(), limit);
}

/** Below a page or two that have every word stand those that have some: one of them may be what is meant. */
const tooFew = (found: Result | undefined) => (found?.estimatedTotalHits ?? 0) < FEW_PAGES;

async function pages(opened: Opened, wanted: ContentQuery): Promise<FoundPage[]> {
  const parsed = parseQuery(wanted.query, opened.lexicon());
  if (!parsed) return [];
  const query = withoutNoise(parsed, opened.lexicon());
  const filter = wanted.namespaces?.map((name) => `namespace = ${JSON.stringify(name)}`);
  const asked = {
    ...ask(opened.nameOf('content'), query, wanted.limit),
    ...(filter && { filter: [filter] }),
  };
  const [first] = await multiSearch(opened, [everyWord(asked)]);
  const result = await orRelaxed(opened, asked, { query, first });
  const [rest] = result === first && tooFew(first) ? await multiSearch(opened, [asked]) : [];
  return [...(result?.hits ?? []), ...(rest?.hits ?? [])] as unknown as FoundPage[];
}

export function createReads(opened: Opened): Pick<SearchIndex, 'instant' | 'products' | 'content'> {
  return {
    instant: (wanted) => instant(opened, wanted),
    products: (wanted) => searchProducts(opened, wanted),
    content: async (wanted) => ({ items: await content(opened, wanted) }),
  };
}
