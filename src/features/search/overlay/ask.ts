import { INSTANT_LIMIT, REQUEST_TIMEOUT_MS } from '#src/lib/constants.ts';
import { readKept } from '#src/lib/kept.ts';
import type { InstantAnswer } from '../search.ts';

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
 * POST /api/search/instant. Not through the shared client, which can't be aborted and would bring every
 * schema of the call; an aborted request raises AbortError.
 */
export async function askInstant(query: string, signal: AbortSignal): Promise<InstantAnswer> {
  const slow = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let body: { result?: InstantAnswer; err?: string };
  try {
    const response = await fetch('/api/search/instant', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...readUuid() },
      body: JSON.stringify({ query, limit: INSTANT_LIMIT, highlight: false }),
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
