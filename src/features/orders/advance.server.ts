import type { InputOf } from '#src/calls/contract.ts';
import { carryOut } from '#src/features/money/refunds/ask.server.ts';
import type { RefundRow } from '#src/features/money/refunds/order.server.ts';
import { afterOthers } from '#src/features/money/refunds/under-way.server.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { orderDeskCalls } from './desk.calls.ts';
import { getDeskOrder } from './desk.server.ts';
import type { DeskStep, OrderDetail } from './desk.ts';
import { linesOfStep, linesTaking, REACHED } from './desk-steps.ts';
import { onLinesDelivered, onOrderSent } from './effects.server.ts';
import { endOrder } from './end.server.ts';
import { followLines } from './follow-lines.server.ts';
import { changeLines, type LineRow, linesOf } from './lines.server.ts';
import { getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { orderRefusals } from './orders.fr.ts';
import { keepRest } from './rest.server.ts';

/**
 * One step of the operator's parcel on its way to the buyer, who is told; the last one is of every parcel that left.
 * Throws not_found, conflict, tracking_missing.
 */
export async function advanceOrder(
  ctx: Ctx,
  input: InputOf<typeof orderDeskCalls.advance>,
): Promise<OrderDetail> {
  const { id } = await getOrder(ctx.db, { uuid: input.reference });
  if (input.step === 'send' && !input.tracking_number) throw orderRefusals.trackingMissing();
  await inTransaction(ctx, async (inner) => {
    const row = await lockOrder(inner.db, id);
    const moved = await movedBy(inner, row, input.step);
    // Pressed twice: it is there already.
    if (moved === null) return;
    if (input.step === 'send' && row.disputed > 0) throw orderRefusals.contestedStep();
    const state = REACHED[input.step];
    await changeLines(inner, moved, { state, ...lineColumnsOf(inner, input.step) });
    const changed = await followLines(inner, row, columnsOf(inner, input));
    await audit(inner, {
      action: `order.${input.step}`,
      target: `order:${id}`,
      detail: input.step === 'send' ? { carrier: input.carrier, tracking: input.tracking_number } : {},
    });
    if (input.step === 'send') await onOrderSent(inner, changed);
    if (input.step === 'deliver') await onLinesDelivered(inner, changed, moved);
  });
  return getDeskOrder(ctx, input);
}

/** The lines that take this step, or null when they took it before. Throws conflict. */
async function movedBy(ctx: Ctx, row: OrderRow, step: DeskStep): Promise<LineRow[] | null> {
  if (row.status === 'cancelled' || row.status === 'refunded') throw orderRefusals.wrongStep();
  const lines = await linesOf(ctx.db, row.id);
  const moving = linesTaking(lines, step);
  if (moving.length > 0) return moving;
  const ours = linesOfStep(lines, step);
  if (ours.some(({ state }) => state === REACHED[step])) return null;
  throw ours.length === 0 ? orderRefusals.sellersSend() : orderRefusals.wrongStep();
}

function lineColumnsOf(ctx: Ctx, step: DeskStep): Partial<LineRow> {
  if (step === 'send') return { sentAt: ctx.now };
  return step === 'deliver' ? { deliveredAt: ctx.now } : {};
}

function columnsOf(ctx: Ctx, input: InputOf<typeof orderDeskCalls.advance>): Partial<OrderRow> {
  if (input.step !== 'send') return {};
  return { ownSentAt: ctx.now, carrier: input.carrier, trackingNumber: input.tracking_number };
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
  await afterOthers(ctx.services, () =>
    endOrder(ctx, id, {
      cause: 'admin',
      reason: input.reason,
      by: isPerson(ctx.actor) ? ctx.actor.personId : null,
      async also(inner, row) {
        await audit(inner, {
          action: 'order.cancel',
          target: `order:${id}`,
          detail: { reason: input.reason },
        });
        const rest = await keepRest(inner, row, input);
        if (rest) made.push(rest);
      },
    }),
  );
  for (const one of made) await carryOut(ctx, one);
  return getDeskOrder(ctx, input);
}
