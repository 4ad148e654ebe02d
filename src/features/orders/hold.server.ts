import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { reservation } from '#src/server/db/schema/index.ts';
import type { OrderRow } from './order.server.ts';
import { returnStock } from './stock.server.ts';

/** The stock is for sale again, and the gift for somebody else. */
export async function giveUpHold(ctx: Ctx, row: OrderRow): Promise<void> {
  await returnStock(ctx, row.productId, row.quantity);
  if (row.reservationId === null) return;
  await ctx.db
    .update(reservation)
    .set({ releasedAt: ctx.now })
    .where(and(eq(reservation.id, row.reservationId), isNull(reservation.releasedAt)));
}
