import { and, eq, inArray } from 'drizzle-orm';
import { leftOf } from '#src/features/money/refunds/order.server.ts';
import { needsTwoAdmins } from '#src/features/money/refunds/two-admins.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { GIVEN_BY_BANK } from '../bank-back.server.ts';
import { askForEnded, isEnded, isEndedByDesk } from '../ended-by-desk.server.ts';
import type { OrderRow } from '../order.server.ts';
import { givenBackOf, paidBackOf, toPayOf } from '../reductions/reduction.ts';
import { REFUSED_DISPUTED } from '../refused-refunds.server.ts';

/** Causes of refunds of one line that a buyer is owed without anybody deciding it. */
const OWED = ['line_refused', 'returned'];

const HELD_BACK = [REFUSED_DISPUTED, GIVEN_BY_BANK];

/**
 * A dispute of a locked order was won: what was owed to its buyer, and refused by the provider because their bank held
 * the money, is ordered again, each once. The job that carries refunds out does it. A goodwill waits for its admin.
 */
export async function orderOwedAgain(tx: Ctx, row: OrderRow): Promise<void> {
  const rows = await tx.db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, row.id), inArray(refund.cause, OWED)))
    .orderBy(refund.id);
  const ofLines = new Map(rows.map((one) => [`${one.orderLineId} ${one.returnId} ${one.cause}`, one]));
  for (const last of ofLines.values()) {
    if (last.status !== 'failed') continue;
    // A line of which a bank took a part has two: that part, and the rest.
    const parts = rows.filter(
      (one) =>
        one.orderLineId === last.orderLineId &&
        one.returnId === last.returnId &&
        one.cause === last.cause &&
        one.createdAt.getTime() === last.createdAt.getTime() &&
        HELD_BACK.includes(one.failureCode ?? ''),
    );
    const sum = parts.reduce((cents, { amount }) => cents + amount, 0);
    const amount = Math.min(sum, await leftOn(tx, row));
    if (amount <= 0) continue;
    const { orderLineId, returnId, cause, reason, askedBy, decidedBy, decidedAt } = last;
    await tx.db.insert(refund).values({
      orderId: row.id,
      orderLineId,
      returnId,
      amount,
      cause,
      reason,
      askedBy,
      decidedBy,
      decidedAt,
      status: 'ordered',
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await audit(tx, { action: 'refund.automatic', target: `order:${row.id}`, detail: { amount, cause } });
  }
  if (isEnded(row)) await restOwed(tx, row);
}

const leftOn = (tx: Ctx, row: OrderRow): Promise<number> =>
  leftOf(
    tx,
    { kind: 'order', id: row.id },
    { total: toPayOf(row), refunded: paidBackOf(row) + row.bankBack },
  );

/**
 * An order that ended is given back whole, whatever was refused while the bank held its money; where the desk ended it,
 * another admin decides that above the limit, and never the one who ended it.
 */
async function restOwed(tx: Ctx, row: OrderRow): Promise<void> {
  const amount = await leftOn(tx, row);
  if (amount <= 0) return;
  const vouchers = row.vouched - row.vouchedBack;
  const about = { kind: 'order' as const, id: row.id };
  const alone =
    !isEndedByDesk(row) ||
    !(await needsTwoAdmins(tx, { about, givenBack: givenBackOf(row) }, amount + vouchers));
  await askForEnded(tx, row, { amount, vouchers, alone });
}
