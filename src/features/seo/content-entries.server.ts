import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { changedOn, writtenAt } from '#src/features/content/changed-on.server.ts';
import { contentPath, POSTS_PER_PAGE } from '#src/features/content/content.ts';
import { findCovers } from '#src/features/content/content-rows.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { readInPieces } from '#src/server/db/read-in-pieces.ts';
import { content } from '#src/server/db/schema/index.ts';
import { keptRead } from '#src/server/page-store/tags.ts';
import { latest, type SitemapEntry } from './sitemap.ts';

const columns = {
  id: content.id,
  namespace: content.namespace,
  slug: content.slug,
  category: content.categorySlug,
  author: content.authorSlug,
  cover: sql<string | null>`${content.fields} ->> 'cover'`,
  publishedAt: content.publishedAt,
  updatedAt: content.updatedAt,
  writtenAt,
};

export interface ContentEntry {
  id: number;
  namespace: string;
  slug: string;
  category: string | null;
  author: string | null;
  /** By the name its text gives. */
  cover: string | null;
  publishedAt: Date | null;
  updatedAt: Date;
  writtenAt: Date | string | null;
}

const timeOf = ({ publishedAt }: ContentEntry) => publishedAt?.getTime() ?? 0;

/** Everything published in a namespace, newest first. Several files of the site map are made of the same thousands. */
export function publishedEntries(db: Db, namespace: string): Promise<ContentEntry[]> {
  const published = and(
    eq(content.status, 'published'),
    isNull(content.deletedAt),
    eq(content.namespace, namespace),
  );
  return keptRead(`entries:${namespace}`, [`list:${namespace}`], async () => {
    const rows = await readInPieces((after, limit) =>
      db
        .select(columns)
        .from(content)
        .where(and(published, gt(content.id, after)))
        .orderBy(asc(content.id))
        .limit(limit),
    );
    return rows.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id);
  });
}

/** Entries of one namespace, each with its page and its cover. */
export async function namespaceEntries(db: Db, namespace: string): Promise<SitemapEntry[]> {
  return toEntries(db, await publishedEntries(db, namespace));
}

async function toEntries(db: Db, rows: ContentEntry[]): Promise<SitemapEntry[]> {
  const covers = await findCovers(db, [...new Set(rows.flatMap((row) => row.cover || []))]);
  return rows.flatMap((row) => {
    const path = contentPath(row);
    const cover = covers.get(row.cover ?? '');
    if (!path) return [];
    return [{ path, lastmod: changedOn(row), ...(cover ? { images: [cover.url] } : {}) }];
  });
}

/** The magazine: its articles, its categories, its authors, and every page of their lists. */
export async function magazineEntries(db: Db): Promise<SitemapEntry[]> {
  const posts = await publishedEntries(db, 'post');
  const by = (key: 'category' | 'author', slug: string) => posts.filter((post) => post[key] === slug);
  const categories = await publishedEntries(db, 'category');
  const authors = await publishedEntries(db, 'author');
  return [
    ...listPages('/magazine', posts),
    ...categories.flatMap((row) => listPages(`/magazine/${row.slug}`, by('category', row.slug), row)),
    ...authors.flatMap((row) => listPages(`/auteur/${row.slug}`, by('author', row.slug), row)),
  ];
}

/** A list a page at a time; each page changes with what it shows. */
function listPages(base: string, posts: ContentEntry[], head?: ContentEntry): SitemapEntry[] {
  const last = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: last }, (_, n) => {
    const shown = posts.slice(n * POSTS_PER_PAGE, (n + 1) * POSTS_PER_PAGE);
    return {
      path: n === 0 ? base : `${base}/${n + 1}`,
      lastmod: latest([...(head ? [changedOn(head)] : []), ...shown.map(changedOn)]),
    };
  });
}
