import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { countAsGiven, GIVEN_BY_BANK, heldForGood } from './bank-back.server.ts';
import { isEnded, waitsForAnother } from './ended-by-desk.server.ts';
import { contestOf, lockOrder, type OrderRow } from './order.server.ts';
import { leftOnCardOf } from './reductions/reduction.ts';
import { keepFailed, markGiven, REFUSED_DISPUTED, refusedForDispute } from './refused-refunds.server.ts';
import { endReturns } from './returns/end.server.ts';

/**
 * Lets what a bank took of an order for good stand for the refunds that it made impossible: of an order that was cancelled,
 * or whose parcel came back, of lines that came back or that their seller refused. What left and stays with its buyer is our
 * loss. Safe to repeat.
 */
export async function settleLost(tx: Ctx, id: number): Promise<void> {
  const row = await lockOrder(tx.db, id);
  if ((await contestOf(tx, row)) === 'lost') {
    if (isEnded(row)) await closeEnded(tx, row);
    else await closeRefused(tx, row);
  }
  await endReturns(tx, id);
}

/** A bank that took less than the card paid leaves the rest owed, until the desk says how it went back. */
async function closeEnded(tx: Ctx, row: OrderRow): Promise<void> {
  if (row.paidAt === null) return;
  const left = leftOnCardOf(row);
  const card = await heldForGood(tx, row);
  const vouchers = row.vouched - row.vouchedBack;
  const offers = row.reduced - row.reducedBack;
  if (card + vouchers + offers === 0) return;
  if (await waitsForAnother(tx, row, { card: left, vouchers })) return;
  await markGiven(tx, eq(refund.orderId, row.id), { failureCode: GIVEN_BY_BANK });
  await countAsGiven(tx, row, { card, vouchers, offers, meant: [] });
  if (left <= card) return;
  const owed = { orderId: row.id, cause: 'canceled', reason: row.cancelReason, askedBy: row.endedBy };
  await keepFailed(tx, { ...owed, amount: left - card, failureCode: REFUSED_DISPUTED });
}

async function closeRefused(tx: Ctx, { id }: OrderRow): Promise<void> {
  const ofLines = and(inArray(refund.cause, ['line_refused', 'returned']), isNotNull(refund.orderLineId));
  const rows = await tx.db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, id), refusedForDispute, ofLines))
    .orderBy(refund.id);
  for (const one of rows) {
    const [still] = await tx.db
      .select()
      .from(refund)
      .where(and(eq(refund.id, one.id), refusedForDispute));
    const row = await lockOrder(tx.db, id);
    // Refused twice, and closed with the other.
    if (!still || (await heldForGood(tx, row)) < one.amount) continue;
    const lineId = one.orderLineId as number;
    const alike = one.returnId === null ? eq(refund.cause, one.cause) : eq(refund.returnId, one.returnId);
    const same = and(eq(refund.orderId, id), eq(refund.orderLineId, lineId), alike);
    await markGiven(tx, same, { failureCode: GIVEN_BY_BANK });
    const meant = [{ lineId, cents: one.amount }];
    await countAsGiven(tx, row, { card: one.amount, vouchers: 0, offers: 0, meant });
  }
}
