import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isStaff } from '#src/server/calls/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  identity,
  knownDevice,
  listInvitation,
  listOwner,
  person,
  postalAddress,
} from '#src/server/db/schema/index.ts';
import { forgetPasskeys } from './factors/forget-factors.server.ts';
import { endOutstandingLinks } from './outstanding-links.server.ts';
import { endSessionsOf } from './session.server.ts';

/**
 * Takes every way in from whoever opened an account under an address that they never confirmed, before its owner comes
 * in: password, passkeys, the accounts of Google and others, sessions and links (OWASP ASVS 5, 6.8: pre-hijacking), the
 * browsers it knows, whoever shares its lists, and the address that gifts would go to. A second
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
  await db.delete(knownDevice).where(eq(knownDevice.personId, personId));
  await db.delete(postalAddress).where(eq(postalAddress.personId, personId));
  await unshareLists(db, personId);
}

async function unshareLists(db: Db, personId: number): Promise<void> {
  const own = db
    .select({ id: listOwner.listId })
    .from(listOwner)
    .where(and(eq(listOwner.personId, personId), eq(listOwner.role, 'owner')));
  await db.delete(listOwner).where(and(inArray(listOwner.listId, own), eq(listOwner.role, 'co_owner')));
  await db
    .update(listInvitation)
    .set({ revokedAt: new Date() })
    .where(
      and(
        inArray(listInvitation.listId, own),
        isNull(listInvitation.acceptedAt),
        isNull(listInvitation.revokedAt),
      ),
    );
}
