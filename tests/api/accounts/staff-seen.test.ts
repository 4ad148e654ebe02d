import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { knownDevice, person, session } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const db = () => app.services.database.db;

beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  ines = await join(app, 'ines');
  await prove(app, rose.token);
  const { items } = await app.as(rose.token, () => rolesCalls.listRoles({}));
  const role_ids = items.filter(({ name }) => name === 'Rédaction').map(({ id }) => id);
  await app.as(rose.token, () => rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids }));
  await app.as(rose.token, () => rolesCalls.inviteStaff({ email: 'jamais@exemple.fr', role_ids }));
});
afterAll(() => app.close());

const staff = async (email: string) => {
  const { items } = await app.as(rose.token, () => peopleCalls.searchPeople({ state: 'staff' }));
  return items.find((row) => row.email === email);
};
const comesIn = () => accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
const personOf = async (email: string) => {
  const [row] = await db().select({ id: person.id }).from(person).where(eq(person.email, email));
  return row?.id ?? 0;
};
const idOfInes = () => personOf(CAST.ines.email);

it('says when somebody of the staff was last here, and nothing of who never came', async () => {
  const { token } = await comesIn();
  const seen = daysAgo(0.05);
  await db()
    .update(session)
    .set({ lastSeenAt: seen })
    .where(eq(session.personId, await idOfInes()));
  await db()
    .update(knownDevice)
    .set({ seenAt: daysAgo(2) })
    .where(eq(knownDevice.personId, await idOfInes()));
  expect(await staff(CAST.ines.email)).toMatchObject({ sessions: 1, seen_at: seen.toISOString() });
  expect(await staff('jamais@exemple.fr')).toMatchObject({ sessions: 0, seen_at: null });
  await app.as(token, () => accountCalls.logout({}));
});

it('goes on saying it once they have left, or their session has ended by itself', async () => {
  await comesIn();
  const came = daysAgo(40);
  await db()
    .update(knownDevice)
    .set({ seenAt: came })
    .where(eq(knownDevice.personId, await idOfInes()));
  await db()
    .delete(session)
    .where(eq(session.personId, await idOfInes()));
  expect(await staff(CAST.ines.email)).toMatchObject({ sessions: 0, seen_at: came.toISOString() });
  await comesIn();
  const ended = daysAgo(1);
  await db()
    .update(session)
    .set({ lastSeenAt: ended, expiresAt: ended })
    .where(eq(session.personId, await idOfInes()));
  await db()
    .update(knownDevice)
    .set({ seenAt: came })
    .where(eq(knownDevice.personId, await idOfInes()));
  expect(await staff(CAST.ines.email)).toMatchObject({ sessions: 0, seen_at: ended.toISOString() });
});

it('does not take the hour at which an admin acted for somebody for their visit', async () => {
  const camille = await join(app, 'camille');
  const who = await personOf(CAST.camille.email);
  const came = daysAgo(40);
  await db().delete(session).where(eq(session.personId, who));
  await db().update(knownDevice).set({ seenAt: came }).where(eq(knownDevice.personId, who));
  await app.as(rose.token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }));
  const { items } = await app.as(rose.token, () => peopleCalls.searchPeople({ query: CAST.camille.email }));
  expect(items).toMatchObject([{ seen_at: came.toISOString() }]);
});
