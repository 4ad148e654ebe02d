import type { InputOf } from '#src/calls/contract.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { readOwnCookie } from '#src/server/calls/own-cookie.ts';
import type { orderCalls } from './order.calls.ts';
import { answerOrder, getOrder } from './order.server.ts';
import type { Order } from './order.ts';
import { BEGUN } from './prepare.server.ts';
import { changeSums } from './reductions/change-sums.server.ts';

/**
 * The pages of the checkout are plain forms, and a session lives in the browser's storage: an order begun there is
 * nobody's until its browser says who is signed in. Another browser that opens its link changes nothing: the offers and
 * vouchers of whoever is lured there are not spent on it. It keeps its first person. Throws not_found, order_locked,
 * order_expired.
 */
export async function keepOrder(ctx: Ctx, { hash }: InputOf<typeof orderCalls.keep>): Promise<Order> {
  const { personId } = requirePerson(ctx.actor);
  const seen = await getOrder(ctx.db, { hash });
  if (seen.personId !== null || readOwnCookie(ctx, BEGUN) !== hash) return answerOrder(ctx, seen);
  const row = await changeSums(ctx, { hash }, async (now) => ({
    also: { personId: now.personId ?? personId },
  }));
  return answerOrder(ctx, row);
}
