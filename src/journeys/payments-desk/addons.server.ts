import { asc, eq, inArray, sql } from 'drizzle-orm';
import { deskRefusals } from '#src/features/money/desk.refusals.fr.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { addon, contribution, contributionAddon } from '#src/server/db/schema/index.ts';
import type { AddonRow } from './desk.ts';

/** Cents. */
const PRICE_MIN = 50;
const PRICE_MAX = 50_000;

export async function listAddons(ctx: Ctx): Promise<{ items: AddonRow[] }> {
  const rows = await ctx.db.select().from(addon).orderBy(asc(addon.position), asc(addon.id));
  const taken = await ctx.db
    .select({ id: contributionAddon.addonId, n: sql<number>`count(*)::int` })
    .from(contributionAddon)
    .innerJoin(contribution, eq(contribution.id, contributionAddon.contributionId))
    .where(inArray(contribution.status, ['succeeded', 'disputed']))
    .groupBy(contributionAddon.addonId);
  const byId = new Map(taken.map(({ id, n }) => [id, n]));
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      price: row.price,
      once_per_list: row.oncePerList,
      posted: row.posted,
      enabled: row.enabled,
      taken: byId.get(row.id) ?? 0,
    })),
  };
}

interface Saved {
  id: number | null;
  name: string;
  description: string;
  price: number;
  once_per_list: boolean;
  posted: boolean;
  enabled: boolean;
}

/** Saves an add-on; gifts that have it keep the price copied there. Throws not_found, price_out_of_range. */
export async function saveAddon(ctx: Ctx, input: Saved): Promise<AddonRow> {
  const { id, name, description, price, enabled, posted, once_per_list: oncePerList } = input;
  if (price < PRICE_MIN || price > PRICE_MAX) throw deskRefusals.priceOutOfRange();
  return inTransaction(ctx, async (inner) => {
    const fields = { name, description, price, enabled, posted, oncePerList };
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from addon)`;
    const [row] =
      id === null
        ? await inner.db
            .insert(addon)
            .values({ ...fields, position: last })
            .returning()
        : await inner.db.update(addon).set(fields).where(eq(addon.id, id)).returning();
    if (!row) throw deskRefusals.addonNotFound();
    await audit(inner, {
      action: id === null ? 'addon.create' : 'addon.update',
      target: `addon:${row.id}`,
      detail: { name, price, enabled },
    });
    const saved = (await listAddons(inner)).items.find((one) => one.id === row.id);
    if (!saved) throw deskRefusals.addonNotFound();
    return saved;
  });
}

/** In the order given; those it doesn't name follow, as they were. */
export async function orderAddons(ctx: Ctx, { ids }: { ids: number[] }): Promise<{ items: AddonRow[] }> {
  return inTransaction(ctx, async (inner) => {
    const known = (await listAddons(inner)).items.map(({ id }) => id);
    const named = [...new Set(ids)].filter((id) => known.includes(id));
    const order = [...named, ...known.filter((id) => !named.includes(id))];
    for (const [position, id] of order.entries())
      await inner.db.update(addon).set({ position }).where(eq(addon.id, id));
    await audit(inner, { action: 'addon.order', target: 'addon:all', detail: { order } });
    return listAddons(inner);
  });
}
