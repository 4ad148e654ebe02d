import { generateRssFeed } from 'feedsmith';
import type { PostCard } from '#src/features/content/content.ts';
import { lastPosts } from '#src/features/content/reading.server.ts';
import type { Cover } from '#src/features/media/cover.ts';
import type { Db } from '#src/server/db/connect.ts';

/** The number of articles in a feed. */
export const FEED_LENGTH = 30;

export interface FeedHead {
  title: string;
  description: string;
  /** The page the feed is of, and the feed's own path. */
  page: string;
  self: string;
  category?: string;
}

/** The last articles, of the magazine or of one category, as RSS 2.0. */
export async function magazineFeed(db: Db, head: FeedHead, base: string): Promise<string> {
  const { items } = await lastPosts(db, {
    perPage: FEED_LENGTH,
    page: 1,
    ...(head.category ? { category: head.category } : {}),
  });
  const newest = items[0]?.published_at;
  return generateRssFeed({
    title: head.title,
    link: base + head.page,
    description: head.description,
    language: 'fr',
    ...(newest ? { lastBuildDate: new Date(newest) } : {}),
    atom: { links: [{ href: base + head.self, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((post) => itemOf(post, base)),
  });
}

function itemOf(post: PostCard, base: string) {
  const address = `${base}/magazine/${post.category?.slug}/${post.slug}`;
  return {
    title: post.title,
    link: address,
    guid: { value: address, isPermaLink: true },
    description: post.excerpt,
    ...(post.published_at ? { pubDate: new Date(post.published_at) } : {}),
    ...(post.category ? { categories: [{ name: post.category.name }] } : {}),
    ...(post.author ? { dc: { creators: [post.author.name] } } : {}),
    ...(post.cover ? { media: { contents: [mediaOf(post.cover, base)] } } : {}),
  };
}

function mediaOf(cover: Cover, base: string) {
  const url = new URL(cover.url, base).href;
  return { url, medium: 'image' as const, width: cover.width, height: cover.height };
}

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';
