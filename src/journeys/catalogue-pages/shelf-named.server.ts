import type { ProductsAnswer, ProductsQuery } from '#search/index.ts';
import { keyWords } from '#search/thesaurus/key.ts';
import { classification } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';

type Searching = Pick<Services, 'database' | 'search'>;

const keyOf = (words: string) => keyWords(words).sort().join(' ');

/** The shelf that bears these words as its name; none where editors chose what these words find. */
async function shelfOf({ database, search }: Searching, words: string) {
  if (words.trim() === '') return null;
  const rows = await database.db.select().from(classification);
  const asked = keyOf(words);
  if (search.tuning().pins.some(({ query }) => keyOf(query) === asked)) return null;
  return rows.find(({ label }) => keyOf(label) === asked) ?? null;
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
