import { and, asc, eq, isNull } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { membershipRefusalFr } from './refusals.fr.ts';

/**
 * A site whose last admin left could not be run any more. Held until the transaction ends: of two who go at once, or
 * who each take the other's rights, the later finds what the first left. Throws forbidden.
 */
export async function requireAnotherAdmin(tx: Ctx, leaving: number): Promise<void> {
  const isAdmin = and(eq(person.isAdmin, true), isNull(person.disabledAt));
  if (!(await tx.db.$count(person, and(eq(person.id, leaving), isAdmin)))) return;
  const admins = await tx.db
    .select({ id: person.id })
    .from(person)
    .where(isAdmin)
    .orderBy(asc(person.id))
    .for('no key update');
  if (admins.every(({ id }) => id === leaving))
    throw new DomainError('forbidden', membershipRefusalFr.lastAdmin);
}
