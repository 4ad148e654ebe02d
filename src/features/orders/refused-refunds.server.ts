import { and, eq, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';

/** The provider's word for a refund of a payment that its bank holds, or took for good. */
export const REFUSED_DISPUTED = 'charge_disputed';

/** Refunds that were refused for that, and that nobody else gave. */
export const refusedForDispute = and(eq(refund.status, 'failed'), eq(refund.failureCode, REFUSED_DISPUTED));

type NewRefund = typeof refund.$inferInsert;

/** Keeps what is owed and what the provider would refuse, until the desk says how it went back. */
export async function keepFailed(tx: Ctx, made: Omit<NewRefund, 'status'>): Promise<void> {
  const at = { settledAt: tx.now, createdAt: tx.now, updatedAt: tx.now };
  await tx.db.insert(refund).values({ ...made, ...at, status: 'failed' });
}

/** Of refused refunds: somebody else gave them, as `failureCode` says. */
export async function markGiven(
  tx: Ctx,
  which: SQL | undefined,
  change: Partial<NewRefund> & { failureCode: string },
): Promise<void> {
  await tx.db
    .update(refund)
    .set({ ...change, updatedAt: tx.now })
    .where(and(which, refusedForDispute));
}
