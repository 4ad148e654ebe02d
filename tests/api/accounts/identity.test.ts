import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { passkey, person, session } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type KeyServer, startKeyServer } from '#tests/support/key-server.ts';
import { tokenMailedTo } from '#tests/support/mailbox.ts';

let app: TestApp;
let keys: KeyServer;
let camille: Member;

beforeAll(async () => {
  keys = await startKeyServer();
  app = await startTestApp({
    config: {
      googleClientId: 'google-client',
      facebookAppId: 'facebook-app',
      identityKeys: { google: keys.url, apple: keys.url, facebook: keys.url },
    },
  });
  camille = await join(app, 'camille');
});
afterAll(async () => {
  await app.close();
  await keys.close();
});

const google = (claims: Record<string, unknown> = {}, options: Parameters<KeyServer['sign']>[1] = {}) =>
  keys.sign(
    {
      iss: 'https://accounts.google.com',
      aud: 'google-client',
      sub: 'google-lea',
      email: 'lea@exemple.fr',
      email_verified: true,
      // A mailbox that Google keeps, for a company.
      hd: 'exemple.fr',
      given_name: 'Léa',
      ...claims,
    },
    options,
  );

describe('Google', () => {
  it('makes an account once, then opens it', async () => {
    const first = await identityCalls.loginWithGoogle({ token: await google() });
    expect(first).toMatchObject({
      created: true,
      session: { user: { email: 'lea@exemple.fr', firstname: 'Léa', setup_step: 'start' } },
    });
    const again = await identityCalls.loginWithGoogle({ token: await google({ email: 'autre@exemple.fr' }) });
    expect(again).toMatchObject({ created: false, session: { user: { email: 'lea@exemple.fr' } } });
  });

  it.each([
    ['signed by another key', {}, { forged: true }],
    ['for another site', { aud: 'someone-else' }, {}],
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['that has expired', { exp: 1_700_000_000 }, {}],
    ['of an unknown key', {}, { kid: 'key-9' }],
  ])('refuses a token %s', async (_, claims, options) => {
    const refused = identityCalls.loginWithGoogle({ token: await google(claims, options) });
    await expect(refused).rejects.toMatchObject({ status: 200, code: 'provider_rejected' });
  });

  it('refuses what is no token at all', async () => {
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`;
    await expect(identityCalls.loginWithGoogle({ token: unsigned })).rejects.toMatchObject({
      code: 'provider_rejected',
    });
  });

  it('opens an account of the same confirmed address, whose password still works', async () => {
    await securityCalls.verifyEmail({ token: await tokenMailedTo(app, CAST.camille.email) });
    const opened = await identityCalls.loginWithGoogle({
      token: await google({ sub: 'google-camille', email: CAST.camille.email }),
    });
    expect(opened).toMatchObject({ created: false, session: { user: { uuid: camille.uuid } } });
    await expect(
      accountCalls.loginWithPassword({ email: CAST.camille.email, password: PASSWORD }),
    ).resolves.toBeTruthy();
  });

  it('takes an unconfirmed account away from whoever registered it first', async () => {
    const squatter = await accountCalls.registerWithEmail({
      email: 'victime@exemple.fr',
      password: PASSWORD,
    });
    await identityCalls.loginWithGoogle({
      token: await google({ sub: 'google-victime', email: 'victime@exemple.fr' }),
    });
    await expect(app.as(squatter.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({
      status: 401,
    });
    await expect(
      accountCalls.loginWithPassword({ email: 'victime@exemple.fr', password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('does not open an account by an address Google has not confirmed', async () => {
    const refused = identityCalls.loginWithGoogle({
      token: await google({ sub: 'google-x', email: CAST.camille.email, email_verified: false }),
    });
    await expect(refused).rejects.toMatchObject({ code: 'provider_rejected' });
  });

  it('makes one account of two logins at once', async () => {
    const double = () => google({ sub: 'google-double', email: 'double@exemple.fr' });
    const both = await Promise.all([
      identityCalls.loginWithGoogle({ token: await double() }),
      identityCalls.loginWithGoogle({ token: await double() }),
    ]);
    expect(both.filter(({ created }) => created)).toHaveLength(1);
  });

  it('opens one session with a token, whoever finds it afterwards and however its signature is written', async () => {
    const token = await google({ sub: 'google-once', email: 'once@exemple.fr' });
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => identityCalls.loginWithGoogle({ token })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const spent = { code: 'provider_rejected', message: expect.stringContaining('déjà servi') };
    await expect(identityCalls.loginWithGoogle({ token })).rejects.toMatchObject(spent);
    // The last sign of a signature holds bits that nobody reads.
    const last = token.at(-1) ?? '';
    for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef'.replace(last, ''))
      await expect(
        identityCalls.loginWithGoogle({ token: token.slice(0, -1) + other }),
      ).rejects.toMatchObject({ code: 'provider_rejected' });
  });
});

describe('an account with a second factor', () => {
  const marie = () => google({ sub: 'google-marie', email: 'marie@exemple.fr' });
  const enter = async (totp?: string) =>
    identityCalls.loginWithGoogle({ token: await marie(), ...(totp ? { totp } : {}) });

  it('has its code asked for beside a provider’s token, or a recovery code in its place', async () => {
    const { token } = await enter();
    const { otpauth_url } = await app.as(token, () => securityCalls.totpSetup());
    const secret = Secret.fromBase32(new URL(otpauth_url).searchParams.get('secret') ?? '');
    const totp = new TOTP({ secret, digits: 6, period: 30 });
    const code = totp.generate({ timestamp: Date.now() - 30_000 });
    const { recovery_codes } = await app.as(token, () => securityCalls.totpConfirm({ code }));
    await expect(enter()).rejects.toMatchObject({
      code: 'totp_required',
      fields: { totp: expect.any(String) },
    });
    await expect(enter('000000')).rejects.toMatchObject({ code: 'code_invalid' });
    await expect(enter(code)).rejects.toMatchObject({ code: 'code_invalid' });
    await expect(enter(totp.generate())).resolves.toMatchObject({ created: false });
    await expect(enter(recovery_codes[0])).resolves.toMatchObject({ created: false });
  });

  it('whose address nobody confirmed loses every factor to the address’s holder: it may have lain in wait', async () => {
    const email = 'guettee@exemple.fr';
    const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
    const { db } = app.services.database;
    const [who] = await db.select().from(person).where(eq(person.email, email));
    const key = { counter: 0, deviceType: 'singleDevice' as const, backedUp: false, label: 'Guet' };
    await db
      .insert(passkey)
      .values({ ...key, personId: who?.id ?? 0, credentialId: 'guet', publicKey: 'AA' });
    await db
      .update(person)
      .set({ totpSecret: 'A'.repeat(32), totpConfirmedAt: new Date() })
      .where(eq(person.email, email));
    const opened = await identityCalls.loginWithGoogle({
      token: await google({ sub: 'google-guet', email }),
    });
    await expect(app.as(token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(app.as(opened.token, () => passkeyCalls.listPasskeys())).resolves.toEqual({ items: [] });
    await expect(app.as(opened.token, () => securityCalls.getSecondFactor())).resolves.toMatchObject({
      totp_since: null,
    });
  });
});

describe('the other providers', () => {
  it('say that they are not set up', async () => {
    const token = await google();
    await expect(identityCalls.loginWithApple({ token })).rejects.toMatchObject({
      code: 'provider_unconfigured',
    });
  });

  it('need an address to make an account', async () => {
    const token = await google({ iss: 'https://www.facebook.com', aud: 'facebook-app', email: undefined });
    await expect(identityCalls.loginWithFacebook({ token })).rejects.toMatchObject({
      code: 'provider_rejected',
    });
  });
});

describe('a session passed to another browser', () => {
  it('opens once, and not for a stranger', async () => {
    const { token } = await app.as(camille.token, () => identityCalls.createDsoToken());
    const opened = await identityCalls.loginWithDsoToken({ token });
    expect(opened.session).toMatchObject({ user: { uuid: camille.uuid } });
    await expect(identityCalls.loginWithDsoToken({ token })).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(identityCalls.loginWithDsoToken({ token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  it('is as old as the one that passes it: a token that was carried off is not passed on for ever', async () => {
    const { db } = app.services.database;
    const at = async (token: string) =>
      (
        await db
          .select()
          .from(session)
          .where(eq(session.tokenHash, tokenHash(token)))
      )[0];
    const { token: mine } = await accountCalls.loginWithPassword({
      email: CAST.camille.email,
      password: PASSWORD,
    });
    const begun = new Date(Date.now() - 179 * 86_400_000);
    await db
      .update(session)
      .set({ createdAt: begun })
      .where(eq(session.tokenHash, tokenHash(mine)));
    const pass = async (from: string) => {
      const { token } = await app.as(from, () => identityCalls.createDsoToken());
      return (await identityCalls.loginWithDsoToken({ token })).token;
    };
    const last = await pass(await pass(mine));
    expect((await at(last))?.createdAt).toEqual(begun);
    expect((await at(last))?.expiresAt.getTime()).toBe(begun.getTime() + 180 * 86_400_000);
  });

  it('is not opened any more once the session that passes it is signed out', async () => {
    const { token: here } = await app.as(camille.token, () => identityCalls.createDsoToken());
    const { token: session } = await identityCalls.loginWithDsoToken({ token: here });
    const { token } = await app.as(session, () => identityCalls.createDsoToken());
    await app.as(session, () => accountCalls.logout());
    await expect(identityCalls.loginWithDsoToken({ token })).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('a provider whose keys cannot be read', () => {
  it('is said to be away, and nothing changes', async () => {
    const own = await startTestApp({
      config: {
        googleClientId: 'google-client',
        identityKeys: { google: 'http://127.0.0.1:9/keys', apple: '', facebook: '' },
      },
    });
    try {
      const given = await own.send('/api/user/login_with_google', JSON.stringify({ token: await google() }));
      expect(given.body).toMatchObject({ code: 'unavailable' });
    } finally {
      await own.close();
    }
  });
});
