import { and, eq, inArray } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { getDeskOrder } from '#src/features/orders/desk.server.ts';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { getOrder } from '#src/features/orders/order.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { merchant, orderLine } from '#src/server/db/schema/index.ts';
import type { closedSellerCalls } from './closed.calls.ts';
import { merchantRefusals } from './merchant.fr.ts';
import { refuseOne, sendParcel } from './orders.server.ts';

/**
 * Whose lines these are: of one seller, who may not come in any more. A seller who may sends them alone. Throws
 * not_found, conflict.
 */
async function closedSellerOf(ctx: Ctx, orderId: number, lineIds: readonly number[]): Promise<number> {
  const rows = await ctx.db
    .selectDistinct({ id: merchant.id, status: merchant.status })
    .from(orderLine)
    .innerJoin(merchant, eq(merchant.id, orderLine.merchantId))
    .where(and(eq(orderLine.orderId, orderId), inArray(orderLine.id, [...lineIds])));
  const [seller] = rows;
  if (!seller || rows.length > 1) throw merchantRefusals.notOneSeller();
  if (seller.status !== 'disabled') throw merchantRefusals.sellerSends();
  return seller.id;
}

/** The parcel of a closed business leaves all the same: its buyer is told. Throws not_found, conflict. */
export async function sendForClosed(
  ctx: Ctx,
  input: InputOf<typeof closedSellerCalls.send>,
): Promise<OrderDetail> {
  const { id: orderId } = await getOrder(ctx.db, { uuid: input.reference });
  const merchantId = await closedSellerOf(ctx, orderId, input.line_ids);
  await sendParcel(ctx, { orderId, merchantId }, input);
  return getDeskOrder(ctx, input);
}

/** Gives back to its buyer a line that a closed business will not send. Throws not_found, conflict. */
export async function refuseForClosed(
  ctx: Ctx,
  input: InputOf<typeof closedSellerCalls.refuse>,
): Promise<OrderDetail> {
  const { line_id: lineId, reason } = input;
  const { id: orderId } = await getOrder(ctx.db, { uuid: input.reference });
  const merchantId = await closedSellerOf(ctx, orderId, [lineId]);
  const admin = requirePerson(ctx.actor).personId;
  await refuseOne(ctx, { orderId, merchantId, lineId, reason, admin });
  return getDeskOrder(ctx, input);
}
