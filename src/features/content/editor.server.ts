import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { holds } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import type { editorCalls } from './content.calls.ts';
import type { Content } from './content.ts';
import { type ContentRow, oneContent } from './content-rows.server.ts';
import { columnsOf, lockContent } from './editor-rows.server.ts';
import { requireFreeSlug } from './free-slug.server.ts';
import { keepLinks } from './life/links.server.ts';
import { addRevision } from './life/revision-rows.server.ts';
import { unplanned } from './life/unplan.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import { renderAhead } from './rendering/render.server.ts';
import { reviewHoldsAfter } from './reviewed.ts';
import { actorId, checked, lockedForSave, save } from './saving.server.ts';

async function createContent(ctx: Ctx, input: InputOf<typeof editorCalls.createContent>): Promise<Content> {
  const document = await checked(ctx, input.md);
  return inTransaction(ctx, async (tx) => {
    await requireFreeSlug(tx, document, null);
    const by = actorId(ctx);
    const [row] = await tx.db
      .insert(content)
      .values({
        ...(await columnsOf(document)),
        reviewHolds: reviewHoldsAfter(null, document),
        updatedBy: by,
        updatedAt: tx.now,
      })
      .returning();
    if (!row) throw new Error('The content was not inserted');
    await addRevision(tx, { row, before: '', by, kind: 'save' });
    await keepLinks(tx.db, row, tx.services.config.publicUrl);
    await audit(tx, { action: 'content.create', target: `content:${row.id}` });
    return oneContent(tx.db, row);
  });
}

/** A save of what is live goes before readers at once: who only writes keeps a draft beside it. */
export async function changeable(tx: Ctx, row: ContentRow): Promise<ContentRow> {
  if (row.status === 'published' && !holds(tx.actor, 'publish'))
    throw new DomainError('forbidden', contentRefusalFr.publishersOnly, { status: 403 });
  return unplanned(tx, row);
}

async function updateContent(ctx: Ctx, input: InputOf<typeof editorCalls.updateContent>): Promise<Content> {
  const document = await checked(ctx, input.md);
  return inTransaction(ctx, async (tx) =>
    save(tx, await changeable(tx, await lockedForSave(tx, document)), { document, kind: 'save' }),
  );
}

async function restoreRevision(
  ctx: Ctx,
  { id, revision }: InputOf<typeof editorCalls.restoreRevision>,
): Promise<Content> {
  const [kept] = await ctx.db
    .select()
    .from(contentRevision)
    .where(and(eq(contentRevision.contentId, id), eq(contentRevision.revision, revision)));
  if (kept) await renderAhead(kept.md);
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    if (!kept) throw notFound(contentRefusalFr.revisionUnknown);
    const document = await checked(tx, kept.md);
    return save(tx, await changeable(tx, row), { document, kind: 'restore', restoredFrom: revision });
  });
}

export const savingVerbs = { createContent, updateContent, restoreRevision };
