import { inArray } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { findParentsAddress } from '#src/features/addresses/parents.server.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { reservation } from '#src/server/db/schema/index.ts';
import { IntentLockedError } from '#src/server/gateways/payments/provider.ts';
import { deliveryPrice } from './delivery.ts';
import { metadataOf } from './intent.server.ts';
import { giftsOf } from './lines.server.ts';
import type { orderCalls } from './order.calls.ts';
import { answerOrder, changeOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import type { Order } from './order.ts';
import { orderRefusals } from './orders.fr.ts';

type Input = InputOf<typeof orderCalls.saveDetails>;

/**
 * Saves where and how an unpaid order goes, and its total with it; an intent already made is changed before
 * our row is. Throws not_found, not_editable, order_expired, no_parents_address, unavailable.
 */
export async function saveDetails(ctx: Ctx, { hash, ...input }: Input): Promise<Order> {
  const saved = await untilUnchanged(async () => {
    const seen = await getOrder(ctx.db, { hash });
    requireOpen(ctx, seen);
    const change = { ...changeFor(ctx, seen, input), ...(await destinationOf(ctx, seen, input)) };
    if (change.total !== seen.total || change.delivery !== seen.delivery)
      await tellProvider(ctx, seen, change);
    return inTransaction(ctx, async (inner) => {
      const row = await lockOrder(inner.db, seen.id);
      if (row.version !== seen.version) return null;
      await inner.db
        .update(reservation)
        .set({ email: input.email, name: input.name, words: input.words })
        .where(inArray(reservation.id, giftsOf(inner.db, row.id)));
      return changeOrder(inner, row, change);
    });
  });
  return answerOrder(ctx, saved);
}

function requireOpen(ctx: Ctx, row: OrderRow): void {
  if (row.status === 'cancelled' && row.cancelCause === 'expired') throw orderRefusals.expired();
  if (row.status !== 'pending') throw orderRefusals.notEditable();
  if (row.heldUntil <= ctx.now) throw orderRefusals.expired();
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

async function tellProvider(
  ctx: Ctx,
  { uuid, intentId }: OrderRow,
  change: Pick<OrderRow, 'delivery' | 'deliveryPrice' | 'total'>,
): Promise<void> {
  if (intentId === null) return;
  const order = { amount: change.total, metadata: metadataOf({ uuid, ...change }) };
  try {
    await askProvider(() => providerOf(ctx.services).updateIntent(intentId, order));
  } catch (error) {
    throw error instanceof IntentLockedError ? orderRefusals.notEditable() : error;
  }
}
