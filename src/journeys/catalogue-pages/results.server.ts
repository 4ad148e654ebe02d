import { asc } from 'drizzle-orm';
import { type InstantAnswer, type ProductsAnswer, SearchUnavailable } from '#search/index.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import type { ResultsQuery } from '#src/features/catalogue/results-url.ts';
import { type ContentResult, PER_PAGE } from '#src/features/search/search.ts';
import { clientKey } from '#src/server/client-key.ts';
import { classification } from '#src/server/db/schema/index.ts';
import { outagesOf } from '#src/server/outages.ts';
import type { Services } from '#src/server/services.ts';
import { contentResults } from './content-results.server.ts';
import { SEARCHES } from './search.server.ts';

export interface Results {
  products: ProductsAnswer;
  selections: InstantAnswer['tags']['results'];
  brands: InstantAnswer['brands']['results'];
  content: ContentResult[];
  /** Names of the shop's shelves, by slug. */
  shelves: Map<string, string>;
}

const BESIDE = { selections: 6, brands: 12, content: 24 } as const;

/**
 * Everything the results page shows. "down" when the engine does not answer, "busy" above the limit of
 * searches of an address (it counts as one).
 */
export async function findResults(
  services: Services,
  { query, page, sort, filters, literal }: ResultsQuery,
  ip: string,
): Promise<Results | 'down' | 'busy'> {
  const { search, limits, database, log } = services;
  try {
    await limits.take(SEARCHES, clientKey(ip));
    const beside: [number, number, number] = [0, BESIDE.selections, BESIDE.brands];
    const [products, instant, content, shelves] = await Promise.all([
      search.products({ query, page, per_page: PER_PAGE, filters, sort, literal }),
      search.instant({ query, limit: beside, highlight: false }),
      contentResults(services, { query, limit: BESIDE.content }),
      database.db.select().from(classification).orderBy(asc(classification.position)),
    ]);
    return {
      products,
      selections: instant.tags.results,
      brands: instant.brands.results,
      content: content.items,
      shelves: new Map(shelves.map(({ slug, label }) => [slug, label])),
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return 'busy';
    if (!(error instanceof SearchUnavailable)) throw error;
    outagesOf(log).failed('search', error.cause ?? error);
    return 'down';
  }
}
