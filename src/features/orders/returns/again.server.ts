import { and, eq, inArray } from 'drizzle-orm';
import { leftOf } from '#src/features/money/refunds/order.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import type { OrderRow } from '../order.server.ts';
import { cardBackOf, toPayOf } from '../reductions/reduction.ts';

/** Causes of refunds that a buyer is owed without anybody deciding it. */
const OWED = ['canceled', 'line_refused', 'returned'];

/**
 * A dispute of a locked order was won: what was owed to its buyer, and refused by the provider because their bank held
 * the money, is ordered again, each once. The job that carries refunds out does it. A goodwill waits for its admin.
 */
export async function orderOwedAgain(tx: Ctx, row: OrderRow): Promise<void> {
  const about = { kind: 'order' as const, id: row.id };
  const owed = await tx.db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, row.id), inArray(refund.cause, OWED)))
    .orderBy(refund.id);
  for (const failed of owed) {
    const { orderLineId, returnId, cause, reason } = failed;
    const alike = owed.filter((one) => one.orderLineId === orderLineId && one.returnId === returnId);
    const isLast = alike.filter((one) => one.cause === cause).at(-1) === failed;
    if (failed.status !== 'failed' || failed.failureCode !== 'charge_disputed' || !isLast) continue;
    const left = await leftOf(tx, about, { total: toPayOf(row), refunded: cardBackOf(row) });
    const amount = Math.min(failed.amount, left);
    if (amount <= 0) continue;
    await tx.db.insert(refund).values({
      orderId: row.id,
      orderLineId,
      returnId,
      amount,
      cause,
      reason,
      status: 'ordered',
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await audit(tx, { action: 'refund.automatic', target: `order:${row.id}`, detail: { amount, cause } });
  }
}
