import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { requireChecked } from './checklist/checklist.server.ts';
import type { editorCalls } from './content.calls.ts';
import type { Content } from './content.ts';
import { type ContentRow, oneContent } from './content-rows.server.ts';
import { parseContentDocument } from './document.ts';
import { lockContent } from './editor-rows.server.ts';
import { addRevision } from './life/revision-rows.server.ts';
import { unplanned } from './life/unplan.server.ts';
import { dateOf, makeLive, requirePublishable } from './publishing.server.ts';
import { renderAhead } from './rendering/render.server.ts';
import { reviewAfter } from './review/review.ts';
import { actorId, checked, lockedForSave, save, withoutDraft } from './saving.server.ts';

/**
 * Keeps a draft beside the item. Each one counts as a revision, so that a draft written from an older one is
 * refused like any save (docs/spec/decisions.md §19); the same text again changes nothing.
 */
async function saveDraft(ctx: Ctx, input: InputOf<typeof editorCalls.saveDraft>): Promise<Content> {
  const document = parseContentDocument(input.md);
  return inTransaction(ctx, async (tx) => {
    const found = await lockedForSave(tx, document);
    if (document.md === (found.draftMd ?? found.md)) return oneContent(tx.db, found);
    const row = await unplanned(tx, found);
    const by = actorId(ctx);
    const [saved] = await tx.db
      .update(content)
      .set({
        draftMd: document.md,
        draftAt: tx.now,
        draftBy: by,
        revision: row.revision + 1,
        review: reviewAfter(row, false),
      })
      .where(eq(content.id, row.id))
      .returning();
    const kept = saved ?? row;
    await addRevision(tx, { row: { ...kept, md: document.md }, before: row.md, by, kind: 'draft' });
    return oneContent(tx.db, kept);
  });
}

/** Renders what publishing an item would show: its draft, or its text when it has none. */
export async function renderItemAhead({ db }: Ctx, id: number): Promise<void> {
  const [row] = await db
    .select({ md: content.md, draftMd: content.draftMd })
    .from(content)
    .where(eq(content.id, id));
  if (row) await renderAhead(row.draftMd ?? row.md);
}

async function publishDraft(ctx: Ctx, { id }: InputOf<typeof editorCalls.publishDraft>): Promise<Content> {
  await renderItemAhead(ctx, id);
  return inTransaction(ctx, async (tx) => publishText(tx, await lockContent(tx.db, id)));
}

/** Puts a locked item's draft, or its text when it has none, before readers. `by` is who wrote it. */
export async function publishText(tx: Ctx, row: ContentRow, by?: number | null): Promise<Content> {
  const document = await checked(tx, row.draftMd ?? row.md);
  requirePublishable(document.namespace, document.fields);
  await requireChecked(tx.db, row);
  if (row.draftMd === null) return row.status === 'published' ? oneContent(tx.db, row) : makeLive(tx, row);
  if (row.status !== 'published')
    await tx.db
      .update(content)
      .set({
        status: 'published',
        publishedAt: row.publishedAt ?? dateOf(document.fields) ?? tx.now,
        scheduledAt: null,
        scheduleProblem: null,
      })
      .where(eq(content.id, row.id));
  const live = await lockContent(tx.db, row.id);
  const told = { ...(by === undefined ? {} : { by }), previously: row };
  return save(tx, live, { document, kind: 'save', ...told });
}

async function discardDraft(ctx: Ctx, { id }: InputOf<typeof editorCalls.discardDraft>): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    if (row.draftMd === null) return oneContent(tx.db, row);
    const [kept] = await tx.db
      .update(content)
      .set({ ...withoutDraft(row), revision: row.revision + 1 })
      .where(eq(content.id, id))
      .returning();
    return oneContent(tx.db, kept ?? row);
  });
}

export const draftVerbs = { saveDraft, publishDraft, discardDraft };
