import { and, eq, gt, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { readOwnCookie } from '#src/server/calls/own-cookie.ts';
import { list, shopOrder } from '#src/server/db/schema/index.ts';
import { addTo } from './line-edit.server.ts';
import { linesOf } from './lines.server.ts';
import type { orderCalls } from './order.calls.ts';
import { changeOrder, lockOrder } from './order.server.ts';
import { LINES_MAX } from './order.ts';
import { BEGUN } from './prepare.server.ts';

type Wanted = InputOf<typeof orderCalls.prepare>;

/**
 * Another gift of the same list, by the same giver in the same browser, joins the order that they began and do not pay
 * yet: one parcel, one payment. The same gift again, as a form posted twice, changes nothing. Answers the order's hash;
 * null where there is none to join. Counted by whoever asks (`PREPARED`). Throws what adding a line throws.
 */
export async function joinBegun(ctx: Ctx, wanted: Wanted): Promise<{ hash: string } | null> {
  const hash = readOwnCookie(ctx, BEGUN);
  if (!hash) return null;
  return inTransaction(ctx, async (tx) => {
    const [begun] = await tx.db
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .innerJoin(list, eq(list.id, shopOrder.listId))
      .where(
        and(
          ...[eq(shopOrder.hash, hash), eq(list.uuid, wanted.list_uuid)],
          ...[eq(shopOrder.email, wanted.contributor_email), eq(shopOrder.status, 'pending')],
          ...[isNull(shopOrder.intentId), gt(shopOrder.heldUntil, tx.now)],
        ),
      );
    if (!begun) return null;
    const row = await lockOrder(tx.db, begun.id);
    const lines = await linesOf(tx.db, begun.id);
    const known = lines.find(({ productId }) => productId === wanted.product_id);
    if (known) return known.quantity === wanted.quantity ? { hash } : null;
    if (row.status !== 'pending' || row.intentId !== null || lines.length >= LINES_MAX) return null;
    // Terms that were accepted for another sum are asked again.
    if (row.termsAt) await changeOrder(tx, row, { termsAt: null });
    await addTo(tx, row.id, wanted);
    return { hash };
  });
}
