import type { IncomingMessage } from 'node:http';

/** A request as far as a stored page depends on it. */
export type ReadRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;

/** RFC 9110 §13.1.2: the weak comparison, on a list or a star. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  if (!ifNoneMatch.includes(etag)) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

// Read as a cache in front reads them (docs/recipes/varnish.vcl): were there a way to write a cookie that we heed and it
// does not, whoever sent it so would have everybody given the page that is meant for them.
const BYPASS = /(?:^|;) *disable_cache=1 *(?:;|$)/;
const SESSION = /(?:^|;) *hasAuth=1 *(?:;|$)/;

/** The person asked for pages that come straight from the source (docs/spec/decisions.md §25a). */
export function bypassesStore({ headers: { cookie } }: Pick<ReadRequest, 'headers'>): boolean {
  return cookie !== undefined && BYPASS.test(cookie);
}

/** The browser says that somebody is signed in (docs/spec/decisions.md §1). */
export function saysSignedIn({ headers: { cookie } }: Pick<ReadRequest, 'headers'>): boolean {
  return cookie !== undefined && SESSION.test(cookie);
}
