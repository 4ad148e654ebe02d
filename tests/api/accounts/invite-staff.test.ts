import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { mailOutbox, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { tokenMailedTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
let role: number;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  await prove(app, rose.token);
  const { items } = await app.as(rose.token, () => rolesCalls.listRoles({}));
  role = items.find(({ name }) => name === 'Rédaction')?.id ?? 0;
});
afterAll(() => app.close());

const invite = (email: string, role_ids = [role]) =>
  app.as(rose.token, () => rolesCalls.inviteStaff({ email, role_ids }));
const rowOf = async (email: string) => {
  const [row] = await app.services.database.db.select().from(person).where(eq(person.email, email));
  return row;
};
const NEW = 'nouvelle@exemple.fr';
const CHOSEN = 'un autre mot de passe bien long';

it('makes an account that its owner opens by the mail alone, with the roles it was given', async () => {
  expect(await invite(NEW)).toEqual({ sent: true });
  expect(await rowOf(NEW)).toMatchObject({ passwordHash: null, rights: ['content', 'themes'] });
  await expect(accountCalls.loginWithPassword({ email: NEW, password: PASSWORD })).rejects.toThrow();
  const token = await tokenMailedTo(app, NEW);
  const { session } = await securityCalls.resetPassword({ token, password: CHOSEN });
  expect(session).toMatchObject({ user: { rights: ['content', 'themes'] } });
  expect(await accountCalls.loginWithPassword({ email: NEW, password: CHOSEN })).toMatchObject({
    token: expect.any(String),
  });
});

it('writes once to whoever was never here, and tells of ended sessions where there was somebody', async () => {
  const mails = async (to: string) =>
    (await app.services.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, to))).map(
      ({ subject }) => subject,
    );
  const email = 'premiere@exemple.fr';
  await invite(email);
  expect(await mails(email)).toEqual([expect.stringContaining('équipe')]);
  await securityCalls.resetPassword({ token: await tokenMailedTo(app, email), password: CHOSEN });
  const before = await mails(email);
  const { items } = await app.as(rose.token, () => rolesCalls.listRoles({}));
  await invite(email, [items.find(({ name }) => name === 'Relecture')?.id ?? 0]);
  expect((await mails(email)).slice(before.length).join()).toContain('ont changé');
});

it('takes an account from whoever opened it under an address that is not theirs', async () => {
  const email = 'attendue@exemple.fr';
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  await invite(email);
  await expect(accountCalls.loginWithPassword({ email, password: PASSWORD })).rejects.toThrow();
  await expect(app.as(token, () => accountCalls.getMyInfo({}))).rejects.toMatchObject({ status: 401 });
});

it('asks an admin, a proof, a role that exists and an address', async () => {
  const ines = await join(app, 'ines');
  const asInes = () => rolesCalls.inviteStaff({ email: NEW, role_ids: [role] });
  await expect(app.as(ines.token, asInes)).rejects.toMatchObject({ status: 403 });
  await expect(invite('pas une adresse')).rejects.toMatchObject({ fields: { email: expect.any(String) } });
  await expect(invite('autre@exemple.fr', [999_999])).rejects.toMatchObject({ code: 'not_found' });
  expect(await rowOf('autre@exemple.fr')).toBeUndefined();
  const { token } = await accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD });
  await expect(app.as(token, asInes)).rejects.toMatchObject({ code: 'proof_required' });
});
