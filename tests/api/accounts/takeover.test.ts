import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { issueActionToken } from '#src/features/accounts/action-token.server.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { deviceToken, identity, listInvitation, listOwner, person } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type KeyServer, startKeyServer } from '#tests/support/key-server.ts';
import { tokenMailedTo } from '#tests/support/mailbox.ts';

let app: TestApp;
let keys: KeyServer;
let rose: Member;
const THEIRS = 'les cerises du jardin sont mûres';
const ATTACKER = 'guetteuse@exemple.fr';

beforeAll(async () => {
  keys = await startKeyServer();
  app = await startTestApp({
    config: {
      googleClientId: 'google-client',
      facebookAppId: 'facebook-app',
      identityKeys: { google: keys.url, apple: '', facebook: keys.url },
    },
  });
  rose = await join(app, 'rose');
});
afterAll(async () => {
  await app.close();
  await keys.close();
});

const register = (email: string) => accountCalls.registerWithEmail({ email, password: PASSWORD });
const login = (email: string, password = PASSWORD) => accountCalls.loginWithPassword({ email, password });
const whoIs = (token: string) => app.as(token, () => accountCalls.getMyInfo());
const google = async (email: string, claims: object = {}) =>
  identityCalls.loginWithGoogle({
    token: await keys.sign({
      iss: 'https://accounts.google.com',
      aud: 'google-client',
      sub: `google-${email}`,
      email,
      email_verified: true,
      hd: 'exemple.fr',
      ...claims,
    }),
  });
const facebook = async (email: string) =>
  identityCalls.loginWithFacebook({
    token: await keys.sign({
      iss: 'https://www.facebook.com',
      aud: 'facebook-app',
      sub: 'fb-attacker',
      email,
    }),
  });
const rowOf = async (email: string) => {
  const [row] = await app.services.database.db.select().from(person).where(eq(person.email, email));
  if (!row) throw new Error(`Nobody at ${email}`);
  return row;
};
async function resetOf(email: string): Promise<string> {
  await securityCalls.sendPasswordReset({ email });
  await app.runJobs();
  return tokenMailedTo(app, email);
}

describe('whoever registers somebody’s address before they do', () => {
  it('is out once its owner signs in with Google: password, session, pending change and links', async () => {
    const email = 'proie@exemple.fr';
    const held = await register(email);
    await app.as(held.token, () => securityCalls.changeEmail({ email: ATTACKER, password: PASSWORD }));
    const trap = await tokenMailedTo(app, ATTACKER);
    const dso = (await app.as(held.token, () => identityCalls.createDsoToken())).token;
    const owner = await google(email);
    await expect(whoIs(held.token)).rejects.toMatchObject({ status: 401 });
    await expect(login(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(securityCalls.verifyEmail({ token: trap })).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(identityCalls.loginWithDsoToken({ token: dso })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    await expect(whoIs(owner.token)).resolves.toBeTruthy();
  });

  it('is out once its owner chooses a password by mail: another provider’s account too', async () => {
    const email = 'cible@exemple.fr';
    await facebook(email);
    await securityCalls.resetPassword({ token: await resetOf(email), password: THEIRS });
    const left = await app.services.database.db
      .select()
      .from(identity)
      .where(eq(identity.subject, 'fb-attacker'));
    expect(left).toEqual([]);
    await expect(facebook(email)).rejects.toMatchObject({ code: 'provider_rejected' });
    await expect(login(email, THEIRS)).resolves.toBeTruthy();
  });

  it('leaves nobody beside its owner: no co-owner, no invitation, no address, no device', async () => {
    const email = 'reprise@exemple.fr';
    const { token } = await register(email);
    const accomplice = await register('complice@exemple.fr');
    const { db } = app.services.database;
    const { id } = await rowOf(email);
    const other = await rowOf('complice@exemple.fr');
    const [owned] = await db.select().from(listOwner).where(eq(listOwner.personId, id));
    const listId = owned?.listId ?? 0;
    await db.insert(listOwner).values({ listId, personId: other.id, role: 'co_owner' });
    await db.insert(listInvitation).values({
      listId,
      email: 'autre-complice@exemple.fr',
      tokenHash: 'x'.repeat(43),
      invitedBy: id,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await app.as(token, () =>
      profileCalls.updateDeviceToken({ device_token: 'appareil-du-complice', platform: 'ios' }),
    );
    await securityCalls.resetPassword({ token: await resetOf(email), password: THEIRS });
    expect(await db.select().from(listOwner).where(eq(listOwner.listId, listId))).toMatchObject([
      { personId: id, role: 'owner' },
    ]);
    const [invited] = await db.select().from(listInvitation).where(eq(listInvitation.listId, listId));
    expect(invited?.revokedAt).not.toBeNull();
    expect(await db.select().from(deviceToken).where(eq(deviceToken.personId, id))).toEqual([]);
    await expect(whoIs(accomplice.token)).resolves.toBeTruthy();
  });

  it('is not confirmed by the link alone, where it asks for the session of its account', async () => {
    const email = 'sans-seance@exemple.fr';
    const { token } = await register(email);
    const link = await tokenMailedTo(app, email);
    const other = await register('une-autre-seance@exemple.fr');
    const confirm = () => securityCalls.verifyEmail({ token: link, own: true });
    await expect(confirm()).rejects.toMatchObject({ status: 403 });
    await expect(app.as(other.token, confirm)).rejects.toMatchObject({ status: 403 });
    expect((await rowOf(email)).emailVerifiedAt).toBeNull();
    expect(await app.as(token, confirm)).toEqual({ email });
  });

  it('cannot confirm it with the link of another account', async () => {
    await register('sans-lien@exemple.fr');
    await register(ATTACKER.replace('guetteuse', 'autre'));
    const own = await tokenMailedTo(app, ATTACKER.replace('guetteuse', 'autre'));
    await securityCalls.verifyEmail({ token: own });
    expect((await rowOf('sans-lien@exemple.fr')).emailVerifiedAt).toBeNull();
  });
});

describe('an account', () => {
  it('is not opened by a provider that does not vouch for its address', async () => {
    await register('sure@exemple.fr');
    await expect(google('sure@exemple.fr', { email_verified: false })).rejects.toMatchObject({
      code: 'provider_rejected',
    });
    await expect(facebook('sure@exemple.fr')).rejects.toMatchObject({ code: 'provider_rejected' });
  });

  it('has an address that looks alike, and letters that only lower-case to it, apart', async () => {
    expect(normalEmail(' Camille@Exemple.FR ')).toBe('camille@exemple.fr');
    // The sign for kelvin becomes a k, and the dotted I two letters, in JavaScript’s own lower case.
    for (const odd of ['\u212Aim@exemple.fr', '\u0130nes@exemple.fr', 'c\u0430mille@exemple.fr'])
      await expect(login(odd)).rejects.toMatchObject({ code: 'invalid_input' });
    await register('kim@exemple.fr');
    await expect(google('\u212Aim@exemple.fr')).rejects.toMatchObject({ code: 'provider_rejected' });
  });

  it('that was disabled is opened by nothing, and no link of before opens it when it is enabled again', async () => {
    const email = 'fermee@exemple.fr';
    const { token, session } = await register(email);
    if (session.session_type !== 'user') throw new Error('Expected a person');
    const verify = await tokenMailedTo(app, email);
    const reset = await resetOf(email);
    const set = (enable: boolean) =>
      app.as(rose.token, () => peopleCalls.enableAccount({ user_id: session.user.uuid, enable }));
    await set(false);
    const { id } = await rowOf(email);
    const made = await issueActionToken(app.services.database.db, 'dso', {
      personId: id,
      subject: tokenHash(token),
    });
    const attempts = [
      () => login(email),
      () => google(email),
      () => identityCalls.loginWithDsoToken({ token: made }),
      () => securityCalls.verifyEmail({ token: verify }),
      () => securityCalls.resetPassword({ token: reset, password: THEIRS }),
      () => whoIs(token),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toBeTruthy();
    await set(true);
    await expect(securityCalls.resetPassword({ token: reset, password: THEIRS })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    await expect(whoIs(token)).rejects.toMatchObject({ status: 401 });
  });

  it('takes one of two resets at once, with one link or with two', async () => {
    const email = 'presse@exemple.fr';
    await register(email);
    const token = await resetOf(email);
    const { id } = await rowOf(email);
    const reset = (with_: string, password: string) =>
      securityCalls.resetPassword({ token: with_, password });
    const same = await Promise.allSettled([reset(token, THEIRS), reset(token, `${THEIRS} deux`)]);
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

    const { db } = app.services.database;
    const one = await issueActionToken(db, 'reset-password', { personId: id, subject: 'a' });
    const two = await issueActionToken(db, 'reset-password', { personId: id, subject: 'b' });
    const both = await Promise.allSettled([reset(one, THEIRS), reset(two, `${THEIRS} trois`)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = both.find((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'token_invalid' } });
  });

  it('lets nobody in who knew the old password when it changes under their login', async () => {
    const email = 'juste-avant@exemple.fr';
    const { token } = await register(email);
    const change = app.as(token, () =>
      securityCalls.changePassword({ password: PASSWORD, new_password: THEIRS }),
    );
    const entering = Array.from({ length: 6 }, () => login(email).catch(() => null));
    const opened = await Promise.all([change.then(() => null), ...entering]);
    for (const entered of opened)
      if (entered) await expect(whoIs(entered.token)).rejects.toMatchObject({ status: 401 });
    await expect(whoIs(token)).resolves.toBeTruthy();
  });
});
