import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { orderReturn, refund } from '#src/server/db/schema/index.ts';
import { GIVEN_BY_BANK, GIVEN_BY_TRANSFER } from '../bank-back.server.ts';
import { lockOrder } from '../order.server.ts';
import { fullReturns, moveReturn } from './returns.server.ts';
import { tellReturn } from './tell.server.ts';

const CLOSED = ['done', 'failed', 'refused'];

type RefundRow = typeof refund.$inferSelect;

const isGiven = ({ status, failureCode }: RefundRow) =>
  status === 'done' || failureCode === GIVEN_BY_BANK || failureCode === GIVEN_BY_TRANSFER;

/** Reads where the refunds of a return are, by the last word on each of its lines. */
async function refundsOf(db: Db, returnId: number) {
  const rows = await db.select().from(refund).where(eq(refund.returnId, returnId)).orderBy(refund.id);
  const last = new Map(rows.map((one) => [one.orderLineId, one]));
  return {
    open: rows.some(({ status }) => !CLOSED.includes(status)),
    missing: [...last.values()].filter((one) => !isGiven(one)),
    byBank: rows.some(({ failureCode }) => failureCode === GIVEN_BY_BANK),
  };
}

/** Refunds of a return that the provider refused for good, and that nobody else gave: the last of each line. */
export const missingOf = async (db: Db, returnId: number): Promise<RefundRow[]> =>
  (await refundsOf(db, returnId)).missing;

/** True of a return whose money can't go back by itself: the provider refused it for good, and nobody else gave it. */
export async function isStuck(db: Db, { id, status }: { id: number; status: string }): Promise<boolean> {
  if (status !== 'refunding') return false;
  const { open, missing } = await refundsOf(db, id);
  return missing.length > 0 && !open;
}

/** Refunds of the order were closed: a return of which all are done, by us or by the buyer's bank, is at its end. */
export async function endReturns(tx: Ctx, orderId: number): Promise<void> {
  for (const { row } of await fullReturns(tx.db, and(eq(orderReturn.orderId, orderId)))) {
    if (row.status !== 'refunding') continue;
    const { missing, byBank } = await refundsOf(tx.db, row.id);
    if (missing.length > 0) continue;
    if (!byBank) {
      await moveReturn(tx, row, { by: 'refund', refundedAt: tx.now });
      continue;
    }
    const settled = await moveReturn(tx, row, { by: 'settle' });
    await tellReturn(tx, await lockOrder(tx.db, orderId), { row: settled, told: 'settled' });
  }
}
