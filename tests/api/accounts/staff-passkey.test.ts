// An admin whose only second factor is a passkey, where staff need one: their password alone opens nothing of the admin.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { proofCalls } from '#src/features/accounts/proof.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { passkey, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { tokenMailedTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';
import { codeOf } from '#tests/support/totp.ts';

const SITE = 'https://merveille.exemple.fr';
const device = softwareAuthenticator(SITE);
const MISSING = {
  status: 403,
  code: 'second_factor_required',
  message: expect.stringContaining('clé d’accès'),
  body: { methods: ['passkey'] },
};
const { email } = CAST.rose;
let app: TestApp;
let camille: Member;
/** Opened by the password alone. */
let half: string;

const db = () => app.services.database.db;
const byPassword = () => accountCalls.loginWithPassword({ email, password: PASSWORD });
const answered = async () => device.get(await passkeyCalls.passkeyLoginOptions());
const byKey = async () => passkeyCalls.loginWithPasskey({ response: await answered() });
const search = (token: string) => app.as(token, () => peopleCalls.searchPeople({}));

beforeAll(async () => {
  app = await startTestApp({ config: { staffSecondFactor: true, publicUrl: SITE, https: true } });
  camille = await join(app, 'camille');
  const rose = await join(app, 'rose');
  await prove(app, rose.token);
  const response = device.create(await app.as(rose.token, () => passkeyCalls.passkeyOptions()));
  await app.as(rose.token, () => passkeyCalls.addPasskey({ label: 'Téléphone', response }));
  // Made in this session, it was shown in it.
  await expect(search(rose.token)).resolves.toBeTruthy();
});
afterAll(() => app.close());

beforeEach(async () => {
  const opened = await byPassword();
  expect(opened.passkey_wanted).toBe(true);
  half = opened.token;
});

describe('the password alone', () => {
  const asHalf = <T>(work: () => Promise<T>) => app.as(half, work);

  it('opens the person’s own list, nothing of the admin, and says what is missing', async () => {
    await expect(asHalf(() => accountCalls.getMyInfo())).resolves.toMatchObject({ user: { email } });
    await expect(search(half)).rejects.toMatchObject(MISSING);
    await expect(asHalf(() => peopleCalls.impersonate({ user_uuid: camille.uuid }))).rejects.toMatchObject(
      MISSING,
    );
  });

  it('proves nothing, by itself or inside a call that takes it', async () => {
    const alone = asHalf(() => proofCalls.prove({ password: PASSWORD }));
    await expect(alone).rejects.toMatchObject({
      code: 'invalid_credentials',
      fields: { password: expect.stringContaining('clé d’accès') },
    });
    for (const work of [
      () => securityCalls.changeEmail({ email: 'voleur@exemple.fr', password: PASSWORD }),
      () => securityCalls.changePassword({ password: PASSWORD, new_password: 'les prunes du verger rose' }),
      () => profileCalls.deleteMyAccount({ password: PASSWORD }),
      () => profileCalls.exportMyData(),
    ])
      await expect(asHalf(work)).rejects.toMatchObject({
        code: 'proof_required',
        body: { methods: ['passkey'] },
      });
    // A wrong one is still told, and counted.
    const wrong = asHalf(() => profileCalls.deleteMyAccount({ password: 'pas la bonne phrase' }));
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('puts no factor of another’s in place, though it has just signed in', async () => {
    const setup = asHalf(() => securityCalls.totpSetup());
    await expect(setup).rejects.toMatchObject({ code: 'proof_required', body: { methods: ['passkey'] } });
    const thief = softwareAuthenticator(SITE);
    const response = thief.create(await asHalf(() => passkeyCalls.passkeyOptions()));
    const added = asHalf(() => passkeyCalls.addPasskey({ label: 'À moi', response }));
    await expect(added).rejects.toMatchObject({ code: 'proof_required' });
    const [key] = await db().select().from(passkey);
    const removed = asHalf(() => passkeyCalls.removePasskey({ id: key?.uuid ?? '' }));
    await expect(removed).rejects.toMatchObject({ code: 'proof_required' });
  });

  it('nor does a session that it hands over, or one that a mailed link opens', async () => {
    const dso = await asHalf(() => identityCalls.createDsoToken());
    const carried = await identityCalls.loginWithDsoToken(dso);
    expect(carried.passkey_wanted).toBe(true);
    await expect(search(carried.token)).rejects.toMatchObject(MISSING);
    // The address of the first admin is seldom confirmed: the key stays all the same.
    await db().update(person).set({ emailVerifiedAt: null }).where(eq(person.email, email));
    await securityCalls.sendPasswordReset({ email });
    await app.runJobs();
    const link = await tokenMailedTo(app, email);
    const reset = await securityCalls.resetPassword({ token: link, password: PASSWORD });
    await expect(search(reset.token)).rejects.toMatchObject(MISSING);
    await expect(app.as(reset.token, () => securityCalls.totpSetup())).rejects.toMatchObject({
      code: 'proof_required',
    });
    expect(await db().$count(passkey)).toBe(1);
  });
});

describe('the passkey', () => {
  it('shown in that session opens the admin there, and there alone', async () => {
    const other = (await byPassword()).token;
    const response = await answered();
    await app.as(half, () => proofCalls.prove({ passkey: response }));
    await expect(search(half)).resolves.toBeTruthy();
    await expect(search(other)).rejects.toMatchObject(MISSING);
    await expect(
      app.as(half, () => peopleCalls.impersonate({ user_uuid: camille.uuid })),
    ).resolves.toBeTruthy();
  });

  it('of somebody else opens nothing', async () => {
    const theirs = softwareAuthenticator(SITE);
    await prove(app, camille.token);
    const made = theirs.create(await app.as(camille.token, () => passkeyCalls.passkeyOptions()));
    await app.as(camille.token, () => passkeyCalls.addPasskey({ label: 'Camille', response: made }));
    const response = theirs.get(await passkeyCalls.passkeyLoginOptions());
    await expect(app.as(half, () => proofCalls.prove({ passkey: response }))).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(search(half)).rejects.toMatchObject(MISSING);
  });

  it('that opened the session is enough; one that is removed leaves none', async () => {
    const opened = await byKey();
    expect(opened.passkey_wanted).toBeUndefined();
    await expect(search(opened.token)).resolves.toBeTruthy();
    const response = await answered();
    await app.as(opened.token, () => proofCalls.prove({ passkey: response }));
    const { items } = await app.as(opened.token, () => passkeyCalls.listPasskeys());
    // With an authenticator beside it a session may stay without its passkey; with neither, none may.
    const { otpauth_url } = await app.as(opened.token, () => securityCalls.totpSetup());
    const { recovery_codes } = await app.as(opened.token, () =>
      securityCalls.totpConfirm({ code: codeOf(otpauth_url) }),
    );
    // Putting it in place ended the sessions that the password alone had opened.
    await expect(search(half)).rejects.toMatchObject({ status: 401 });
    for (const { id } of items) await app.as(opened.token, () => passkeyCalls.removePasskey({ id }));
    await expect(search(opened.token)).resolves.toBeTruthy();
    await app.as(opened.token, () => securityCalls.totpRemove({ code: recovery_codes[0] ?? '' }));
    await expect(search(opened.token)).rejects.toMatchObject({
      code: 'second_factor_required',
      body: { methods: [] },
    });
    // The last of the tests here: the next sign-in would ask for nothing any more.
    half = '';
  });
});
