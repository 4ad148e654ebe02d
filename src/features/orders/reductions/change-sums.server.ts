import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { IntentLockedError } from '#src/server/gateways/payments/provider.ts';
import { metadataOf } from '../metadata.ts';
import { changeOrder, getOrder, lockOrder, type OrderRow } from '../order.server.ts';
import { orderRefusals } from '../orders.fr.ts';
import { planReductions, type Wanted } from './plan.server.ts';
import { toPayOf } from './reduction.ts';
import { writePlan } from './write.server.ts';

type Change = Parameters<typeof changeOrder>[2];

interface Asked extends Partial<Omit<Wanted, 'total' | 'email'>> {
  /** Columns of the order that change with its sums. */
  also?: Change;
  /** Nobody asked for it: a card form that is open somewhere says the sums of before, and pays nothing if they grew. */
  unasked?: boolean;
  /** Done in the same transaction. */
  within?(inner: Ctx, row: OrderRow): Promise<unknown>;
}

/**
 * Changes what an unpaid order costs, or how it is paid: an intent already made is changed before our row is, and given
 * up when nothing is left for the card, or when it grew by itself. Throws `refusal` once its payment began (order_locked
 * unless said), order_expired, unavailable.
 */
export async function changeSums(
  ctx: Ctx,
  { hash, refusal = orderRefusals.locked }: { hash: string; refusal?: () => Error },
  ask: (seen: OrderRow) => Promise<Asked>,
): Promise<OrderRow> {
  return untilUnchanged(async () => {
    const seen = await getOrder(ctx.db, { hash });
    requireOpen(ctx, seen, refusal);
    const { also = {}, within, unasked = false, ...asked } = await ask(seen);
    const next = { ...seen, ...also };
    const plan = await planReductions(ctx, next, { ...asked, total: next.total, email: next.email });
    const { reduced, vouched } = plan;
    const intent = await tellProvider(ctx, seen, {
      next: { ...next, reduced, vouched },
      refusal,
      unasked,
    });
    return inTransaction(ctx, async (inner) => {
      const row = await lockOrder(inner.db, seen.id);
      if (row.version !== seen.version) return null;
      if (!(await writePlan(inner, row, plan))) return null;
      await within?.(inner, row);
      return changeOrder(inner, row, { ...also, reduced, vouched, ...intent });
    });
  });
}

function requireOpen(ctx: Ctx, row: OrderRow, refusal: () => Error): void {
  if (row.status === 'cancelled' && row.cancelCause === 'expired') throw orderRefusals.expired();
  if (row.status !== 'pending') throw refusal();
  if (row.heldUntil <= ctx.now) throw orderRefusals.expired();
}

/** Answers what changes of our row with it. */
async function tellProvider(
  ctx: Ctx,
  seen: OrderRow,
  { next, refusal, unasked }: { next: OrderRow; refusal: () => Error; unasked: boolean },
): Promise<Change> {
  const { intentId } = seen;
  const amount = toPayOf(next);
  if (intentId === null || (amount === toPayOf(seen) && next.delivery === seen.delivery)) return {};
  const provider = providerOf(ctx.services);
  if (amount === 0 || (unasked && amount > toPayOf(seen))) {
    const { status } = await askProvider(() => provider.cancel(intentId));
    if (status !== 'canceled') throw refusal();
    return { intentId: null, attempt: seen.attempt + 1 };
  }
  try {
    await askProvider(() => provider.updateIntent(intentId, { amount, metadata: metadataOf(next) }));
    return {};
  } catch (error) {
    throw error instanceof IntentLockedError ? refusal() : error;
  }
}
