import { eq } from 'drizzle-orm';
import type { Payment } from '#src/features/cagnotte/cagnotte.ts';
import { isHeldHere } from '#src/features/money/mode.server.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { orderIntent } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { applyOrderIntent } from './apply.server.ts';
import { metadataOf } from './metadata.ts';
import { changeOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { orderRefusals } from './orders.fr.ts';
import { toPayOf } from './reductions/reduction.ts';

/** Filled in and agreed to: the total is the one to pay. */
export const isReady = (row: OrderRow) =>
  row.address !== null && row.delivery !== null && row.termsAt !== null;

/**
 * Prepares what the buyer's browser needs to pay: the intent is made at the first asking and found again
 * later. Null when there is nothing to pay (any more), or not yet: the total waits for the delivery.
 */
export async function prepareOrderPayment(ctx: Ctx, hash: string): Promise<Payment | null> {
  const { payment } = await untilUnchanged(async () => {
    const row = await getOrder(ctx.db, { hash });
    if (row.status !== 'pending' || !isHeldHere(ctx.services, row)) return { payment: null };
    if (row.heldUntil <= ctx.now || !isReady(row) || toPayOf(row) === 0) return { payment: null };
    if (row.intentId !== null) return { payment: await knownPayment(ctx, row.intentId) };
    const intent = await askProvider(() =>
      providerOf(ctx.services).createIntent({
        metadata: metadataOf(row),
        amount: toPayOf(row),
        idempotencyKey: `order:${row.uuid}:pi:${row.attempt}`,
      }),
    );
    return (await attach(ctx, row, intent)) ? { payment: toPayment(ctx, intent) } : null;
  });
  return payment;
}

async function knownPayment(ctx: Ctx, intentId: string): Promise<Payment | null> {
  const [known] = await ctx.db.select().from(orderIntent).where(eq(orderIntent.id, intentId));
  return known ? toPayment(ctx, known) : null;
}

function toPayment(ctx: Ctx, { clientSecret }: Pick<Intent, 'clientSecret'>): Payment {
  const { name, publishableKey } = providerOf(ctx.services);
  return {
    provider: name,
    intent: 'payment',
    client_secret: clientSecret,
    publishable_key: publishableKey,
  };
}

/** False when the order changed meanwhile: the intent, found again by its key, is then brought up to date. */
async function attach(ctx: Ctx, seen: OrderRow, intent: Intent): Promise<boolean> {
  if (intent.amount !== toPayOf(seen))
    await askProvider(() =>
      providerOf(ctx.services).updateIntent(intent.id, { amount: toPayOf(seen), metadata: metadataOf(seen) }),
    );
  return inTransaction(ctx, async (inner) => {
    const row = await lockOrder(inner.db, seen.id);
    if (row.version !== seen.version) return false;
    await inner.db
      .insert(orderIntent)
      .values({ id: intent.id, orderId: row.id, clientSecret: intent.clientSecret })
      .onConflictDoNothing();
    await changeOrder(inner, row, { intentId: intent.id });
    return true;
  });
}

/**
 * Its buyer went back to change what they order: the payment that waited for a card is given up, so that none is charged
 * the sum of before. Throws order_locked where a card is being charged already, unavailable.
 */
export async function leavePayment(ctx: Ctx, hash: string): Promise<void> {
  await untilUnchanged(async () => {
    const seen = await getOrder(ctx.db, { hash });
    const { intentId } = seen;
    if (seen.status !== 'pending' || intentId === null || !isHeldHere(ctx.services, seen)) return true;
    const { status } = await askProvider(() => providerOf(ctx.services).cancel(intentId));
    if (status !== 'canceled') throw orderRefusals.locked();
    return inTransaction(ctx, async (inner) => {
      const row = await lockOrder(inner.db, seen.id);
      if (row.version !== seen.version) return null;
      await changeOrder(inner, row, { intentId: null, attempt: row.attempt + 1 });
      return true;
    });
  });
}

/** Asks the provider about an open payment and applies its word. */
export async function syncOrder(ctx: Ctx, id: number): Promise<void> {
  await untilUnchanged(async () => {
    const row = await getOrder(ctx.db, { id });
    const { intentId } = row;
    if (row.status !== 'pending' || intentId === null || !isHeldHere(ctx.services, row)) return true;
    const intent = await askProvider(() => providerOf(ctx.services).retrieve(intentId));
    return applyOrderTo(ctx, row, intent);
  });
}

/** Null when the order changed since `seen` was read. */
export async function applyOrderTo(ctx: Ctx, seen: OrderRow, intent: Intent): Promise<string | null> {
  return inTransaction(ctx, async (inner) => {
    const row = await lockOrder(inner.db, seen.id);
    return row.version === seen.version ? applyOrderIntent(inner, row, intent) : null;
  });
}
