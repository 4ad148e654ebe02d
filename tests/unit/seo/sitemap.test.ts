import { describe, expect, it } from 'vitest';
import {
  fileName,
  latest,
  MOST_URLS,
  readFileName,
  sitemapIndexXml,
  sitemapXml,
} from '#src/features/seo/sitemap.ts';

const ORIGIN = 'https://exemple.fr';

describe('a site map', () => {
  it('names each address with its date and its pictures, escaped for XML', async () => {
    const bytes = await sitemapXml(
      [
        { path: '/', lastmod: new Date('2026-11-02T08:00:00Z'), images: ['/covers/a.svg?b=1&c=2'] },
        { path: '/prenoms/zoë' },
      ],
      ORIGIN,
    );
    const xml = bytes.toString();
    expect(xml).toContain('<url><loc>https://exemple.fr/</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>https://exemple.fr/covers/a.svg?b=1&amp;c=2</image:loc>');
    expect(xml).toContain('<url><loc>https://exemple.fr/prenoms/zo%C3%AB</loc></url>');
  });

  it('refuses more addresses than the protocol takes in a file', async () => {
    const many = Array.from({ length: MOST_URLS + 1 }, (_, n) => ({ path: `/p/${n}` }));
    await expect(sitemapXml(many, ORIGIN)).rejects.toThrow(RangeError);
    expect((await sitemapXml(many.slice(1), ORIGIN)).toString().match(/<url>/g)).toHaveLength(MOST_URLS);
  });

  it('is named by an index, each file with the date of its latest change', () => {
    const xml = sitemapIndexXml([{ path: '/sitemaps/pages.xml', lastmod: new Date(0) }], ORIGIN);
    expect(xml).toContain('<sitemap><loc>https://exemple.fr/sitemaps/pages.xml</loc>');
    expect(xml).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
  });

  it('reads the names of its files and no others', () => {
    expect(readFileName(fileName('first-names', 1))).toEqual({ kind: 'first-names', part: 1 });
    expect(readFileName(fileName('produits', 3))).toEqual({ kind: 'produits', part: 3 });
    for (const name of ['produits-1', 'produits-0', 'Produits', '', '../x', 'a-b-1'])
      expect(readFileName(name)).toBeNull();
  });

  it('takes the latest of the dates it is given', () => {
    expect(latest([null, new Date(5), undefined, new Date(9), new Date(2)])).toEqual(new Date(9));
    expect(latest([])).toBeNull();
  });
});
