import { eq } from 'drizzle-orm';
import { needsTwoAdmins } from '#src/features/money/refunds/two-admins.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import type { OrderRow } from './order.server.ts';
import { givenBackOf } from './reductions/reduction.ts';

/** Nothing of it is, or stays, with its buyer: all that was paid goes back. */
export const isEnded = ({ status, returnedAt }: OrderRow): boolean =>
  status === 'cancelled' || returnedAt !== null;

/** The desk ended it, not its buyer: above the limit another admin decides what goes back. */
export const isEndedByDesk = ({ cancelCause, returnedAt }: OrderRow): boolean =>
  returnedAt !== null || cancelCause === 'admin';

interface Owed {
  card: number;
  vouchers: number;
}

/**
 * True while vouchers of a locked order that the desk ended wait for another admin: a bank took what the card paid, and no
 * refund would ask anybody. The refund asked for here is refused by the provider once it is approved, and vouchers then have
 * theirs. One that was refused stays so.
 */
export async function waitsForAnother(tx: Ctx, row: OrderRow, owed: Owed): Promise<boolean> {
  if (!isEndedByDesk(row) || owed.vouchers === 0) return false;
  const about = { kind: 'order' as const, id: row.id };
  const known = await tx.db.select().from(refund).where(eq(refund.orderId, row.id));
  const ofAll = known.filter(({ byVouchers }) => byVouchers >= owed.vouchers);
  if (ofAll.some(({ status, decidedBy }) => decidedBy !== null && status !== 'refused')) return false;
  const soFar = { about, givenBack: givenBackOf(row) };
  if (!(await needsTwoAdmins(tx, soFar, owed.vouchers))) return false;
  if (ofAll.some(({ status }) => status === 'asked' || status === 'refused')) return true;
  await askForEnded(tx, row, { amount: owed.card, vouchers: owed.vouchers, alone: false });
  return true;
}

/** Keeps the refund of an order that ended, asked for by whoever of the desk ended it. */
export async function askForEnded(
  tx: Ctx,
  row: OrderRow,
  { amount, vouchers, alone }: { amount: number; vouchers: number; alone: boolean },
): Promise<void> {
  await tx.db.insert(refund).values({
    orderId: row.id,
    amount,
    byVouchers: vouchers,
    cause: 'canceled',
    reason: row.cancelReason,
    status: alone ? 'ordered' : 'asked',
    askedBy: isEndedByDesk(row) ? row.endedBy : null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await audit(tx, {
    action: 'refund.automatic',
    target: `order:${row.id}`,
    detail: { amount, cause: 'canceled', alone },
  });
}
