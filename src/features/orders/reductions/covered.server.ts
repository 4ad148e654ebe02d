import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { onOrderPaid, onOrderRefunded } from '../effects.server.ts';
import { releaseRefunded } from '../hold.server.ts';
import { changeOrder, lockOrder, type OrderRow } from '../order.server.ts';
import { nextStatus } from '../order.state.ts';
import { returnToVouchers } from './give-back.server.ts';
import { toPayOf } from './reduction.ts';

/** Pays an order that vouchers and offers cover whole: no card is asked for. Again: nothing more. */
export async function payCovered(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx.db, id);
    const ready = row.address !== null && row.delivery !== null && row.termsAt !== null;
    if (row.status !== 'pending' || row.heldUntil <= tx.now || !ready) return;
    if (toPayOf(row) !== 0 || row.intentId !== null) return;
    const now = { status: 'paid' as const, paidAt: tx.now, failureCode: null, typedAddress: null };
    const paid = await changeOrder(tx, row, now);
    await onOrderPaid(tx, paid, 0);
  });
}

/** Gives back the whole of a cancelled order that no card paid; safe to repeat. */
export async function giveBackCovered(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx.db, id);
    if (row.status === 'cancelled') await giveRestToVouchers(tx, row);
  });
}

/** Gives back what is left of a locked order that no card paid; what has not left is free for others. */
export async function giveRestToVouchers(tx: Ctx, row: OrderRow): Promise<void> {
  const status = nextStatus(row.status, 'refunded');
  if (!row.paidAt || status === null || toPayOf(row) > 0) return;
  const released = await releaseRefunded(tx, row);
  await returnToVouchers(tx, row, row.vouched - row.vouchedBack);
  const back = await changeOrder(tx, row, {
    status,
    ...released,
    refunded: row.total,
    vouchedBack: row.vouched,
    reducedBack: row.reduced,
  });
  await onOrderRefunded(tx, back, { was: row });
}
