import { eq } from 'drizzle-orm';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { takeSecondFactor } from '#src/features/accounts/totp.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { auditLog, knownDevice, mailOutbox, person, recoveryCode } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, type Name, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { lastMailTo, tokenMailedTo } from '#tests/support/mailbox.ts';

const cast = {} as Record<Name, Member>;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  for (const name of ['camille', 'ines', 'rose'] as const) cast[name] = await join(app, name);
});
afterAll(() => app.close());

const { email } = CAST.camille;
const CODE_INVALID = { status: 200, code: 'code_invalid' };

/** As a fresh proof, for the calls that ask for one. */
const provenAs = async <T>(token: string, work: () => Promise<T>): Promise<T> => {
  const proof = JSON.stringify({ password: PASSWORD });
  await app.send('/api/user/prove', proof, { authorization: `Bearer ${token}` });
  return app.as(token, work);
};
const asCamille = <T>(work: () => Promise<T>) => app.as(cast.camille.token, work);
const login = (totp?: string) =>
  accountCalls.loginWithPassword({ email, password: PASSWORD, ...(totp ? { totp } : {}) });
const leftOf = async () => (await asCamille(() => securityCalls.getSecondFactor())).recovery_codes_left;

let url = '';
const codeNow = (steps = 0) => {
  const read = URI.parse(url) as TOTP;
  const totp = new TOTP({ secret: Secret.fromBase32(read.secret.base32), digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
};
/** As if the next code's time had come. */
const nextStep = () =>
  app.services.database.db.update(person).set({ totpLastStep: null }).where(eq(person.email, email));

async function switchOn(): Promise<string[]> {
  url = (await asCamille(() => securityCalls.totpSetup())).otpauth_url;
  await nextStep();
  return (await asCamille(() => securityCalls.totpConfirm({ code: codeNow() }))).recovery_codes;
}

describe('a second factor', () => {
  let codes: string[] = [];

  it('is anybody’s to have, and comes with ten recovery codes, kept hashed', async () => {
    codes = await switchOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const kept = JSON.stringify(await app.services.database.db.select().from(recoveryCode));
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', '').slice(2));
    expect(await asCamille(() => securityCalls.getSecondFactor())).toEqual({
      totp_since: expect.any(String),
      recovery_codes_left: 10,
    });
    expect((await lastMailTo(app, email)).subject).toBe('Double authentification activée');
  });

  it('that is in place is neither set up nor confirmed again', async () => {
    await expect(asCamille(() => securityCalls.totpSetup())).rejects.toMatchObject({ code: 'conflict' });
    await nextStep();
    const again = asCamille(() => securityCalls.totpConfirm({ code: codeNow() }));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    expect(await leftOf()).toBe(10);
  });

  it('is passed by a recovery code at login, once, however it is typed, and the person is told', async () => {
    await expect(login()).rejects.toMatchObject({ code: 'totp_required' });
    const [first = '', second = ''] = codes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' – ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    await expect(login(typed)).resolves.toBeTruthy();
    await expect(login(first)).rejects.toMatchObject(CODE_INVALID);
    const mail = await lastMailTo(app, email);
    expect(mail.subject).toBe('Un code de secours a servi');
    expect(mail.text).toContain('Il vous en reste 9');
    await expect(login(second.replaceAll('-', ''))).resolves.toBeTruthy();
    expect(await leftOf()).toBe(8);
  });

  it('refuses a recovery code of nobody, one of somebody else’s, and what is no code at all', async () => {
    await expect(login('0000-0000-0000')).rejects.toMatchObject(CODE_INVALID);
    const [third = ''] = codes.slice(2);
    // Its selector with another secret.
    await expect(login(`${third.slice(0, 2)}00-0000-0000`)).rejects.toMatchObject(CODE_INVALID);
    for (const typed of ['1234', 'abc', '12345678901234', 'x'.repeat(200)])
      await expect(login(typed)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { totp: expect.any(String) },
      });
    expect(await leftOf()).toBe(8);
  });

  it('is passed by a recovery code before a mailed link changes the password', async () => {
    await securityCalls.sendPasswordReset({ email });
    await app.runJobs();
    const token = await tokenMailedTo(app, email);
    const [, , third = ''] = codes;
    const reset = (totp?: string) =>
      securityCalls.resetPassword({ token, password: PASSWORD, ...(totp ? { totp } : {}) });
    await expect(reset()).rejects.toMatchObject({ code: 'totp_required' });
    const opened = await reset(third);
    cast.camille = { ...cast.camille, token: opened.token };
    expect(await leftOf()).toBe(7);
  });

  it('is taken for a proof, and never where the account has none', async () => {
    const { db } = app.services.database;
    const idOf = async (uuid: string) =>
      (await db.select({ id: person.id }).from(person).where(eq(person.uuid, uuid)))[0]?.id ?? 0;
    const asked = { ip: '127.0.0.1', sessionUuid: null, requestId: 'test', userAgent: 'tests' };
    const ctx = makeCtx(app.services, GUEST, asked);
    const [, , , fourth = ''] = codes;
    const code = fourth.replaceAll('-', '');
    const ines = await idOf(cast.ines.uuid);
    await expect(takeSecondFactor(ctx, ines, code)).rejects.toMatchObject({ code: 'code_invalid' });
    await expect(takeSecondFactor(ctx, ines, '000000')).rejects.toMatchObject({ code: 'code_invalid' });
    const camille = await idOf(cast.camille.uuid);
    await expect(takeSecondFactor(ctx, camille, code)).resolves.toBeUndefined();
  });

  it('gets new recovery codes, which end the old ones', async () => {
    const fresh = await provenAs(cast.camille.token, () => securityCalls.renewRecoveryCodes());
    expect(fresh.recovery_codes).toHaveLength(10);
    expect((await lastMailTo(app, email)).subject).toBe('Nouveaux codes de secours');
    await expect(login(codes[5])).rejects.toMatchObject(CODE_INVALID);
    await expect(login(fresh.recovery_codes[5])).resolves.toBeTruthy();
    codes = fresh.recovery_codes;
  });

  it('is in the export of one’s data, without its secret and its codes', async () => {
    const data = await provenAs(cast.camille.token, () => profileCalls.exportMyData());
    expect(data.second_factor).toMatchObject({ recovery_codes_left: 9 });
    const kept = await app.services.database.db.select().from(recoveryCode);
    const text = JSON.stringify(data);
    expect(text).not.toContain(new URL(url).searchParams.get('secret'));
    for (const { secretHash } of kept) expect(text).not.toContain(secretHash);
  });

  it('is removed with a recovery code, which takes the others along, and the person is told', async () => {
    const remove = (code: string) => provenAs(cast.camille.token, () => securityCalls.totpRemove({ code }));
    await expect(remove('000000')).rejects.toMatchObject(CODE_INVALID);
    await expect(remove(codes[0] ?? '')).resolves.toEqual({});
    expect((await lastMailTo(app, email)).subject).toBe('Double authentification retirée');
    expect(await app.services.database.db.select().from(recoveryCode)).toEqual([]);
    await expect(login()).resolves.toBeTruthy();
    const none = provenAs(cast.camille.token, () => securityCalls.renewRecoveryCodes());
    await expect(none).rejects.toMatchObject({ code: 'conflict' });
    const actions = await app.services.database.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['totp_on', 'totp_off', 'recovery_code.use', 'recovery_code.renew']),
    );
  });
});

describe('a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
  const account = { email: 'appareils@exemple.fr', password: PASSWORD };
  const enter = async (path: string, from: { ip: string; userAgent: string; cookies?: string }) => {
    const answer = await app.send(`/api/user/${path}`, JSON.stringify(account), from);
    expect(answer.body).toMatchObject({ result: { token: expect.any(String) } });
    return answer.cookies?.find((line) => line.startsWith('device=')) ?? '';
  };
  const mails = async () =>
    (await app.services.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, account.email))).filter(
      ({ subject }) => subject === 'Connexion depuis un nouvel appareil',
    );

  it('is told by mail once, and neither the first one nor one already known', async () => {
    const home = { ip: '203.0.113.7', userAgent: FIREFOX };
    const cookie = await enter('register_with_email', home);
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/api\/user\/; Max-Age=34560000; HttpOnly; SameSite=Lax/);
    await enter('login_with_password', home);
    // The same browser, newer and elsewhere, known by its cookie.
    const moved = { ip: '198.51.100.9', userAgent: FIREFOX.replaceAll('140', '141') };
    await enter('login_with_password', { ...moved, cookies: cookie.split(';')[0] ?? '' });
    expect(await mails()).toEqual([]);

    const phone = { ip: '2001:db8:7:1::5', userAgent: IPHONE };
    await enter('login_with_password', phone);
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect(told?.text).toContain('Safari sur iPhone');
    expect(told?.text).toContain('Ce n’était pas vous');
    expect(told?.text).not.toContain(phone.ip);
    // Without its cookie, of the same kind and on the same network.
    await enter('login_with_password', { ...phone, ip: '2001:db8:7:2::9' });
    expect(await mails()).toHaveLength(1);
    await enter('login_with_password', { ...phone, ip: '2001:db8:8::9' });
    expect(await mails()).toHaveLength(2);
  });

  it('is kept as hashes that say neither where nor what it is', async () => {
    const kept = JSON.stringify(await app.services.database.db.select().from(knownDevice));
    expect(kept).not.toMatch(/203\.0|2001:db8|Firefox|iPhone/);
  });
});

describe('a new admin', () => {
  it('is told, and so is every other one; a right that was there is not told again', async () => {
    const { rose, ines } = cast;
    const make = () =>
      provenAs(rose.token, () => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: true }));
    await make();
    expect((await lastMailTo(app, CAST.ines.email)).subject).toBe('Vous administrez Merveille');
    const told = await lastMailTo(app, CAST.rose.email);
    expect(told.text).toContain(CAST.ines.email);
    const before = (await app.services.database.db.select().from(mailOutbox)).length;
    await make();
    expect((await app.services.database.db.select().from(mailOutbox)).length).toBe(before);
  });
});

// The client of the calls is this application's from then on.
describe('guesses', () => {
  it('of a code and of a recovery code are counted together, before they are compared', async () => {
    const own = await startTestApp({ limits: 'real' });
    try {
      const made = await join(own, 'camille');
      await own.services.database.db
        .update(person)
        .set({ totpConfirmedAt: new Date(), totpSecret: 'A'.repeat(32) })
        .where(eq(person.uuid, made.uuid));
      const guess = (n: number) =>
        own.send(
          '/api/user/login_with_password',
          JSON.stringify({ email, password: PASSWORD, totp: n % 2 ? '000000' : `0${n}AA-0000-0000` }),
          { ip: `10.1.0.${n}` },
        );
      for (let n = 0; n < 10; n += 1) expect((await guess(n)).body).toMatchObject({ code: 'code_invalid' });
      expect((await guess(11)).status).toBe(429);
    } finally {
      await own.close();
    }
  });
});
