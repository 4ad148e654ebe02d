import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { ContributionRow } from './contribution.server.ts';

const PURPOSE = 'cancel_contribution';

/** A new link to cancel this contribution; only its hash is kept. Earlier links stay good. */
export async function giveCancelLink(ctx: Ctx, row: ContributionRow): Promise<string> {
  const token = newToken();
  await ctx.db
    .insert(actionToken)
    .values({ tokenHash: tokenHash(token), purpose: PURPOSE, subject: String(row.id) });
  return `${ctx.services.config.publicUrl}/p/annuler-participation/${token}`;
}

/** The contribution a link cancels; null when the link is not one of ours. */
export async function contributionOfCancelLink(ctx: Ctx, token: string): Promise<number | null> {
  const [found] = await ctx.db
    .select()
    .from(actionToken)
    .where(eq(actionToken.tokenHash, tokenHash(token)));
  return found?.purpose === PURPOSE ? Number(found.subject) : null;
}

export async function markCancelLinkUsed(ctx: Ctx, token: string): Promise<void> {
  await ctx.db
    .update(actionToken)
    .set({ usedAt: ctx.now })
    .where(eq(actionToken.tokenHash, tokenHash(token)));
}
