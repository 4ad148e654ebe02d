import { DomainError } from '#src/calls/domain-error.ts';
import { isHeldHere } from '#src/features/money/mode.server.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { refundAutomatically } from '#src/features/money/refunds/automatic.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Services } from '#src/server/services.ts';
import { onOrderCancelled } from './effects.server.ts';
import { giveUpHold } from './hold.server.ts';
import { applyOrderTo } from './intent.server.ts';
import { linesOf } from './lines.server.ts';
import { settleLost } from './lost.server.ts';
import { changeOrder, findOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { type CancelCause, hasLeft, isCancellable, nextStatus } from './order.state.ts';
import { orderRefusals } from './orders.fr.ts';
import { giveBackCovered } from './reductions/covered.server.ts';
import { toPayOf } from './reductions/reduction.ts';
import { freeReductions } from './reductions/write.server.ts';

export interface Ending {
  cause: CancelCause;
  /** The reason an operator gives for it, and who they are. */
  reason?: string;
  by?: number | null;
  /** Done in the same transaction, once it is cancelled. */
  also?(inner: Ctx, row: OrderRow): Promise<void>;
}

const isOver = ({ status }: OrderRow) => status === 'cancelled' || status === 'refunded';

/**
 * Ends an order before it leaves: its stock and its gift are free again, and what was paid is given back. Again:
 * the same answer. A payment that comes first wins: one that expired is then kept, one that was cancelled is
 * given back. Throws not_cancelable, unavailable.
 */
export async function endOrder(ctx: Ctx, id: number, ending: Ending): Promise<OrderRow> {
  const row = await untilUnchanged(async () => {
    const seen = await getOrder(ctx.db, { id });
    if (isOver(seen)) return seen;
    if (ending.cause === 'expired' && seen.status !== 'pending') return seen;
    if (!isCancellable(seen.status)) throw orderRefusals.notCancellable();
    if (seen.disputed > 0 && ending.cause === 'buyer') throw orderRefusals.contested();
    if (seen.status === 'pending' && !(await closeIntent(ctx, seen))) return null;
    return inTransaction(ctx, async (inner) => {
      const locked = await lockOrder(inner.db, id);
      if (locked.version !== seen.version) return null;
      // Asked under the lock: a seller's parcel that leaves beside others changes its lines, not the order.
      if (hasLeft((await linesOf(inner.db, id)).map(({ state }) => state)))
        throw orderRefusals.notCancellable();
      return cancelLocked(inner, locked, ending);
    });
  });
  // The refund is kept: a provider that is down for the moment is asked again by the job.
  await giveBackCancelled(ctx.services, row.id).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'unavailable') throw error;
  });
  return getOrder(ctx.db, { id: row.id });
}

/** False when the payment came first, or is on its way: the order is looked at again. */
async function closeIntent(ctx: Ctx, seen: OrderRow): Promise<boolean> {
  const { intentId } = seen;
  // Nobody pays any more what another provider held, or this one with its other keys.
  if (intentId === null || !isHeldHere(ctx.services, seen)) return true;
  const intent = await askProvider(() => providerOf(ctx.services).cancel(intentId));
  if (intent.status === 'canceled') return true;
  const outcome = await applyOrderTo(ctx, seen, intent);
  if (outcome !== null && outcome !== 'paid') throw orderRefusals.beingPaid();
  return false;
}

async function cancelLocked(ctx: Ctx, row: OrderRow, ending: Ending): Promise<OrderRow> {
  const status = nextStatus(row.status, 'cancel');
  if (!status) throw orderRefusals.notCancellable();
  await giveUpHold(ctx, row, 'cancelled');
  if (!row.paidAt) await freeReductions(ctx, row);
  const ended = await changeOrder(ctx, row, {
    status,
    stockTaken: false,
    cancelledAt: ctx.now,
    cancelCause: ending.cause,
    cancelReason: ending.reason ?? '',
    endedBy: ending.by ?? null,
  });
  await ending.also?.(ctx, ended);
  // What its buyer's bank took for good stands for the refund.
  if (ended.disputed > 0) await settleLost(ctx, ended.id);
  const left = await lockOrder(ctx.db, ended.id);
  await onOrderCancelled(ctx, left);
  return left;
}

/**
 * Gives back what was paid for an order that its buyer cancelled, or that ended while it was being paid. What
 * an admin cancels is refunded by the refund they asked for. Safe to repeat. Throws unavailable.
 */
export async function giveBackCancelled(services: Services, id: number): Promise<void> {
  const row = await findOrder(services.database.db, { id });
  if (row?.status !== 'cancelled' || !row.paidAt) return;
  if (row.cancelCause === 'admin') return;
  // No card paid: nobody is asked.
  if (toPayOf(row) === 0) return giveBackCovered(systemCtx(services), id);
  await refundAutomatically(services, { kind: 'order', id }, 'canceled');
}
