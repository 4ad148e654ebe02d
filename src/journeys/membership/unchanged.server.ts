import { eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { lockPerson } from '#src/features/accounts/outstanding-links.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { membershipRefusalFr } from './refusals.fr.ts';

export async function myself(ctx: Ctx) {
  const { personId } = requirePerson(ctx.actor);
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`No person ${personId}`);
  return who;
}

/**
 * Locks the account until the transaction ends. Throws invalid_credentials where its password is no longer the one that
 * was compared: hashing takes a while, and whoever knew the old password may begin just before it changes.
 */
export async function requireUnchanged(
  tx: Ctx,
  who: { id: number; passwordHash: string | null },
): Promise<void> {
  const now = await lockPerson(tx.db, who.id);
  if (now && now.passwordHash === who.passwordHash && !now.disabledAt) return;
  throw new DomainError('invalid_credentials', membershipRefusalFr.credentialsWrong);
}
