import { type InstantAnswer, type ProductsAnswer, SearchUnavailable } from '#search/index.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { type ResultsQuery, resultsHref } from '#src/features/catalogue/results-url.ts';
import { PUBLIC_LISTS } from '#src/features/lists/found/public-lists.server.ts';
import { FOUND } from '#src/features/search/found.server.ts';
import { type BestPage, type ContentResult, PER_PAGE } from '#src/features/search/search.ts';
import { noteFound } from '#src/features/stats/searches.server.ts';
import { clientKey } from '#src/server/client-key.ts';
import { outagesOf } from '#src/server/outages.ts';
import { pageTag, storeWhileRead } from '#src/server/page-store/tags.ts';
import type { Services } from '#src/server/services.ts';
import { bestPage } from './best-page.server.ts';
import { contentResults } from './content-results.server.ts';
import { type Instead, insteadOf } from './nothing-found.server.ts';
import { SEARCHES } from './search.server.ts';
import { searchProducts, shelfNames } from './shelf-named.server.ts';

export interface Results {
  /** The one page that the query names. */
  best: BestPage | null;
  products: ProductsAnswer;
  /** Set where no product and no page of that name was found. */
  instead: Instead | null;
  selections: InstantAnswer['tags']['results'];
  brands: InstantAnswer['brands']['results'];
  content: ContentResult[];
  /** Names of the shop's shelves, by slug. */
  shelves: Map<string, string>;
}

/** The first pages asked for lately; most are asked for once. */
const asked = new Set<string>();
const MOST_ASKED = 4096;

/** Tells if this first page of results was asked for before: the others are not worth keeping. */
export function isAskedAgain(wanted: ResultsQuery): boolean {
  const key = resultsHref(wanted);
  if (asked.has(key)) return true;
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.add(key);
  return false;
}

/**
 * Results are kept until an index changes, or what stands beside the products: all else on their page comes from the
 * index. Not while another engine answers than the one whose changes are told.
 */
export function storeFound({ search }: Pick<Services, 'search'>): void {
  if (search.answering?.() === 'standby') return;
  storeWhileRead([FOUND, PUBLIC_LISTS]);
  pageTag('list:classification');
}

const BESIDE = { selections: 6, brands: 12, content: 24 } as const;

/**
 * Everything the results page shows. "down" when the engine does not answer, "busy" above the limit of
 * searches of an address (it counts as one).
 */
export async function findResults(
  services: Services,
  { query, page, sort, filters, literal, from }: ResultsQuery,
  ip: string,
): Promise<Results | 'down' | 'busy'> {
  const { search, limits, database, log } = services;
  try {
    // Made again in the background, it is asked for by nobody.
    if (ip !== '') await limits.take(SEARCHES, clientKey(ip));
    const beside: [number, number, number] = [0, BESIDE.selections, BESIDE.brands];
    const already = {
      content: contentResults(services, { query, limit: BESIDE.content }),
      instant: search.instant({ query, limit: beside, highlight: false, uncounted: true }),
    };
    const [products, instant, content, best, shelves] = await Promise.all([
      searchProducts(services, {
        query,
        page,
        per_page: PER_PAGE,
        filters,
        sort,
        literal,
        from: from ?? 'primary',
      }),
      already.instant,
      already.content,
      bestPage(services, query, already),
      shelfNames(database.db),
    ]);
    const others =
      instant.tags.results.length + instant.brands.results.length + content.items.length + (best ? 1 : 0);
    const nothing = products.total + others === 0;
    noteFound({ query, page, filters }, nothing);
    return {
      best,
      products,
      instead:
        products.total === 0 && best === null && query !== '' ? await insteadOf(services, query) : null,
      selections: instant.tags.results,
      brands: instant.brands.results,
      content: content.items,
      shelves,
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return 'busy';
    if (!(error instanceof SearchUnavailable)) throw error;
    outagesOf(log).failed('search', error.cause ?? error);
    return 'down';
  }
}
