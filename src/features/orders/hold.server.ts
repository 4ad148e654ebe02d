import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { reservation } from '#src/server/db/schema/index.ts';
import { changeLines, type LineRow, linesOf } from './lines.server.ts';
import type { OrderRow } from './order.server.ts';
import { returnStock } from './stock.server.ts';

/** Lines that have not left, and whose piece is kept for their buyer. */
const HELD: readonly LineRow['state'][] = ['pending', 'paid', 'prepared'];

/** The stock of every line that has not left is for sale again, and its gift for somebody else. */
export async function giveUpHold(
  ctx: Ctx,
  row: Pick<OrderRow, 'id'>,
  state: 'cancelled' | 'refunded',
): Promise<void> {
  const held = (await linesOf(ctx.db, row.id)).filter((line) => HELD.includes(line.state));
  // In one order, whoever else gives up or takes the same things at the same moment.
  for (const line of held.toSorted((a, b) => a.productId - b.productId)) await giveUpLine(ctx, line);
  await changeLines(ctx, held, { state });
}

/** The same of one line. */
export async function giveUpLine(
  ctx: Ctx,
  line: Pick<LineRow, 'productId' | 'quantity' | 'reservationId'>,
): Promise<void> {
  await returnStock(ctx, line.productId, line.quantity);
  await freeGift(ctx, line);
}

/** A paid order that is given back whole before any of it left keeps nothing; answers what that changes of it. */
export async function releaseRefunded(ctx: Ctx, row: OrderRow): Promise<{ stockTaken?: false }> {
  if (!row.stockTaken || row.sentAt !== null) return {};
  await giveUpHold(ctx, row, 'refunded');
  return { stockTaken: false };
}

/** The gift is for somebody else. */
export async function freeGift(ctx: Ctx, { reservationId }: Pick<LineRow, 'reservationId'>): Promise<void> {
  if (reservationId === null) return;
  await ctx.db
    .update(reservation)
    .set({ releasedAt: ctx.now })
    .where(and(eq(reservation.id, reservationId), isNull(reservation.releasedAt)));
}
