import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentTick } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import type { ParsedDocument } from '../document.ts';
import { columnsOf } from '../editor-rows.server.ts';
import { keepLinks } from '../life/links.server.ts';
import { addRevision } from '../life/revision-rows.server.ts';
import { dateOf, published, requirePublishable } from '../publishing.server.ts';
import { reviewHoldsAfter } from '../reviewed.ts';
import { checked, save } from '../saving.server.ts';
import type { KnownDocument } from './manifest.ts';
import { transferFr as fr } from './transfer.fr.ts';

export interface GivenDocument {
  md: string;
  draftMd: string | null;
  known: KnownDocument | undefined;
  authorId: number | null;
}

export interface Brought {
  outcome: 'created' | 'updated' | 'unchanged';
  row: Pick<ContentRow, 'id' | 'title' | 'namespace' | 'slug'>;
}

/**
 * Writes a document as a new item, or as a new revision of the item of its address. In the caller's transaction.
 * Throws the refusals of a save (front_matter_invalid with its line, field_invalid, slug_taken).
 */
export async function bringDocument(tx: Ctx, given: GivenDocument): Promise<Brought> {
  const document = await checked(tx, given.md);
  const [row] = await tx.db
    .select()
    .from(content)
    .where(
      and(
        eq(content.namespace, document.namespace),
        eq(content.slug, document.slug),
        isNull(content.deletedAt),
      ),
    )
    .for('no key update');
  if (!row) return { outcome: 'created', row: await create(tx, document, given) };
  if (row.md === document.md) return { outcome: 'unchanged', row };
  if (row.draftMd !== null) throw new DomainError('conflict', fr.draftWaits);
  await save(tx, row, { document, kind: 'save', by: given.authorId });
  return { outcome: 'updated', row: { ...row, title: document.title } };
}

async function create(
  tx: Ctx,
  document: ParsedDocument,
  { draftMd, known, authorId }: Omit<GivenDocument, 'md'>,
): Promise<ContentRow> {
  const live = known?.status === 'published';
  if (live) requirePublishable(document.namespace, document.fields);
  const given = known?.published_at ? new Date(known.published_at) : dateOf(document.fields);
  const [row] = await tx.db
    .insert(content)
    .values({
      ...(await columnsOf(document)),
      draftMd,
      status: live ? 'published' : 'draft',
      updatedBy: authorId,
      ...planned(tx.now, known),
      dueOn: known?.due_on ?? null,
      // An export knows of a text that was changed since it was read; files alone say who read them.
      reviewHolds: known ? known.review_holds === true : reviewHoldsAfter(null, document),
      ...(draftMd === null ? {} : { draftAt: tx.now, draftBy: authorId }),
      publishedAt: live ? (given ?? tx.now) : null,
    })
    .returning();
  if (!row) throw new Error('The content was not inserted');
  await addRevision(tx, { row, before: '', by: authorId, kind: 'save' });
  const ticks = (known?.ticked ?? []).map((key) => ({ contentId: row.id, key, byId: authorId, at: tx.now }));
  if (ticks.length > 0) await tx.db.insert(contentTick).values(ticks).onConflictDoNothing();
  await keepLinks(tx.db, row, tx.services.config.publicUrl);
  if (live) await published(tx, row, row);
  return row;
}

/** The planned dates of an export, as far as they are still to come. */
function planned(now: Date, known: KnownDocument | undefined) {
  const later = (iso: string | null | undefined) => (iso && new Date(iso) > now ? new Date(iso) : null);
  const scheduledAt = known?.status === 'draft' ? null : later(known?.scheduled_at);
  const status = scheduledAt && known?.status === 'scheduled' ? { status: 'scheduled' as const } : {};
  return { ...status, scheduledAt, unpublishAt: later(known?.unpublish_at) };
}
