import { eq } from 'drizzle-orm';
import { isHeldHere } from '#src/features/money/mode.server.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contributionIntent } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { applyIntent, type Heard, NOTHING_NEW } from './apply.server.ts';
import { refusals } from './cagnotte.fr.ts';
import type { Payment } from './cagnotte.ts';
import {
  attachIntent,
  type ContributionRow,
  type Gift,
  getGift,
  lockContribution,
  readAlone,
  totalOf,
} from './contribution.server.ts';
import { isSettled, next } from './contribution.state.ts';
import { mayPayShare } from './pooling/room.server.ts';
import { refundCanceled } from './refund.server.ts';
import { intentMetadata } from './settle.server.ts';

/**
 * Answers what the giver's browser needs to pay; the intent is made at the first asking and found again
 * later. Null when there is nothing to pay (any more). docs/spec/decisions.md §13: one intent for all
 * attempts.
 */
export const preparePayment = async (ctx: Ctx, hash: string): Promise<Payment | null> =>
  (await paymentOf(ctx, await getGift(ctx.db, { hash }))).payment;

/** The same for a gift that was just read; answers it as it is then, too. */
export async function paymentOf(ctx: Ctx, read: Gift): Promise<{ payment: Payment | null; seen: Gift }> {
  let known: Gift | null = read;
  return untilUnchanged(async () => {
    const gift: Gift = known ?? (await getGift(ctx.db, { hash: read.row.hash }));
    known = null;
    const nothing = { payment: null, seen: gift };
    if (!isHeldHere(ctx.services, gift.row)) return nothing;
    if (!(await mayPayShare(ctx, gift.row))) return nothing;
    if (gift.row.intentId !== null) return { payment: await knownPayment(ctx, gift), seen: gift };
    const to = next(gift.row.status, 'intent_made') ?? gift.row.status;
    if (to !== 'awaiting_payment') return nothing;
    if (gift.pot.heldAt) throw refusals.held();
    const intent = await makeIntent(ctx, gift);
    const row = await attach(ctx, gift, intent);
    return row && { payment: toPayment(ctx, intent), seen: { ...gift, row } };
  });
}

const PAYABLE = new Set(['awaiting_payment', 'requires_action', 'processing', 'needs_action']);

async function knownPayment(ctx: Ctx, { row }: Gift): Promise<Payment | null> {
  if (!PAYABLE.has(row.status) || row.intentId === null) return null;
  const [known] = await ctx.db
    .select()
    .from(contributionIntent)
    .where(eq(contributionIntent.id, row.intentId));
  return known ? toPayment(ctx, known) : null;
}

function toPayment(ctx: Ctx, intent: Pick<Intent, 'kind' | 'clientSecret'>): Payment {
  const { name, publishableKey } = providerOf(ctx.services);
  return {
    provider: name,
    intent: intent.kind,
    client_secret: intent.clientSecret,
    publishable_key: publishableKey,
  };
}

function makeIntent(ctx: Ctx, { row, addons }: Gift): Promise<Intent> {
  const provider = providerOf(ctx.services);
  const metadata = intentMetadata(row, addons);
  // docs/spec/decisions.md §13: contrib:{id}:pi:{attempt}. The uuid: an id comes back when a database is made
  // anew.
  return askProvider(() =>
    row.delayed
      ? provider.createSetup({ metadata, idempotencyKey: `contrib:${row.uuid}:si:${row.attempt}` })
      : provider.createIntent({
          metadata,
          amount: totalOf(row, addons),
          idempotencyKey: `contrib:${row.uuid}:pi:${row.attempt}`,
        }),
  );
}

/** Null when the contribution changed meanwhile: the intent, found again by its key, is then brought up to date. */
async function attach(ctx: Ctx, gift: Gift, intent: Intent): Promise<ContributionRow | null> {
  const total = totalOf(gift.row, gift.addons);
  if (intent.kind === 'payment' && intent.amount !== total) {
    const metadata = intentMetadata(gift.row, gift.addons);
    await askProvider(() => providerOf(ctx.services).updateIntent(intent.id, { amount: total, metadata }));
  }
  return attachIntent(ctx, gift.row, intent);
}

/** Asks the provider and applies its word, when ours is not final. Throws what a provider that is down throws. */
export const syncWithProvider = async (ctx: Ctx, hash: string): Promise<void> =>
  void (await syncGift(ctx, await getGift(ctx.db, { hash })));

/** The same for a gift that was just read; answers it as it is then. */
export async function syncGift(ctx: Ctx, read: Gift): Promise<Gift> {
  const provider = providerOf(ctx.services);
  const { id, hash } = read.row;
  let known: Gift | null = read;
  const after = await untilUnchanged(async () => {
    const gift: Gift = known ?? (await getGift(ctx.db, { hash }));
    known = null;
    const { row } = gift;
    if (isSettled(row.status) || row.intentId === null || !isHeldHere(ctx.services, row)) return gift;
    const intent = await provider.retrieve(row.intentId);
    const applied = await applyTo(ctx, row, { intent, read: gift });
    if (applied?.outcome === NOTHING_NEW) return gift;
    return applied && { ...gift, ...(await readAlone(ctx.db, row.id)) };
  });
  return (await refundCanceled(ctx.services, id, after)) ? getGift(ctx.db, { hash }) : after;
}

/** Null when the contribution changed since `seen` was read. */
export async function applyTo(
  ctx: Ctx,
  seen: { id: number; version: number },
  heard: Heard,
): Promise<{ id: number; outcome: string } | null> {
  return inTransaction(ctx, async (inner) => {
    const row = await lockContribution(inner.db, seen.id);
    if (row.version !== seen.version) return null;
    return { id: row.id, outcome: await applyIntent(inner, row, heard) };
  });
}
