import type { PathOf, SentTo } from '#src/calls/client.ts';
import { INSTANT_LIMIT, REQUEST_TIMEOUT_MS } from '#src/lib/constants.ts';
import { readKept } from '#src/lib/kept.ts';
import type { searchCalls } from '../search.calls.ts';
import type { InstantAnswer } from '../search.ts';

type Call = typeof searchCalls.instant;
const INSTANT: PathOf<Call> = '/api/search/instant';

/** `sentence` is what to show; null says the network itself failed. */
export class SearchFailed extends Error {
  readonly sentence: string | null;

  constructor(sentence: string | null) {
    super(sentence ?? 'network');
    this.sentence = sentence;
  }
}

function readUuid(): Record<string, string> {
  const uuid = readKept('crypto_uuid');
  return uuid ? { 'x-session-uuid': uuid.replaceAll('"', '') } : {};
}

/**
 * Asks the instant search. Not through the shared client, which can't be aborted and would bring every
 * schema of the call; an aborted request raises AbortError.
 */
export async function askInstant(query: string, signal: AbortSignal): Promise<InstantAnswer> {
  const asked: SentTo<Call> = { query, limit: INSTANT_LIMIT, highlight: false };
  const slow = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let body: { result?: InstantAnswer; err?: string };
  try {
    const response = await fetch(INSTANT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...readUuid() },
      body: JSON.stringify(asked),
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
