import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { actionToken, person } from '#src/server/db/schema/index.ts';

/**
 * Ends every link of a person that is still out: a new password, the confirmation of an address, the stop of a change,
 * the way into another browser. Whatever changes a credential (password, address, factor, passkey, provider), disables
 * the account or logs out everywhere calls this first, in its transaction: the person stays locked until its end, so
 * that no link made meanwhile slips through (docs/spec/decisions.md §2).
 */
export async function endOutstandingLinks(db: Db, personId: number): Promise<void> {
  await lockPerson(db, personId);
  await db.delete(actionToken).where(eq(actionToken.personId, personId));
}

/** Locks the account until the transaction ends, and answers it as it is now; null when it is gone. */
export async function lockPerson(db: Db, personId: number): Promise<typeof person.$inferSelect | null> {
  const [who] = await db.select().from(person).where(eq(person.id, personId)).for('no key update');
  return who ?? null;
}

/** Ends a change of address that waits for its confirmation; the confirmation of `email`, the present one, stays. */
export async function endPendingEmail(db: Db, who: { id: number; email: string }): Promise<void> {
  const links = (purpose: string) =>
    and(
      eq(actionToken.personId, who.id),
      eq(actionToken.purpose, purpose),
      ne(actionToken.subject, who.email),
    );
  await db.delete(actionToken).where(links('verify-email'));
  await db.delete(actionToken).where(links('stop-email'));
}
