import { and, eq } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { refund } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { type PayableRef, refOf } from '../payable.ts';
import { payableOf } from '../payables.server.ts';
import { columnsOf, executeRefund, leftOf, type RefundCause, refundsOf } from './order.server.ts';
import { afterOthers, requireNoneUnderWay } from './under-way.server.ts';

/**
 * Gives all of what was paid back by itself: its cancel raced the payment (docs/spec/decisions.md §13), or
 * what it was for is gone. Does nothing to what is not paid, or given back already; safe to repeat. Throws
 * `unavailable` when the provider is down: the order is kept, and a job carries it out.
 */
export async function refundAutomatically(
  services: Services,
  about: PayableRef,
  cause: RefundCause,
): Promise<void> {
  const ctx = systemCtx(services);
  const id = await afterOthers(services, () => inTransaction(ctx, (inner) => orderRest(inner, about, cause)));
  if (id !== null) await executeRefund(services, id);
}

async function orderRest(ctx: Ctx, about: PayableRef, cause: RefundCause): Promise<number | null> {
  const seen = await payableOf(about).lock(ctx.db, about.id);
  if (!seen.refundable || seen.intentId === null) return null;
  const mine = and(refundsOf(about), eq(refund.cause, cause));
  const [known] = await ctx.db
    .select()
    .from(refund)
    .where(and(mine, eq(refund.status, 'ordered')));
  if (known) return known.id;
  await requireNoneUnderWay(ctx, about, seen);
  const amount = await leftOf(ctx, about, seen);
  const [failed] = await ctx.db
    .select({ id: refund.id })
    .from(refund)
    .where(and(mine, eq(refund.status, 'failed')));
  // A refund that the provider refused for good waits for an admin, not for the next round.
  if (amount <= 0 || failed) return null;
  const [made] = await ctx.db
    .insert(refund)
    .values({
      ...columnsOf(about),
      amount,
      cause,
      status: 'ordered',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning({ id: refund.id });
  await audit(ctx, { action: 'refund.automatic', target: refOf(about), detail: { amount, cause } });
  return made?.id ?? null;
}
