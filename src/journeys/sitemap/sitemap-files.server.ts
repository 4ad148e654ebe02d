import {
  fileName,
  latest,
  MOST_URLS,
  readFileName,
  type SitemapFile,
  sitemapXml,
} from '#src/features/seo/sitemap.ts';
import type { Db } from '#src/server/db/connect.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import { SITEMAP_KINDS, type SitemapKind, type SitemapSite } from './sitemap.server.ts';

/** Every file of the site map that has something in it, with the date of its latest change. */
export async function sitemapFiles(db: Db, site: SitemapSite): Promise<SitemapFile[]> {
  const files: SitemapFile[] = [];
  for (const kind of SITEMAP_KINDS) files.push(...(await filesOf(db, kind, site)));
  return files;
}

/** A publication touches one kind or two of them: the tens of thousands of addresses of the others stay known. */
function filesOf(db: Db, kind: SitemapKind, site: SitemapSite): Promise<SitemapFile[]> {
  return keptRead(`sitemap:${kind.name}`, [], async () => {
    pageTag(...kind.tags);
    const entries = await toldOf(db, kind, site);
    return Array.from({ length: Math.ceil(entries.length / MOST_URLS) }, (_, n) => ({
      path: `/sitemaps/${fileName(kind.name, n + 1)}.xml`,
      lastmod: latest(entries.slice(n * MOST_URLS, (n + 1) * MOST_URLS).map(({ lastmod }) => lastmod)),
    }));
  });
}

const toldOf = (db: Db, kind: SitemapKind, site: SitemapSite) =>
  kind.told ? kind.told(db, site) : kind.entries(db);

/** One file by its name, as UTF-8, or null when there is none. */
export async function sitemapFile(
  db: Db,
  name: string,
  site: SitemapSite,
): Promise<Buffer<ArrayBuffer> | null> {
  const wanted = readFileName(name);
  const kind = SITEMAP_KINDS.find((one) => one.name === wanted?.kind);
  if (!wanted || !kind) return null;
  pageTag(...kind.tags);
  const entries = await toldOf(db, kind, site);
  const start = (wanted.part - 1) * MOST_URLS;
  return start < entries.length
    ? await sitemapXml(entries.slice(start, start + MOST_URLS), site.publicUrl)
    : null;
}
