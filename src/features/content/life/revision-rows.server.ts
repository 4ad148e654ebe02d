import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { contentRevision } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { changesBetween } from './changes.ts';

/** One author's drafts within this time are one line of the history, the last text standing for all. */
const SITTING_MS = 10 * 60_000;

export interface Revision {
  row: Pick<ContentRow, 'id' | 'revision' | 'md'>;
  /** The text it replaces, for what the history says of it. */
  before: string;
  by: number | null;
  kind: 'save' | 'draft' | 'restore';
  restoredFrom?: number;
}

export async function addRevision(tx: Ctx, { row, before, by, kind, restoredFrom }: Revision): Promise<void> {
  const sitting = kind === 'draft' ? await endSitting(tx, row.id, by) : null;
  await tx.db.insert(contentRevision).values({
    contentId: row.id,
    revision: row.revision,
    md: row.md,
    authorId: by,
    kind,
    restoredFrom: restoredFrom ?? null,
    changes: changesBetween(before, row.md),
    at: sitting ?? tx.now,
  });
}

/** Takes away the draft that this one continues; answers when the sitting began. */
async function endSitting(tx: Ctx, contentId: number, by: number | null): Promise<Date | null> {
  const [last] = await tx.db
    .select({
      revision: contentRevision.revision,
      kind: contentRevision.kind,
      authorId: contentRevision.authorId,
      at: contentRevision.at,
    })
    .from(contentRevision)
    .where(eq(contentRevision.contentId, contentId))
    .orderBy(desc(contentRevision.revision))
    .limit(1);
  if (last?.kind !== 'draft' || last.authorId !== by) return null;
  if (tx.now.getTime() - last.at.getTime() > SITTING_MS) return null;
  await tx.db
    .delete(contentRevision)
    .where(and(eq(contentRevision.contentId, contentId), eq(contentRevision.revision, last.revision)));
  return last.at;
}
