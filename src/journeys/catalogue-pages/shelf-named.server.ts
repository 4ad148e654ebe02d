import { asc } from 'drizzle-orm';
import type { ProductsAnswer, ProductsQuery } from '#search/index.ts';
import { keyWords } from '#search/thesaurus/key.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification } from '#src/server/db/schema/index.ts';
import { keptRead } from '#src/server/page-store/tags.ts';
import type { Services } from '#src/server/services.ts';

type Searching = Pick<Services, 'database' | 'search'>;

const keyOf = (words: string) => keyWords(words).sort().join(' ');

/** The names of shelves by slug, in their order; kept until one changes while pages are made. */
export const shelfNames = (db: Db) =>
  keptRead('shelf-names', ['list:classification'], async () => {
    const rows = await db.select().from(classification).orderBy(asc(classification.position));
    return new Map(rows.map(({ slug, label }) => [slug, label]));
  });

/** The shelf that bears these words as its name; none where editors chose what these words find. */
async function shelfOf({ database, search }: Searching, words: string) {
  if (words.trim() === '') return null;
  const shelves = await shelfNames(database.db);
  const asked = keyOf(words);
  if (search.tuning().pins.some(({ query }) => keyOf(query) === asked)) return null;
  for (const [slug, label] of shelves) if (keyOf(label) === asked) return { slug, label };
  return null;
}

/**
 * Finds products. A query that is the name of a shelf is that shelf, as a chip and a filter: it lists what stands there,
 * whatever words the products bear.
 */
export async function searchProducts(services: Searching, wanted: ProductsQuery): Promise<ProductsAnswer> {
  const { literal, filters = {} } = wanted;
  const shelf =
    literal || filters.classification !== undefined ? null : await shelfOf(services, wanted.query);
  if (!shelf) return services.search.products(wanted);
  const { slug, label } = shelf;
  const found = await services.search.products({
    ...wanted,
    query: '',
    filters: { ...filters, classification: slug },
  });
  return { ...found, understood: [{ kind: 'shelf', label, value: slug, without: '' }, ...found.understood] };
}
