import type { IncomingMessage } from 'node:http';

/** A request as far as a stored page depends on it. */
export type ReadRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;

/** RFC 9110 §13.1.2: the weak comparison, on a list or a star. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  if (!ifNoneMatch.includes(etag)) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The person asked for pages that come straight from the source (docs/spec/decisions.md §25a). */
export function bypassesStore(request: ReadRequest): boolean {
  const cookie = request.headers.cookie;
  // The plain search spares almost every request the split.
  if (cookie === undefined || !cookie.includes('disable_cache=1')) return false;
  return cookie.split(';').some((pair) => pair.trim() === 'disable_cache=1');
}
