import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { getReservation } from '#src/features/lists/gifts/reservation.server.ts';
import { listRefusalFr } from '#src/features/lists/refusals.fr.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { list, listItem } from '#src/server/db/schema/index.ts';
import { checkoutPath } from './checkout-page.server.ts';
import { prepareOrder } from './prepare.server.ts';

/**
 * Orders here the gift that somebody reserved, by the private link of their promise, which holds on until it is paid
 * and comes back as it was when it is not. Answers where to pay; again: the order that was begun. Throws what
 * preparing an order throws, and not_found.
 */
export async function orderPromised(ctx: Ctx, token: string): Promise<string> {
  const held = await getReservation(ctx, token);
  const [gift] = await ctx.db
    .select({ list_uuid: list.uuid, product_id: listItem.productId })
    .from(listItem)
    .innerJoin(list, eq(list.id, listItem.listId))
    .where(and(eq(listItem.id, held.itemId), isNull(listItem.removedAt)));
  if (!gift) throw notFound(listRefusalFr.itemGone);
  const { hash } = await prepareOrder(ctx, {
    ...gift,
    quantity: held.quantity,
    contributor_email: held.email,
    contributor_name: held.name,
    promise: held.id,
  });
  return `${checkoutPath(hash)}#contenu`;
}
