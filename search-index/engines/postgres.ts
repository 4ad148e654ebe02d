import {
  type ContentQuery,
  type Highlighted,
  type Hits,
  type InstantAnswer,
  type InstantQuery,
  isAsked,
  type SearchHealth,
  type SearchIndex,
} from '../contract.ts';
import type { IndexedContent } from '../documents/content.ts';
import { SEARCH_KINDS, type SearchKind } from '../documents/kinds.ts';
import { highlight } from '../highlight.ts';
import {
  type FoundPage,
  LOOKED_THROUGH,
  type PageSearch,
  pageSearches,
  rankedPages,
} from '../plan/page-rank.ts';
import { pageWording } from '../plan/page-wording.ts';
import { lookFurther, pageQuery } from '../plan/page-words.ts';
import { selectionQuery } from '../plan/strategy.ts';
import { type ParsedQuery, parseQuery, withoutNoise } from '../query.ts';
import { createTuned } from '../tuned.ts';
import { SearchUnavailable } from '../unavailable.ts';
import type { Opened, SearchDatabase } from './postgres/database.ts';
import { firstProducts, searchProducts } from './postgres/products.ts';
import { type Condition, search } from './postgres/search.ts';
import { createWrites } from './postgres/writes.ts';

function highlighted<T extends { name: string }>(
  found: readonly T[],
  { words }: ParsedQuery,
  marked: boolean,
): Highlighted<T>[] {
  return found.map((hit) => (marked ? { ...hit, highlighted: { name: highlight(hit.name, words) } } : hit));
}

async function hitsOf<T extends { name: string }>(
  opened: Opened,
  wanted: { kind: SearchKind; query: ParsedQuery; limit: number; whole?: boolean },
  marked: boolean,
): Promise<Hits<Highlighted<T>>> {
  const { total, docs } = await search(opened, wanted);
  return { hits: total, results: highlighted(docs as T[], wanted.query, marked) };
}

async function instant(opened: Opened, wanted: InstantQuery): Promise<InstantAnswer> {
  const lexicon = opened.lexicon();
  const query = parseQuery(wanted.query, lexicon);
  const none = () => ({ hits: 0, results: [] });
  if (!query) return { products: none(), tags: none(), brands: none() };
  const [products, tags, brands] = wanted.limit;
  const marked = wanted.highlight;
  const ofTags = { query: selectionQuery(wanted.query, lexicon) ?? query, limit: tags, whole: true };
  const answer: InstantAnswer = { products: none(), tags: none(), brands: none() };
  if (isAsked(products, wanted)) {
    const { total, hits } = await firstProducts(opened, { query: wanted.query, limit: products });
    answer.products = { hits: total, results: highlighted(hits, query, marked) };
  }
  if (isAsked(tags, wanted)) answer.tags = await hitsOf(opened, { kind: 'tag', ...ofTags }, marked);
  if (isAsked(brands, wanted))
    answer.brands = await hitsOf(opened, { kind: 'brand', query, limit: brands }, marked);
  return answer;
}

/** The kinds that are looked for, or those that are not. */
function ofKinds({ namespaces, without }: PageSearch): Condition {
  return (p) => [
    ...(namespaces ? [`d.namespace = any(${p.add(namespaces, 'text[]')})`] : []),
    ...(without ? [`d.namespace <> all(${p.add(without, 'text[]')})`] : []),
  ];
}

async function pages(opened: Opened, wanted: PageSearch & { limit: number }): Promise<FoundPage[]> {
  const lexicon = opened.lexicon();
  const parsed = parseQuery(wanted.query, lexicon);
  if (!parsed) return [];
  const query = withoutNoise(parsed, lexicon);
  const where = ofKinds(wanted);
  const { docs } = await search(opened, {
    kind: 'content',
    query,
    limit: wanted.limit,
    where,
    further: ({ total, docs }) => lookFurther(wanted.query, { total, pages: docs as FoundPage[] }),
  });
  return docs as FoundPage[];
}

async function content(
  opened: Opened,
  { query: typed, limit, namespaces }: ContentQuery,
): Promise<IndexedContent[]> {
  const query = pageWording(typed);
  const found: FoundPage[] = [];
  for (const wanted of pageSearches(query, pageQuery(query), namespaces))
    found.push(...(await pages(opened, { ...wanted, limit: Math.max(limit, LOOKED_THROUGH) })));
  const { elsewhere, head, others } = opened.lexicon().read(query);
  return rankedPages(query, found, { limit, elsewhere, known: head !== null || others.length > 0 });
}

async function countDocuments(db: SearchDatabase): Promise<SearchHealth> {
  const sql = `
    select g.kind, count(d.id)::int as count from search_generation g
    left join search_document d on d.kind = g.kind and d.generation = g.live and not d.removed
    group by g.kind`;
  try {
    const { rows } = await db.query(sql);
    const counted = Object.fromEntries(rows.map(({ kind, count }) => [String(kind), Number(count)]));
    const documents = { product: 0, tag: 0, brand: 0, content: 0, ...counted };
    return { engine: 'postgres', available: true, documents };
  } catch {
    return { engine: 'postgres', available: false, documents: null };
  }
}

/** A first rebuild makes the second generation. */
async function missingKinds(db: SearchDatabase): Promise<SearchKind[]> {
  const { rows } = await db.query('select kind from search_generation where live > 1');
  const filled = new Set(rows.map(({ kind }) => kind));
  return SEARCH_KINDS.filter((kind) => !filled.has(kind));
}

async function unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SearchUnavailable(error);
  }
}

/** The index in the site's own database, for a deployment without Meilisearch. Closing it leaves `db` open. */
export function createPostgresIndex(db: SearchDatabase): SearchIndex {
  const tuned = createTuned();
  const opened: Opened = { db, lexicon: tuned.lexicon };
  const writes = createWrites(db);
  return {
    instant: (query) => unlessUnavailable(() => instant(opened, query)),
    products: (query) => unlessUnavailable(() => searchProducts(opened, query)),
    content: (query) => unlessUnavailable(async () => ({ items: await content(opened, query) })),
    upsert: (kind, documents) => unlessUnavailable(() => writes.upsert(kind, documents)),
    remove: (kind, ids) => unlessUnavailable(() => writes.remove(kind, ids)),
    rebuild: (kind, documents, onProgress) =>
      unlessUnavailable(() => writes.rebuild(kind, documents, onProgress)),
    tune: tuned.tune,
    tuning: tuned.tuning,
    learnBrands: tuned.learnBrands,
    // Words, weights and order are asked for with each query: nothing of them is in the index.
    async configure() {},
    missing: () => unlessUnavailable(() => missingKinds(db)),
    health: () => countDocuments(db),
    async close() {},
  };
}
