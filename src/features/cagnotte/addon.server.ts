import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { findGivingList } from '#src/features/lists/giving.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { addon, contribution, contributionAddon, pot } from '#src/server/db/schema/index.ts';
import { refusals } from './cagnotte.fr.ts';
import type { Addon } from './cagnotte.ts';
import type { Status } from './contribution.state.ts';

type AddonRow = typeof addon.$inferSelect;

/** Adds an option to a contribution at today's price; again changes nothing. Throws addon_unavailable. */
export async function attachAddon(
  ctx: Ctx,
  gift: { id: number; listId: number },
  addonId: number,
): Promise<void> {
  const found = await requireAddon(ctx, gift, addonId);
  await ctx.db
    .insert(contributionAddon)
    .values({ contributionId: gift.id, addonId, price: found.price })
    .onConflictDoNothing();
}

/** An option this contribution may still take. Throws addon_unavailable. */
export async function requireAddon(
  ctx: Ctx,
  gift: { id: number; listId: number },
  addonId: number,
): Promise<AddonRow> {
  const found = await findAddon(ctx.db, addonId);
  if (!found || (found.oncePerList && (await isTaken(ctx.db, gift.listId, { addonId, otherThan: gift.id }))))
    throw refusals.addonUnavailable();
  return found;
}

async function findAddon(db: Db, id: number): Promise<AddonRow | null> {
  const [found] = await db
    .select()
    .from(addon)
    .where(and(eq(addon.id, id), eq(addon.enabled, true)));
  return found ?? null;
}

/** Paid for, being paid for, or promised with a saved card. */
const TAKEN: Status[] = ['processing', 'charging', 'scheduled', 'needs_action', 'succeeded', 'disputed'];

/** The options that other contributions to a list have. */
async function takenAddons(db: Db, listId: number, otherThan = 0): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: contributionAddon.addonId })
    .from(contributionAddon)
    .innerJoin(contribution, eq(contribution.id, contributionAddon.contributionId))
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .where(and(eq(pot.listId, listId), ne(contribution.id, otherThan), inArray(contribution.status, TAKEN)));
  return new Set(rows.map(({ id }) => id));
}

async function isTaken(
  db: Db,
  listId: number,
  { addonId, otherThan = 0 }: { addonId: number; otherThan?: number },
): Promise<boolean> {
  return (await takenAddons(db, listId, otherThan)).has(addonId);
}

/** The options a giver may add, in the admins' order, at today's prices; a once-per-list one until taken. */
export async function offeredAddons(db: Db, gift: { id?: number; listId: number }): Promise<Addon[]> {
  const rows = await db
    .select()
    .from(addon)
    .where(eq(addon.enabled, true))
    .orderBy(asc(addon.position), asc(addon.id));
  if (rows.length === 0) return [];
  const taken = await takenAddons(db, gift.listId, gift.id);
  return rows.filter((row) => !(row.oncePerList && taken.has(row.id))).map(toAddon);
}

/** Options of a contribution that somebody else paid for since: once per list, the first to pay has them. */
export async function lostAddons(
  db: Db,
  gift: { row: { id: number }; list: { id: number }; addons: readonly Addon[] },
): Promise<Addon[]> {
  const once = gift.addons.filter(({ once_per_list }) => once_per_list);
  if (once.length === 0) return [];
  const taken = await takenAddons(db, gift.list.id, gift.row.id);
  return once.filter(({ id }) => taken.has(id));
}

export const toAddon = (row: AddonRow): Addon => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  once_per_list: row.oncePerList,
});

export async function canSuggestAddon(ctx: Ctx, input: { list_uuid: string; addon_id: number }) {
  const list = await findGivingList(ctx.db, input.list_uuid);
  if (!list) throw refusals.listNotFound();
  const found = await findAddon(ctx.db, input.addon_id);
  if (!found) return { can_suggest: false };
  const taken = found.oncePerList && (await isTaken(ctx.db, list.id, { addonId: found.id }));
  return { can_suggest: !taken };
}

export async function hasAddonContribution(ctx: Ctx, input: { list_uuid: string; addon_id: number }) {
  const list = await findGivingList(ctx.db, input.list_uuid);
  if (!list) throw refusals.listNotFound();
  return { has_contribution: await isTaken(ctx.db, list.id, { addonId: input.addon_id }) };
}
