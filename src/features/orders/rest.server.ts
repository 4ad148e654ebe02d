import { keepRefund } from '#src/features/money/refunds/ask.server.ts';
import { type RefundRow, wholeLeftOf } from '#src/features/money/refunds/order.server.ts';
import { requireNoneUnderWay } from '#src/features/money/refunds/under-way.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderPayable } from './order.payable.server.ts';
import type { OrderRow } from './order.server.ts';

/**
 * The refund of all that is left of a locked order, for an act of the desk that ends it, inside `afterOthers`. Null when
 * nothing is left, when what is left waits for another admin already, or when the buyer's bank has it.
 */
export async function keepRest(
  ctx: Ctx,
  { id }: OrderRow,
  { reason, key }: { reason: string; key: string },
): Promise<RefundRow | null> {
  const about = { kind: 'order' as const, id };
  const seen = await orderPayable.see(ctx.db, id);
  if (!seen.refundable) return null;
  await requireNoneUnderWay(ctx, about, seen);
  if ((await wholeLeftOf(ctx, about, seen)) <= 0) return null;
  return keepRefund(ctx, about, { amount: null, reason, key });
}
