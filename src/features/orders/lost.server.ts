import type { Ctx } from '#src/server/calls/context.ts';
import { onOrderRefunded } from './effects.server.ts';
import { issueCredits } from './invoices/issue.server.ts';
import { ownReductionBack } from './invoices/own-reduction.server.ts';
import { linesOf } from './lines.server.ts';
import { changeOrder, contestOf, type OrderRow } from './order.server.ts';
import { returnToVouchers } from './reductions/give-back.server.ts';
import { allocate } from './shares.ts';

/**
 * Closes a locked order that ended before it left, and whose card's part the buyer's bank took back for good: vouchers have
 * back what they paid, and a credit stands against our invoice. Any other order is left as it is.
 */
export async function closeLost(tx: Ctx, ended: OrderRow): Promise<OrderRow> {
  if (ended.status !== 'cancelled' || !ended.paidAt) return ended;
  if ((await contestOf(tx, ended)) !== 'lost') return ended;
  const row = await vouchersBack(tx, ended);
  const lines = await linesOf(tx.db, row.id);
  const { own } = allocate(row, lines, { cents: row.total - row.refunded, meant: [] });
  const given = { own, lines: [] };
  const ownCut = await ownReductionBack(tx, row, { offers: row.reduced - row.reducedBack, given });
  await issueCredits(tx, row, { given, ownCut, lines });
  return row;
}

async function vouchersBack(tx: Ctx, was: OrderRow): Promise<OrderRow> {
  const cents = await returnToVouchers(tx, was, was.vouched - was.vouchedBack);
  if (cents === 0) return was;
  const row = await changeOrder(tx, was, {
    refunded: was.refunded + cents,
    vouchedBack: was.vouchedBack + cents,
  });
  await onOrderRefunded(tx, row, { was });
  return row;
}
