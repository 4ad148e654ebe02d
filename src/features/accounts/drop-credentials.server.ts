import { and, eq, isNull } from 'drizzle-orm';
import { isStaff } from '#src/server/calls/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import { identity, person } from '#src/server/db/schema/index.ts';
import { forgetPasskeys } from './factors/forget-factors.server.ts';
import { endOutstandingLinks } from './outstanding-links.server.ts';
import { endSessionsOf } from './session.server.ts';

/**
 * Takes every way in from whoever opened an account under an address that they never confirmed, before its owner comes
 * in: password, passkeys, the accounts of Google and others, sessions and links (OWASP ASVS 5, 6.8: pre-hijacking). A second
 * factor that is in place stays: whoever comes in has given it. Staff keep their passkeys: another admin chose that
 * account, and a mailbox alone must not take their rights.
 */
export async function dropCredentials(
  db: Db,
  who: Pick<typeof person.$inferSelect, 'id' | 'isAdmin' | 'rights'>,
): Promise<void> {
  const personId = who.id;
  await endOutstandingLinks(db, personId);
  await db.update(person).set({ passwordHash: null }).where(eq(person.id, personId));
  await db
    .update(person)
    .set({ totpSecret: null })
    .where(and(eq(person.id, personId), isNull(person.totpConfirmedAt)));
  if (!isStaff(who)) await forgetPasskeys(db, personId);
  await db.delete(identity).where(eq(identity.personId, personId));
  await endSessionsOf(db, personId);
}
