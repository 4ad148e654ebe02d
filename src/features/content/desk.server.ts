import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { editorCalls } from './content.calls.ts';
import type { AttentionReason, Content } from './content.ts';
import { oneContent } from './content-rows.server.ts';
import { requireFreeSlug } from './free-slug.server.ts';
import { published } from './publishing.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';

/** The number of items the desk shows at once. */
const ATTENTION_SHOWN = 30;

async function deletedContent({ db }: Ctx): Promise<OutputOf<typeof editorCalls.deletedContent>> {
  const { id, slug, namespace, title, deletedAt } = content;
  const rows = await db
    .select({ id, slug, namespace, title, deletedAt })
    .from(content)
    .where(isNotNull(deletedAt))
    .orderBy(desc(deletedAt), desc(id))
    .limit(100);
  return {
    items: rows.map(({ deletedAt: at, ...row }) => ({ ...row, deleted_at: at?.toISOString() ?? '' })),
  };
}

async function restoreContent(
  ctx: Ctx,
  { id }: InputOf<typeof editorCalls.restoreContent>,
): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(content)
      .where(and(eq(content.id, id), isNotNull(content.deletedAt)))
      .for('no key update');
    if (!row) throw notFound(contentRefusalFr.notInBin);
    await requireFreeSlug(tx, row, id);
    await tx.db.update(content).set({ deletedAt: null }).where(eq(content.id, id));
    const back = { ...row, deletedAt: null };
    await published(tx, back, back);
    await audit(tx, { action: 'content.restore', target: `content:${id}` });
    return oneContent(tx.db, back);
  });
}

/** The most pressing reason; null when there is none. */
const reason = sql<AttentionReason | null>`case
  when ${content.status} = 'draft' then 'draft'
  when ${content.draftMd} is not null then 'unpublished_changes'
  when ${content.namespace} <> 'post' then null
  when ${content.categorySlug} is null or ${content.categorySlug} not in (
    select slug from content where namespace = 'category' and status = 'published' and deleted_at is null
  ) then 'category_missing'
  when coalesce(${content.fields} ->> 'description', '') = '' then 'description_missing'
  when coalesce(${content.fields} ->> 'cover', '') = '' then 'cover_missing'
end`;

async function contentAttention({ db }: Ctx): Promise<OutputOf<typeof editorCalls.contentAttention>> {
  const waiting = db.$with('waiting').as(
    db
      .select({
        id: content.id,
        namespace: content.namespace,
        title: content.title,
        updatedAt: content.updatedAt,
        reason: reason.as('reason'),
      })
      .from(content)
      .where(isNull(content.deletedAt)),
  );
  const named = isNotNull(waiting.reason);
  const rows = await db
    .with(waiting)
    .select()
    .from(waiting)
    .where(named)
    .orderBy(desc(waiting.updatedAt), desc(waiting.id))
    .limit(ATTENTION_SHOWN);
  const [totals] = await db.with(waiting).select({ total: count() }).from(waiting).where(named);
  const items = rows.flatMap(({ id, namespace, title, reason: why }) =>
    why ? [{ id, namespace, title, reason: why }] : [],
  );
  return { items, total: Number(totals?.total ?? 0) };
}

export const deskVerbs = { deletedContent, restoreContent, contentAttention };
