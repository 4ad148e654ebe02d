import { Meilisearch } from 'meilisearch';
import { createBreaker } from '#src/server/gateways/circuit-breaker.ts';
import { createHttpClient, MeilisearchRefusal } from './meilisearch-http.ts';

export interface MeilisearchOptions {
  url: string;
  key: string;
  /** Milliseconds; a person is typing. */
  searchTimeout?: number;
}

export interface MeilisearchGateway {
  client: Meilisearch;
  close(): void;
}

function isFailure(error: unknown): boolean {
  return !(error instanceof MeilisearchRefusal) || error.status >= 500 || error.status === 429;
}

/**
 * The Meilisearch SDK on our own transport and behind a circuit breaker: a dead engine costs one refused
 * connection or one timeout, then nothing until a probe succeeds.
 */
export function openMeilisearch(options: MeilisearchOptions): MeilisearchGateway {
  const http = createHttpClient({ searchTimeout: options.searchTimeout ?? 2500 });
  const breaker = createBreaker({ failures: 2, firstPause: 500, longestPause: 10_000, isFailure });
  const client = new Meilisearch({
    host: options.url,
    apiKey: options.key,
    httpClient: (input, init) => breaker.run(() => http.send(input, init)),
    defaultWaitOptions: { timeout: 10 * 60_000, interval: 20 },
  });
  return { client, close: () => http.close() };
}

/** The engine's own code for a refusal ("index_not_found"), or null for a failure to reach it. */
export function refusalCode(error: unknown): string | null {
  if (error instanceof MeilisearchRefusal) return error.code;
  return error instanceof Error && error.cause instanceof MeilisearchRefusal ? error.cause.code : null;
}
