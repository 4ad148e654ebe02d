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
  type FoundPage,
  LOOKED_THROUGH,
  type PageSearch,
  pageSearches,
  rankedPages,
  soundSearch,
} from '../../plan/page-rank.ts';
import { pageWording } from '../../plan/page-wording.ts';
import { lookFurther, pageQuery } from '../../plan/page-words.ts';
import { selectionQuery } from '../../plan/strategy.ts';
import { type ParsedQuery, parseQuery, withoutNoise } from '../../query.ts';
import { keyWords } from '../../thesaurus/key.ts';
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
  { query: typed, limit, namespaces }: ContentQuery,
): Promise<IndexedContent[]> {
  const query = pageWording(typed);
  const searches = pageSearches(query, pageQuery(query), namespaces);
  const found = await Promise.all(
    searches.map((wanted) => pages(opened, { ...wanted, limit: Math.max(limit, LOOKED_THROUGH) })),
  );
  const pagesFound = found.flat();
  const sound = isOfField(opened, query) || namespaces ? null : soundSearch(query, pagesFound);
  if (sound) pagesFound.push(...(await pages(opened, { ...sound, limit })));
  const { elsewhere, head, others } = opened.lexicon().read(query);
  return rankedPages(query, pagesFound, { limit, elsewhere, known: head !== null || others.length > 0 });
}

/** True of a thing's name: it is no town's that is written as it is heard. */
const isOfField = ({ lexicon }: Opened, query: string) =>
  keyWords(query).every((word) => lexicon().thesaurus.vocabulary.has(word));

const named = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(', ');

/** The kinds that are looked for, or those that are not. */
function kindsFilter({ namespaces, without }: PageSearch): string | undefined {
  if (namespaces) return `namespace IN [${named(namespaces)}]`;
  return without && `namespace NOT IN [${named(without)}]`;
}

async function pages(opened: Opened, wanted: PageSearch & { limit: number }): Promise<FoundPage[]> {
  const parsed = parseQuery(wanted.query, opened.lexicon());
  if (!parsed) return [];
  const query = withoutNoise(parsed, opened.lexicon());
  const filter = kindsFilter(wanted);
  const asked = {
    ...ask(opened.nameOf('content'), query, wanted.limit),
    ...(filter !== undefined && { filter }),
  };
  const [first] = await multiSearch(opened, [everyWord(asked)]);
  const found = (first?.hits ?? []) as unknown as FoundPage[];
  const further =
    query.words.length > 1 &&
    lookFurther(query.text, { total: first?.estimatedTotalHits ?? 0, pages: found });
  const more = further ? await withSome(opened, asked, query) : [];
  return [...found, ...more.flatMap(({ hits }) => hits as unknown as FoundPage[])];
}

/** Each of so many words is left out and asked alone: the engine does it all at one request, and the longest first. */
const MOST_WORDS = 5;
/** A longer one is no word, and its typing mistakes take long to look for. */
const LONG_WORD = 24;

/**
 * Without each word in turn, then with the rarest, then with each alone: a word more than a page has hides none. The
 * most frequent word alone says too little.
 */
async function withSome(opened: Opened, asked: MultiSearchQuery, { words }: ParsedQuery): Promise<Result[]> {
  const isFew = words.length > 2 && words.length <= MOST_WORDS;
  const lacking = isFew ? words.map((_, left) => words.filter((_, at) => at !== left)) : [];
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  const alone = longest.filter((word) => word.length <= LONG_WORD).map((word) => [word]);
  const each = [...lacking, ...alone].map((some) => everyWord({ ...asked, q: some.join(' ') }));
  const [rarest, ...found] = await multiSearch(opened, [asked, ...each]);
  const most = found.slice(0, lacking.length);
  const single = found.slice(lacking.length).filter(({ hits }) => hits.length > 0);
  const counts = single.map(({ estimatedTotalHits }) => estimatedTotalHits ?? 0);
  const common = Math.max(...counts);
  const telling =
    common === Math.min(...counts)
      ? single
      : single.filter(({ estimatedTotalHits }) => estimatedTotalHits !== common);
  return [...most, ...(rarest ? [rarest] : []), ...telling];
}

export function createReads(opened: Opened): Pick<SearchIndex, 'instant' | 'products' | 'content'> {
  return {
    instant: (wanted) => instant(opened, wanted),
    products: (wanted) => searchProducts(opened, wanted),
    content: async (wanted) => ({ items: await content(opened, wanted) }),
  };
}
