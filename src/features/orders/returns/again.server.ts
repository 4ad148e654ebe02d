import { and, eq, inArray } from 'drizzle-orm';
import { leftOf } from '#src/features/money/refunds/order.server.ts';
import { needsTwoAdmins } from '#src/features/money/refunds/two-admins.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { GIVEN_BY_BANK } from '../bank-back.server.ts';
import type { OrderRow } from '../order.server.ts';
import { cardBackOf, givenBackOf, toPayOf } from '../reductions/reduction.ts';

/** Causes of refunds that a buyer is owed without anybody deciding it. */
const OWED = ['canceled', 'line_refused', 'returned'];

const HELD_BACK = ['charge_disputed', GIVEN_BY_BANK];

/**
 * A dispute of a locked order was won: what was owed to its buyer, and refused by the provider because their bank held
 * the money, is ordered again, each once. The job that carries refunds out does it. A goodwill waits for its admin.
 */
export async function orderOwedAgain(tx: Ctx, row: OrderRow): Promise<void> {
  const about = { kind: 'order' as const, id: row.id };
  if (row.status === 'cancelled' && row.cancelCause === 'admin') await cancelledMeanwhile(tx, row);
  const owed = await tx.db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, row.id), inArray(refund.cause, OWED)))
    .orderBy(refund.id);
  for (const failed of owed) {
    const { orderLineId, returnId, cause, reason } = failed;
    const alike = owed.filter((one) => one.orderLineId === orderLineId && one.returnId === returnId);
    const isLast = alike.filter((one) => one.cause === cause).at(-1) === failed;
    if (failed.status !== 'failed' || !HELD_BACK.includes(failed.failureCode ?? '') || !isLast) continue;
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

/** The desk ended it while the bank held its money, and could ask for no refund: above the limit, another admin decides it. */
async function cancelledMeanwhile(tx: Ctx, row: OrderRow): Promise<void> {
  const about = { kind: 'order' as const, id: row.id };
  const own = and(eq(refund.orderId, row.id), eq(refund.cause, 'canceled'));
  const amount = await leftOf(tx, about, { total: toPayOf(row), refunded: cardBackOf(row) });
  if (amount <= 0 || (await tx.db.$count(refund, own)) > 0) return;
  const vouchers = row.vouched - row.vouchedBack;
  const two = await needsTwoAdmins(tx, { about, givenBack: givenBackOf(row) }, amount + vouchers);
  await tx.db.insert(refund).values({
    orderId: row.id,
    amount,
    byVouchers: vouchers,
    cause: 'canceled',
    reason: row.cancelReason,
    status: two ? 'asked' : 'ordered',
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await audit(tx, {
    action: 'refund.automatic',
    target: `order:${row.id}`,
    detail: { amount, cause: 'canceled', alone: !two },
  });
}
