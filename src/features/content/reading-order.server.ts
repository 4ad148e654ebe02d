import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { content } from '#src/server/db/schema/index.ts';
import { holdPublishing } from '#src/server/page-store/outbox.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import type { PostCard } from './content.ts';
import { cardColumns, type ShownRow, toCards } from './content-rows.server.ts';
import { cardsOf, live, newestFirst, postOrder, postsOf } from './reading.server.ts';

/** The number of articles under another one. */
const UNDER = 3;
/** On the page of an article alone, not on those that show its card. */
const tagOf = (slug: string) => `under:${slug}`;

/**
 * The articles to read after this one: those that came before it in its category, in a round, so that each is under
 * three others and a new one changes three pages, not the whole category. A small category is completed by the newest
 * of the magazine.
 */
export async function nextToRead(db: Db, row: ShownRow): Promise<PostCard[]> {
  pageTag(tagOf(row.slug));
  const category = row.categorySlug ?? '';
  const ids = category ? await postOrder(db, { category }) : [];
  const at = ids.indexOf(row.id);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  const near = await cardsOf(db, round.slice(0, UNDER));
  if (near.length === UNDER) return near;
  return [...near, ...(await newestBesides(db, category))].slice(0, UNDER);
}

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

/** Page tags of the articles that have this one under them, now that it takes its place in its category. */
export async function tagsOfReadingOrder(tx: Ctx, row: ShownRow): Promise<string[]> {
  if (row.namespace !== 'post' || row.status !== 'published' || !row.categorySlug) return [];
  // Two that take their place at once see each other: the second waits for the first.
  await holdPublishing(querierOf(tx.db));
  const own = sql`(select published_at, id from content where id = ${row.id})`;
  const others = and(postsOf({ category: row.categorySlug }), ne(content.id, row.id));
  const above = await earliest(tx.db, and(others, sql`(${content.publishedAt}, ${content.id}) > ${own}`));
  const oldest = await earliest(tx.db, others);
  return [...above, ...oldest].slice(0, UNDER).map(tagOf);
}

async function earliest(db: Db, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ slug: content.slug })
    .from(content)
    .where(where)
    .orderBy(asc(content.publishedAt), asc(content.id))
    .limit(UNDER);
  return rows.map(({ slug }) => slug);
}
