import type { InputOf } from '#src/calls/contract.ts';
import { carryOut } from '#src/features/money/refunds/ask.server.ts';
import type { RefundRow } from '#src/features/money/refunds/order.server.ts';
import { afterOthers } from '#src/features/money/refunds/under-way.server.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { orderDeskCalls } from './desk.calls.ts';
import { getDeskOrder } from './desk.server.ts';
import type { OrderDetail } from './desk.ts';
import { onOrderReturned } from './effects.server.ts';
import { freeGift } from './hold.server.ts';
import { linesOf } from './lines.server.ts';
import { settleLost } from './lost.server.ts';
import { changeOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { hasLeft } from './order.state.ts';
import { orderRefusals } from './orders.fr.ts';
import { keepRest } from './rest.server.ts';
import { returnStock } from './stock.server.ts';

type Input = InputOf<typeof orderDeskCalls.takeBack>;

/**
 * A parcel that came back: its piece is for sale again unless it is damaged, its gift is for somebody else, and what
 * is left of its price is given back; above the limit, another admin approves that. Again: the same answer. Throws not_found, conflict, unavailable.
 */
export async function takeBackOrder(ctx: Ctx, input: Input): Promise<OrderDetail> {
  const { id } = await getOrder(ctx.db, { uuid: input.reference });
  const refund = await afterOthers(ctx.services, () =>
    inTransaction(ctx, (inner) => takeBack(inner, id, input)),
  );
  if (refund) await carryOut(ctx, refund);
  return getDeskOrder(ctx, input);
}

async function takeBack(inner: Ctx, id: number, input: Input): Promise<RefundRow | null> {
  const row = await lockOrder(inner.db, id);
  // Pressed twice: it is back already.
  if (row.returnedAt) return null;
  if (!row.sentAt) throw orderRefusals.notReturned();
  const back = await putBack(inner, row, input.restock);
  await audit(inner, {
    action: 'order.return',
    target: `order:${id}`,
    detail: { reason: input.reason, restock: input.restock },
  });
  const owed = await keepRest(inner, back, input);
  // What its buyer's bank took for good stands for the refund.
  if (back.disputed > 0) await settleLost(inner, id);
  await onOrderReturned(inner, await lockOrder(inner.db, id));
  return owed;
}

async function putBack(ctx: Ctx, row: OrderRow, restock: boolean): Promise<OrderRow> {
  const back = (await linesOf(ctx.db, row.id)).filter(({ state }) => hasLeft([state]));
  for (const line of back.toSorted((a, b) => a.productId - b.productId)) {
    if (restock) await returnStock(ctx, line.productId, line.quantity);
    await freeGift(ctx, line);
  }
  return changeOrder(ctx, row, {
    returnedAt: ctx.now,
    stockTaken: !restock,
    endedBy: isPerson(ctx.actor) ? ctx.actor.personId : null,
  });
}
