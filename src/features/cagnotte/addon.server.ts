import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { addon, contribution, contributionAddon, pot } from '#src/server/db/schema/index.ts';
import { refusals } from './cagnotte.fr.ts';
import { findGivingList } from './pot.server.ts';

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

/** Whether somebody paid for this option, or is paying for it. */
async function isTaken(
  db: Db,
  listId: number,
  { addonId, otherThan = 0 }: { addonId: number; otherThan?: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: contribution.id })
    .from(contributionAddon)
    .innerJoin(contribution, eq(contribution.id, contributionAddon.contributionId))
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .where(
      and(
        eq(pot.listId, listId),
        eq(contributionAddon.addonId, addonId),
        ne(contribution.id, otherThan),
        inArray(contribution.status, ['processing', 'charging', 'scheduled', 'succeeded', 'disputed']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

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
