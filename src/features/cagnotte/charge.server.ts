import { eq } from 'drizzle-orm';
import { providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { contributionIntent } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';
import { changeContribution, type Gift, getGift, lockContribution, totalOf } from './contribution.server.ts';
import { next, type Status } from './contribution.state.ts';
import { applyTo } from './intent.server.ts';
import { intentMetadata } from './settle.server.ts';

/**
 * Charges a delayed gift on its day. The row says `charging` before anything is asked of the provider, so that
 * the giver's cancel link and the charge cannot both win. Answers the status it ends in.
 */
export async function chargeScheduled(services: Services, id: number): Promise<Status> {
  const ctx = systemCtx(services);
  const started = await inTransaction(ctx, async (inner) => {
    const row = await lockContribution(inner.db, id);
    const to = next(row.status, 'charge_started');
    if (!to || !row.nextChargeAt || row.nextChargeAt > inner.now) return false;
    await changeContribution(inner, row, { status: to, chargeTries: row.chargeTries + 1 });
    return true;
  });
  if (started) await continueCharge(services, id);
  return (await getGift(ctx.db, { id })).row.status;
}

/** Brings a `charging` contribution to its end, from wherever a stopped process left it. */
export async function continueCharge(services: Services, id: number): Promise<void> {
  const ctx = systemCtx(services);
  await untilUnchanged(async () => {
    const gift = await getGift(ctx.db, { id });
    if (gift.row.status !== 'charging') return true;
    const intent = await chargeIntent(ctx, gift);
    if (intent === null) return null;
    return applyTo(ctx, gift.row, { intent: await charged(ctx, gift, intent) });
  });
}

/** The intent that charges this gift: made once, then the same for every try. Null: look again. */
async function chargeIntent(ctx: Ctx, gift: Gift): Promise<Intent | null> {
  const { row, addons } = gift;
  const provider = providerOf(ctx.services);
  const [known] = await ctx.db
    .select({ kind: contributionIntent.kind })
    .from(contributionIntent)
    .where(eq(contributionIntent.id, row.intentId ?? ''));
  if (known?.kind === 'payment' && row.intentId) return provider.retrieve(row.intentId);
  const intent = await provider.createIntent({
    amount: totalOf(row, addons),
    metadata: intentMetadata(row, addons),
    idempotencyKey: `contrib:${row.uuid}:pi:${row.attempt}`,
  });
  await inTransaction(ctx, async (inner) => {
    const locked = await lockContribution(inner.db, row.id);
    if (locked.version !== row.version) return;
    await inner.db
      .insert(contributionIntent)
      .values({ id: intent.id, contributionId: row.id, kind: 'payment', clientSecret: intent.clientSecret })
      .onConflictDoNothing();
    // A card that was refused while it was being saved is the last failure of another intent.
    await changeContribution(inner, locked, { intentId: intent.id, lastFailureId: null });
  });
  return null;
}

/** Asks for the money unless this try was already answered. */
async function charged(ctx: Ctx, { row }: Gift, intent: Intent): Promise<Intent> {
  const unanswered =
    intent.status === 'requires_payment_method' && (intent.failure?.id ?? null) === row.lastFailureId;
  if (!unanswered || row.paymentMethod === null) return intent;
  return providerOf(ctx.services).confirm(intent.id, {
    paymentMethod: row.paymentMethod,
    idempotencyKey: `contrib:${row.uuid}:charge:${row.chargeTries}`,
  });
}
