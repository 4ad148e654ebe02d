import { eq, sql } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listItem } from '#src/server/db/schema/index.ts';
import { getOwnList } from './access.server.ts';
import { lockList } from './items.server.ts';
import { listChanged } from './live/tell.server.ts';
import { listRefusalFr } from './refusals.fr.ts';

/**
 * The named items first, in the order named; the others after them, in the order they had. One that a co-owner
 * has just removed is passed over; one that never was on the list is refused.
 */
export async function reorderItems(ctx: Ctx, input: { list_uuid: string; product_ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    await lockList(tx, own);
    const rows = await tx.db
      .select({ id: listItem.id, productId: listItem.productId, removedAt: listItem.removedAt })
      .from(listItem)
      .where(eq(listItem.listId, own.row.id))
      .orderBy(listItem.position, listItem.id);
    const ever = new Set(rows.map((row) => row.productId));
    if (input.product_ids.some((id) => !ever.has(id))) throw notFound(listRefusalFr.oneItemGone);
    const here = new Map(rows.filter((row) => !row.removedAt).map((row) => [row.productId, row.id]));
    const named = [...new Set(input.product_ids)].filter((id) => here.has(id));
    const first = new Set(named);
    const rest = [...here.keys()].filter((id) => !first.has(id));
    const items = [...named, ...rest].map((product_id, at) => ({ product_id, position: at + 1 }));
    const places = items.map(
      ({ product_id, position }) => sql`(${here.get(product_id)}::bigint, ${position}::int)`,
    );
    if (items.length > 0)
      await tx.db.execute(sql`
        update ${listItem} set position = placed.position
        from (values ${sql.join(places, sql`, `)}) as placed (id, position)
        where ${listItem.id} = placed.id`);
    await listChanged(tx, own.row.uuid, 'order');
    return { items };
  });
}
