import { and, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { contribution, shopOrder, voucherPurchase } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';

/** A bank's late word, or somebody who asks what became of it, comes sooner. */
export const UNPAID_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Gifts, orders and vouchers that nobody paid are no record of money: after a time no name, address or word stays in them. */
export const unpaidRetention: JobKind = {
  name: 'unpaid-retention',
  cron: '50 3 * * *',
  async run({ database: { db }, clock }) {
    const before = new Date(clock().getTime() - UNPAID_KEPT_DAYS * DAY_MS);
    const { status, paidAt, updatedAt, email } = contribution;
    const over = inArray(status, ['failed', 'canceled', 'expired']);
    await db
      .update(contribution)
      .set({ email: null, publicname: null, kindwords: '' })
      .where(and(over, isNull(paidAt), lt(updatedAt, before), isNotNull(email)));
    await db
      .update(shopOrder)
      .set({ email: '', name: '', address: null, typedAddress: null })
      .where(
        and(
          eq(shopOrder.status, 'cancelled'),
          isNull(shopOrder.paidAt),
          lt(shopOrder.updatedAt, before),
          ne(shopOrder.email, ''),
        ),
      );
    await db
      .update(voucherPurchase)
      .set({ recipientEmail: '', recipientName: '', buyerEmail: '', buyerName: '', message: '' })
      .where(
        and(
          eq(voucherPurchase.status, 'expired'),
          isNull(voucherPurchase.paidAt),
          lt(voucherPurchase.updatedAt, before),
          ne(voucherPurchase.buyerEmail, ''),
        ),
      );
  },
};
