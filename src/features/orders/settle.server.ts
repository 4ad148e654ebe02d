import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { GIVEN_BY_TRANSFER } from './bank-back.server.ts';
import type { orderDeskCalls } from './desk.calls.ts';
import { getDeskOrder } from './desk.server.ts';
import type { OrderDetail } from './desk.ts';
import { tellOfTransfer } from './effects.server.ts';
import { getOrder, lockOrder } from './order.server.ts';
import { orderRefusals } from './orders.fr.ts';
import { markGiven } from './refused-refunds.server.ts';
import { bookTransfer, owedByTransfer } from './transfer.server.ts';

/**
 * The buyer of an order that ended has the rest of their money by a transfer of our own bank, which they are told. Moves no
 * money. The same again changes nothing. Throws not_found, conflict.
 */
export async function settleOrder(
  ctx: Ctx,
  { reference, answer }: InputOf<typeof orderDeskCalls.settle>,
): Promise<OrderDetail> {
  const { personId } = requirePerson(ctx.actor);
  const { id } = await getOrder(ctx.db, { uuid: reference });
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx.db, id);
    const owed = await owedByTransfer(tx, row);
    if (owed === 0 && row.transferredBack > 0) return;
    if (owed === 0) throw orderRefusals.nothingToTransfer();
    const said = { decidedBy: personId, decidedAt: tx.now, decision: answer };
    await markGiven(tx, eq(refund.orderId, id), { ...said, failureCode: GIVEN_BY_TRANSFER });
    const cents = await bookTransfer(tx, row, { cents: owed, meant: [] });
    await audit(tx, { action: 'order.settle', target: `order:${id}`, detail: { cents, answer } });
    await tellOfTransfer(tx, await lockOrder(tx.db, id), { cents, answer });
  });
  return getDeskOrder(ctx, { reference });
}
