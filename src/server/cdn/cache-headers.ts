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

/** Varnish refuses an answer with a header line over 8 kB, other caches over 16. */
const MAX_BYTES = 6000;

/** The form a tag has in a header, and in the purge that names it: no space, no comma, ASCII. */
export function headerTag(tag: string): string {
  return encodeURIComponent(tag).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/**
 * Gives the headers of a stored page: how long it may be kept and, for a CDN, the tags it depends on. A page
 * of too many tags for a header is not for a CDN to keep: it could not be purged.
 */
export function cacheHeaders(tags: readonly string[], cdn: boolean): Header[] {
  if (!cdn) return [REVALIDATE];
  const names = [EVERY_PAGE, ...tags.map(headerTag)];
  const spaced = names.join(' ');
  if (spaced.length > MAX_BYTES) return [REVALIDATE];
  return [SHARED, ['surrogate-key', spaced], ['cache-tag', names.join(',')]];
}
