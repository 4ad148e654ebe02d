import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { ensureFirstAdmin } from '#src/journeys/membership/first-admin.server.ts';
import { FIRST_PASSWORD_DAYS } from '#src/journeys/membership/first-password.server.ts';
import { appState, person } from '#src/server/db/schema/index.ts';
import { PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const ADMIN = 'cheffe@exemple.fr';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { adminEmail: ADMIN, adminPassword: null } });
});
afterAll(() => app.close());

const login = (password: string) => accountCalls.loginWithPassword({ email: ADMIN, password });
/** The week of the printed password goes by. */
async function aWeekLater() {
  const { db } = app.services.database;
  const [row] = await db.select().from(appState).where(eq(appState.key, 'first_password'));
  const { mark, until } = JSON.parse(row?.value ?? '{}');
  const past = new Date(Date.parse(until) - FIRST_PASSWORD_DAYS * 86_400_000 - 1000).toISOString();
  await db
    .update(appState)
    .set({ value: JSON.stringify({ mark, until: past }) })
    .where(eq(appState.key, 'first_password'));
}

it('the first password is good for a week, then another is printed; one that was chosen stays', async () => {
  const squatter = await accountCalls.registerWithEmail({ email: ADMIN, password: PASSWORD });
  const made = await ensureFirstAdmin(app.services);
  expect(made?.email).toBe(ADMIN);
  // Whoever had opened an account under that address is out, and no admin.
  await expect(app.as(squatter.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
  await expect(login(PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const first = made?.password ?? '';
  await expect(login(first)).resolves.toMatchObject({ session: { user: { props: { admin: '1' } } } });
  expect(await ensureFirstAdmin(app.services)).toBeNull();
  await aWeekLater();
  await expect(login(first)).rejects.toMatchObject({
    code: 'invalid_credentials',
    message: expect.stringContaining('redémarrez'),
  });
  const second = (await ensureFirstAdmin(app.services))?.password ?? '';
  await expect(login(first)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const { token } = await login(second);
  await app.as(token, () => securityCalls.changePassword({ password: second, new_password: PASSWORD }));
  await aWeekLater();
  expect(await ensureFirstAdmin(app.services)).toBeNull();
  await expect(login(PASSWORD)).resolves.toBeTruthy();
  expect(await app.services.database.db.$count(person, eq(person.isAdmin, true))).toBe(1);
});
