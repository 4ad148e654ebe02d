import { setImmediate as nextTurn } from 'node:timers/promises';

/** One public address, with what a site map says of it. Paths are of this site, without the origin. */
export interface SitemapEntry {
  path: string;
  /** When what the page shows last changed; left out when that is not known. */
  lastmod?: Date | null | undefined;
  /** Pictures of the page: paths or addresses. */
  images?: readonly string[];
}

/** sitemaps.org: at most this many addresses a file. */
export const MOST_URLS = 50_000;
/** Written in one turn of the event loop: the whole of a file would hold it for a sixth of a second. */
const AT_ONCE = 250;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A file of addresses, as UTF-8. Throws beyond the protocol's limit: whoever calls cuts first. */
export async function sitemapXml(
  entries: readonly SitemapEntry[],
  origin: string,
): Promise<Buffer<ArrayBuffer>> {
  if (entries.length > MOST_URLS) throw new RangeError(`${entries.length} addresses in one site map`);
  // Joined and encoded as they come: ten megabytes of text at the end would be a long turn of their own.
  const pieces = [Buffer.from(`${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n`)];
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    await nextTurn();
    const some = entries.slice(at, at + AT_ONCE).map((entry) => urlXml(entry, origin));
    pieces.push(Buffer.from(some.join('')));
  }
  return Buffer.concat([...pieces, Buffer.from('</urlset>\n')]);
}

function urlXml({ path, lastmod, images = [] }: SitemapEntry, origin: string): string {
  const pictures = images.map(
    (image) => `<image:image><image:loc>${address(image, origin)}</image:loc></image:image>`,
  );
  return `<url><loc>${address(path, origin)}</loc>${dateXml(lastmod)}${pictures.join('')}</url>\n`;
}

export interface SitemapFile {
  path: string;
  lastmod?: Date | null;
}

/** The index that names every file. */
export function sitemapIndexXml(files: readonly SitemapFile[], origin: string): string {
  const rows = files.map(
    ({ path, lastmod }) => `<sitemap><loc>${address(path, origin)}</loc>${dateXml(lastmod)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${rows.join('')}</sitemapindex>\n`;
}

const dateXml = (date: Date | null | undefined) => (date ? `<lastmod>${date.toISOString()}</lastmod>` : '');

/** An absolute address, percent-encoded by URL itself, safe inside XML. */
function address(path: string, origin: string): string {
  return escapeXml(new URL(path, `${origin}/`).href);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;');
}

/** The latest of some dates; null when none is known. */
export function latest(dates: Iterable<Date | null | undefined>): Date | null {
  let last: Date | null = null;
  for (const date of dates) if (date && (!last || date > last)) last = date;
  return last;
}

/** `articles`, or `articles-2` for the second file of a kind. */
export function fileName(kind: string, part: number): string {
  return part === 1 ? kind : `${kind}-${part}`;
}

export function readFileName(name: string): { kind: string; part: number } | null {
  const match = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d{0,3}))?$/.exec(name);
  if (!match?.[1] || match[2] === '1') return null;
  return { kind: match[1], part: Number(match[2] ?? 1) };
}
