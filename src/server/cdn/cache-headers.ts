import type { Header } from '../page-store/page.ts';

/** The tag every page carries, so that all of them can be purged like any other. */
export const EVERY_PAGE = 'all';

/** Without a CDN a page may be kept, and is asked for again by its ETag: what is published is seen at once. */
const REVALIDATE: Header = ['cache-control', 'public, max-age=0, must-revalidate'];

/**
 * The header by which a CDN keeps a page between two purges. A day rather than a year: should every purge of
 * a page be lost, its old bytes live a day at most; and asking for unchanged bytes once a day costs a 304.
 */
const SHARED: Header = ['cache-control', 'public, max-age=0, s-maxage=86400, must-revalidate'];

/** A page that is another one for some readers: nobody but their own browser keeps it. */
const OWN: Header = ['cache-control', 'private, max-age=0, must-revalidate'];

/** Varnish refuses an answer with a header line over 8 kB, other caches over 16. */
const MAX_BYTES = 6000;

/** The form a tag has in a header, and in the purge that names it: no space, no comma, ASCII. */
export function headerTag(tag: string): string {
  return encodeURIComponent(tag).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/** The CDNs that heed `Vary: Cookie`. Cloudflare knows no variants: it would give one reader another's page. */
const VARYING = new Set(['varnish', 'fastly']);

/**
 * Gives the headers of a stored page: how long it may be kept and, for a CDN, the tags it depends on. A page
 * of too many tags for a header is not for a CDN to keep: it could not be purged. One that `varies` by reader is for a
 * CDN that tells them apart.
 */
export function cacheHeaders(tags: readonly string[], cdn: string | null, varies = false): Header[] {
  const ours = varies ? OWN : REVALIDATE;
  if (cdn === null || (varies && !VARYING.has(cdn))) return [ours];
  const names = [EVERY_PAGE, ...tags.map(headerTag)];
  const spaced = names.join(' ');
  if (spaced.length > MAX_BYTES) return [ours];
  return [SHARED, ['surrogate-key', spaced], ['cache-tag', names.join(',')]];
}
