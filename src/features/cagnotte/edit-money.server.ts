import { and, eq, notInArray } from 'drizzle-orm';
import { feeOf, isAmountInRange } from '#src/features/money/amount.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contributionAddon } from '#src/server/db/schema/index.ts';
import { IntentLockedError } from '#src/server/gateways/payments/provider.ts';
import { lostAddons, requireAddon } from './addon.server.ts';
import { amountOutOfRange, refusals } from './cagnotte.fr.ts';
import type { Addon, Contribution } from './cagnotte.ts';
import { requireSeen } from './closed-list.server.ts';
import {
  type ContributionRow,
  changeContribution,
  type Gift,
  getGift,
  lockContribution,
  toContribution,
  totalOf,
} from './contribution.server.ts';
import { isAmountEditable } from './contribution.state.ts';
import { requireRoomFor } from './pooling/room.server.ts';
import { intentMetadata } from './settle.server.ts';

interface MoneyChange {
  /** Cents. */
  amount?: number;
  /** The options wanted, from those there are. */
  addons?: (known: number[]) => number[];
}

interface Wanted {
  amounts: Pick<ContributionRow, 'amount' | 'fee'>;
  addons: { id: number; price: number }[];
}

export const updateAmount = (ctx: Ctx, { hash, amount }: { hash: string; amount: number }) =>
  changeMoney(ctx, hash, { amount });

export const addAddon = (ctx: Ctx, { hash, addon_id }: { hash: string; addon_id: number }) =>
  changeMoney(ctx, hash, { addons: (known) => [...new Set([...known, addon_id])] });

export const removeAddon = (ctx: Ctx, { hash, addon_id }: { hash: string; addon_id: number }) =>
  changeMoney(ctx, hash, { addons: (known) => known.filter((id) => id !== addon_id) });

/**
 * Amount and options at once. docs/spec/calls.md §/api/publiclist/: in draft and awaiting_payment only; an
 * intent already made follows, before our row does. Whoever commits last told the provider last. Throws
 * amount_out_of_range, addon_unavailable, not_editable, not_found once its list is closed.
 */
export async function changeMoney(ctx: Ctx, hash: string, change: MoneyChange): Promise<Contribution> {
  const { amount } = change;
  if (amount !== undefined && !isAmountInRange(amount)) throw amountOutOfRange('amount');
  await untilUnchanged(async () => {
    const gift = await getGift(ctx.db, { hash });
    await requireSeen(ctx, gift);
    if (!isAmountEditable(gift.row.status)) throw refusals.notEditable();
    const wanted = await planned(ctx, gift, change);
    await tellProvider(ctx, gift.row, wanted);
    return inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, gift.row.id);
      if (row.version !== gift.row.version) return null;
      await setAddons(inner, row.id, wanted.addons);
      await changeContribution(inner, row, wanted.amounts);
      return true;
    });
  });
  return toContribution(await getGift(ctx.db, { hash }));
}

/** Options already there keep the price they were taken for. */
async function planned(ctx: Ctx, { row, list, addons }: Gift, change: MoneyChange): Promise<Wanted> {
  const { amount } = change;
  if (amount !== undefined) await requireRoomFor(ctx, row, amount);
  const ids = addons.map(({ id }) => id);
  const gift = { id: row.id, listId: list.id };
  const wanted: Wanted['addons'] = [];
  for (const id of change.addons?.(ids) ?? ids)
    wanted.push(addons.find((known) => known.id === id) ?? (await requireAddon(ctx, gift, id)));
  return {
    amounts:
      amount === undefined
        ? { amount: row.amount, fee: row.fee }
        : { amount, fee: feeOf(amount, ctx.services.config) },
    addons: wanted,
  };
}

async function setAddons(ctx: Ctx, contributionId: number, addons: Wanted['addons']): Promise<void> {
  const ids = addons.map(({ id }) => id);
  await ctx.db
    .delete(contributionAddon)
    .where(
      and(
        eq(contributionAddon.contributionId, contributionId),
        ids.length > 0 ? notInArray(contributionAddon.addonId, ids) : undefined,
      ),
    );
  if (ids.length === 0) return;
  await ctx.db
    .insert(contributionAddon)
    .values(addons.map(({ id, price }) => ({ contributionId, addonId: id, price })))
    .onConflictDoNothing();
}

async function tellProvider(ctx: Ctx, row: ContributionRow, { amounts, addons }: Wanted): Promise<void> {
  const { intentId } = row;
  if (intentId === null || row.delayed) return;
  const paying = { ...row, ...amounts };
  const change = { amount: totalOf(paying, addons), metadata: intentMetadata(paying, addons) };
  try {
    await askProvider(() => providerOf(ctx.services).updateIntent(intentId, change));
  } catch (error) {
    throw error instanceof IntentLockedError ? refusals.notEditable() : error;
  }
}

/** Takes off what somebody else paid for meanwhile, before a card is asked for; answers what is gone. */
export async function dropLostAddons(ctx: Ctx, gift: Gift): Promise<Addon[]> {
  if (!isAmountEditable(gift.row.status)) return [];
  const lost = await lostAddons(ctx.db, gift);
  if (lost.length === 0) return [];
  const gone = new Set(lost.map(({ id }) => id));
  await changeMoney(ctx, gift.row.hash, { addons: (known) => known.filter((id) => !gone.has(id)) });
  return lost;
}
