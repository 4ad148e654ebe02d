import type { Ctx } from '#src/server/calls/context.ts';
import { onOrderRefunded } from '../effects.server.ts';
import { changeOrder, lockOrder } from '../order.server.ts';
import { giveRestToVouchers } from './covered.server.ts';
import { returnToVouchers } from './give-back.server.ts';
import { toPayOf } from './reduction.ts';

/** Of cents to give back of an order, those that its vouchers paid go back to them at once; answers how many. */
export async function returnFirst(ctx: Ctx, id: number, cents: number): Promise<number> {
  const row = await lockOrder(ctx.db, id);
  const rest = row.vouched - row.vouchedBack;
  // The last of what no card paid ends the order, as the last of a card's part does.
  if (toPayOf(row) === 0 && rest > 0 && cents >= rest) {
    await giveRestToVouchers(ctx, row);
    return rest;
  }
  const back = await returnToVouchers(ctx, row, Math.min(cents, rest));
  if (back === 0) return 0;
  const changed = await changeOrder(ctx, row, {
    refunded: row.refunded + back,
    vouchedBack: row.vouchedBack + back,
  });
  await onOrderRefunded(ctx, changed, { was: row, toCome: cents - back });
  return back;
}
