/**
 * `/magazine/{page?}` and `/magazine/{category}/{page?}`: what the last segment means
 * (docs/spec/decisions.md §22a).
 */
export type MagazineSegment =
  | { kind: 'page'; page: number }
  | { kind: 'redirect' }
  | { kind: 'slug'; slug: string };

const MAX_PAGE = 10_000;

/** All digits is a page number; the first page has no number of its own. */
export function readSegment(segment: string): MagazineSegment {
  if (!/^\d+$/.test(segment)) return { kind: 'slug', slug: segment };
  const page = Number(segment);
  if (page <= 1 || segment.startsWith('0')) return { kind: 'redirect' };
  return { kind: 'page', page: Math.min(page, MAX_PAGE) };
}
