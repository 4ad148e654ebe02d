import { and, eq } from 'drizzle-orm';
import { SearchUnavailable } from '#search/index.ts';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { unavailable } from '#src/calls/domain-error.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { searchCalls } from '#src/features/search/search.calls.ts';
import { SEARCH_DOWN } from '#src/features/search/search.fr.ts';
import { countOpenedOver } from '#src/features/search/use/count-use.server.ts';
import { countSearch } from '#src/features/stats/searches.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { product } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { outagesOf } from '#src/server/outages.ts';
import { isProgram } from '#src/server/views/bots.ts';
import { bestPage } from './best-page.server.ts';
import { contentResults } from './content-results.server.ts';
import { searchProducts } from './shelf-named.server.ts';
import { suggest } from './suggest.server.ts';

/** docs/spec/decisions.md §28. */
export const SEARCHES: LimitPolicy = { name: 'search', points: 20, seconds: 1, inMemory: true };

/** Runs one search under the limit; an engine that does not answer becomes `unavailable`. */
async function searching<T>({ services, ip }: Ctx, work: () => Promise<T>): Promise<T> {
  await services.limits.take(SEARCHES, ip);
  try {
    const found = await work();
    outagesOf(services.log).over('search');
    return found;
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    outagesOf(services.log).failed('search', error.cause ?? error);
    throw unavailable(SEARCH_DOWN);
  }
}

export const searchVerbs = {
  instant: (
    ctx: Ctx,
    input: InputOf<typeof searchCalls.instant>,
  ): Promise<OutputOf<typeof searchCalls.instant>> =>
    searching(ctx, () => ctx.services.search.instant(input)),

  products: async (
    ctx: Ctx,
    input: InputOf<typeof searchCalls.products>,
  ): Promise<OutputOf<typeof searchCalls.products>> => {
    const found = await searching(ctx, () => searchProducts(ctx.services, input));
    if (!isProgram(ctx.userAgent)) countSearch(input, found.total === 0);
    // Where a chip leads is for the page of results: the call answers what was read.
    const understood = found.understood.map(({ kind, label, value }) => ({ kind, label, value }));
    const { items, page, per_page, total, facets, widened } = found;
    return { items, page, per_page, total, facets, understood, widened };
  },

  content: (
    ctx: Ctx,
    input: InputOf<typeof searchCalls.content>,
  ): Promise<OutputOf<typeof searchCalls.content>> =>
    searching(ctx, () => contentResults(ctx.services, input)),

  suggest: (
    ctx: Ctx,
    { query, limit }: InputOf<typeof searchCalls.suggest>,
  ): Promise<OutputOf<typeof searchCalls.suggest>> =>
    searching(ctx, async () => ({ items: await suggest(ctx.services, query, limit) })),

  best: (ctx: Ctx, { query }: InputOf<typeof searchCalls.best>): Promise<OutputOf<typeof searchCalls.best>> =>
    searching(ctx, async () => ({ page: await bestPage(ctx.services, query) })),

  used: async (ctx: Ctx, { query, found, opened, product }: InputOf<typeof searchCalls.used>) => {
    await ctx.services.limits.take(SEARCHES, ctx.ip);
    if (isProgram(ctx.userAgent)) return {};
    countSearch({ query, page: 1 }, found === 0);
    if (opened || product !== undefined) countOpenedOver(query, await known(ctx, product));
    return {};
  },
};

/** The number of a product that is found: whoever invents others, or another's own gift, is counted without it. */
async function known({ services }: Ctx, id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const [found] = await services.database.db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, id), inCatalogue));
  return found?.id;
}
