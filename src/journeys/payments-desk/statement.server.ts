import { eq } from 'drizzle-orm';
import { deskRefusals } from '#src/features/money/desk.refusals.fr.ts';
import { findPot } from '#src/features/money/pot.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { movementsOf } from '#src/features/withdrawals/statement.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { list } from '#src/server/db/schema/index.ts';

/** Reads a pot's statement as its owner sees it, to answer the owner. Throws not_found. */
export async function getPotStatement(ctx: Ctx, { list_uuid }: { list_uuid: string }) {
  const [own] = await ctx.db.select({ id: list.id }).from(list).where(eq(list.uuid, list_uuid));
  if (!own) throw deskRefusals.listNotFound();
  const pot = await findPot(ctx.db, own.id, moneyModeOf(ctx.services));
  return { lines: pot ? await movementsOf(ctx, pot.id) : [] };
}
