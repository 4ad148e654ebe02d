import type { Ctx } from '#src/server/calls/context.ts';
import type { PurchaseRow } from './purchase.server.ts';
import { changeVoucher, keepMove, lockVoucher } from './voucher.server.ts';

/** Takes cents out of a purchase's voucher, as many as it still has; answers how many. */
export async function takeBack(ctx: Ctx, { voucherId }: PurchaseRow, cents: number): Promise<number> {
  if (voucherId === null) return 0;
  const row = await lockVoucher(ctx, voucherId);
  const taken = Math.min(cents, row.balance);
  if (taken === 0) return 0;
  await changeVoucher(ctx, row.id, { balance: row.balance - taken });
  await keepMove(ctx, { voucherId: row.id, what: 'refunded', amount: -taken });
  return taken;
}

/** Puts them into it again; what is over by now stays ours to keep apart: false. */
export async function putBack(ctx: Ctx, { voucherId }: PurchaseRow, cents: number): Promise<boolean> {
  if (voucherId === null || cents === 0) return true;
  const row = await lockVoucher(ctx, voucherId);
  if (row.canceledAt || row.expiredAt) return false;
  await changeVoucher(ctx, row.id, { balance: row.balance + cents });
  await keepMove(ctx, { voucherId: row.id, what: 'returned', amount: cents });
  return true;
}
