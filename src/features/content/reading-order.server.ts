import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { content } from '#src/server/db/schema/index.ts';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { holdPublishing } from '#src/server/page-store/outbox.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import type { PostCard } from './content.ts';
import { type ContentRow, cardColumns, type ShownRow, toCards } from './content-rows.server.ts';
import { likeness, type Told } from './likeness.ts';
import { cardsOf, live, newestFirst, postOrder, postsOf } from './reading.server.ts';

/** The number of articles under another one. */
const UNDER = 3;
/** The number that are compared with it: as many pages are made again for a new one. */
const LOOKED_AT = 8;
/** On the page of an article alone, not on those that show its card. */
const tagOf = (slug: string) => `under:${slug}`;

/**
 * The articles to read after this one: of those that came before it in its category, in a round, the most alike. Each
 * is looked at by as many as it looks at, so that a new one changes a few pages, not the whole category. A small
 * category is completed by the newest of the magazine.
 */
export async function nextToRead(db: Db, row: ShownRow): Promise<PostCard[]> {
  pageTag(tagOf(row.slug));
  const category = row.categorySlug ?? '';
  const ids = category ? await postOrder(db, { category }) : [];
  const at = ids.indexOf(row.id);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  const near = await cardsOf(db, await mostAlike(db, row, round.slice(0, LOOKED_AT)));
  if (near.length === UNDER) return near;
  return [...near, ...(await newestBesides(db, category))].slice(0, UNDER);
}

/** In the order of the round where two are as much alike. */
async function mostAlike(db: Db, row: ShownRow, ids: readonly number[]): Promise<number[]> {
  if (ids.length <= 1) return [...ids];
  const told = await tellings(db, ids);
  const scores = new Map(ids.map((id) => [id, likeness(row, told.get(id) ?? NOTHING)]));
  return ids.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)).slice(0, UNDER);
}

const NOTHING: Told = { title: '', excerpt: '', tags: [] };

const tellings = gatheredRead(async (db: Db, ids: number[]) => {
  const { id, title, excerpt, tags } = content;
  const rows = await db.select({ id, title, excerpt, tags }).from(content).where(inArray(id, ids));
  return new Map(rows.map((found) => [found.id, found]));
});

/** True when a live article is now alike to others than before. */
export const tellsOtherwise = (before: ContentRow, after: ContentRow): boolean =>
  before.title !== after.title ||
  before.excerpt !== after.excerpt ||
  String(before.tags) !== String(after.tags);

/** The newest articles of all other categories: the same cards under every article of a small one. */
function newestBesides(db: Db, category: string): Promise<PostCard[]> {
  return keptRead(`newest-besides:${category}`, [], async () => {
    pageTag('list:magazine');
    const rows = await db
      .select(cardColumns)
      .from(content)
      .where(and(eq(content.namespace, 'post'), live, ne(content.categorySlug, category)))
      .orderBy(...newestFirst)
      .limit(UNDER);
    return toCards(db, rows);
  });
}

/** Page tags of the articles that look at this one, where it stood and where it stands. */
export async function tagsOfReadingOrder(tx: Ctx, before: ContentRow, after: ContentRow): Promise<string[]> {
  const rows = [before, after].filter(
    (row) =>
      row.namespace === 'post' && row.status === 'published' && row.deletedAt === null && row.categorySlug,
  );
  if (rows.length === 0) return [];
  // Two that take their place at once see each other: the second waits for the first.
  await holdPublishing(querierOf(tx.db));
  const tags = [];
  for (const row of new Set(rows)) tags.push(...(await lookersAt(tx.db, row)));
  return [...new Set(tags)];
}

async function lookersAt(db: Db, { id, categorySlug, publishedAt }: ContentRow): Promise<string[]> {
  const others = and(postsOf({ category: categorySlug ?? '' }), ne(content.id, id));
  const own = sql`(${publishedAt?.toISOString() ?? null}::timestamptz, ${id}::bigint)`;
  const above = await earliest(db, and(others, sql`(${content.publishedAt}, ${content.id}) > ${own}`));
  const oldest = await earliest(db, others);
  return [...above, ...oldest].slice(0, LOOKED_AT).map(tagOf);
}

async function earliest(db: Db, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ slug: content.slug })
    .from(content)
    .where(where)
    .orderBy(asc(content.publishedAt), asc(content.id))
    .limit(LOOKED_AT);
  return rows.map(({ slug }) => slug);
}
