import { eq } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { Content } from './content.ts';
import { type ContentRow, oneContent } from './content-rows.server.ts';
import { fieldInvalid, type ParsedDocument, parseContentDocument } from './document.ts';
import { columnsOf, lockContent, templateFields } from './editor-rows.server.ts';
import { requireFreeSlug } from './free-slug.server.ts';
import { carryReferences } from './life/carry-references.server.ts';
import { keepLinks } from './life/links.server.ts';
import { addRevision } from './life/revision-rows.server.ts';
import { dateOf, published, requirePublishable } from './publishing.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import { renderShown } from './rendering/render.server.ts';
import { reviewAfter } from './review/review.ts';
import { requirePast } from './reviewed.server.ts';
import { reviewHoldsAfter } from './reviewed.ts';
import { templateGone } from './template-change/template-change.fr.ts';
import { fieldErrors } from './templates.ts';

export const actorId = (ctx: Ctx) => (isPerson(ctx.actor) ? ctx.actor.personId : null);

/** Reads a document and holds it against its template. Throws front_matter_invalid, field_invalid, too_complex. */
export async function checked(ctx: Ctx, md: string): Promise<ParsedDocument> {
  const document = parseContentDocument(md);
  const fields = await templateFields(ctx.db, document.namespace, document.template);
  if (!fields) throw fieldInvalid('template', templateGone(document.template));
  const errors = fieldErrors(document.fields, fields);
  const [first] = Object.values(errors);
  if (first) throw new DomainError('field_invalid', first, { fields: errors });
  requirePast(document.fields, parisDay(ctx.now));
  await renderShown(document);
  return document;
}

/** The row a document names, locked, if the document was written from its newest revision, draft or not. */
export async function lockedForSave(tx: Ctx, document: ParsedDocument): Promise<ContentRow> {
  if (document.id === null) throw fieldInvalid('id', contentRefusalFr.idMissing);
  const row = await lockContent(tx.db, document.id);
  if (document.revision === row.revision) return row;
  throw new DomainError('revision_conflict', contentRefusalFr.conflict, {
    fields: { revision: contentRefusalFr.currentRevision(row.revision) },
    extra: { content: await oneContent(tx.db, row) },
  });
}

export interface Saving {
  document: ParsedDocument;
  kind: 'save' | 'restore';
  restoredFrom?: number;
  /** The writer, when it is not who asks (a planned publication). */
  by?: number | null;
  /** The item as readers had it, when the row given was made live in the same go. */
  previously?: ContentRow;
}

/** Makes a document the item's text: a new revision, shown to readers at once when the item is live. */
export async function save(tx: Ctx, row: ContentRow, saving: Saving): Promise<Content> {
  const { document } = saving;
  const by = saving.by === undefined ? actorId(tx) : saving.by;
  await requireFreeSlug(tx, document, row.id);
  if (row.status === 'published') requirePublishable(document.namespace, document.fields);
  const [saved] = await tx.db
    .update(content)
    .set({
      ...(await columnsOf(document)),
      ...withoutDraft(row),
      review: reviewAfter(row, row.status === 'published'),
      reviewHolds: reviewHoldsAfter(row, document, saving.kind === 'restore'),
      publishedAt: row.publishedAt && (dateOf(document.fields) ?? row.publishedAt),
      revision: row.revision + 1,
      updatedAt: tx.now,
      updatedBy: by,
    })
    .where(eq(content.id, row.id))
    .returning();
  if (!saved) throw notFound();
  await addRevision(tx, { row: saved, before: row.md, by, ...saving });
  await keepLinks(tx.db, saved, tx.services.config.publicUrl);
  if (saved.status === 'published') await published(tx, saving.previously ?? row, saved);
  await carryReferences(tx, row, saved);
  const detail = { revision: saved.revision };
  await audit(tx, { action: 'content.update', target: `content:${row.id}`, detail });
  return oneContent(tx.db, saved);
}

/** The values that end a draft, and the plan to publish it when the item itself is live. */
export function withoutDraft(row: ContentRow) {
  return {
    draftMd: null,
    draftAt: null,
    draftBy: null,
    ...(row.status === 'published' ? { scheduledAt: null, scheduleProblem: null } : {}),
  };
}
