import { SITEMAP_KINDS } from '#src/features/sitemap.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { fileName, latest, MOST_URLS, readFileName, type SitemapFile, sitemapXml } from './sitemap.ts';

/** Every file of the site map that has something in it, with the date of its latest change. */
export async function sitemapFiles(db: Db): Promise<SitemapFile[]> {
  const files: SitemapFile[] = [];
  for (const kind of SITEMAP_KINDS) {
    pageTag(...kind.tags);
    const entries = await kind.entries(db);
    for (let start = 0; start < entries.length; start += MOST_URLS) {
      const part = entries.slice(start, start + MOST_URLS);
      files.push({
        path: `/sitemaps/${fileName(kind.name, start / MOST_URLS + 1)}.xml`,
        lastmod: latest(part.map(({ lastmod }) => lastmod)),
      });
    }
  }
  return files;
}

/** One file by its name, or null when there is none. */
export async function sitemapFile(db: Db, name: string, origin: string): Promise<string | null> {
  const wanted = readFileName(name);
  const kind = SITEMAP_KINDS.find((one) => one.name === wanted?.kind);
  if (!wanted || !kind) return null;
  pageTag(...kind.tags);
  const entries = await kind.entries(db);
  const start = (wanted.part - 1) * MOST_URLS;
  return start < entries.length ? sitemapXml(entries.slice(start, start + MOST_URLS), origin) : null;
}
