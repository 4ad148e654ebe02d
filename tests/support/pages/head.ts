import { load } from 'cheerio';

/**
 * docs/spec/decisions.md §22a: what a page's head promises; the canonical's path is handed back beside what
 * is wrong.
 */
export interface Head {
  title: string;
  canonical: string;
  indexable: boolean;
  faults: string[];
}

export function readHead(html: string, origin: string): Head {
  const $ = load(html);
  const content = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const title = $('title').text();
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  const description = content('description');
  const faults: [boolean, string][] = [
    [$('html').attr('lang') !== 'fr', 'no language'],
    [$('title').length !== 1 || title.length < 10 || title.length > 70, `title “${title}” (${title.length})`],
    [description.length < 50 || description.length > 320, `description “${description}”`],
    [$('h1').length !== 1, `${$('h1').length} h1`],
    [!canonical.startsWith(`${origin}/`), `canonical ${canonical}`],
    [canonical !== content('og:url'), 'og:url is not the canonical'],
    [!content('og:image').startsWith(`${origin}/`), `og:image ${content('og:image')}`],
    [content('og:title') === '' || content('og:description') === '', 'no og:title or og:description'],
    [$('img:not([alt])').length > 0, 'a picture without alt'],
    [$('link[rel="stylesheet"]').length > 1, 'more than one stylesheet to wait for'],
    [$('script[src]:not([fetchpriority="low"])').length > 0, 'a script that comes before what is read'],
  ];
  return {
    title,
    canonical: canonical.slice(origin.length),
    indexable: !content('robots').includes('noindex'),
    faults: faults.filter(([wrong]) => wrong).map(([, what]) => what),
  };
}
