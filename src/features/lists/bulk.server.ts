import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listItem } from '#src/server/db/schema/index.ts';
import { getOwnList, type Seen } from './access.server.ts';
import { tellItemRemoved, tellItemsBack } from './gifts/tell.server.ts';
import { countItems } from './items.read.server.ts';
import { lockList } from './items.server.ts';
import type { namedListCalls } from './list.calls.ts';
import { ITEMS_MAX } from './list.ts';
import { listChanged } from './live/tell.server.ts';
import { listRefusalFr } from './refusals.fr.ts';

type Input = InputOf<typeof namedListCalls.bulkItems>;
type Row = { id: number; productId: number };

/** One change to several items, in one transaction. Throws conflict when a restored list would be too long. */
export async function bulkItems(ctx: Ctx, { list_uuid, product_ids, change }: Input) {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, list_uuid);
    await lockList(tx, own);
    const asked = [...new Set(product_ids)];
    const rows = await (change.action === 'restore' ? removedOf(tx, own, asked) : liveOf(tx, own, asked));
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await apply(tx, own, { ids, change });
    const done = rows.map(({ productId }) => productId);
    await listChanged(tx, list_uuid, ...done.map((id) => `item:${id}`));
    const known = new Set(done);
    return { done, missing: asked.filter((id) => !known.has(id)) };
  });
}

function liveOf(tx: Ctx, own: Seen, asked: number[]): Promise<Row[]> {
  return tx.db
    .select({ id: listItem.id, productId: listItem.productId })
    .from(listItem)
    .where(
      and(eq(listItem.listId, own.row.id), inArray(listItem.productId, asked), isNull(listItem.removedAt)),
    );
}

/** The last removed row of each product that is not on the list any more. */
async function removedOf(tx: Ctx, own: Seen, asked: number[]): Promise<Row[]> {
  const live = new Set((await liveOf(tx, own, asked)).map(({ productId }) => productId));
  const rows = await tx.db
    .select({ id: listItem.id, productId: listItem.productId })
    .from(listItem)
    .where(
      and(eq(listItem.listId, own.row.id), inArray(listItem.productId, asked), isNotNull(listItem.removedAt)),
    )
    .orderBy(listItem.removedAt);
  const last = new Map(rows.map((row) => [row.productId, row]));
  return [...last.values()].filter(({ productId }) => !live.has(productId));
}

async function apply(
  tx: Ctx,
  own: Seen,
  { ids, change }: { ids: number[]; change: Input['change'] },
): Promise<void> {
  const which = inArray(listItem.id, ids);
  if (change.action === 'classify')
    await tx.db.update(listItem).set({ classification: change.classification }).where(which);
  if (change.action === 'prioritise')
    await tx.db.update(listItem).set({ priority: change.priority }).where(which);
  if (change.action === 'remove') {
    await tx.db.update(listItem).set({ removedAt: new Date() }).where(which);
    for (const id of ids) await tellItemRemoved(tx, id);
  }
  if (change.action === 'restore') {
    if ((await countItems(tx.db, own.row.id)) + ids.length > ITEMS_MAX)
      throw new DomainError('conflict', listRefusalFr.full(ITEMS_MAX));
    await tx.db.update(listItem).set({ removedAt: null }).where(which);
    await tellItemsBack(tx, ids);
  }
}
