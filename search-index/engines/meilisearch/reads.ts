import type { MultiSearchQuery } from 'meilisearch';
import {
  type ContentQuery,
  type Highlighted,
  type Hits,
  type InstantAnswer,
  type InstantQuery,
  isAsked,
  type SearchIndex,
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

/** One request for those of these queries that are asked; nothing where one is not. */
async function asMany(
  opened: Opened,
  queries: readonly (MultiSearchQuery | false)[],
): Promise<(Result | undefined)[]> {
  const asked = queries.filter((query) => query !== false);
  const found = asked.length > 0 ? await multiSearch(opened, asked) : [];
  return queries.map((query) => (query === false ? undefined : found[asked.indexOf(query)]));
}

const NO_PRODUCT = { hits: [], total: 0 };

async function instant(opened: Opened, wanted: InstantQuery): Promise<InstantAnswer> {
  const lexicon = opened.lexicon();
  const query = parseQuery(wanted.query, lexicon);
  if (!query) return emptyInstant();
  const [limit, mostTags, mostBrands] = wanted.limit;
  const ofTags = everyWord(
    ask(opened.nameOf('tag'), selectionQuery(wanted.query, lexicon) ?? query, mostTags),
  );
  const ofBrands = ask(opened.nameOf('brand'), query, mostBrands);
  const beside = [isAsked(mostTags, wanted) && ofTags, isAsked(mostBrands, wanted) && ofBrands];
  const [products, [tags, brands]] = await Promise.all([
    isAsked(limit, wanted) ? firstProducts(opened, { query: wanted.query, limit }) : NO_PRODUCT,
    asMany(opened, beside),
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
  const most = Math.max(limit, LOOKED_THROUGH);
  const found = await pages(opened, pageSearches(query, pageQuery(query), namespaces), most);
  const sound = isOfField(opened, query) || namespaces ? null : soundSearch(query, found);
  if (sound) found.push(...(await pages(opened, [sound], limit)));
  const { elsewhere, head, others } = opened.lexicon().read(query);
  return rankedPages(query, found, { limit, elsewhere, known: head !== null || others.length > 0 });
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

/** A search for pages as the engine is asked it. */
interface AskedPages {
  query: ParsedQuery;
  asked: MultiSearchQuery;
}

/** Null when nothing searchable was typed. */
function askedOf(opened: Opened, wanted: PageSearch, limit: number): AskedPages | null {
  const lexicon = opened.lexicon();
  const parsed = parseQuery(wanted.query, lexicon);
  if (!parsed) return null;
  const query = withoutNoise(parsed, lexicon);
  const filter = kindsFilter(wanted);
  const asked = everyWord(ask(opened.nameOf('content'), query, limit));
  return { query, asked: { ...asked, ...(filter !== undefined && { filter }) } };
}

const pagesOf = ({ hits }: Result) => hits as unknown as FoundPage[];

/** The pages that have every word of these searches; where those of the last one do not do, those that have some of its words. */
async function pages(opened: Opened, searches: readonly PageSearch[], limit: number): Promise<FoundPage[]> {
  const asked = searches.flatMap((wanted) => askedOf(opened, wanted, limit) ?? []);
  const last = asked.at(-1);
  if (!last) return [];
  const found = await multiSearch(
    opened,
    asked.map((one) => one.asked),
  );
  const { estimatedTotalHits: total = 0, hits = [] } = found.at(-1) ?? {};
  const further =
    last.query.words.length > 1 &&
    lookFurther(last.query.text, { total, pages: hits as unknown as FoundPage[] });
  return [...found, ...(further ? await withSome(opened, last) : [])].flatMap(pagesOf);
}

/** So many words are asked for alone, the longest first. */
const MOST_WORDS = 5;
/** A longer one is no word, and its typing mistakes take long to look for. */
const LONG_WORD = 24;

/**
 * Each word alone, at one request: a word more than a page has hides none, and pages are put in order by all that they
 * say. The most frequent word says too little.
 */
async function withSome(opened: Opened, { query: { words }, asked }: AskedPages): Promise<Result[]> {
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  const alone = longest.filter((word) => word.length <= LONG_WORD).map((q) => ({ ...asked, q }));
  if (alone.length === 0) return [];
  const found = (await multiSearch(opened, alone)).filter(({ hits }) => hits.length > 0);
  const counts = found.map(({ estimatedTotalHits = 0 }) => estimatedTotalHits);
  const most = Math.max(...counts);
  return most === Math.min(...counts) ? found : found.filter((_, at) => counts[at] !== most);
}

export function createReads(opened: Opened): Pick<SearchIndex, 'instant' | 'products' | 'content'> {
  return {
    instant: (wanted) => instant(opened, wanted),
    products: (wanted) => searchProducts(opened, wanted),
    content: async (wanted) => ({ items: await content(opened, wanted) }),
  };
}
