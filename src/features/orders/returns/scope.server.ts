import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { DESK_PER_PAGE } from '#src/features/money/desk.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { isPerson, requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderReturn, shopOrder } from '#src/server/db/schema/index.ts';
import type { OrderRow } from '../order.server.ts';
import { isStuck } from './end.server.ts';
import { REMIND_DAYS, type ReturnStatus, refundBy, type SellerReturn } from './return.ts';
import { returnRefusals } from './returns.fr.ts';
import { type FullReturn, fullReturns, toReturn } from './returns.server.ts';

/** The returns that somebody works on: those of one business, or all of them for the desk. */
export interface Scope {
  merchantId: number | null;
}

export const deskScope: Scope = { merchantId: null };
export const sellerScope = ({ actor }: Ctx): Scope => ({ merchantId: requireMerchant(actor).merchantId });

export const inScope = ({ merchantId }: Scope): SQL | undefined =>
  merchantId === null ? undefined : eq(orderReturn.merchantId, merchantId);

async function toSellerReturn(ctx: Ctx, one: FullReturn, order: OrderRow): Promise<SellerReturn> {
  const { row } = one;
  const due = refundBy(row);
  const waits = row.orderedAt === null && row.closedAt === null;
  const soon = addDays(parisDay(ctx.now), REMIND_DAYS);
  const me = isPerson(ctx.actor) ? ctx.actor.personId : null;
  return {
    ...toReturn(ctx, one),
    reference: order.uuid,
    order_number: order.number,
    buyer: order.name,
    due: waits && due !== null && due <= soon,
    second_person: row.status === 'received' && row.receivedBy !== null && row.receivedBy === me,
    stuck: await isStuck(ctx.db, row),
  };
}

/** Throws not_found, for a return of others too. */
export async function getSellerReturn(ctx: Ctx, scope: Scope, id: string): Promise<SellerReturn> {
  const [found] = await fullReturns(ctx.db, and(eq(orderReturn.uuid, id), inScope(scope)));
  if (!found) throw returnRefusals.notFound();
  const [order] = await ctx.db.select().from(shopOrder).where(eq(shopOrder.id, found.row.orderId));
  return toSellerReturn(ctx, found, order as OrderRow);
}

export async function listReturns(
  ctx: Ctx,
  scope: Scope,
  { status, page }: { status: ReturnStatus | null; page: number },
) {
  const where = and(inScope(scope), status ? eq(orderReturn.status, status) : undefined);
  const rows = await ctx.db
    .select({ id: orderReturn.uuid })
    .from(orderReturn)
    .where(where)
    .orderBy(desc(orderReturn.id))
    .limit(DESK_PER_PAGE)
    .offset((page - 1) * DESK_PER_PAGE);
  const items: SellerReturn[] = [];
  for (const { id } of rows) items.push(await getSellerReturn(ctx, scope, id));
  const [total] = await ctx.db.select({ n: count() }).from(orderReturn).where(where);
  return { items, page, per_page: DESK_PER_PAGE, total: Number(total?.n ?? 0) };
}
