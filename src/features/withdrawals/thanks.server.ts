import { and, eq, sql } from 'drizzle-orm';
import { inPot, type Pot } from '#src/features/money/pot.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, giftThanks } from '#src/server/db/schema/index.ts';
import type { Thanks } from './withdrawal.calls.ts';

/** Whom the owner thanked for what is in the pot, and whom not yet; their own money is no gift. */
export async function thanksOf(ctx: Ctx, { id, listId }: Pot): Promise<Thanks[]> {
  const rows = await ctx.db
    .select({ row: contribution, told: giftThanks })
    .from(contribution)
    .leftJoin(
      giftThanks,
      and(eq(giftThanks.listId, listId), eq(giftThanks.gift, sql`'c-' || ${contribution.uuid}::text`)),
    )
    .where(
      and(
        eq(contribution.potId, id),
        eq(contribution.status, 'succeeded'),
        eq(contribution.toSelf, false),
        inPot,
      ),
    );
  return rows.map(({ row, told }) => ({
    gift_id: `c-${row.uuid}`,
    reachable: row.email !== null,
    thanked_at: told?.thankedAt.toISOString() ?? null,
    message: told?.message ?? '',
  }));
}
