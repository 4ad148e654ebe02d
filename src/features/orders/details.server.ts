import { inArray } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { findParentsAddress } from '#src/features/addresses/parents.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { reservation } from '#src/server/db/schema/index.ts';
import { deliveryPrice } from './delivery.ts';
import { giftsOf } from './lines.server.ts';
import type { orderCalls } from './order.calls.ts';
import { answerOrder, type OrderRow } from './order.server.ts';
import type { Order } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { changeSums } from './reductions/change-sums.server.ts';

type Input = InputOf<typeof orderCalls.saveDetails>;

/**
 * Saves where and how an unpaid order goes, and its total with it; an intent already made is changed before
 * our row is. Throws not_found, not_editable, order_expired, no_parents_address, unavailable.
 */
export async function saveDetails(ctx: Ctx, { hash, ...input }: Input): Promise<Order> {
  const saved = await changeSums(ctx, { hash, refusal: orderRefusals.notEditable }, async (seen) => ({
    also: { ...changeFor(ctx, seen, input), ...(await destinationOf(ctx, seen, input)) },
    within: (inner, row) =>
      inner.db
        .update(reservation)
        .set({ email: input.email, name: input.name, words: input.words })
        .where(inArray(reservation.id, giftsOf(inner.db, row.id))),
  }));
  return answerOrder(ctx, saved);
}

/** Copied now: what the parents change later changes nothing of an order that was agreed to. */
async function destinationOf(ctx: Ctx, row: OrderRow, { address, to_parents }: Omit<Input, 'hash'>) {
  if (!to_parents) return { address: address ?? null, toParents: false };
  const parents = await findParentsAddress(ctx.db, row.listId);
  if (!parents) throw orderRefusals.noParentsAddress();
  return { address: parents, toParents: true };
}

function changeFor(ctx: Ctx, row: OrderRow, input: Omit<Input, 'hash'>) {
  const { articles } = row;
  const price = deliveryPrice(input.delivery, articles);
  return {
    email: input.email,
    name: input.name,
    delivery: input.delivery,
    deliveryPrice: price,
    total: articles + price,
    termsAt: ctx.now,
  };
}
