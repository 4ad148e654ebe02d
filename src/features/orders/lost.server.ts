import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { countAsGiven, GIVEN_BY_BANK, heldForGood } from './bank-back.server.ts';
import { contestOf, lockOrder, type OrderRow } from './order.server.ts';
import { leftOnCardOf } from './reductions/reduction.ts';
import { endReturns } from './returns/end.server.ts';

/**
 * Lets what a bank took of an order for good stand for the refunds that it made impossible: of an order that was cancelled,
 * of lines that came back or that their seller refused. What left and stays with its buyer is our loss. Safe to repeat.
 */
export async function settleLost(tx: Ctx, id: number): Promise<void> {
  const row = await lockOrder(tx.db, id);
  if ((await contestOf(tx, row)) === 'lost') {
    if (row.status === 'cancelled') await closeCancelled(tx, row);
    else await closeRefused(tx, row);
  }
  await endReturns(tx, id);
}

/** Leaves to the desk an order of which the bank took less than the card paid. */
async function closeCancelled(tx: Ctx, row: OrderRow): Promise<void> {
  if (row.paidAt === null) return;
  const card = leftOnCardOf(row);
  const vouchers = row.vouched - row.vouchedBack;
  const offers = row.reduced - row.reducedBack;
  if (card + vouchers + offers === 0 || (await heldForGood(tx, row)) < card) return;
  await markGiven(tx, eq(refund.orderId, row.id));
  await countAsGiven(tx, row, { card, vouchers, offers, meant: [] });
}

const refused = and(eq(refund.status, 'failed'), eq(refund.failureCode, 'charge_disputed'));

async function closeRefused(tx: Ctx, { id }: OrderRow): Promise<void> {
  const ofLines = and(inArray(refund.cause, ['line_refused', 'returned']), isNotNull(refund.orderLineId));
  const rows = await tx.db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, id), refused, ofLines))
    .orderBy(refund.id);
  for (const one of rows) {
    const [still] = await tx.db
      .select()
      .from(refund)
      .where(and(eq(refund.id, one.id), refused));
    const row = await lockOrder(tx.db, id);
    // Refused twice, and closed with the other.
    if (!still || (await heldForGood(tx, row)) < one.amount) continue;
    const lineId = one.orderLineId as number;
    const alike = one.returnId === null ? eq(refund.cause, one.cause) : eq(refund.returnId, one.returnId);
    await markGiven(tx, and(eq(refund.orderId, id), eq(refund.orderLineId, lineId), alike));
    const meant = [{ lineId, cents: one.amount }];
    await countAsGiven(tx, row, { card: one.amount, vouchers: 0, offers: 0, meant });
  }
}

async function markGiven(tx: Ctx, which: ReturnType<typeof and>): Promise<void> {
  await tx.db
    .update(refund)
    .set({ failureCode: GIVEN_BY_BANK, updatedAt: tx.now })
    .where(and(which, refused));
}
