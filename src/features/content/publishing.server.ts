import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { clearRedirect, findManualRedirect, leaveRedirect } from '#src/features/redirects/rows.server.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import type { WebhookEvent } from '#src/features/webhooks/webhook.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { content } from '#src/server/db/schema/index.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import { requireChecked } from './checklist/checklist.server.ts';
import type { editorCalls } from './content.calls.ts';
import type { Content } from './content.ts';
import { type ContentRow, oneContent } from './content-rows.server.ts';
import { fieldInvalid } from './document.ts';
import { lockContent, pathOf, tagsOf, tagsOfChange, takesPlace } from './editor-rows.server.ts';
import { recheckTargets } from './life/links.server.ts';
import type { Link } from './life/links.ts';
import { tagsOfReadingOrder, tellsOtherwise } from './reading-order.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import { endReadingsOfBlock } from './reviewed.server.ts';
import { tagsOfSeries } from './series.server.ts';

/** After a change of something readers see: redirect from the old address, pages made again, search told. */
export async function published(tx: Ctx, before: ContentRow, after: ContentRow): Promise<void> {
  const tags = new Set(tagsOfChange(before, after));
  const [oldPath, newPath] = [pathOf(before), pathOf(after)];
  if (newPath) {
    const manual = await findManualRedirect(tx.db, newPath);
    if (manual)
      await audit(tx, {
        action: 'redirect.replace',
        target: `content:${after.id}`,
        detail: { path: newPath, to: manual.toPath, note: manual.note },
      });
    tags.add(await clearRedirect(tx.db, newPath));
  }
  if (oldPath && newPath && oldPath !== newPath && before.status === 'published')
    tags.add(await leaveRedirect(tx.db, oldPath, newPath));
  await tellSearch(tx.db, 'content', [after.id]);
  await endReadingsOfBlock(tx.db, before, after);
  await recheckTargets(tx.db, [...placesOf(before), ...placesOf(after)]);
  const event = eventOf(before, after);
  if (event) await tellWebhooks(tx, event, toldOf(after));
  const moves = takesPlace(before, after) || tellsOtherwise(before, after);
  const above = moves ? await tagsOfReadingOrder(tx, before, after) : [];
  await publish(tx, [...tags, ...above, ...tagsOfSeries(before, after)]);
}

/** Null where readers saw nothing of it, before or after; `before` is `after` itself where it comes in live. */
function eventOf(before: ContentRow, after: ContentRow): WebhookEvent | null {
  if (after.status !== 'published') return before.status === 'published' ? 'content.unpublished' : null;
  return before === after || before.status !== 'published' ? 'content.published' : 'content.updated';
}

function toldOf(row: ContentRow) {
  const path = pathOf(row);
  return { id: row.id, slug: row.slug, namespace: row.namespace, ...(path ? { path } : {}) };
}

/** The targets by which other items may point to this one. */
function placesOf(row: ContentRow): Link[] {
  const path = pathOf(row);
  return [
    { kind: 'reference', target: `${row.namespace}:${row.slug}` },
    ...(path ? [{ kind: 'page', target: path } as const] : []),
  ];
}

export async function publish(tx: Ctx, tags: string[]): Promise<void> {
  await recordPublish(querierOf(tx.db), tags);
  tx.afterCommit(() => {
    tx.services.publisher.kick().catch((error) => tx.services.log.error({ err: error }, 'publish'));
    tx.services.jobs.wake('search-sync');
  });
}

export function dateOf(fields: Record<string, unknown>): Date | null {
  const given = typeof fields.published_at === 'string' ? new Date(fields.published_at) : null;
  return given && !Number.isNaN(given.getTime()) ? given : null;
}

async function enableContent(
  ctx: Ctx,
  { id, enable }: InputOf<typeof editorCalls.enableContent>,
): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    return enable ? makeLive(tx, row) : takeOff(tx, row);
  });
}

/** Shows a locked item's text to readers, as it was last saved. */
export async function makeLive(tx: Ctx, row: ContentRow): Promise<Content> {
  requirePublishable(row.namespace, row.fields);
  await requireChecked(tx.db, row);
  const publishedAt = row.publishedAt ?? dateOf(row.fields) ?? tx.now;
  return changeStatus(tx, row, {
    status: 'published',
    publishedAt,
    scheduledAt: null,
    scheduleProblem: null,
    review: 'none',
  });
}

/** Readers no longer find it; its plans end with it. */
export async function takeOff(tx: Ctx, row: ContentRow): Promise<Content> {
  return changeStatus(tx, row, { status: 'draft', scheduledAt: null, unpublishAt: null });
}

async function changeStatus(tx: Ctx, row: ContentRow, change: Partial<ContentRow>): Promise<Content> {
  const [saved] = await tx.db.update(content).set(change).where(eq(content.id, row.id)).returning();
  if (!saved) throw notFound();
  await published(tx, row, saved);
  const action = saved.status === 'published' ? 'content.publish' : 'content.unpublish';
  await audit(tx, { action, target: `content:${row.id}` });
  return oneContent(tx.db, saved);
}

async function deleteContent(
  ctx: Ctx,
  { id }: InputOf<typeof editorCalls.deleteContent>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    // A plan does not survive the bin: what comes back out of it waits for somebody.
    const status = row.status === 'scheduled' ? 'draft' : row.status;
    await tx.db
      .update(content)
      .set({ deletedAt: tx.now, status, scheduledAt: null, unpublishAt: null, scheduleProblem: null })
      .where(eq(content.id, id));
    const path = row.publishedAt ? pathOf(row) : null;
    const tags = path ? [...tagsOf(row), await leaveRedirect(tx.db, path, null)] : tagsOf(row);
    await tellSearch(tx.db, 'content', [id]);
    if (row.publishedAt) await tellWebhooks(tx, 'content.deleted', toldOf(row));
    if (row.status === 'published') await endReadingsOfBlock(tx.db, row, null);
    await recheckTargets(tx.db, placesOf(row));
    const above = await tagsOfReadingOrder(tx, row, { ...row, deletedAt: tx.now });
    await publish(tx, [...tags, ...above, ...tagsOfSeries(row)]);
    await audit(tx, { action: 'content.delete', target: `content:${id}` });
    return {};
  });
}

async function articleUpdatedCallback(
  ctx: Ctx,
  input: InputOf<typeof editorCalls.articleUpdatedCallback>,
): Promise<OutputOf<typeof editorCalls.articleUpdatedCallback>> {
  const [row] = await ctx.db.select().from(content).where(eq(content.id, input.article_id));
  if (!row) throw notFound(contentRefusalFr.articleUnknown);
  // Its own page is always among them: a CMS that tells of an article asks whether readers have it now.
  const live = row.status === 'published' && row.deletedAt === null;
  return { regenerated: await ctx.services.publisher.regenerate(tagsOf(row), live ? pathOf(row) : null) };
}

async function clearContentCache(ctx: Ctx): Promise<OutputOf<typeof editorCalls.clearContentCache>> {
  return { regenerated: await ctx.services.publisher.invalidateAll() };
}

/** docs/spec/calls.md §/api/content/: a post needs a category to be published. */
export function requirePublishable(namespace: string, fields: Record<string, unknown>): void {
  if (namespace === 'post' && !fields.category)
    throw fieldInvalid('category', contentRefusalFr.categoryMissing);
}

export const publishingVerbs = { enableContent, deleteContent, articleUpdatedCallback, clearContentCache };
