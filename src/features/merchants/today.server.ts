import { and, asc, count, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { linesOfAll } from '#src/features/orders/lines.server.ts';
import type { OrderRow } from '#src/features/orders/order.server.ts';
import { TO_SEND } from '#src/features/orders/order.state.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderLine, product, shopOrder } from '#src/server/db/schema/index.ts';
import type { Today } from './business.calls.ts';
import { myMerchant } from './business.server.ts';
import { missingOf } from './missing.server.ts';
import { nextAvailable } from './money.server.ts';
import { toMerchantOrder } from './orders.server.ts';

const SHOWN = 5;

/** The day's work, the oldest first; sums for an owner alone. */
export async function sellerToday(ctx: Ctx): Promise<Today> {
  const { merchantId, memberRole } = requireMerchant(ctx.actor);
  const waiting = await ordersToSend(ctx, merchantId);
  return {
    missing: await missingOf(ctx, await myMerchant(ctx)),
    to_send: waiting.length,
    late: waiting.filter(({ late }) => late).length,
    orders: waiting.slice(0, SHOWN),
    products: await stateOfProducts(ctx, merchantId),
    money: memberRole === 'owner' ? await sumsOf(ctx, merchantId) : null,
  };
}

/** At most so many are read: who has more has enough to do. */
const MOST = 200;

async function ordersToSend(ctx: Ctx, merchantId: number): Promise<Today['orders']> {
  const rows = await ctx.db
    .select()
    .from(shopOrder)
    .where(
      and(
        isNotNull(shopOrder.paidAt),
        inArray(shopOrder.status, ['paid', 'prepared', 'sent']),
        eq(shopOrder.disputed, 0),
        exists(
          ctx.db
            .select({ one: sql`1` })
            .from(orderLine)
            .where(
              and(
                eq(orderLine.orderId, shopOrder.id),
                eq(orderLine.merchantId, merchantId),
                inArray(orderLine.state, [...TO_SEND]),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(shopOrder.paidAt), asc(shopOrder.id))
    .limit(MOST);
  const lines = await linesOfAll(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toMerchantOrder(
      ctx,
      row as OrderRow,
      (lines.get(row.id) ?? []).filter((line) => line.merchantId === merchantId),
    ),
  );
}

async function stateOfProducts(ctx: Ctx, merchantId: number): Promise<Today['products']> {
  const state = sql<keyof Today['products']>`case when ${product.archivedAt} is not null then 'archived'
    when ${product.withheld} then 'withheld'
    when ${product.availability} = 'out_of_stock' then 'out_of_stock' else 'active' end`;
  const rows = await ctx.db
    .select({ state, n: count() })
    .from(product)
    .where(and(eq(product.merchantId, merchantId), isNull(product.deletedAt)))
    .groupBy(sql`1`);
  const by = Object.fromEntries(rows.map(({ state: name, n }) => [name, Number(n)]));
  return { active: 0, out_of_stock: 0, withheld: 0, archived: 0, ...by };
}

async function sumsOf(ctx: Ctx, merchantId: number): Promise<Today['money']> {
  const { merchant: account } = accountsOf(moneyModeOf(ctx.services));
  return {
    pending: await balanceOf(ctx.db, account(merchantId, 'pending')),
    available: await balanceOf(ctx.db, account(merchantId, 'available')),
    next_available_at: await nextAvailable(ctx, merchantId),
  };
}
