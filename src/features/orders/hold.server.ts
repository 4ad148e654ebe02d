import { and, eq, exists, gt, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { RESERVATION_TOKEN, reservedUntil } from '#src/features/lists/gifts/gift.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { actionToken, orderLine, reservation } from '#src/server/db/schema/index.ts';
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

/**
 * A promise made before the order keeps the gift for it too, for fourteen more days: unpaid, the order gives it back
 * as it was. False when it no longer holds, or is of another gift or number.
 */
export async function keepPromised(
  tx: Ctx,
  id: number,
  { itemId, quantity }: { itemId: number; quantity: number },
): Promise<boolean> {
  const kept = await tx.db
    .update(reservation)
    .set({ reservedUntil: reservedUntil(tx.now), remindedAt: null })
    .where(
      and(
        ...[eq(reservation.id, id), eq(reservation.itemId, itemId), eq(reservation.quantity, quantity)],
        eq(reservation.step, 'reserved'),
        ...[isNull(reservation.releasedAt), gt(reservation.reservedUntil, tx.now), madeAlone(tx)],
      ),
    )
    .returning({ id: reservation.id });
  if (kept.length === 0) return false;
  // A gift is of one order at a time: one that ended lets go of it.
  await tx.db
    .update(orderLine)
    .set({ reservationId: null })
    .where(and(eq(orderLine.reservationId, id), inArray(orderLine.state, ['cancelled', 'refunded'])));
  return true;
}

/** True of a promise with a private link of its own: it was there before any order. */
const madeAlone = (ctx: Ctx) =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(actionToken)
      .where(
        and(
          eq(actionToken.subject, sql`${reservation.uuid}::text`),
          eq(actionToken.purpose, RESERVATION_TOKEN),
        ),
      ),
  );

/** The gift is for somebody else; what its buyer had promised before, and did not pay, stays promised. */
export async function freeGift(ctx: Ctx, { reservationId }: Pick<LineRow, 'reservationId'>): Promise<void> {
  if (reservationId === null) return;
  await ctx.db
    .update(reservation)
    .set({ releasedAt: ctx.now })
    .where(
      and(
        ...[eq(reservation.id, reservationId), isNull(reservation.releasedAt)],
        or(ne(reservation.step, 'reserved'), not(madeAlone(ctx))),
      ),
    );
}
