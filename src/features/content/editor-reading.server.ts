import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, gone404, notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentRevision, person } from '#src/server/db/schema/index.ts';
import { showPieces } from './blocks.server.ts';
import type { editorCalls } from './content.calls.ts';
import type { Content, Post } from './content.ts';
import { oneContent, relatedOf, toPost } from './content-rows.server.ts';
import { parseContentDocument } from './document.ts';
import { findAnywhere } from './editor-rows.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import { renderShown } from './rendering/render.server.ts';

async function contentList({ db }: Ctx): Promise<OutputOf<typeof editorCalls.contentList>> {
  const rows = await db
    .select({
      id: content.id,
      slug: content.slug,
      namespace: content.namespace,
      title: content.title,
      status: content.status,
      updatedAt: content.updatedAt,
      revision: content.revision,
    })
    .from(content)
    .where(isNull(content.deletedAt))
    .orderBy(desc(content.updatedAt), desc(content.id));
  return { items: rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() })) };
}

async function contentDetail(
  { db }: Ctx,
  { id }: InputOf<typeof editorCalls.contentDetail>,
): Promise<Content> {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.id, id), isNull(content.deletedAt)));
  if (!row) throw notFound(contentRefusalFr.unknown);
  return oneContent(db, row);
}

async function getPostPreview(
  { db }: Ctx,
  { slug }: InputOf<typeof editorCalls.getPostPreview>,
): Promise<Post> {
  const found = await findAnywhere(db, { slug, namespace: 'post' });
  if (!found) throw gone404();
  const [row = found] = await showPieces(db, [found]);
  return toPost(row, await relatedOf(db, [row]));
}

async function contentRevisions(
  { db }: Ctx,
  { id }: InputOf<typeof editorCalls.contentRevisions>,
): Promise<OutputOf<typeof editorCalls.contentRevisions>> {
  const rows = await db
    .select({
      revision: contentRevision.revision,
      at: contentRevision.at,
      md: contentRevision.md,
      author: person.email,
    })
    .from(contentRevision)
    .leftJoin(person, eq(contentRevision.authorId, person.id))
    .where(eq(contentRevision.contentId, id))
    .orderBy(desc(contentRevision.revision))
    .limit(100);
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

async function renderPreview(
  _ctx: Ctx,
  { md }: InputOf<typeof editorCalls.renderPreview>,
): Promise<OutputOf<typeof editorCalls.renderPreview>> {
  try {
    const document = parseContentDocument(md);
    const { html } = await renderShown(document);
    return { title: document.title, html, errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const errors = Object.entries(error.fields ?? { md: error.message });
    return { title: '', html: '', errors: errors.map(([field, message]) => ({ field, message })) };
  }
}

export const editorReadingVerbs = {
  contentList,
  contentDetail,
  getPostPreview,
  contentRevisions,
  renderPreview,
};
