import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { findParentsAddress } from '#src/features/addresses/parents.server.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
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

/** A gift that was given back whole has no card any more; the desk sees of a printed one that it stays here. */
export async function dropCard(ctx: Ctx, contributionId: number): Promise<void> {
  await ctx.db
    .update(printedCard)
    .set({ state: 'canceled', address: null })
    .where(
      and(eq(printedCard.contributionId, contributionId), inArray(printedCard.state, ['waiting', 'printed'])),
    );
}

/** Days between two asks for an address, and days after the payment from which parents are left alone. */
const ASK_AGAIN_DAYS = 7;
const ASKED_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

/** Asks the parents once more where the cards wait for an address: every week, for a month. */
export async function askAgain(ctx: Ctx): Promise<void> {
  const since = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const rows = await ctx.db
    .select({ id: printedCard.id, listId: printedCard.listId })
    .from(printedCard)
    .where(
      and(
        eq(printedCard.state, 'waiting'),
        lt(printedCard.askedAt, since(ASK_AGAIN_DAYS)),
        gt(printedCard.createdAt, since(ASKED_FOR_DAYS)),
      ),
    );
  for (const [listId, cards] of Map.groupBy(rows, (row) => row.listId))
    await inTransaction(ctx, async (tx) => {
      const asked = await tx.db
        .update(printedCard)
        .set({ askedAt: ctx.now })
        .where(
          and(
            inArray(
              printedCard.id,
              cards.map(({ id }) => id),
            ),
            eq(printedCard.state, 'waiting'),
            lt(printedCard.askedAt, since(ASK_AGAIN_DAYS)),
          ),
        )
        .returning({ id: printedCard.id });
      // Another process asked meanwhile, or the address was given.
      if (asked.length === 0 || (await findParentsAddress(tx.db, listId)) !== null) return;
      await askParents(tx, listId);
    });
}
