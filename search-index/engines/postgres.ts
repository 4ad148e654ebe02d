import type { IndexedContent } from '../documents/content.ts';
import type { SearchKind } from '../documents/kinds.ts';
import { highlight } from '../highlight.ts';
import type { Highlighted, Hits, InstantAnswer, InstantQuery, SearchHealth, SearchIndex } from '../index.ts';
import { type ParsedQuery, parseQuery, withoutNoise } from '../query.ts';
import { SearchUnavailable } from '../unavailable.ts';
import type { Parameters, SearchDatabase } from './postgres/database.ts';
import { searchProducts } from './postgres/products.ts';
import { search } from './postgres/search.ts';
import { createWrites } from './postgres/writes.ts';

async function hitsOf<T extends { name: string }>(
  db: SearchDatabase,
  wanted: { kind: SearchKind; query: ParsedQuery; limit: number },
  marked: boolean,
): Promise<Hits<Highlighted<T>>> {
  const { total, docs } = await search(db, wanted);
  const found = docs as T[];
  const { words } = wanted.query;
  const results = marked
    ? found.map((hit) => ({ ...hit, highlighted: { name: highlight(hit.name, words) } }))
    : found;
  return { hits: total, results };
}

async function instant(db: SearchDatabase, wanted: InstantQuery): Promise<InstantAnswer> {
  const query = parseQuery(wanted.query);
  const none = () => ({ hits: 0, results: [] });
  if (!query) return { products: none(), tags: none(), brands: none() };
  const [products, tags, brands] = wanted.limit;
  const marked = wanted.highlight;
  return {
    products: await hitsOf(db, { kind: 'product', query: withoutNoise(query), limit: products }, marked),
    tags: await hitsOf(db, { kind: 'tag', query, limit: tags }, marked),
    brands: await hitsOf(db, { kind: 'brand', query, limit: brands }, marked),
  };
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

async function unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SearchUnavailable(error);
  }
}

/** The index in the site's own database, for a deployment without Meilisearch. Closing it leaves `db` open. */
export function createPostgresIndex(db: SearchDatabase): SearchIndex {
  const writes = createWrites(db);
  return {
    instant: (query) => unlessUnavailable(() => instant(db, query)),
    products: (query) => unlessUnavailable(() => searchProducts(db, query)),
    content: ({ query, limit, namespaces }) =>
      unlessUnavailable(async () => {
        const parsed = parseQuery(query);
        if (!parsed) return { items: [] };
        const where =
          namespaces && ((p: Parameters) => [`d.namespace = any(${p.add(namespaces, 'text[]')})`]);
        const { docs } = await search(db, { kind: 'content', query: withoutNoise(parsed), limit, where });
        return { items: docs as IndexedContent[] };
      }),
    upsert: (kind, documents) => unlessUnavailable(() => writes.upsert(kind, documents)),
    remove: (kind, ids) => unlessUnavailable(() => writes.remove(kind, ids)),
    rebuild: (kind, documents, onProgress) =>
      unlessUnavailable(() => writes.rebuild(kind, documents, onProgress)),
    health: () => countDocuments(db),
    async close() {},
  };
}
