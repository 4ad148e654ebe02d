import { eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { lockPerson } from '#src/features/accounts/outstanding-links.server.ts';
import { isOpen } from '#src/features/accounts/session.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { serverFr } from '#src/server/server.fr.ts';
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

/**
 * Locks the account until the transaction ends. Throws unauthenticated (401) when the session that asks ended since the
 * call began, as it does when somebody else changes the password.
 */
export async function requireStillOpen(tx: Ctx): Promise<void> {
  const { personId, tokenHash } = requirePerson(tx.actor);
  await lockPerson(tx.db, personId);
  if (!(await isOpen(tx.db, tokenHash)))
    throw new DomainError('unauthenticated', serverFr.sessionOver, { status: 401 });
}
