import type { Ctx } from '#src/server/calls/context.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { type ContributionRow, getGift } from './contribution.server.ts';
import { endEditLinks } from './editor.server.ts';
import { mailFormer, resendLinks, resendReceipt } from './effects.server.ts';

/** Nobody's letter box is filled by changing the address of one gift. */
const MOVES: LimitPolicy = { name: 'gift-address', points: 5, seconds: 3600 };

/**
 * The giver's address is another one: the links of the former change nothing any more, it is told (as soon as it
 * had mails of this gift), and the new one gets what the former had. The former link to cancel stays good: it only
 * keeps money where it is.
 */
export async function onAddressChanged(ctx: Ctx, row: ContributionRow, former: string | null): Promise<void> {
  if (row.email === null || row.email.toLowerCase() === former?.toLowerCase()) return;
  if (!row.delayed && row.paidAt === null) return;
  await ctx.services.limits.take(MOVES, row.uuid);
  await endEditLinks(ctx, row);
  const gift = await getGift(ctx.db, { id: row.id });
  if (former !== null) await mailFormer(ctx, gift, former);
  const key = `moved:${row.version}`;
  if (row.paidAt) await resendReceipt(ctx, gift, key);
  else await resendLinks(ctx, row, key);
}
