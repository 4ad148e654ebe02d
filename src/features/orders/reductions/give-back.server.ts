import { asc, eq, sql } from 'drizzle-orm';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { giveBackToWhoPaid } from '#src/features/vouchers/let-go.server.ts';
import { changeVoucher, keepMove, lockVoucher } from '#src/features/vouchers/voucher.server.ts';
import { RETURNED_DAYS } from '#src/features/vouchers/voucher.ts';
import { laterOf } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderReduction } from '#src/server/db/schema/index.ts';
import type { OrderRow } from '../order.server.ts';

/**
 * Puts cents back into the vouchers that paid a locked order, as many as they paid and had not back yet; answers how
 * many. One whose date passed meanwhile is good for some days more.
 */
export async function returnToVouchers(tx: Ctx, row: OrderRow, cents: number): Promise<number> {
  const parts = await tx.db
    .select()
    .from(orderReduction)
    .where(eq(orderReduction.orderId, row.id))
    .orderBy(asc(orderReduction.voucherId));
  let left = cents;
  for (const { id, voucherId, state, amount, returned } of parts) {
    const back = Math.min(left, amount - returned);
    if (voucherId === null || state !== 'spent' || back <= 0) continue;
    const known = await lockVoucher(tx, voucherId);
    const until = addDays(dayInFrance(tx.now), RETURNED_DAYS);
    const changed = await changeVoucher(tx, voucherId, {
      balance: known.balance + back,
      expiredAt: null,
      canceledAt: null,
      expiresOn: laterOf(known.expiresOn, until),
      // Another end is another one to warn of.
      ...(until > known.expiresOn ? { warned: null } : {}),
    });
    await keepMove(tx, { voucherId, what: 'returned', amount: back, orderId: row.id });
    await giveBackToWhoPaid(tx, changed, row.email);
    await tx.db
      .update(orderReduction)
      .set({ returned: sql`${orderReduction.returned} + ${back}` })
      .where(eq(orderReduction.id, id));
    left -= back;
  }
  return cents - left;
}
