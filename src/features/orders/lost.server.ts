import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { onOrderRefunded } from './effects.server.ts';
import { issueCredits } from './invoices/issue.server.ts';
import { ownReductionBack } from './invoices/own-reduction.server.ts';
import { isOwn, linesOf } from './lines.server.ts';
import { changeOrder, contestOf, type OrderRow } from './order.server.ts';
import { returnToVouchers } from './reductions/give-back.server.ts';
import { allocate } from './shares.ts';

/**
 * Closes a locked order of our own goods that ended before it left, and whose card's part the buyer's bank took back for
 * good: vouchers have back what they paid, and a credit stands against our invoice. Any other order is left as it is: where
 * sellers earn something of it, what the bank took was booked as our loss, and the desk looks at it.
 */
export async function closeLost(tx: Ctx, ended: OrderRow): Promise<void> {
  if (ended.status !== 'cancelled' || !ended.paidAt || (await contestOf(tx, ended)) !== 'lost') return;
  const lines = await linesOf(tx.db, ended.id);
  if (!lines.every(isOwn) || (await isCredited(tx, ended))) return;
  const row = await vouchersBack(tx, ended);
  const { own } = allocate(row, lines, { cents: row.total - row.refunded, meant: [] });
  const given = { own, lines: [] };
  const ownCut = await ownReductionBack(tx, row, { offers: row.reduced - row.reducedBack, given });
  await issueCredits(tx, row, { given, ownCut, lines });
}

/** Nothing of its invoice is left: a second dispute of the same payment was lost too. */
async function isCredited({ db }: Ctx, { id }: OrderRow): Promise<boolean> {
  const papers = await db.select().from(invoice).where(eq(invoice.orderId, id));
  return papers.reduce((left, { kind, total }) => left + (kind === 'invoice' ? total : -total), 0) <= 0;
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
