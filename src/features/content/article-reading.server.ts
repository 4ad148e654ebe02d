import { and, desc, eq, inArray, not } from 'drizzle-orm';
import { showPictures } from '#src/features/media/show.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import type { Post, PostCard } from './content.ts';
import {
  cardColumns,
  relatedOf,
  type ShownRow,
  shownColumns,
  toCards,
  toPost,
} from './content-rows.server.ts';
import { live } from './reading.server.ts';
import { shownInstead } from './shown-instead.server.ts';

export interface Article {
  post: Post;
  related: PostCard[];
  readingMinutes: number;
}

/** A published article as its page shows it, or null. Tags the page being made. */
export async function findArticle(db: Db, slug: string): Promise<Article | null> {
  pageTag(`content:post:${slug}`);
  const row = shownInstead('post', slug) ?? (await publishedPosts(db, [slug])).get(slug);
  if (!row) return null;
  const [shown = row] = await showPictures(db, [row]);
  const post = toPost(shown, await relatedOf(db, [row]));
  return { post, related: await relatedPosts(db, row), readingMinutes: row.readingMinutes };
}

export async function findPost(db: Db, slug: string): Promise<(Post & { related: PostCard[] }) | null> {
  const found = await findArticle(db, slug);
  return found && { ...found.post, related: found.related };
}

const publishedPosts = gatheredRead(async (db: Db, slugs: string[]) => {
  const rows = await db
    .select(shownColumns)
    .from(content)
    .where(and(eq(content.namespace, 'post'), inArray(content.slug, slugs), live));
  return new Map(rows.map((row) => [row.slug, row]));
});

/** Three others: of the same category first, then the newest. */
async function relatedPosts(db: Db, row: ShownRow): Promise<PostCard[]> {
  const wanted = 3;
  const category = row.categorySlug ?? '';
  // One more than is shown, since the article may be among them.
  const newest = await newestPosts(db, { of: category, limit: wanted + 1 });
  const near = newest.filter(({ id }) => id !== row.id).slice(0, wanted);
  if (near.length === wanted) return near;
  return [...near, ...(await newestPosts(db, { besides: category, limit: wanted }))].slice(0, wanted);
}

/** The newest articles of a category, or of all others: the same cards under every article of it. */
function newestPosts(
  db: Db,
  { of, besides, limit }: { of?: string; besides?: string; limit: number },
): Promise<PostCard[]> {
  return keptRead(of === undefined ? `newest-besides:${besides}` : `newest:${of}`, [], async () => {
    pageTag(of ? `list:category:${of}` : 'list:magazine');
    const category = eq(content.categorySlug, of ?? besides ?? '');
    const rows = await db
      .select(cardColumns)
      .from(content)
      .where(and(eq(content.namespace, 'post'), live, of === undefined ? not(category) : category))
      .orderBy(desc(content.publishedAt))
      .limit(limit);
    return toCards(db, rows);
  });
}
