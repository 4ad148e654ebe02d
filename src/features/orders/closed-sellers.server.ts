import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { merchant, orderLine } from '#src/server/db/schema/index.ts';
import type { ClosedSeller } from './desk.ts';
import type { OrderRow } from './order.server.ts';
import { TO_SEND } from './order.state.ts';
import { goodsOf } from './shares.ts';

/** Finds the lines of an order that are paid, not sent yet, and of sellers whose business is closed. */
export async function closedSellersOf(ctx: Ctx, row: OrderRow): Promise<ClosedSeller[]> {
  if (!row.paidAt || row.status === 'cancelled' || row.status === 'refunded') return [];
  const rows = await ctx.db
    .select({ line: orderLine, name: merchant.name, slug: merchant.slug })
    .from(orderLine)
    .innerJoin(merchant, eq(merchant.id, orderLine.merchantId))
    .where(
      and(
        eq(orderLine.orderId, row.id),
        eq(merchant.status, 'disabled'),
        inArray(orderLine.state, [...TO_SEND]),
      ),
    )
    .orderBy(asc(orderLine.id));
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].map((own) => ({
    name: own[0]?.name ?? '',
    slug: own[0]?.slug ?? '',
    lines: own.map(({ line }) => ({
      id: line.id,
      name: line.productName,
      quantity: line.quantity,
      total: goodsOf(line),
    })),
  }));
}
