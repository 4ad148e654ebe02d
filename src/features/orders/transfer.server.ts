import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { type Meant, onOrderRefunded } from './effects.server.ts';
import { isEnded } from './ended-by-desk.server.ts';
import { changeOrder, contestOf, type OrderRow } from './order.server.ts';
import { leftOnCardOf } from './reductions/reduction.ts';
import { refusedForDispute } from './refused-refunds.server.ts';

/**
 * Books what our own bank gave back of a locked order, as far as anything of the card's part is left: the sale is taken back
 * as by a refund, with its credit and its VAT. Answers the cents booked.
 */
export async function bookTransfer(
  tx: Ctx,
  was: OrderRow,
  { cents, meant }: { cents: number; meant: Meant },
): Promise<number> {
  const booked = Math.min(cents, leftOnCardOf(was));
  if (booked <= 0) return 0;
  const row = await changeOrder(tx, was, { transferredBack: was.transferredBack + booked });
  await onOrderRefunded(tx, row, { was, meant });
  return booked;
}

/** Cents of an order that ended, which a bank took in part for good: what our own bank has to give back. Else 0. */
export async function owedByTransfer(ctx: Ctx, row: OrderRow): Promise<number> {
  if (!isEnded(row) || (await contestOf(ctx, row)) !== 'lost') return 0;
  const owed = and(eq(refund.orderId, row.id), refusedForDispute);
  return (await ctx.db.$count(refund, owed)) > 0 ? leftOnCardOf(row) : 0;
}
