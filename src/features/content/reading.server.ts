import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { presetOf } from '#src/features/catalogue/presets.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, productTag, searchPreset, tag } from '#src/server/db/schema/index.ts';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { keepsReads, keptRead, pageTag } from '#src/server/page-store/tags.ts';
import { showPieces } from './blocks.server.ts';
import type { PostCard } from './content.ts';
import { type ContentRow, cardColumns, toCards } from './content-rows.server.ts';
import { shownInstead, withShownAmong } from './shown-instead.server.ts';

/** Published, and not in the bin. */
export const live = and(eq(content.status, 'published'), isNull(content.deletedAt));

/** A published item, or null. Tags the page being made. */
export async function findPublished(db: Db, namespace: string, slug: string): Promise<ContentRow | null> {
  pageTag(`content:${namespace}:${slug}`);
  const shown = shownInstead(namespace, slug);
  if (shown) return shown;
  const rarely = keepsReads() && BESIDE_DATA.has(namespace);
  if (rarely && !(await writtenSlugs(db, namespace)).has(slug)) return null;
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.namespace, namespace), eq(content.slug, slug), live));
  return row ? ((await showPieces(db, [row]))[0] ?? null) : null;
}

/** Namespaces whose pages are there without a text: tens of thousands, few of them written about. */
const BESIDE_DATA = new Set(['city', 'first-name', 'tourism', 'brand']);

function writtenSlugs(db: Db, namespace: string): Promise<ReadonlySet<string>> {
  return keptRead(`written:${namespace}`, [`list:${namespace}`], async () => {
    const rows = await db
      .select({ slug: content.slug })
      .from(content)
      .where(and(eq(content.namespace, namespace), live));
    return new Set(rows.map((row) => row.slug));
  });
}

export interface CardPage {
  items: PostCard[];
  total: number;
}

/** Published articles, newest first; `page` from 1. */
export async function lastPosts(
  db: Db,
  options: PostsOf & { perPage: number; page: number },
): Promise<CardPage> {
  pageTag(tagOfPosts(options));
  const where = postsOf(options);
  const from = (options.page - 1) * options.perPage;
  if (keepsReads()) {
    const ids = await postOrder(db, options);
    return { items: await cardsOf(db, ids.slice(from, from + options.perPage)), total: ids.length };
  }
  const [totals] = await db.select({ total: count() }).from(content).where(where);
  const rows = await db
    .select(cardColumns)
    .from(content)
    .where(where)
    .orderBy(...newestFirst)
    .limit(options.perPage)
    .offset(from);
  return { items: await toCards(db, rows), total: Number(totals?.total ?? 0) };
}

export const newestFirst = [desc(content.publishedAt), desc(content.id)];

/** A category's articles, an author's, or all. */
export interface PostsOf {
  category?: string;
  author?: string;
}

const tagOfPosts = ({ category, author }: PostsOf) =>
  category ? `list:category:${category}` : author ? `list:author:${author}` : 'list:magazine';

export const postsOf = ({ category, author }: PostsOf) =>
  and(
    eq(content.namespace, 'post'),
    live,
    category ? eq(content.categorySlug, category) : undefined,
    author ? eq(content.authorSlug, author) : undefined,
  );

/**
 * Ids, newest first. Every page of a list is cut from the same order, which thousands of articles make long to work
 * out. Pages that use it do not carry the list's tag by that alone.
 */
export function postOrder(db: Db, { category, author }: PostsOf): Promise<readonly number[]> {
  const list = { category, author };
  return keptRead(`posts:${category ?? ''}:${author ?? ''}`, [tagOfPosts(list)], async () => {
    const rows = await db
      .select({ id: content.id })
      .from(content)
      .where(postsOf(list))
      .orderBy(...newestFirst);
    return rows.map(({ id }) => id);
  });
}

/** In the order given. */
export async function cardsOf(db: Db, ids: readonly number[]): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(db, ids);
  return toCards(
    db,
    ids.flatMap((id) => rows.get(id) ?? []),
  );
}

const cardRows = gatheredRead(async (db: Db, ids: number[]) => {
  const rows = await db
    .select(cardColumns)
    .from(content)
    .where(and(inArray(content.id, ids), live));
  return new Map(rows.map((row) => [row.id, row]));
});

export interface CategoryCount {
  id: number;
  name: string;
  slug: string;
  posts_count: number;
}

/** Categories in their order, with how many articles each has. */
export async function categories(db: Db, limit: number): Promise<CategoryCount[]> {
  const tags = ['list:category', 'list:magazine'];
  pageTag(...tags);
  return keptRead(`categories:${limit}`, tags, () => readCategories(db, limit));
}

async function readCategories(db: Db, limit: number): Promise<CategoryCount[]> {
  const found = await db
    .select({ id: content.id, name: content.title, slug: content.slug })
    .from(content)
    .where(and(eq(content.namespace, 'category'), live))
    .orderBy(asc(content.position), asc(content.id))
    .limit(limit);
  const counts = await db
    .select({ slug: content.categorySlug, posts: count() })
    .from(content)
    .where(and(eq(content.namespace, 'post'), live))
    .groupBy(content.categorySlug);
  const posts = new Map(counts.map((row) => [row.slug, Number(row.posts)]));
  return found.map((row) => ({ ...row, posts_count: posts.get(row.slug) ?? 0 }));
}

/** Everything published in a namespace, by position then title. */
export async function publishedIn(db: Db, namespace: string, limit: number): Promise<ContentRow[]> {
  pageTag(`list:${namespace}`);
  const rows = await db
    .select()
    .from(content)
    .where(and(eq(content.namespace, namespace), live))
    .orderBy(asc(content.position), desc(content.publishedAt), asc(content.id))
    .limit(limit);
  return withShownAmong(namespace, await showPieces(db, rows));
}

export async function findTag(db: Db, slug: string) {
  pageTag(`tag:${slug}`);
  const [row] = await db
    .select()
    .from(tag)
    .where(and(eq(tag.slug, slug), eq(tag.enabled, true)));
  if (!row) return null;
  const ids = await db
    .select({ id: productTag.productId })
    .from(productTag)
    .where(eq(productTag.tagId, row.id))
    .orderBy(asc(productTag.position), asc(productTag.productId))
    .limit(100);
  const products = await findProducts(
    db,
    ids.map(({ id }) => id),
  );
  const [featured] = row.featuredProductId ? await findProducts(db, [row.featuredProductId]) : [];
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    featured_product: featured ?? null,
    products,
  };
}

export async function findSearchPreset(db: Db, slug: string): Promise<ReturnType<typeof presetOf> | null> {
  pageTag(`preset:${slug}`);
  const [row] = await db
    .select()
    .from(searchPreset)
    .where(and(eq(searchPreset.slug, slug), eq(searchPreset.enabled, true)));
  return row ? presetOf(row) : null;
}
