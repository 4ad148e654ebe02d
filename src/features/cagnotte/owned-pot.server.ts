import { findHeldList } from '#src/features/lists/access.server.ts';
import { findPot, openPot, type Pot } from '#src/features/money/pot.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { list } from '#src/server/db/schema/index.ts';
import { refusals } from './cagnotte.fr.ts';

/**
 * The list whose money is the actor's: its owner's, not a co-owner's (docs/spec/decisions.md §14). Throws
 * not_found.
 */
export async function ownedList(ctx: Ctx, uuid: string): Promise<typeof list.$inferSelect> {
  const found = await findHeldList(ctx, uuid, 'owner');
  if (!found) throw refusals.listNotFound();
  return found;
}

/** Its pot of the money this site takes now, opened if need be. */
export async function ownedPot(ctx: Ctx, uuid: string): Promise<Pot> {
  const { id } = await ownedList(ctx, uuid);
  return openPot(ctx.db, id, moneyModeOf(ctx.services));
}

/** The same, null while nothing was ever given. */
export async function findOwnedPot(ctx: Ctx, uuid: string): Promise<Pot | null> {
  const { id } = await ownedList(ctx, uuid);
  return findPot(ctx.db, id, moneyModeOf(ctx.services));
}
