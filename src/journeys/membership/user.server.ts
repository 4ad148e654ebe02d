import { and, eq } from 'drizzle-orm';
import type { Session, User } from '#src/features/accounts/account.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { collectedOf } from '#src/features/money/pot.server.ts';
import { rightsOf } from '#src/server/calls/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, listOwner, person, pot } from '#src/server/db/schema/index.ts';

/**
 * docs/spec/calls.md §Types, Session of a person. Throws when the person is gone: the caller has just
 * authenticated them.
 */
export async function sessionOf(db: Db, personId: number): Promise<Session> {
  const [who] = await db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`No person ${personId}`);
  const [main] = await db
    .select({ id: list.id, uuid: list.uuid, slug: list.slug })
    .from(listOwner)
    .innerJoin(list, eq(listOwner.listId, list.id))
    .where(and(eq(listOwner.personId, personId), eq(listOwner.main, true)));
  const collected = main ? (await collectedOf(db, main.id)).collected : 0;
  const [own] = main
    ? await db.select({ at: pot.createdByOwnerAt }).from(pot).where(eq(pot.listId, main.id))
    : [];
  return { session_type: 'user', user: toUser(who, main ?? null, { created: Boolean(own?.at), collected }) };
}

function toUser(
  who: typeof person.$inferSelect,
  main: { uuid: string; slug: string } | null,
  cagnotte: { created: boolean; collected: number },
): User {
  return {
    uuid: who.uuid,
    email: who.email,
    firstname: who.firstname,
    lastname: who.lastname,
    partner: who.partnerFirstname ? { firstname: who.partnerFirstname } : null,
    slug: main?.slug ?? '',
    profilepic: who.profilepic,
    props: {
      ...(who.isAdmin ? { admin: '1' as const } : {}),
      ...(who.disableCache ? { disable_cache: '1' as const } : {}),
    },
    setup_step: who.setupStep,
    cagnotteCreated: cagnotte.created,
    totalCollectedCagnotte: cagnotte.collected,
    mainListInfo: main ? { uuid: main.uuid, slug: main.slug } : null,
    display_name: displayName(who),
    rights: [...rightsOf(who)],
  };
}
