import { and, eq, inArray, ne } from 'drizzle-orm';
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

/** The sellers who closed before they sent what was paid, by name: the desk sends it in their place, or gives it back. */
export async function closedBeforeSending(ctx: Ctx, orderId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ name: merchant.name })
    .from(orderLine)
    .innerJoin(merchant, eq(merchant.id, orderLine.merchantId))
    .where(
      and(
        eq(orderLine.orderId, orderId),
        inArray(orderLine.state, ['paid', 'prepared']),
        ne(merchant.status, 'active'),
      ),
    )
    .orderBy(merchant.name);
  return rows.map(({ name }) => name);
}
