import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { parseContentDocument } from '../document.ts';
import { columnsOf } from '../editor-rows.server.ts';
import { setField } from '../front-matter/set-field.ts';
import { published } from '../publishing.server.ts';
import { keepLinks } from './links.server.ts';
import { addRevision } from './revision-rows.server.ts';

/**
 * A category or an author took another slug: whoever names it by the old one follows, each with a revision,
 * and articles keep answering at their former address (the category is part of it).
 */
export async function carryReferences(tx: Ctx, before: ContentRow, after: ContentRow): Promise<void> {
  const column = { category: content.categorySlug, author: content.authorSlug }[before.namespace];
  if (!column || before.slug === after.slug) return;
  const rows = await tx.db
    .select()
    .from(content)
    .where(and(eq(column, before.slug), isNull(content.deletedAt)))
    .for('no key update');
  for (const row of rows) await carry(tx, row, { name: before.namespace, value: after.slug });
}

async function carry(tx: Ctx, row: ContentRow, change: { name: string; value: string }): Promise<void> {
  const md = setField(row.md, change, []);
  const [saved] = await tx.db
    .update(content)
    .set({
      ...(await columnsOf(parseContentDocument(md))),
      draftMd: row.draftMd === null ? null : setField(row.draftMd, change, []),
      revision: row.revision + 1,
    })
    .where(eq(content.id, row.id))
    .returning();
  if (!saved) return;
  await addRevision(tx, { row: saved, before: row.md, by: row.updatedBy, kind: 'save' });
  await keepLinks(tx.db, saved, tx.services.config.publicUrl);
  if (saved.status === 'published') await published(tx, row, saved);
}
