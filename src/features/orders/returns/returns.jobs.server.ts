import { and, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { orderReturn, shopOrder } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import type { OrderRow } from '../order.server.ts';
import { REMIND_DAYS, refundBy } from './return.ts';
import { fullReturns } from './returns.server.ts';
import { tellSeller } from './tell.server.ts';

/** Reminds sellers, once, of money that the law wants given back within days. */
export async function remindReturns(services: Services): Promise<void> {
  const open = and(
    isNull(orderReturn.remindedAt),
    isNull(orderReturn.orderedAt),
    isNotNull(orderReturn.merchantId),
    notInArray(orderReturn.status, ['refused', 'cancelled']),
    or(isNotNull(orderReturn.sentAt), isNotNull(orderReturn.receivedAt)),
  );
  const soon = addDays(parisDay(services.clock()), REMIND_DAYS);
  for (const full of await fullReturns(services.database.db, open)) {
    const due = refundBy(full.row);
    if (due === null || due > soon) continue;
    await inTransaction(systemCtx(services), async (tx) => {
      const [order] = await tx.db.select().from(shopOrder).where(eq(shopOrder.id, full.row.orderId));
      const [mine] = await tx.db
        .update(orderReturn)
        .set({ remindedAt: tx.now })
        .where(and(eq(orderReturn.id, full.row.id), isNull(orderReturn.remindedAt)))
        .returning({ id: orderReturn.id });
      if (mine) await tellSeller(tx, { order: order as OrderRow, full, told: 'due' });
    });
  }
}

export const returnJobs: JobKind<never>[] = [
  { name: 'returns-due', cron: '20 7 * * *', run: (services: Services) => remindReturns(services) },
];
