import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { endOrder } from './end.server.ts';
import { orderOfLink } from './follow-link.server.ts';
import { isReady, prepareOrderPayment, syncOrder } from './intent.server.ts';
import { answerOrder, getOrder, type OrderRow } from './order.server.ts';
import type { Order } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { changeSums } from './reductions/change-sums.server.ts';
import { payCovered } from './reductions/covered.server.ts';
import { planReductions } from './reductions/plan.server.ts';
import { toPayOf } from './reductions/reduction.ts';
import { requireSellers } from './sellers.server.ts';

export async function readOrder(ctx: Ctx, { hash }: { hash: string }): Promise<Order> {
  return answerOrder(ctx, await getOrder(ctx.db, { hash }));
}

/** Throws not_found, details_missing, order_expired, unavailable. */
export async function payOrder(ctx: Ctx, { hash }: { hash: string }) {
  const row = await broughtForward(ctx, { hash });
  if (row.status === 'cancelled' && row.cancelCause === 'expired') throw orderRefusals.expired();
  if (row.status === 'pending' && !isReady(row)) throw orderRefusals.detailsMissing();
  if (row.status === 'pending') await requireSellers(ctx, row.id);
  if (row.status === 'pending') await settleSums(ctx, row);
  const payment = await prepareOrderPayment(ctx, hash);
  return { order: await readOrder(ctx, { hash }), payment };
}

/** Looks again at what was taken off: a coupon may have ended meanwhile. An order that is covered whole is paid here. */
export async function settleSums(ctx: Ctx, row: OrderRow): Promise<OrderRow> {
  if (row.reduced + row.vouched === 0) return row;
  const now = await changeSums(ctx, row, async () => ({ unasked: true }));
  if (toPayOf(now) === 0) await payCovered(ctx, now.id);
  return now;
}

/** The same before the sums are shown: nothing is paid, and nothing written where all of it still holds. */
export async function reviewSums(ctx: Ctx, row: OrderRow): Promise<OrderRow> {
  if (row.reduced + row.vouched === 0) return row;
  const { reduced, vouched } = await planReductions(ctx, row, { total: row.total, email: row.email });
  return reduced === row.reduced && vouched === row.vouched
    ? row
    : changeSums(ctx, row, async () => ({ unasked: true }));
}

export async function checkOrder(ctx: Ctx, { hash }: { hash: string }): Promise<Order> {
  return answerOrder(ctx, await broughtForward(ctx, { hash }));
}

/** The provider is asked first, and half an hour that is over ends the order here and now. */
export async function broughtForward(ctx: Ctx, which: { hash: string } | { id: number }): Promise<OrderRow> {
  const row = await getOrder(ctx.db, which);
  if (row.status !== 'pending') return row;
  await quietly(ctx, () => syncOrder(ctx, row.id));
  if (row.heldUntil <= ctx.now) await quietly(ctx, () => endOrder(ctx, row.id, { cause: 'expired' }));
  return getOrder(ctx.db, { id: row.id });
}

/** When the provider doesn't answer, or is at it, ours is what is known. */
async function quietly(ctx: Ctx, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof DomainError))
      ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'the payment provider was not asked');
  });
}

/** Throws not_found, not_cancelable, unavailable. */
export async function cancelOrder(ctx: Ctx, { hash }: { hash: string }): Promise<Order> {
  const { id } = await getOrder(ctx.db, { hash });
  return answerOrder(ctx, await cancelAsBuyer(ctx, id));
}

/** The refund is ordered even when the provider is down for the moment: the cancellation stands. */
export async function cancelAsBuyer(ctx: Ctx, id: number): Promise<OrderRow> {
  return endOrder(ctx, id, { cause: 'buyer' });
}

export async function followOrder(ctx: Ctx, { action_token }: { action_token: string }): Promise<Order> {
  const { id } = await orderOfLink(ctx, action_token);
  return answerOrder(ctx, await broughtForward(ctx, { id }));
}

export async function cancelByLink(ctx: Ctx, { action_token }: { action_token: string }): Promise<Order> {
  const { id } = await orderOfLink(ctx, action_token);
  return answerOrder(ctx, await cancelAsBuyer(ctx, id));
}
