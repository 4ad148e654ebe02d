import { eq } from 'drizzle-orm';
import type { Payment } from '#src/features/cagnotte/cagnotte.ts';
import { isHeldHere } from '#src/features/money/mode.server.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { voucherIntent } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { applyPurchaseIntent } from './apply.server.ts';
import { changePurchase, getPurchase, lockPurchase, type PurchaseRow } from './purchase.server.ts';

const PAYABLE: readonly PurchaseRow['status'][] = ['awaiting_payment', 'requires_action', 'processing'];

/** As the provider keeps it: ids and cents, no name or address. */
const metadataOf = (row: PurchaseRow) => ({ purchase: row.uuid, amount: String(row.amount) });

/**
 * Answers the needs of the buyer's browser: the intent is made at the first asking and found again later. Null when there
 * is nothing to pay any more.
 */
export async function preparePurchasePayment(ctx: Ctx, hash: string): Promise<Payment | null> {
  const { payment } = await untilUnchanged(async () => {
    const row = await getPurchase(ctx.db, { hash });
    if (!PAYABLE.includes(row.status) || !isHeldHere(ctx.services, row)) return { payment: null };
    if (row.intentId !== null) return { payment: await knownPayment(ctx, row.intentId) };
    const intent = await askProvider(() =>
      providerOf(ctx.services).createIntent({
        metadata: metadataOf(row),
        amount: row.amount,
        idempotencyKey: `purchase:${row.uuid}:pi:${row.attempt}`,
      }),
    );
    return (await attach(ctx, row, intent)) ? { payment: toPayment(ctx, intent) } : null;
  });
  return payment;
}

async function knownPayment(ctx: Ctx, intentId: string): Promise<Payment | null> {
  const [known] = await ctx.db.select().from(voucherIntent).where(eq(voucherIntent.id, intentId));
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

function attach(ctx: Ctx, seen: PurchaseRow, intent: Intent): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const row = await lockPurchase(inner.db, seen.id);
    if (row.version !== seen.version) return false;
    await inner.db
      .insert(voucherIntent)
      .values({ id: intent.id, purchaseId: row.id, clientSecret: intent.clientSecret })
      .onConflictDoNothing();
    await changePurchase(inner, row, { intentId: intent.id });
    return true;
  });
}

/** Asks the provider about an open payment and applies its word. Throws unavailable. */
export async function syncPurchase(ctx: Ctx, id: number): Promise<void> {
  await untilUnchanged(async () => {
    const seen = await getPurchase(ctx.db, { id });
    const { intentId } = seen;
    const open = PAYABLE.includes(seen.status) && isHeldHere(ctx.services, seen);
    if (!open || intentId === null) return true;
    const intent = await askProvider(() => providerOf(ctx.services).retrieve(intentId));
    return inTransaction(ctx, async (inner) => {
      const row = await lockPurchase(inner.db, id);
      return row.version === seen.version ? applyPurchaseIntent(inner, row, intent) : null;
    });
  });
}
