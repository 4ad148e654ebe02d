import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { MoneyMode } from '#src/features/money/accounts.ts';
import { isOfMode } from '#src/features/money/mode.server.ts';
import { OPEN_RETURNS } from '#src/features/orders/returns/return.ts';
import type { Db } from '#src/server/db/connect.ts';
import { orderLine, orderReturn, orderReturnLine, shopOrder } from '#src/server/db/schema/index.ts';

/** True of an order's line of which its buyer is sending something back, until that return is at its end. */
export const comesBack = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderReturnLine)
      .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
      .where(
        and(eq(orderReturnLine.orderLineId, orderLine.id), inArray(orderReturn.status, [...OPEN_RETURNS])),
      ),
  );

/** Cents earned by lines of which something comes back: they wait for the end of the return. */
export interface Held {
  /** All of them. */
  all: number;
  /** Those that were available before the return was asked: they are not paid out. */
  available: number;
}

const earned = sql`${orderLine.unitPrice} * ${orderLine.quantity} + ${orderLine.deliveryShare}
  - ${orderLine.commission} - (${orderLine.refunded} - ${orderLine.commissionBack})`;

export async function heldByReturns(db: Db, merchantId: number, mode: MoneyMode): Promise<Held> {
  const [sums] = await db
    .select({
      all: sql<number>`coalesce(sum(${earned}), 0)::bigint`.mapWith(Number),
      available:
        sql<number>`coalesce(sum(${earned}) filter (where ${orderLine.releasedAt} is not null), 0)::bigint`.mapWith(
          Number,
        ),
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(and(eq(orderLine.merchantId, merchantId), isOfMode(shopOrder, mode), comesBack(db)));
  return sums ?? { all: 0, available: 0 };
}
