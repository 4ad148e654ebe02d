import { setTimeout as pause } from 'node:timers/promises';
import {
  GraphqlQueryError,
  HttpInternalError,
  HttpResponseError,
  HttpThrottlingError,
} from '@shopify/shopify-api';
import type { Library } from './library.ts';
import { type ShopAccess, ShopifyAway, ShopifyFault, ShopifyRefused } from './shopify.ts';

/** The longest that one question waits for its turn, ms: a person's, and a job's. */
export type Patience = 'short' | 'long';
const PATIENCE_MS: Record<Patience, number> = { short: 4000, long: 60_000 };
const REFUSED = [401, 402, 403, 404, 423];

interface Throttle {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
}

interface Cost {
  requestedQueryCost?: number;
  throttleStatus?: Throttle;
}

interface Bucket extends Throttle {
  at: number;
}

export interface Question {
  query: string;
  variables?: Record<string, unknown>;
  patience?: Patience;
}

/** Asks Shopify's GraphQL. Throws ShopifyAway, ShopifyRefused, ShopifyFault. */
export type Ask = <T>(access: ShopAccess, question: Question) => Promise<T>;

/**
 * Each shop gives us a number of points, which come back with time: what a question needs is waited for before it is
 * asked, and one that was refused all the same is asked again once they are there.
 */
export function createAsk(library: Library): Ask {
  const buckets = new Map<string, Bucket>();
  const costs = new Map<string, number>();
  const keep = (shop: string, query: string, { requestedQueryCost, throttleStatus }: Cost) => {
    if (requestedQueryCost) costs.set(query, requestedQueryCost);
    if (throttleStatus) buckets.set(shop, { ...throttleStatus, at: performance.now() });
  };
  const due = (shop: string, query: string) => waitFor(buckets.get(shop), costs.get(query) ?? 0);
  return async <T>(access: ShopAccess, { query, variables = {}, patience = 'long' }: Question) => {
    const until = performance.now() + PATIENCE_MS[patience];
    for (let wait = due(access.shop, query); ; ) {
      if (performance.now() + wait > until) throw new ShopifyAway('Shopify is busy', Math.ceil(wait / 1000));
      if (wait > 0) await pause(wait);
      const told = await once<T>(library, access, { query, variables });
      keep(access.shop, query, told.cost);
      if ('data' in told) return told.data;
      wait = told.waitMs ?? Math.max(1000, due(access.shop, query));
    }
  };
}

function waitFor(bucket: Bucket | undefined, cost: number): number {
  if (!bucket || cost === 0) return 0;
  const { currentlyAvailable, maximumAvailable, restoreRate, at } = bucket;
  const back = ((performance.now() - at) / 1000) * restoreRate;
  const missing = Math.min(cost, maximumAvailable) - Math.min(maximumAvailable, currentlyAvailable + back);
  return missing <= 0 ? 0 : Math.ceil((missing / restoreRate) * 1000);
}

type Told<T> = { cost: Cost } & ({ data: T } | { waitMs: number | null });

async function once<T>(
  library: Library,
  access: ShopAccess,
  { query, variables }: Question,
): Promise<Told<T>> {
  try {
    const answer = await library.sent(() =>
      library.graphql(access).request(query, { ...(variables && { variables }) }),
    );
    library.heard(headerOf(answer.headers, 'X-Shopify-Api-Version'));
    return { data: answer.data as T, cost: costIn(answer.extensions) };
  } catch (error) {
    return throttled(error);
  }
}

const headerOf = (headers: unknown, name: string): string | null =>
  (headers as Record<string, string[]> | undefined)?.[name]?.[0] ?? null;

const costIn = (extensions: unknown): Cost => (extensions as { cost?: Cost } | undefined)?.cost ?? {};

/** When to ask again, for whoever came too fast; anything else is thrown, in our words. */
function throttled(error: unknown): { waitMs: number | null; cost: Cost } {
  if (error instanceof HttpThrottlingError)
    return { waitMs: 1000 * (error.response.retryAfter ?? 2), cost: {} };
  if (error instanceof GraphqlQueryError) {
    const body = error.body as
      | {
          errors?: { graphQLErrors?: { message: string; extensions?: { code?: string } }[] };
          extensions?: unknown;
        }
      | undefined;
    const errors = body?.errors?.graphQLErrors ?? [];
    if (errors.some(({ extensions }) => extensions?.code === 'THROTTLED'))
      return { waitMs: null, cost: costIn(body?.extensions) };
    if (errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED'))
      throw new ShopifyRefused(error.message);
    throw new ShopifyFault(error.message);
  }
  throw inOurWords(error);
}

/** The faults of the library, as ours. Its own messages hold what was sent: only the status is told. */
export function inOurWords(error: unknown): Error {
  if (error instanceof HttpInternalError) return new ShopifyAway(`Shopify answered ${error.response.code}`);
  if (error instanceof HttpResponseError) {
    const { code } = error.response;
    if (REFUSED.includes(code)) return new ShopifyRefused(`Shopify answered ${code}`);
    return new ShopifyFault(`Shopify answered ${code}`);
  }
  return new ShopifyAway('Shopify does not answer', 30, { cause: error });
}
