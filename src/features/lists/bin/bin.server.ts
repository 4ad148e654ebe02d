import { and, count, desc, eq, exists, gt, isNull, ne, or } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list, listItem } from '#src/server/db/schema/index.ts';
import { getOwnList } from '../access.server.ts';
import { isFound, publicListsChanged } from '../found/public-lists.server.ts';
import { tellItemsBack } from '../gifts/tell.server.ts';
import { defaultTitle } from '../list.fr.ts';
import { answerList, ownerOf } from '../list.read.server.ts';
import type { List } from '../list.ts';
import { takeAsMainIfNone } from '../owners/main-list.server.ts';
import { listRefusalFr } from '../refusals.fr.ts';
import { BIN_DAYS, type DeletedList } from './bin.calls.ts';

const BIN_MS = BIN_DAYS * 86_400_000;

/** Whoever made a list takes it back, not who held it with them. */
const inBinOf = (ctx: Ctx) =>
  and(
    eq(list.ownerId, requirePerson(ctx.actor).personId),
    gt(list.deletedAt, new Date(ctx.now.getTime() - BIN_MS)),
  );

/** A list that was never begun has nothing to come back for. */
export async function getDeletedLists(ctx: Ctx): Promise<{ items: DeletedList[] }> {
  const items = ctx.db.select({ id: listItem.id }).from(listItem).where(eq(listItem.listId, list.id));
  const rows = await ctx.db
    .select()
    .from(list)
    .where(and(inBinOf(ctx), or(ne(list.title, ''), exists(items))))
    .orderBy(desc(list.deletedAt));
  return { items: await Promise.all(rows.map((row) => inBin(ctx, row))) };
}

async function inBin(ctx: Ctx, row: typeof list.$inferSelect): Promise<DeletedList> {
  const [kept] = await ctx.db
    .select({ total: count() })
    .from(listItem)
    .where(and(eq(listItem.listId, row.id), isNull(listItem.removedAt)));
  const at = row.deletedAt ?? ctx.now;
  return {
    uuid: row.uuid,
    title: row.title || defaultTitle((await ownerOf(ctx.db, row)).display_name),
    items_count: Number(kept?.total ?? 0),
    deleted_at: at.toISOString(),
    until: new Date(at.getTime() + BIN_MS).toISOString(),
  };
}

/**
 * Back at its address, with its gifts and promises; the main list of whoever has no other. Its co-owners find
 * it again among theirs. Throws not_found for a list of someone else's, or after the 30 days.
 */
export async function restoreList(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<List> {
  return inTransaction(ctx, async (tx) => {
    const [back] = await tx.db
      .update(list)
      .set({ deletedAt: null, updatedAt: tx.now })
      .where(and(inBinOf(tx), eq(list.uuid, list_uuid)))
      .returning();
    if (!back) throw notFound(listRefusalFr.notInBin);
    if (isFound(back)) await publicListsChanged(tx);
    await takeAsMainIfNone(tx, { personId: requirePerson(tx.actor).personId, listId: back.id });
    await tellItemsBack(tx, await liveItems(tx, back.id));
    await audit(tx, { action: 'list.restore', target: `list:${list_uuid}` });
    return answerList(tx, await getOwnList(tx, list_uuid));
  });
}

/** The items that were on it: one that had been removed by itself stays so. */
async function liveItems(tx: Ctx, listId: number): Promise<number[]> {
  const items = await tx.db
    .select({ id: listItem.id })
    .from(listItem)
    .where(and(eq(listItem.listId, listId), isNull(listItem.removedAt)));
  return items.map(({ id }) => id);
}
