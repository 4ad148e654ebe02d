import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { merchant, orderLine } from '#src/server/db/schema/index.ts';
import { orderRefusals } from './orders.fr.ts';

/** A seller that may not sell any more is paid for nothing, whenever the order began. Throws not_sold_here. */
export async function requireSellers(ctx: Ctx, orderId: number): Promise<void> {
  const [closed] = await ctx.db
    .select({ name: merchant.name })
    .from(orderLine)
    .innerJoin(merchant, eq(merchant.id, orderLine.merchantId))
    .where(and(eq(orderLine.orderId, orderId), ne(merchant.status, 'active')))
    .limit(1);
  if (!closed) return;
  const lines = await ctx.db.$count(orderLine, eq(orderLine.orderId, orderId));
  throw orderRefusals.sellerClosed(closed.name, { alone: lines === 1 });
}
