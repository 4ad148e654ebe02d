/** Reads an address of the site under test as text; `path` starts with a slash. */
export type GetText = (path: string) => Promise<string>;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&apos;', "'");

async function locations(get: GetText, path: string): Promise<string[]> {
  return [...(await get(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(decoded(loc));
    return pathname + search;
  });
}

/** The files the index of the site map names. */
export function siteMapFiles(get: GetText): Promise<string[]> {
  return locations(get, '/sitemap.xml');
}

/** Every address of the site map, without the origin. */
export async function siteMap(get: GetText): Promise<string[]> {
  const files = await siteMapFiles(get);
  return (await Promise.all(files.map((file) => locations(get, file)))).flat();
}

/** Lists the addresses on this site that a page's links lead to: path and query, each once. */
export async function linksOf(get: GetText, path: string): Promise<string[]> {
  return [
    ...new Set([...(await get(path)).matchAll(/ href="(\/[^"#]*)"/g)].map(([, href = '']) => decoded(href))),
  ];
}
