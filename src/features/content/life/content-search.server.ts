import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentLink, person } from '#src/server/db/schema/index.ts';
import { holdsEveryWord } from '#src/server/db/words.ts';
import { contentPath } from '../content.ts';
import type { ContentLine, lifeCalls } from './life.calls.ts';
import type { ContentSort, ContentState } from './life.ts';
import { contentTags } from './tags.server.ts';

const notDeleted = isNull(content.deletedAt);

const STATES: Record<Exclude<ContentState, 'mine' | 'recheck'>, SQL | undefined> = {
  draft: and(notDeleted, eq(content.status, 'draft')),
  scheduled: and(notDeleted, isNotNull(content.scheduledAt)),
  published: and(notDeleted, eq(content.status, 'published')),
  changed: and(notDeleted, eq(content.status, 'published'), isNotNull(content.draftMd)),
  asked: and(notDeleted, eq(content.review, 'asked')),
  returned: and(notDeleted, eq(content.review, 'changes')),
  deleted: isNotNull(content.deletedAt),
};

function inState(ctx: Ctx, state: ContentState): SQL | undefined {
  if (state === 'recheck') return recheckDue(ctx.now);
  if (state !== 'mine') return STATES[state];
  return and(notDeleted, eq(content.assignedTo, requirePerson(ctx.actor).personId));
}

const byTitle = sql`${content.title} collate "und-x-icu"`;
const SORTS: Record<ContentSort, SQL[]> = {
  updated_desc: [desc(content.updatedAt), desc(content.id)],
  updated_asc: [asc(content.updatedAt), asc(content.id)],
  title_asc: [sql`${byTitle} asc`, asc(content.id)],
  title_desc: [sql`${byTitle} desc`, desc(content.id)],
  published_desc: [sql`${content.publishedAt} desc nulls last`, desc(content.id)],
  published_asc: [sql`${content.publishedAt} asc nulls last`, asc(content.id)],
};

/** Every word of the query somewhere in the title or the slug, accents and case apart (index content_words). */
export const holdsWords = (query: string): SQL | undefined =>
  holdsEveryWord(query, sql`${content.title} || ' ' || ${content.slug}`);

/** Uncorrelated: the few broken links are gathered once, through their partial index. */
const withBroken = (product: boolean) =>
  sql`${content.id} in (select content_id from content_link where broken and kind ${product ? sql`= 'product'` : sql`<> 'product'`})`;

export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** Live, and its day to be looked at again has come: what it says may not be true any more. */
export function recheckDue(now: Date): SQL | undefined {
  const due = sql`left(${content.fields} ->> 'review_before', 10) <= ${parisDay(now)}`;
  return and(notDeleted, eq(content.status, 'published'), due);
}

export function staleSince(now: Date, months: number): SQL | undefined {
  return and(notDeleted, eq(content.status, 'published'), lt(content.updatedAt, monthsBefore(now, months)));
}

function wanted(ctx: Ctx, input: InputOf<typeof lifeCalls.searchContent>): SQL | undefined {
  return and(
    input.state ? inState(ctx, input.state) : notDeleted,
    input.namespace ? eq(content.namespace, input.namespace) : undefined,
    input.author ? eq(content.authorSlug, input.author) : undefined,
    input.category ? eq(content.categorySlug, input.category) : undefined,
    input.tag ? sql`${content.tags} @> ${JSON.stringify([input.tag])}::jsonb` : undefined,
    input.stale_months ? staleSince(ctx.now, input.stale_months) : undefined,
    input.broken_links ? withBroken(false) : undefined,
    input.missing_products ? withBroken(true) : undefined,
    holdsWords(input.query),
  );
}

const editor = alias(person, 'editor');
const drafter = alias(person, 'drafter');
const nameOf = (who: typeof editor | typeof drafter) =>
  sql<string | null>`coalesce(nullif(${who.firstname}, ''), ${who.email})`;

const brokenCount = (product: boolean) => sql<number>`(select count(*)::int from ${contentLink}
  where ${contentLink.contentId} = ${content.id} and ${contentLink.broken}
  and ${contentLink.kind} ${product ? sql`= 'product'` : sql`<> 'product'`})`;

const COLUMNS = {
  id: content.id,
  slug: content.slug,
  namespace: content.namespace,
  title: content.title,
  status: content.status,
  author: content.authorSlug,
  category: content.categorySlug,
  hasDraft: sql<boolean>`${content.draftMd} is not null`,
  draftAt: content.draftAt,
  draftBy: nameOf(drafter),
  updatedAt: content.updatedAt,
  updatedBy: nameOf(editor),
  publishedAt: content.publishedAt,
  scheduledAt: content.scheduledAt,
  unpublishAt: content.unpublishAt,
  scheduleProblem: content.scheduleProblem,
  deletedAt: content.deletedAt,
  brokenLinks: brokenCount(false),
  missingProducts: brokenCount(true),
  revision: content.revision,
};

async function searchContent(
  ctx: Ctx,
  input: InputOf<typeof lifeCalls.searchContent>,
): Promise<OutputOf<typeof lifeCalls.searchContent>> {
  const { page, per_page } = input;
  const where = wanted(ctx, input);
  const [totals] = await ctx.db.select({ total: count() }).from(content).where(where);
  const order = input.state === 'deleted' ? [desc(content.deletedAt), desc(content.id)] : SORTS[input.sort];
  // The page is chosen first; names and links are looked up for its rows alone.
  const chosen = await ctx.db
    .select({ id: content.id })
    .from(content)
    .where(where)
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page);
  const ids = chosen.map(({ id }) => id);
  const items = ids.length > 0 ? await linesOf(ctx, ids) : [];
  return { items, page, per_page, total: Number(totals?.total ?? 0) };
}

async function linesOf({ db }: Ctx, ids: number[]): Promise<ContentLine[]> {
  const rows = await db
    .select(COLUMNS)
    .from(content)
    .leftJoin(editor, eq(editor.id, content.updatedBy))
    .leftJoin(drafter, eq(drafter.id, content.draftBy))
    .where(sql`${content.id} in ${ids}`);
  const lines = new Map(rows.map((row) => [row.id, toLine(row)]));
  return ids.flatMap((id) => lines.get(id) ?? []);
}

type Row = {
  [K in keyof typeof COLUMNS]: (typeof COLUMNS)[K] extends SQL<infer T>
    ? T
    : (typeof COLUMNS)[K] extends { _: { data: infer D; notNull: infer N } }
      ? N extends true
        ? D
        : D | null
      : never;
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

function toLine(row: Row): ContentLine {
  return {
    id: row.id,
    slug: row.slug,
    namespace: row.namespace,
    title: row.title,
    status: row.status,
    path: contentPath(row),
    author: row.author,
    category: row.category,
    has_draft: row.hasDraft,
    draft_at: iso(row.draftAt),
    draft_by: row.hasDraft ? row.draftBy : null,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    published_at: iso(row.publishedAt),
    scheduled_at: iso(row.scheduledAt),
    unpublish_at: iso(row.unpublishAt),
    schedule_problem: row.scheduleProblem,
    deleted_at: iso(row.deletedAt),
    broken_links: Number(row.brokenLinks),
    missing_products: Number(row.missingProducts),
    revision: row.revision,
  };
}

async function contentAuthors({ db }: Ctx): Promise<OutputOf<typeof lifeCalls.contentAuthors>> {
  const rows = await db
    .select({ slug: content.slug, name: content.title })
    .from(content)
    .where(and(eq(content.namespace, 'author'), notDeleted))
    .orderBy(sql`${byTitle} asc`)
    .limit(500);
  return { items: rows };
}

export const contentSearchVerbs = { searchContent, contentAuthors, contentTags };
