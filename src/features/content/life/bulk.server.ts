import { inArray } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { deskVerbs } from '../desk.server.ts';
import { publishText } from '../drafts.server.ts';
import { lockContent } from '../editor-rows.server.ts';
import { publishingVerbs } from '../publishing.server.ts';
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
      await publishText(tx, row);
    }),
  unpublish: (ctx, id) => publishingVerbs.enableContent(ctx, { id, enable: false }),
  bin: (ctx, id) => publishingVerbs.deleteContent(ctx, { id }),
  restore: (ctx, id) => deskVerbs.restoreContent(ctx, { id }),
  purge,
};

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
      if (!(error instanceof DomainError)) throw error;
      refused.push({ id, err: error.message });
    }
  }
  const titles = await titlesOf(
    ctx,
    refused.map(({ id }) => id),
  );
  return { done, refused: refused.map((line) => ({ ...line, title: titles.get(line.id) ?? '' })) };
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
