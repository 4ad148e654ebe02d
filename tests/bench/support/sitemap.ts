/** The paths that a file of the site map lists, as `articles` or `produits`. */
export async function mappedPaths(url: string, file: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemaps/${file}.xml`)).text();
  return [...text.matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
}

/** An article: those at the end are no lists. Throws when the site has none. */
export async function anArticle(url: string): Promise<string> {
  const path = (await mappedPaths(url, 'articles')).at(-1);
  if (path === undefined) throw new Error('the site map has no article');
  return path;
}
