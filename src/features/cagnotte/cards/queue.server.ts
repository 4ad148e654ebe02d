import { and, eq, inArray } from 'drizzle-orm';
import { findParentsAddress } from '#src/features/addresses/parents.server.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { addon, contributionAddon, listOwner, printedCard } from '#src/server/db/schema/index.ts';
import type { Gift } from '../contribution.server.ts';
import { cardsFr } from './cards.fr.ts';

/** The page where an address for gifts is given. */
const ADDRESSES_HREF = '/i/marketplace/parametres/profil';

/**
 * A paid gift whose options are printed and posted takes its place in the queue, once; parents who gave no address for
 * gifts are asked for one. `quiet`: of a share of a gift that several pay, which owners know nothing of yet.
 */
export async function queueCard(
  ctx: Ctx,
  { row, list, addons }: Gift,
  { quiet }: { quiet: boolean },
): Promise<void> {
  if (addons.length === 0) return;
  const posted = await ctx.db
    .select({ id: addon.id })
    .from(contributionAddon)
    .innerJoin(addon, eq(addon.id, contributionAddon.addonId))
    .where(and(eq(contributionAddon.contributionId, row.id), addon.posted))
    .limit(1);
  if (posted.length === 0) return;
  const asks = !quiet && (await findParentsAddress(ctx.db, list.id)) === null;
  const queued = await ctx.db
    .insert(printedCard)
    .values({ contributionId: row.id, listId: list.id, askedAt: asks ? ctx.now : null })
    .onConflictDoNothing()
    .returning({ id: printedCard.id });
  if (asks && queued.length > 0) await askParents(ctx, list.id);
}

async function askParents(ctx: Ctx, listId: number): Promise<void> {
  const owners = await ctx.db
    .select({ id: listOwner.personId })
    .from(listOwner)
    .where(eq(listOwner.listId, listId));
  for (const { id } of owners)
    await notify(ctx, { personId: id, kind: 'contribution', text: cardsFr.where, href: ADDRESSES_HREF });
}

/** A gift that was given back whole has no card any more, unless it was printed. */
export async function dropCard(ctx: Ctx, contributionId: number): Promise<void> {
  await ctx.db
    .update(printedCard)
    .set({ state: 'canceled', address: null })
    .where(and(eq(printedCard.contributionId, contributionId), inArray(printedCard.state, ['waiting'])));
}
