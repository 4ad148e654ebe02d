import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { showPieces } from './blocks.server.ts';
import { changedOn, writtenAt } from './changed-on.server.ts';
import type { Post, PostCard } from './content.ts';
import { relatedOf, shownColumns, toPost } from './content-rows.server.ts';
import { live } from './reading.server.ts';
import { nextToRead } from './reading-order.server.ts';
import { findReviewed } from './reviewed.server.ts';
import type { Reviewed } from './reviewed.ts';
import { findSeries, type InSeries } from './series.server.ts';
import { shownInstead } from './shown-instead.server.ts';

export interface Article {
  post: Post;
  /** When its words last changed for its readers. */
  changedAt: string;
  related: PostCard[];
  readingMinutes: number;
  reviewed: Reviewed | null;
  series: InSeries | null;
}

/** A published article as its page shows it, or null. Tags the page being made. */
export async function findArticle(db: Db, slug: string): Promise<Article | null> {
  pageTag(`content:post:${slug}`);
  const instead = shownInstead('post', slug);
  // A text that nobody saved yet is read as one that changes now.
  const row = instead
    ? { ...instead, writtenAt: instead.updatedAt }
    : (await publishedPosts(db, [slug])).get(slug);
  if (!row) return null;
  const [shown = row] = await showPieces(db, [row]);
  const post = toPost(shown, await relatedOf(db, [row]));
  return {
    post,
    changedAt: changedOn(row).toISOString(),
    related: await nextToRead(db, row),
    readingMinutes: row.readingMinutes,
    reviewed: await findReviewed(db, row),
    series: await findSeries(db, row),
  };
}

export async function findPost(db: Db, slug: string): Promise<(Post & { related: PostCard[] }) | null> {
  const found = await findArticle(db, slug);
  return found && { ...found.post, related: found.related };
}

const publishedPosts = gatheredRead(async (db: Db, slugs: string[]) => {
  const rows = await db
    .select({ ...shownColumns, writtenAt })
    .from(content)
    .where(and(eq(content.namespace, 'post'), inArray(content.slug, slugs), live));
  return new Map(rows.map((row) => [row.slug, row]));
});
