import { and, eq, isNull, ne } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { InputOf } from '#src/server/calls/contract.ts';
import { DomainError, notFound } from '#src/server/calls/domain-error.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import type { editorCalls } from './content.calls.ts';
import type { Content } from './content.ts';
import { type ContentRow, oneContent } from './content-rows.server.ts';
import { fieldInvalid, type ParsedDocument, parseContentDocument } from './document.ts';
import { addRevision, columnsOf, lockContent, templateFields } from './editor-rows.server.ts';
import { dateOf, published, requirePublishable } from './publishing.server.ts';
import { fieldErrors } from './templates.ts';

type In<K extends keyof typeof editorCalls> = InputOf<(typeof editorCalls)[K]>;

const actorId = (ctx: Ctx) => (isPerson(ctx.actor) ? ctx.actor.personId : null);

/** Reads a document and holds it against its template. Throws front_matter_invalid or field_invalid. */
async function checked(ctx: Ctx, md: string): Promise<ParsedDocument> {
  const document = parseContentDocument(md);
  const fields = await templateFields(ctx.db, document.namespace, document.template);
  if (!fields) throw fieldInvalid('template', `Le modèle « ${document.template} » n’existe pas.`);
  const errors = fieldErrors(document.fields, fields);
  const [first] = Object.values(errors);
  if (first) throw new DomainError('field_invalid', first, { fields: errors });
  return document;
}

export async function requireFreeSlug(
  ctx: Ctx,
  document: { namespace: string; slug: string },
  ownId: number | null,
): Promise<void> {
  const [taken] = await ctx.db
    .select({ id: content.id })
    .from(content)
    .where(
      and(
        eq(content.namespace, document.namespace),
        eq(content.slug, document.slug),
        isNull(content.deletedAt),
        ownId === null ? undefined : ne(content.id, ownId),
      ),
    );
  if (!taken) return;
  const sentence = 'Cette adresse est déjà prise par un autre contenu.';
  throw new DomainError('slug_taken', sentence, { fields: { slug: sentence } });
}

async function createContent(ctx: Ctx, input: In<'createContent'>): Promise<Content> {
  const document = await checked(ctx, input.md);
  return inTransaction(ctx, async (tx) => {
    await requireFreeSlug(tx, document, null);
    const [row] = await tx.db
      .insert(content)
      .values({ ...columnsOf(document), updatedBy: actorId(ctx) })
      .returning();
    if (!row) throw new Error('The content was not inserted');
    await addRevision(tx.db, row, actorId(ctx));
    await audit(tx, { action: 'content.create', target: `content:${row.id}` });
    return oneContent(tx.db, row);
  });
}

/** The row a document names, locked, if the document was written from its newest revision. */
async function lockedForSave(tx: Ctx, document: ParsedDocument): Promise<ContentRow> {
  if (document.id === null) throw fieldInvalid('id', 'L’en-tête doit porter l’identifiant (id) du contenu.');
  const row = await lockContent(tx.db, document.id);
  if (document.revision === row.revision) return row;
  throw new DomainError('revision_conflict', 'Quelqu’un a enregistré ce contenu entre-temps.', {
    fields: { revision: `La révision actuelle est ${row.revision}.` },
    extra: { content: await oneContent(tx.db, row) },
  });
}

async function updateContent(ctx: Ctx, input: In<'updateContent'>): Promise<Content> {
  const document = await checked(ctx, input.md);
  return inTransaction(ctx, async (tx) => {
    const row = await lockedForSave(tx, document);
    return save(tx, row, document);
  });
}

async function save(tx: Ctx, row: ContentRow, document: ParsedDocument): Promise<Content> {
  await requireFreeSlug(tx, document, row.id);
  if (row.status === 'published') requirePublishable(document.namespace, document.fields);
  const columns = columnsOf(document);
  const publishedAt = row.publishedAt && (dateOf(document.fields) ?? row.publishedAt);
  const [saved] = await tx.db
    .update(content)
    .set({
      ...columns,
      draftMd: null,
      publishedAt,
      revision: row.revision + 1,
      updatedAt: tx.now,
      updatedBy: actorId(tx),
    })
    .where(eq(content.id, row.id))
    .returning();
  if (!saved) throw notFound();
  await addRevision(tx.db, saved, actorId(tx));
  if (saved.status === 'published') await published(tx, row, saved);
  await audit(tx, {
    action: 'content.update',
    target: `content:${row.id}`,
    detail: { revision: saved.revision },
  });
  return oneContent(tx.db, saved);
}

async function saveDraft(ctx: Ctx, input: In<'saveDraft'>): Promise<Content> {
  const document = parseContentDocument(input.md);
  return inTransaction(ctx, async (tx) => {
    const row = await lockedForSave(tx, document);
    const [saved] = await tx.db
      .update(content)
      .set({ draftMd: document.md, updatedBy: actorId(ctx) })
      .where(eq(content.id, row.id))
      .returning();
    return oneContent(tx.db, saved ?? row);
  });
}

async function publishDraft(ctx: Ctx, { id }: In<'publishDraft'>): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    const document = await checked(tx, row.draftMd ?? row.md);
    if (row.status !== 'published') {
      requirePublishable(document.namespace, document.fields);
      await tx.db
        .update(content)
        .set({ status: 'published', publishedAt: row.publishedAt ?? dateOf(document.fields) ?? tx.now })
        .where(eq(content.id, id));
    }
    return save(tx, await lockContent(tx.db, id), document);
  });
}

async function discardDraft(ctx: Ctx, { id }: In<'discardDraft'>): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    await tx.db.update(content).set({ draftMd: null }).where(eq(content.id, id));
    return oneContent(tx.db, { ...row, draftMd: null });
  });
}

async function restoreRevision(ctx: Ctx, { id, revision }: In<'restoreRevision'>): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    const [kept] = await tx.db
      .select()
      .from(contentRevision)
      .where(and(eq(contentRevision.contentId, id), eq(contentRevision.revision, revision)));
    if (!kept) throw notFound('Cette révision n’existe pas.');
    return save(tx, row, await checked(tx, kept.md));
  });
}

export const savingVerbs = {
  createContent,
  updateContent,
  saveDraft,
  publishDraft,
  discardDraft,
  restoreRevision,
};
