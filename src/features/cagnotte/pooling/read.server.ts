import { getVisibleList, type Seen } from '#src/features/lists/access.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { poolsOfList, sumsOf, toPool } from './pool.server.ts';
import type { Pool } from './pool.ts';

export async function getPools(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<{ items: Pool[] }> {
  return { items: await poolsSeen(ctx, await getVisibleList(ctx, list_uuid)) };
}

/** One of them, by its uuid; null when this list has none such. */
export async function findPoolSeen(ctx: Ctx, seen: Seen, uuid: string): Promise<Pool | null> {
  return (await poolsSeen(ctx, seen)).find((pool) => pool.uuid === uuid) ?? null;
}

/** The gifts of a list that several pay, as the caller may see them; its owner sees those that are over too. */
export async function poolsSeen(ctx: Ctx, { row, isOwner, hidden }: Seen): Promise<Pool[]> {
  // A site without a provider takes no money, and has no such gifts.
  if (ctx.services.config.payments === 'stripe' && !ctx.services.config.stripe) return [];
  const found = await poolsOfList(ctx.db, row.id, { mode: moneyModeOf(ctx.services), past: isOwner });
  const ids = found.map(({ pool }) => pool.id);
  const sums = hidden ? new Map() : await sumsOf(ctx.db, ids, { now: ctx.now });
  return found.map((one) => toPool(ctx, one, { sums: sums.get(one.pool.id), hidden }));
}
