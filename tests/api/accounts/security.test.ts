import { eq } from 'drizzle-orm';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { actionToken, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { lastMailTo, tokenMailedTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;
const NEW_PASSWORD = 'les cerises du jardin sont mûres';

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const login = (email: string, password = PASSWORD) => accountCalls.loginWithPassword({ email, password });

describe('a forgotten password', () => {
  it('answers the same for an address without an account, and mails nothing there', async () => {
    await expect(securityCalls.sendPasswordReset({ email: 'personne@exemple.fr' })).resolves.toEqual({
      sent: true,
    });
    await app.runJobs();
    await expect(lastMailTo(app, 'personne@exemple.fr')).rejects.toThrow();
  });

  it('is changed once by the mailed link, which ends every other session', async () => {
    const { email } = CAST.ines;
    await securityCalls.sendPasswordReset({ email: email.toUpperCase() });
    await app.runJobs();
    const token = await tokenMailedTo(app, email);
    const stored = await app.services.database.db.select().from(actionToken);
    expect(JSON.stringify(stored)).not.toContain(token);

    const opened = await securityCalls.resetPassword({ token, password: NEW_PASSWORD });
    await expect(app.as(ines.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(login(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(login(email, NEW_PASSWORD)).resolves.toBeTruthy();
    ines = { ...ines, token: opened.token };

    const again = securityCalls.resetPassword({ token, password: NEW_PASSWORD });
    await expect(again).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('is refused at a registration and a change for its reason, and for whom it names', async () => {
    const of = (password: string) =>
      accountCalls.registerWithEmail({ email: 'sigismond@exemple.fr', password });
    await expect(of('abcdefghij')).rejects.toMatchObject({
      code: 'password_weak',
      fields: { weak: 'sequence' },
    });
    await expect(of('sigismond-12')).rejects.toMatchObject({ fields: { weak: 'personal' } });
    const change = app.as(camille.token, () =>
      securityCalls.changePassword({ password: PASSWORD, new_password: 'Camille-Durand' }),
    );
    await expect(change).rejects.toMatchObject({
      code: 'password_weak',
      fields: { new_password: expect.any(String), weak: 'personal' },
    });
  });

  it('refuses a weak one and leaves the link good', async () => {
    await securityCalls.sendPasswordReset({ email: CAST.ines.email });
    await app.runJobs();
    const token = await tokenMailedTo(app, CAST.ines.email);
    const weak = securityCalls.resetPassword({ token, password: 'chocolat1234' });
    await expect(weak).rejects.toMatchObject({
      code: 'password_weak',
      fields: { password: expect.stringContaining('listes volées'), weak: 'leaked' },
    });
    const opened = await securityCalls.resetPassword({ token, password: NEW_PASSWORD });
    ines = { ...ines, token: opened.token };
  });
});

describe('an address', () => {
  it('is confirmed by the mail of the registration', async () => {
    const token = await tokenMailedTo(app, CAST.camille.email);
    await expect(securityCalls.verifyEmail({ token })).resolves.toEqual({ email: CAST.camille.email });
    await expect(securityCalls.verifyEmail({ token })).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(app.as(camille.token, () => securityCalls.sendVerification())).resolves.toEqual({
      sent: false,
    });
  });

  it('changes only once the new one is confirmed, and the old one is told', async () => {
    const email = 'camille.nouvelle@exemple.fr';
    const wrong = app.as(camille.token, () => securityCalls.changeEmail({ email, password: 'pas le bon' }));
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_credentials' });
    await app.as(camille.token, () => securityCalls.changeEmail({ email, password: PASSWORD }));
    const other = await login(CAST.camille.email);
    const token = await tokenMailedTo(app, email);
    await app.as(camille.token, () => securityCalls.verifyEmail({ token }));
    await expect(app.as(other.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(app.as(camille.token, () => accountCalls.getMyInfo())).resolves.toBeTruthy();
    await expect(login(email)).resolves.toBeTruthy();
    expect((await lastMailTo(app, CAST.camille.email)).text).toContain('c…e@exemple.fr');
  });

  it('of somebody else is refused', async () => {
    const taken = app.as(camille.token, () =>
      securityCalls.changeEmail({ email: CAST.ines.email, password: PASSWORD }),
    );
    await expect(taken).rejects.toMatchObject({ code: 'email_taken' });
  });
});

describe('sessions', () => {
  it('are listed without a token, and all the others end at once', async () => {
    const { email } = CAST.rose;
    const other = await login(email);
    const { items } = await app.as(rose.token, () => securityCalls.listSessions());
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(other.token);
    await expect(app.as(rose.token, () => securityCalls.endSessions({}))).resolves.toEqual({
      ended: items.length - 1,
    });
    await expect(app.as(other.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(app.as(rose.token, () => accountCalls.getMyInfo())).resolves.toBeTruthy();
  });

  it('of somebody else stay open, whatever ids are named', async () => {
    const { items } = await app.as(rose.token, () => securityCalls.listSessions());
    const ids = items.map(({ id }) => id);
    await expect(app.as(camille.token, () => securityCalls.endSessions({ ids }))).resolves.toEqual({
      ended: 0,
    });
  });

  it('end with a new password, but for this one', async () => {
    const other = await login(CAST.rose.email);
    await app.as(rose.token, () =>
      securityCalls.changePassword({ password: PASSWORD, new_password: NEW_PASSWORD }),
    );
    await expect(app.as(other.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await app.as(rose.token, () =>
      securityCalls.changePassword({ password: NEW_PASSWORD, new_password: PASSWORD }),
    );
  });
});

describe('a second factor', () => {
  const codeOf = (url: string, steps = 0) => {
    const read = URI.parse(url) as TOTP;
    const totp = new TOTP({ secret: Secret.fromBase32(read.secret.base32), digits: 6, period: 30 });
    return totp.generate({ timestamp: Date.now() + steps * 30_000 });
  };

  it('is asked at login once confirmed, and before a mailed link may change the password; takes a code once, and can be removed', async () => {
    const { otpauth_url } = await app.as(rose.token, () => securityCalls.totpSetup());
    await expect(login(CAST.rose.email)).resolves.toBeTruthy();
    const wrong = app.as(rose.token, () => securityCalls.totpConfirm({ code: '000000' }));
    await expect(wrong).rejects.toMatchObject({ code: 'code_invalid' });
    await app.as(rose.token, () => securityCalls.totpConfirm({ code: codeOf(otpauth_url, -1) }));

    await expect(login(CAST.rose.email)).rejects.toMatchObject({ code: 'totp_required' });
    const code = codeOf(otpauth_url);
    const withCode = () =>
      accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD, totp: code });
    await expect(withCode()).resolves.toBeTruthy();
    await expect(withCode()).rejects.toMatchObject({ code: 'code_invalid' });

    await securityCalls.sendPasswordReset({ email: CAST.rose.email });
    await app.runJobs();
    const token = await tokenMailedTo(app, CAST.rose.email);
    const reset = (totp?: string) =>
      securityCalls.resetPassword({ token, password: NEW_PASSWORD, ...(totp ? { totp } : {}) });
    await expect(reset()).rejects.toMatchObject({
      code: 'totp_required',
      fields: { totp: expect.any(String) },
    });
    await expect(reset(code)).rejects.toMatchObject({ code: 'code_invalid' });
    const opened = await reset(codeOf(otpauth_url, 1));

    // As if the next code's time had come.
    await app.services.database.db
      .update(person)
      .set({ totpLastStep: null })
      .where(eq(person.email, CAST.rose.email));
    await prove(app, opened.token, NEW_PASSWORD);
    await app.as(opened.token, () => securityCalls.totpRemove({ code: codeOf(otpauth_url, 1) }));
    await expect(login(CAST.rose.email, NEW_PASSWORD)).resolves.toBeTruthy();
  });
});

describe('limits', () => {
  it('mails at most five an hour to an account', async () => {
    const own = await startTestApp({ limits: 'real' });
    try {
      const body = JSON.stringify({ email: 'qui@exemple.fr' });
      const ask = (ip: string) => own.send('/api/user/send_password_reset', body, { ip });
      for (let n = 0; n < 5; n += 1) expect((await ask(`10.0.0.${n}`)).status).toBe(200);
      expect((await ask('10.0.0.9')).status).toBe(429);
    } finally {
      await own.close();
    }
  });
});
