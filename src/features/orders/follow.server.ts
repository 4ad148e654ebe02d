import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { confirmedAddressOf } from '#src/features/accounts/confirmed-address.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { shopOrder } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { requireMailRoom } from '#src/server/mail-room.ts';
import { orderLinksJob } from './links.jobs.server.ts';
import { answerOrder, type OrderRow } from './order.server.ts';
import { ORDERS_PER_PAGE } from './order.ts';

/** As for lost passwords (docs/spec/decisions.md §28): nobody's letter box is filled from here. */
const BY_ADDRESS: LimitPolicy = { name: 'order-links', points: 5, seconds: 3600 };
const BY_IP: LimitPolicy = { name: 'order-links-ip', points: 60, seconds: 3600 };

/** A job looks for the orders: the answer, and the time it takes, are the same whether there are any. */
export async function mailOrderLinks(ctx: Ctx, { email }: { email: string }): Promise<{ sent: true }> {
  await ctx.services.limits.takeAll([
    [BY_IP, ctx.ip],
    [BY_ADDRESS, email.toLowerCase()],
  ]);
  await requireMailRoom(ctx, email, 'gift');
  await ctx.services.jobs.send(orderLinksJob, { email });
  return { sent: true };
}

/** The caller's orders, the newest first: an address counts once it was confirmed. */
export async function getMyOrders(ctx: Ctx, { page }: { page: number }) {
  const { personId } = requirePerson(ctx.actor);
  const address = await confirmedAddressOf(ctx);
  const byAddress = address === null ? undefined : eq(shopOrder.email, address);
  const mine = and(isNotNull(shopOrder.paidAt), or(eq(shopOrder.personId, personId), byAddress));
  const rows = await ctx.db
    .select()
    .from(shopOrder)
    .where(mine)
    .orderBy(desc(shopOrder.id))
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE);
  const items = await Promise.all(
    rows.map(async (row) => ({ hash: row.hash, ...(await answerOrder(ctx, row as OrderRow)) })),
  );
  return { items, page, per_page: ORDERS_PER_PAGE, total: await ctx.db.$count(shopOrder, mine) };
}
