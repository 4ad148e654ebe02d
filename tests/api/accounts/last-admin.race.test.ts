// On the embedded database statements take turns: the races are real ones with TEST_DATABASE_URL.
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
beforeAll(async () => {
  app = await startTestApp();
  [rose, ines] = [await join(app, 'rose'), await join(app, 'ines')];
});
afterAll(() => app.close());

/** Both administer the site, and have just proved who they are. */
beforeEach(async () => {
  await db().update(person).set({ isAdmin: true, disabledAt: null });
  rose = await again(rose, CAST.rose.email);
  ines = await again(ines, CAST.ines.email);
});

async function again(who: Member, email: string): Promise<Member> {
  const { token } = await accountCalls.loginWithPassword({ email, password: PASSWORD });
  await prove(app, token);
  return { ...who, token };
}

const db = () => app.services.database.db;
const left = () => db().$count(person, and(eq(person.isAdmin, true), isNull(person.disabledAt)));
const both = (work: (other: Member) => Promise<unknown>) =>
  Promise.allSettled([app.as(rose.token, () => work(ines)), app.as(ines.token, () => work(rose))]);

it('two admins who take the other’s rights at once leave one', async () => {
  await both((other) => peopleCalls.setAdmin({ user_uuid: other.uuid, admin: false }));
  expect(await left()).toBe(1);
});

it('so do two who close each other’s account', async () => {
  await both((other) => peopleCalls.enableAccount({ user_id: other.uuid, enable: false }));
  expect(await left()).toBe(1);
});

it('an admin who cannot come in counts for nobody', async () => {
  await db().update(person).set({ disabledAt: new Date() }).where(eq(person.uuid, ines.uuid));
  const leave = app.as(rose.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
  await expect(leave).rejects.toMatchObject({ code: 'forbidden' });
  expect(await left()).toBe(1);
});

it('and two who erase their own', async () => {
  const ends = await both(() => profileCalls.deleteMyAccount({ password: PASSWORD }));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await left()).toBe(1);
});
