import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentLink, contentRevision, person } from '#src/server/db/schema/index.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import type { lifeCalls } from './life.calls.ts';

/** The name of an editor for another one. */
export const editorName = sql<string | null>`coalesce(nullif(${person.firstname}, ''), ${person.email})`;
const iso = (date: Date | null) => date?.toISOString() ?? null;

async function contentHistory(
  { db }: Ctx,
  input: InputOf<typeof lifeCalls.contentHistory>,
): Promise<OutputOf<typeof lifeCalls.contentHistory>> {
  const { id, page, per_page } = input;
  const where = eq(contentRevision.contentId, id);
  const [totals] = await db.select({ total: count() }).from(contentRevision).where(where);
  const rows = await db
    .select({
      revision: contentRevision.revision,
      at: contentRevision.at,
      author: editorName,
      kind: contentRevision.kind,
      restored_from: contentRevision.restoredFrom,
      changes: contentRevision.changes,
    })
    .from(contentRevision)
    .leftJoin(person, eq(person.id, contentRevision.authorId))
    .where(where)
    .orderBy(desc(contentRevision.revision))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const items = rows.map(({ changes, at, ...row }) => ({ ...row, ...changes, at: at.toISOString() }));
  return { items, page, per_page, total: Number(totals?.total ?? 0) };
}

async function revisionText(
  { db }: Ctx,
  { id, revision }: InputOf<typeof lifeCalls.revisionText>,
): Promise<OutputOf<typeof lifeCalls.revisionText>> {
  const [row] = await db
    .select({ revision: contentRevision.revision, md: contentRevision.md })
    .from(contentRevision)
    .where(and(eq(contentRevision.contentId, id), eq(contentRevision.revision, revision)));
  if (!row) throw notFound(contentRefusalFr.revisionUnknown);
  return row;
}

async function contentState(
  { db }: Ctx,
  { id }: InputOf<typeof lifeCalls.contentState>,
): Promise<OutputOf<typeof lifeCalls.contentState>> {
  const [row] = await db
    .select({ content, draftBy: editorName })
    .from(content)
    .leftJoin(person, eq(person.id, content.draftBy))
    .where(and(eq(content.id, id), isNull(content.deletedAt)));
  if (!row) throw notFound(contentRefusalFr.gone);
  const broken = await db
    .select({ kind: contentLink.kind, target: contentLink.target })
    .from(contentLink)
    .where(and(eq(contentLink.contentId, id), contentLink.broken))
    .orderBy(asc(contentLink.target))
    .limit(50);
  const hasDraft = row.content.draftMd !== null;
  return {
    live_md: row.content.md,
    has_draft: hasDraft,
    draft_at: iso(row.content.draftAt),
    draft_by: hasDraft ? row.draftBy : null,
    scheduled_at: iso(row.content.scheduledAt),
    unpublish_at: iso(row.content.unpublishAt),
    schedule_problem: row.content.scheduleProblem,
    broken,
  };
}

export const historyVerbs = { contentHistory, revisionText, contentState };
