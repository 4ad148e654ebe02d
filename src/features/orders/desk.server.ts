import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { disputesWhere } from '#src/features/money/disputes/view.server.ts';
import { deskPage } from '#src/features/money/paid.server.ts';
import { iso } from '#src/features/money/people.server.ts';
import { besideCard, wholeLeftOf } from '#src/features/money/refunds/order.server.ts';
import { refundsWhere } from '#src/features/money/refunds/view.server.ts';
import { momentsOf } from '#src/features/money/timeline.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  dispute,
  lineWords,
  orderIntent,
  orderLine,
  orderWords,
  refund,
  shopOrder,
} from '#src/server/db/schema/index.ts';
import { foundByWords } from '#src/server/db/words.ts';
import { checkoutFr } from './checkout.fr.ts';
import { closedSellersOf } from './closed-sellers.server.ts';
import type { OrderDetail, OrderLine } from './desk.ts';
import { nextDeskStep } from './desk-steps.ts';
import { vouchersRefused } from './ended-by-desk.server.ts';
import { type LineRow, linesOf, linesOfAll } from './lines.server.ts';
import { orderPayable } from './order.payable.server.ts';
import { answerOrder, getOrder, type OrderRow } from './order.server.ts';
import { LATE_DAYS, type OrderStatus, TO_SEND } from './order.state.ts';
import { owedByTransfer } from './transfer.server.ts';

interface Search {
  query: string;
  status: OrderStatus | null;
  late: boolean;
  page: number;
}

const DAY_MS = 24 * 3600_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A hash is a capability, not a word to look through. */
function matching(query: string): SQL | undefined {
  const orderWhere = (held: SQL) => sql`select ${shopOrder.id} from ${shopOrder} where ${held}`;
  return foundByWords(shopOrder.id, query, {
    asked: [
      [orderWords(shopOrder), orderWhere],
      [lineWords(orderLine), (held) => sql`select ${orderLine.orderId} from ${orderLine} where ${held}`],
    ],
    others: [
      ...(UUID.test(query) ? [orderWhere(eq(shopOrder.uuid, query))] : []),
      sql`select ${orderIntent.orderId} from ${orderIntent} where ${orderIntent.id} = ${query}`,
    ],
  });
}

/** Orders and what was begun of them, the newest first. */
export async function searchOrders(ctx: Ctx, { query, status, late, page }: Search) {
  const where = and(
    status ? eq(shopOrder.status, status) : undefined,
    late ? isLateAt(ctx.now) : undefined,
    matching(query),
  );
  return deskPage(page, {
    async items({ limit, offset }) {
      const rows = await ctx.db
        .select()
        .from(shopOrder)
        .where(where)
        .orderBy(desc(shopOrder.id))
        .limit(limit)
        .offset(offset);
      const lines = await linesOfAll(
        ctx.db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => lineOf(row as OrderRow, lines.get(row.id) ?? [], ctx.now));
    },
    total: () => ctx.db.$count(shopOrder, where),
  });
}

const lateBefore = (now: Date) => new Date(now.getTime() - LATE_DAYS * DAY_MS);

/** A payment that a bank contests holds its parcels back: they are not late. */
const isLateAt = (now: Date): SQL | undefined =>
  and(
    lte(shopOrder.paidAt, lateBefore(now)),
    eq(shopOrder.disputed, 0),
    sql`${shopOrder.id} in (select ${orderLine.orderId} from ${orderLine} where ${inArray(orderLine.state, [...TO_SEND])})`,
  );

const lineOf = (row: OrderRow, lines: readonly LineRow[], now: Date): OrderLine => ({
  reference: row.uuid,
  number: row.number,
  buyer: row.name,
  product: lines.map(({ productName, quantity }) => checkoutFr.article(productName, quantity)).join(', '),
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: row.total,
  refunded: row.refunded,
  status: row.status,
  contested: row.disputed > 0,
  late:
    row.disputed === 0 &&
    row.paidAt !== null &&
    row.paidAt <= lateBefore(now) &&
    lines.some(({ state }) => TO_SEND.includes(state)),
  created_at: row.createdAt.toISOString(),
  paid_at: iso(row.paidAt),
});

/** All that is known of an order but what would open it or its card. Throws not_found. */
export async function getDeskOrder(ctx: Ctx, { reference }: { reference: string }): Promise<OrderDetail> {
  const row = await getOrder(ctx.db, { uuid: reference });
  const about = { kind: 'order' as const, id: row.id };
  const order = await answerOrder(ctx, row);
  const seen = await orderPayable.see(ctx.db, row.id);
  const made = await ctx.db
    .select({ id: orderIntent.id })
    .from(orderIntent)
    .where(eq(orderIntent.orderId, row.id))
    .orderBy(orderIntent.createdAt);
  const intents = made.map(({ id }) => id);
  return {
    reference: row.uuid,
    // Parcels leave from this desk: it reads the parents' street too.
    order: { ...order, address: row.address },
    product_id: order.lines[0]?.product.id ?? 0,
    provider: row.provider,
    livemode: row.livemode,
    cancel_reason: row.cancelReason,
    terms_at: iso(row.termsAt),
    left: seen.refundable ? Math.max(0, await wholeLeftOf(ctx, about, seen)) + besideCard(seen) : 0,
    to_transfer: await owedByTransfer(ctx, row),
    vouchers_refused: await vouchersRefused(ctx, row),
    intents,
    refunds: await refundsWhere(ctx, eq(refund.orderId, row.id)),
    disputes: await disputesWhere(ctx, eq(dispute.orderId, row.id)),
    closed_sellers: await closedSellersOf(ctx, row),
    next_step: nextDeskStep(row.status, await linesOf(ctx.db, row.id)),
    timeline: await momentsOf(ctx, { about, begun: { at: row.createdAt, amount: row.total }, intents }),
  };
}
