import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { contributionAddon } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import type { ContributionRow, LockedRow } from './contribution.server.ts';

/** The purpose of an intent, as the provider keeps it: ids and cents, never a name. */
export function intentMetadata(
  row: Pick<ContributionRow, 'uuid' | 'amount' | 'fee'>,
  addons: readonly { id: number }[],
): Record<string, string> {
  return {
    contribution: row.uuid,
    amount: String(row.amount),
    fee: String(row.fee),
    addons: addons.map(({ id }) => id).join(','),
  };
}

/**
 * Why a payment that succeeded cannot be booked: it is not this gift's, not our money, or not the sum its own
 * metadata say. Null when all agrees.
 */
export function disagreement(row: ContributionRow, intent: Intent, addonCents: number): string | null {
  const { metadata } = intent;
  if (intent.livemode !== row.livemode) return 'livemode';
  if (metadata.contribution !== row.uuid) return 'contribution';
  if (intent.kind === 'setup') return null;
  if (intent.currency !== 'eur') return 'currency';
  const said = Number(metadata.amount) + Number(metadata.fee) + addonCents;
  return intent.amount === said ? null : 'amount';
}

/** Cents of the add-ons a payment says it pays for. */
export async function paidAddonCents(ctx: Ctx, row: ContributionRow, intent: Intent): Promise<number> {
  const paid = paidAddonsOf(intent);
  if (paid.length === 0) return 0;
  const rows = await ctx.db
    .select({ price: contributionAddon.price })
    .from(contributionAddon)
    .where(and(eq(contributionAddon.contributionId, row.id), inArray(contributionAddon.addonId, paid)));
  return rows.reduce((sum, { price }) => sum + price, 0);
}

const paidAddonsOf = ({ metadata }: Intent) => (metadata.addons ?? '').split(',').filter(Boolean).map(Number);

/**
 * The amounts that were really paid. An amount changed at the very moment of paying could differ from ours:
 * what the provider charged wins, add-ons it wasn't told of are dropped.
 */
export async function settledAmounts(
  ctx: Ctx,
  row: LockedRow,
  intent: Intent,
): Promise<{ amount: number; fee: number }> {
  const amount = Number(intent.metadata.amount ?? row.amount);
  const fee = Number(intent.metadata.fee ?? row.fee);
  if (!row.hasAddons) return { amount, fee };
  const paidAddons = paidAddonsOf(intent);
  const other = paidAddons.length > 0 ? notInArray(contributionAddon.addonId, paidAddons) : undefined;
  await ctx.db.delete(contributionAddon).where(and(eq(contributionAddon.contributionId, row.id), other));
  return { amount, fee };
}
