import { and, eq } from 'drizzle-orm';
import type { DisputeRow } from '#src/features/money/disputes/contested.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { formatPrice } from '#src/lib/format.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, pot } from '#src/server/db/schema/index.ts';
import type { ContributionRow } from '../contribution.server.ts';
import { isKeptAside } from '../effects.server.ts';
import { disputeFr } from './disputes.fr.ts';

/**
 * The owner hears of money that leaves the pot for a dispute, and of what became of it. A share that is kept aside is
 * neither in the pot nor known to them: nothing is told of it.
 */
export async function tellOwner(
  ctx: Ctx,
  gift: ContributionRow,
  { before, after }: Record<'before' | 'after', DisputeRow>,
): Promise<void> {
  if (isKeptAside(gift)) return;
  const text = sentence(before, after);
  if (!text) return;
  const owners = await ctx.db
    .select({ id: listOwner.personId })
    .from(listOwner)
    .innerJoin(pot, eq(pot.listId, listOwner.listId))
    .where(and(eq(pot.id, gift.potId), eq(listOwner.role, 'owner')));
  for (const { id } of owners)
    await notify(ctx, { personId: id, kind: 'contribution', text, href: '/i/mon-compte/cagnotte' });
}

function sentence(before: DisputeRow, after: DisputeRow): string | null {
  const sum = formatPrice(after.amount);
  if (before.taken === 0 && after.taken > 0 && after.status !== 'lost') return disputeFr.taken(sum);
  if (before.taken > 0 && after.taken === 0) return disputeFr.givenBack(sum);
  if (before.status !== 'lost' && after.status === 'lost') return disputeFr.lost(sum);
  return null;
}
