import { eq } from 'drizzle-orm';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import type { TestApp } from './support/app.ts';

export const PASSWORD = 'une phrase vraiment longue';

/** The named people of the tests. Camille and Noé expect a child; Inès is someone else; Rose edits. */
export const CAST = {
  camille: { email: 'camille@exemple.fr', firstname: 'Camille', lastname: 'Durand', slug: 'camille-et-noe' },
  ines: { email: 'ines@exemple.fr', firstname: 'Inès', lastname: 'Benali', slug: 'la-liste-d-ines' },
  rose: { email: 'rose@exemple.fr', firstname: 'Rose', lastname: 'Martin', slug: 'rose-martin' },
} as const;
export type Name = keyof typeof CAST;

export interface Member {
  token: string;
  listUuid: string;
  slug: string;
  uuid: string;
}

/** Registers someone of the cast and finishes their set-up; Rose becomes an admin. */
export async function join(app: TestApp, name: Name): Promise<Member> {
  const who = CAST[name];
  const { token } = await accountCalls.registerWithEmail({ email: who.email, password: PASSWORD });
  const session = await app.as(token, () =>
    accountCalls.finishSetup({ firstname: who.firstname, lastname: who.lastname, list_slug: who.slug }),
  );
  if (name === 'rose')
    await app.services.database.db.update(person).set({ isAdmin: true }).where(eq(person.email, who.email));
  if (session.session_type !== 'user') throw new Error('Expected a person');
  const { user } = session;
  return { token, listUuid: user.mainListInfo?.uuid ?? '', slug: user.slug, uuid: user.uuid };
}
