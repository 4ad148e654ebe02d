import { eq } from 'drizzle-orm';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { list, voucher } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { makeVoucher } from './voucher.server.ts';
import { voucherLabels } from './vouchers.fr.ts';

/** The example's owner has one voucher to spend and one that ends within the month, so that the clock warns of it. */
export async function seedDemoVouchers(services: Services): Promise<void> {
  if (services.config.payments !== 'demo') return;
  const ctx = systemCtx(services);
  const [found] = await ctx.db
    .select({ owner: list.ownerId })
    .from(list)
    .where(eq(list.slug, DEMO_LIST.slug));
  if (!found?.owner || (await ctx.db.$count(voucher)) > 0) return;
  const personId = found.owner;
  const today = dayInFrance(ctx.now);
  await inTransaction(ctx, async (tx) => {
    for (const [initial, days] of [
      [5000, 700],
      [2000, 25],
    ] as const)
      await makeVoucher(
        tx,
        { label: voucherLabels.demo, initial, expiresOn: addDays(today, days), source: 'admin', personId },
        { mode: moneyModeOf(services) },
      );
  });
}
