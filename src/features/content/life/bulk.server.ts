import { inArray } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { findManualRedirect } from '#src/features/redirects/rows.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { contentPath } from '../content.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { deskVerbs } from '../desk.server.ts';
import { parseContentDocument } from '../document.ts';
import { publishText } from '../drafts.server.ts';
import { lockContent } from '../editor-rows.server.ts';
import { publishingVerbs } from '../publishing.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { purge } from './bin.server.ts';
import type { lifeCalls } from './life.calls.ts';
import type { BulkAction } from './life.ts';

type In = InputOf<typeof lifeCalls.bulkContent>;
type Out = Promise<OutputOf<typeof lifeCalls.bulkContent>>;

/** The draft goes with the item: what an editor sees in the list is what readers get. */
const ACTIONS: Record<BulkAction, (ctx: Ctx, id: number) => Promise<unknown>> = {
  publish: (ctx, id) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockContent(tx.db, id);
      if (row.status === 'published' && row.draftMd === null) return;
      await requireNoRedirect(tx, row);
      await publishText(tx, row);
    }),
  unpublish: (ctx, id) => publishingVerbs.enableContent(ctx, { id, enable: false }),
  bin: (ctx, id) => publishingVerbs.deleteContent(ctx, { id }),
  restore: (ctx, id) => deskVerbs.restoreContent(ctx, { id }),
  purge,
};

/** Whoever publishes one item chooses whether it replaces a redirect; of many at once, nobody was asked. */
async function requireNoRedirect(tx: Ctx, row: ContentRow): Promise<void> {
  const { namespace, slug, fields } = parseContentDocument(row.draftMd ?? row.md);
  const path = contentPath({ namespace, slug, category: fields.category ? String(fields.category) : null });
  const manual = path === null ? null : await findManualRedirect(tx.db, path);
  if (manual) throw new DomainError('conflict', contentRefusalFr.redirectThere(manual.path));
}

async function bulkContent(ctx: Ctx, { ids, action }: In): Out {
  return oneByOne(ctx, ids, (id) => ACTIONS[action](ctx, id));
}

/** Does it to each by itself: what is refused of one stops no other. */
export async function oneByOne(
  ctx: Ctx,
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
): Out {
  const done: number[] = [];
  const refused: { id: number; err: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      // Nothing was changed yet: the whole call fails, and says so.
      if (!(error instanceof DomainError) && done.length + refused.length === 0) throw error;
      refused.push({ id, err: reasonOf(ctx, id, error) });
    }
  }
  const titles = await titlesOf(
    ctx,
    refused.map(({ id }) => id),
  ).catch(() => new Map<number, string>());
  return { done, refused: refused.map((line) => ({ ...line, title: titles.get(line.id) ?? '' })) };
}

/**
 * The sentence that stands beside the item. A fault of ours at one of them is logged, and hides nothing of what was done
 * to those before it.
 */
function reasonOf(ctx: Ctx, id: number, error: unknown): string {
  if (!(error instanceof DomainError)) {
    ctx.services.log.error({ requestId: ctx.requestId, content: id, err: error }, 'bulk item failed');
    return contentRefusalFr.bulkFailed;
  }
  return error.message;
}

async function titlesOf({ db }: Ctx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: content.id, title: content.title })
    .from(content)
    .where(inArray(content.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export const bulkVerbs = { bulkContent };
