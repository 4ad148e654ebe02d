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

type Compared = Pick<typeof person.$inferSelect, 'id' | 'passwordHash' | 'totpConfirmedAt'>;

/**
 * Locks the account until the transaction ends. Throws invalid_credentials where its password is no longer the one that
 * was compared, or a second factor was put in place since: hashing takes a while, and whoever knew the old password may
 * begin just before it changes.
 */
export async function requireUnchanged(tx: Ctx, who: Compared): Promise<void> {
  const now = await lockPerson(tx.db, who.id);
  if (now && now.passwordHash === who.passwordHash && sameFactor(now, who) && !now.disabledAt) return;
  throw new DomainError('invalid_credentials', membershipRefusalFr.credentialsWrong);
}

/** The second factor that a code was asked for, or its absence, is still as it was. */
export const sameFactor = (
  one: Pick<Compared, 'totpConfirmedAt'>,
  other: Pick<Compared, 'totpConfirmedAt'>,
): boolean => one.totpConfirmedAt?.getTime() === other.totpConfirmedAt?.getTime();
