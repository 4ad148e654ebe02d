import type { PathOf, SentTo } from '#src/calls/client.ts';
import { INSTANT_LIMIT, REQUEST_TIMEOUT_MS } from '#src/lib/constants.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import type { searchCalls } from '../search.calls.ts';
import type { BestPage, InstantAnswer } from '../search.ts';

type Instant = typeof searchCalls.instant;
type Best = typeof searchCalls.best;
const INSTANT: PathOf<Instant> = '/api/search/instant';
const BEST: PathOf<Best> = '/api/search/best';
const USED: PathOf<typeof searchCalls.used> = '/api/search/used';

/** So long the groups wait for the page that the words name: it stands above them, and must not push them down. */
const BEST_WAIT_MS = 250;

/** The groups, and the page that stands above them. */
export interface Found extends InstantAnswer {
  best: BestPage | null;
}

/** `sentence` is what to show; null says the network itself failed. */
export class SearchFailed extends Error {
  readonly sentence: string | null;

  constructor(sentence: string | null) {
    super(sentence ?? 'network');
    this.sentence = sentence;
  }
}

/**
 * Asks a call. Not through the shared client, which can't be aborted and would bring every schema of the call; an
 * aborted request raises AbortError.
 */
async function ask<T>(path: string, input: unknown, signal: AbortSignal): Promise<T> {
  const slow = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let body: { result?: T; err?: string };
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sessionHeader() },
      body: JSON.stringify(input),
      signal: AbortSignal.any([signal, slow]),
    });
    body = await response.json();
  } catch (error) {
    if (signal.aborted) throw error;
    throw new SearchFailed(null);
  }
  if (!body.result) throw new SearchFailed(body.err ?? null);
  return body.result;
}

/** Tells that a search is over; the request outlives its page, and nobody waits for it. */
export function tellUsed(used: SentTo<typeof searchCalls.used>): void {
  const headers = { 'content-type': 'application/json', ...sessionHeader() };
  fetch(USED, { method: 'POST', headers, body: JSON.stringify(used), keepalive: true }).catch(
    () => undefined,
  );
}

/** The groups of the instant search, with the page that the words name; without it when it is not known soon. */
export async function askInstant(query: string, signal: AbortSignal): Promise<Found> {
  const asked: SentTo<Instant> = { query, limit: INSTANT_LIMIT, highlight: false };
  const named: SentTo<Best> = { query };
  const page = ask<{ page: BestPage | null }>(BEST, named, signal).then(
    (answer) => answer.page,
    () => null,
  );
  const found = await ask<InstantAnswer>(INSTANT, asked, signal);
  const late = new Promise<null>((resolve) => setTimeout(resolve, BEST_WAIT_MS, null));
  return { ...found, best: await Promise.race([page, late]) };
}
