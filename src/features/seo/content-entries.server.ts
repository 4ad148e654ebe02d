import { and, desc, eq, isNull } from 'drizzle-orm';
import { contentPath, POSTS_PER_PAGE } from '#src/features/content/content.ts';
import { findCovers } from '#src/features/content/content-rows.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { latest, type SitemapEntry } from './sitemap.ts';

const columns = {
  namespace: content.namespace,
  slug: content.slug,
  category: content.categorySlug,
  author: content.authorSlug,
  fields: content.fields,
  revision: content.revision,
  publishedAt: content.publishedAt,
  updatedAt: content.updatedAt,
};
export interface ContentEntry {
  namespace: string;
  slug: string;
  category: string | null;
  author: string | null;
  fields: Record<string, unknown>;
  revision: number;
  publishedAt: Date | null;
  updatedAt: Date;
}

/** When a text last changed for its readers: its publication, until it is saved again. */
export function changedAt(row: Pick<ContentEntry, 'revision' | 'publishedAt' | 'updatedAt'>): Date {
  return row.revision > 1 || !row.publishedAt ? row.updatedAt : row.publishedAt;
}

/** Everything published, newest first; of one namespace when it is named. */
export function publishedEntries(db: Db, namespace?: string): Promise<ContentEntry[]> {
  return db
    .select(columns)
    .from(content)
    .where(
      and(
        eq(content.status, 'published'),
        isNull(content.deletedAt),
        namespace ? eq(content.namespace, namespace) : undefined,
      ),
    )
    .orderBy(desc(content.publishedAt), desc(content.id));
}

/** Entries of one namespace, each with its page and its cover. */
export async function namespaceEntries(db: Db, namespace: string): Promise<SitemapEntry[]> {
  return toEntries(db, await publishedEntries(db, namespace));
}

async function toEntries(db: Db, rows: ContentEntry[]): Promise<SitemapEntry[]> {
  const nameOf = ({ fields }: ContentEntry) =>
    typeof fields.cover === 'string' && fields.cover ? fields.cover : null;
  const covers = await findCovers(db, [...new Set(rows.flatMap((row) => nameOf(row) ?? []))]);
  return rows.flatMap((row) => {
    const path = contentPath(row);
    const cover = covers.get(nameOf(row) ?? '');
    if (!path) return [];
    return [{ path, lastmod: changedAt(row), ...(cover ? { images: [cover.url] } : {}) }];
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
      lastmod: latest([...(head ? [changedAt(head)] : []), ...shown.map(changedAt)]),
    };
  });
}
