import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';
import { codeOf } from '#tests/support/totp.ts';

let app: TestApp;
let camille: Member;

beforeAll(async () => {
  app = await startTestApp({ config: { staffSecondFactor: true } });
  camille = await join(app, 'camille');
});
afterAll(() => app.close());

const statusOf = async (token: string) =>
  (await app.send('/api/user/get_my_info', '{}', { authorization: `Bearer ${token}` })).status;

it('a session as somebody else ends where the admin’s right stops to count: their second factor is gone', async () => {
  const { db } = app.services.database;
  const { token } = await join(app, 'rose');
  const { otpauth_url } = await app.as(token, () => securityCalls.totpSetup());
  await app.as(token, () => securityCalls.totpConfirm({ code: codeOf(otpauth_url, -1) }));
  await prove(app, token);
  const acting = (await app.as(token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }))).token;
  expect(await statusOf(acting)).toBe(200);
  await app.as(token, () => securityCalls.totpRemove({ code: codeOf(otpauth_url) }));
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(acting)).toBe(401);
  await db.update(person).set({ isAdmin: false }).where(eq(person.email, CAST.rose.email));
});

it('is never an admin’s, even where the person it is for became one meanwhile', async () => {
  const { db } = app.services.database;
  const admin = (
    await accountCalls.registerWithEmail({
      email: 'admin@exemple.fr',
      password: 'une phrase vraiment longue',
    })
  ).token;
  const { otpauth_url } = await app.as(admin, () => securityCalls.totpSetup());
  await app.as(admin, () => securityCalls.totpConfirm({ code: codeOf(otpauth_url) }));
  await db.update(person).set({ isAdmin: true }).where(eq(person.email, 'admin@exemple.fr'));
  await prove(app, admin);
  const acting = (await app.as(admin, () => peopleCalls.impersonate({ user_uuid: camille.uuid }))).token;
  await db
    .update(person)
    .set({ isAdmin: true, totpConfirmedAt: new Date() })
    .where(eq(person.uuid, camille.uuid));
  const asked = await app.send('/api/user/search_people', '{}', { authorization: `Bearer ${acting}` });
  expect(asked.status).toBe(403);
  const users = await app.send('/api/user/audit_of', '{}', { authorization: `Bearer ${acting}` });
  expect(users.status).not.toBe(200);
});
