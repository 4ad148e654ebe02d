import { and, desc, eq, inArray } from 'drizzle-orm';
import { findHeldList } from '#src/features/lists/access.server.ts';
import { collectedOf, findPot, inPot, totalCollectedOf } from '#src/features/money/pot.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution } from '#src/server/db/schema/index.ts';
import { refusals } from './cagnotte.fr.ts';
import type { ReceivedGift } from './cagnotte.ts';
import { addonsOf, type ContributionRow, toReceivedGift } from './contribution.server.ts';

/** The states of gifts given, and of those promised for later: neither drafts nor abandoned payments. */
const SHOWN = ['succeeded', 'scheduled', 'charging', 'needs_action', 'refunded', 'disputed'];

/** The list's contributions, newest first; `total` is what was collected. Throws not_found. */
export async function getContributions(
  ctx: Ctx,
  { list_uuid }: { list_uuid: string },
): Promise<{ contributions: ReceivedGift[]; total: number }> {
  const own = await getOwnList(ctx, list_uuid);
  const pot = await findPot(ctx.db, own.id);
  if (!pot) return { contributions: [], total: 0 };
  const rows = await ctx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.potId, pot.id), inArray(contribution.status, SHOWN), inPot))
    .orderBy(desc(contribution.createdAt), desc(contribution.id));
  const addons = await addonsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return {
    contributions: rows.map((row) =>
      toReceivedGift({ row: row as ContributionRow, addons: addons.get(row.id) ?? [], list: own }),
    ),
    total: (await collectedOf(ctx.db, own.id)).collected,
  };
}

async function getOwnList(ctx: Ctx, uuid: string) {
  const found = await findHeldList(ctx, uuid);
  if (!found) throw refusals.listNotFound();
  return found;
}

export async function getTotalCollected(ctx: Ctx): Promise<{ total: number }> {
  return { total: await totalCollectedOf(ctx.db, requirePerson(ctx.actor).personId) };
}
