import type { InstantAnswer } from '../search.ts';

/** product.md §9: most products asked for, then selections and brands. */
const LIMIT = [20, 10, 40];
const TIMEOUT_MS = 14_000;

/** `sentence` is what to show; null says the network itself failed. */
export class SearchFailed extends Error {
  readonly sentence: string | null;

  constructor(sentence: string | null) {
    super(sentence ?? 'network');
    this.sentence = sentence;
  }
}

function readUuid(): Record<string, string> {
  try {
    const uuid = localStorage.getItem('crypto_uuid');
    return uuid ? { 'x-session-uuid': uuid.replaceAll('"', '') } : {};
  } catch {
    return {};
  }
}

/**
 * POST /api/search/instant. Not through the shared client, which can't be aborted and would bring every
 * schema of the call; an aborted request raises AbortError.
 */
export async function askInstant(query: string, signal: AbortSignal): Promise<InstantAnswer> {
  const slow = AbortSignal.timeout(TIMEOUT_MS);
  let body: { result?: InstantAnswer; err?: string };
  try {
    const response = await fetch('/api/search/instant', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...readUuid() },
      body: JSON.stringify({ query, limit: LIMIT, highlight: false }),
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
