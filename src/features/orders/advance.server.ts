import type { InputOf } from '#src/calls/contract.ts';
import { carryOut, keepRefund } from '#src/features/money/refunds/ask.server.ts';
import type { RefundRow } from '#src/features/money/refunds/order.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { orderDeskCalls } from './desk.calls.ts';
import { getDeskOrder } from './desk.server.ts';
import type { DeskStep, OrderDetail } from './desk.ts';
import { onOrderDelivered, onOrderSent } from './effects.server.ts';
import { endOrder } from './end.server.ts';
import { changeOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { nextStatus, type OrderStatus } from './order.state.ts';
import { orderRefusals } from './orders.fr.ts';

const REACHED: Record<DeskStep, OrderStatus> = { prepare: 'prepared', send: 'sent', deliver: 'delivered' };

/** One step of an order's way to its buyer, who is told. Throws not_found, conflict, tracking_missing. */
export async function advanceOrder(
  ctx: Ctx,
  input: InputOf<typeof orderDeskCalls.advance>,
): Promise<OrderDetail> {
  const { id } = await getOrder(ctx.db, { uuid: input.reference });
  if (input.step === 'send' && !input.tracking_number) throw orderRefusals.trackingMissing();
  await inTransaction(ctx, async (inner) => {
    const row = await lockOrder(inner.db, id);
    // Pressed twice: it is there already.
    if (row.status === REACHED[input.step]) return;
    const status = nextStatus(row.status, input.step);
    if (!status) throw orderRefusals.wrongStep();
    if (input.step === 'send' && row.disputed > 0) throw orderRefusals.contestedStep();
    const changed = await changeOrder(inner, row, { status, ...columnsOf(inner, input) });
    await audit(inner, {
      action: `order.${input.step}`,
      target: `order:${id}`,
      detail: input.step === 'send' ? { carrier: input.carrier, tracking: input.tracking_number } : {},
    });
    if (input.step === 'send') await onOrderSent(inner, changed);
    if (input.step === 'deliver') await onOrderDelivered(inner, changed);
  });
  return getDeskOrder(ctx, input);
}

function columnsOf(ctx: Ctx, input: InputOf<typeof orderDeskCalls.advance>): Partial<OrderRow> {
  if (input.step === 'prepare') return { preparedAt: ctx.now };
  if (input.step === 'deliver') return { deliveredAt: ctx.now };
  return { sentAt: ctx.now, carrier: input.carrier, trackingNumber: input.tracking_number };
}

/**
 * Ends an order before it leaves. The refund is asked for in the same transaction: above the limit, another
 * admin approves it. Throws not_found, not_cancelable, conflict, unavailable.
 */
export async function cancelFromDesk(
  ctx: Ctx,
  input: InputOf<typeof orderDeskCalls.cancel>,
): Promise<OrderDetail> {
  const { id, status } = await getOrder(ctx.db, { uuid: input.reference });
  if (status === 'cancelled' || status === 'refunded') return getDeskOrder(ctx, input);
  const made: RefundRow[] = [];
  await endOrder(ctx, id, {
    cause: 'admin',
    reason: input.reason,
    async also(inner, row) {
      await audit(inner, {
        action: 'order.cancel',
        target: `order:${id}`,
        detail: { reason: input.reason },
      });
      const { key, reason } = input;
      // Money that the bank holds is not ours to give back.
      if (row.paidAt && row.disputed === 0)
        made.push(await keepRefund(inner, { kind: 'order', id }, { amount: null, reason, key }));
    },
  });
  for (const one of made) await carryOut(ctx, one);
  return getDeskOrder(ctx, input);
}
