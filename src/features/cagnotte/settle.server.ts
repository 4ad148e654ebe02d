import { and, eq, notInArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { contributionAddon } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import type { ContributionRow } from './contribution.server.ts';

/** What an intent was made for, as the provider keeps it: ids and cents, never a name. */
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
 * The amounts that were really paid. An amount changed at the very moment of paying could differ from ours:
 * what the provider charged wins, add-ons it wasn't told of are dropped.
 */
export async function settledAmounts(
  ctx: Ctx,
  row: ContributionRow,
  intent: Intent,
): Promise<{ amount: number; fee: number }> {
  const amount = Number(intent.metadata.amount ?? row.amount);
  const fee = Number(intent.metadata.fee ?? row.fee);
  const paidAddons = (intent.metadata.addons ?? '').split(',').filter(Boolean).map(Number);
  const other = paidAddons.length > 0 ? notInArray(contributionAddon.addonId, paidAddons) : undefined;
  await ctx.db.delete(contributionAddon).where(and(eq(contributionAddon.contributionId, row.id), other));
  return { amount, fee };
}
