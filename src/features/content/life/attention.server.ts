import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentLink } from '#src/server/db/schema/index.ts';
import { recheckDue, staleSince } from './content-search.server.ts';
import type { lifeCalls } from './life.calls.ts';
import { STALE_MONTHS } from './life.ts';

export type Attention = OutputOf<typeof lifeCalls.contentOverview>;
type Group = Attention['broken_links'];

const SHOWN = 5;
const inPlace = isNull(content.deletedAt);
const live = and(inPlace, eq(content.status, 'published'));

interface Asked {
  where: SQL | undefined;
  order: SQL;
  at?: SQL;
  detail?: SQL;
}

async function groupOf({ db }: Ctx, { where, order, at, detail }: Asked): Promise<Group> {
  const [totals] = await db.select({ total: count() }).from(content).where(where);
  const total = Number(totals?.total ?? 0);
  if (total === 0) return { total, items: [] };
  const rows = await db
    .select({
      id: content.id,
      namespace: content.namespace,
      title: content.title,
      at: sql<Date | string | null>`${at ?? content.updatedAt}`,
      detail: sql<string | null>`${detail ?? sql`null`}`,
    })
    .from(content)
    .where(where)
    .orderBy(order, asc(content.id))
    .limit(SHOWN);
  return {
    total,
    items: rows.map((row) => ({ ...row, at: row.at ? new Date(row.at).toISOString() : null })),
  };
}

function broken(products: boolean): Asked {
  const kind = products ? sql`= 'product'` : sql`<> 'product'`;
  const own = sql`from ${contentLink} where ${contentLink.contentId} = ${content.id} and ${contentLink.broken} and ${contentLink.kind} ${kind}`;
  return {
    where: and(
      live,
      sql`${content.id} in (select content_id from content_link where broken and kind ${kind})`,
    ),
    order: desc(content.updatedAt),
    detail: sql`(select string_agg(${contentLink.target}, ', ' order by ${contentLink.target}) ${own})`,
  };
}

/** Live articles that readers see without their rubric, or that show poorly where they are shared. */
const incomplete = and(
  live,
  eq(content.namespace, 'post'),
  sql`(${content.categorySlug} is null or ${content.categorySlug} not in (
      select slug from content where namespace = 'category' and status = 'published' and deleted_at is null
    ) or coalesce(${content.fields} ->> 'description', '') = '' or coalesce(${content.fields} ->> 'cover', '') = '')`,
);
const missing = sql`concat_ws(', ',
  case when coalesce(${content.fields} ->> 'category', '') = '' then 'category' end,
  case when coalesce(${content.fields} ->> 'description', '') = '' then 'description' end,
  case when coalesce(${content.fields} ->> 'cover', '') = '' then 'cover' end)`;

/** Gathers what an editor should look at: totals, and the first five of each kind. */
export async function contentAttention(ctx: Ctx): Promise<Attention> {
  const ask = (asked: Asked) => groupOf(ctx, asked);
  return {
    broken_links: await ask(broken(false)),
    missing_products: await ask(broken(true)),
    scheduled: await ask({
      where: and(inPlace, gt(content.scheduledAt, new Date(0))),
      order: asc(content.scheduledAt),
      at: sql`${content.scheduledAt}`,
    }),
    schedule_problems: await ask({
      where: and(inPlace, isNotNull(content.scheduleProblem)),
      order: desc(content.updatedAt),
      detail: sql`${content.scheduleProblem}`,
    }),
    drafts_beside: await ask({
      where: and(live, isNotNull(content.draftMd)),
      order: sql`${content.draftAt} desc nulls last`,
      at: sql`${content.draftAt}`,
    }),
    drafts: await ask({
      where: and(inPlace, eq(content.status, 'draft')),
      order: desc(content.updatedAt),
    }),
    incomplete: await ask({ where: incomplete, order: desc(content.updatedAt), detail: missing }),
    to_review: await ask({
      where: and(inPlace, eq(content.review, 'asked')),
      order: desc(content.updatedAt),
      detail: sql`(select coalesce(nullif(p.firstname, ''), p.email) from person p where p.id = ${content.assignedTo})`,
    }),
    to_recheck: await ask({
      where: recheckDue(ctx.now),
      order: sql`${content.fields} ->> 'review_before'`,
      detail: sql`${content.fields} ->> 'review_before'`,
    }),
    stale: await ask({ where: staleSince(ctx.now, STALE_MONTHS), order: asc(content.updatedAt) }),
  };
}

export const attentionVerbs = { contentOverview: contentAttention };
