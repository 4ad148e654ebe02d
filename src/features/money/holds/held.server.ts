import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { contribution, pot } from '#src/server/db/schema/index.ts';
import type { MoneyMode } from '../accounts.ts';
import { findPot } from '../pot.server.ts';

/** An admin holds the list's pot: nothing new is given to it, charged for it or withdrawn from it. */
export async function isHeld(db: Db, listId: number, mode: MoneyMode): Promise<boolean> {
  return Boolean((await findPot(db, listId, mode))?.heldAt);
}

/** Contributions whose pot is not on hold. */
export const ofFreePot = sql`not exists (
  select 1 from ${pot} where ${eq(pot.id, contribution.potId)} and ${pot.heldAt} is not null)`;
