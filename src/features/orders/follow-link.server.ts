import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { actionToken, orderLine, shopOrder } from '#src/server/db/schema/index.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { findOrder, type OrderRow } from './order.server.ts';
import { FOLLOW_TOKEN } from './order.ts';
import { orderRefusals } from './orders.fr.ts';

export const FOLLOW_PATH = '/i/marketplace/suivre-ma-commande';

/** A new link to follow this order: 256 random bits, kept only hashed. Earlier links stay good. */
export async function giveFollowLink(ctx: Ctx, row: Pick<OrderRow, 'uuid'>): Promise<string> {
  const token = newToken();
  await ctx.db
    .insert(actionToken)
    .values({ tokenHash: tokenHash(token), purpose: FOLLOW_TOKEN, subject: row.uuid });
  return `${ctx.services.config.publicUrl}${FOLLOW_PATH}/${token}`;
}

/** Makes the link to follow, or give up, a gift bought here as an order; null for any other promise. */
export async function orderLinkOf(ctx: Ctx, held: { id: number }): Promise<string | null> {
  const [row] = await ctx.db
    .select({ uuid: shopOrder.uuid })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
    // An order that ended leaves a promise made before it with its own link.
    .where(and(eq(orderLine.reservationId, held.id), ne(shopOrder.status, 'cancelled')));
  return row ? giveFollowLink(ctx, row) : null;
}

/** The order a mail's link leads to. Throws token_invalid. */
export async function orderOfLink(ctx: Ctx, token: string): Promise<OrderRow> {
  const [found] = await ctx.db
    .select({ uuid: actionToken.subject })
    .from(actionToken)
    .where(and(eq(actionToken.tokenHash, tokenHash(token)), eq(actionToken.purpose, FOLLOW_TOKEN)));
  const row = found ? await findOrder(ctx.db, { uuid: found.uuid }) : null;
  if (!row) throw orderRefusals.tokenInvalid();
  return row;
}
