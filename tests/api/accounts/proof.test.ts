import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { proofCalls } from '#src/features/accounts/proof.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { person, recipient, session } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';
import { codeOf } from '#tests/support/totp.ts';

let app: TestApp;
let camille: Member;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  await join(app, 'rose');
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const login = async (who: { email: string } = CAST.camille, password = PASSWORD) =>
  (await accountCalls.loginWithPassword({ email: who.email, password })).token;
const ageProof = (token: string, minutes: number) =>
  db()
    .update(session)
    .set({ provedUntil: new Date(Date.now() - minutes * 60_000) })
    .where(eq(session.tokenHash, tokenHash(token)));
const provedUntil = async (token: string) =>
  (
    await db()
      .select()
      .from(session)
      .where(eq(session.tokenHash, tokenHash(token)))
  )[0]?.provedUntil ?? null;

/** As the specification names them (docs/spec/calls.md §Step-up), and ours: staff invited, all sessions ended, a shop closed. */
const ASKING = [
  '/api/admin/create_api_token',
  '/api/admin/decide_refund',
  '/api/admin/invite_staff',
  '/api/admin/request_refund',
  '/api/admin/set_roles',
  '/api/business/close',
  '/api/business/set_member_role',
  '/api/business/shopify_unlink',
  '/api/business/start_identity',
  '/api/business/withdraw',
  '/api/cagnotte/start_identity',
  '/api/cagnotte/withdraw',
  '/api/user/add_passkey',
  '/api/user/change_email',
  '/api/user/change_password',
  '/api/user/delete_my_account',
  '/api/user/end_every_session',
  '/api/user/export_my_data',
  '/api/user/impersonate',
  '/api/user/remove_identity',
  '/api/user/remove_passkey',
  '/api/user/renew_recovery_codes',
  '/api/user/set_admin',
  '/api/user/totp_remove',
  '/api/voucher/from_pot',
];

describe('a fresh proof', () => {
  it('is asked by the calls that the specification marks', () => {
    const asking = registeredCalls().flatMap(({ path, proof }) => (proof && proof !== 'enrol' ? [path] : []));
    expect(asking.toSorted()).toEqual(ASKING);
  });

  it('is missing after a login: 200 with the ways to give it, and nothing was done', async () => {
    const token = await login();
    const given = await app.send(
      '/api/cagnotte/start_identity',
      JSON.stringify({ list_uuid: camille.listUuid }),
      {
        authorization: `Bearer ${token}`,
      },
    );
    expect(given.status).toBe(200);
    expect(given.body).toEqual({
      err: 'Confirmez que c’est bien vous pour continuer.',
      code: 'proof_required',
      methods: ['password'],
    });
    expect(await db().select().from(recipient)).toEqual([]);
    await expect(app.as(token, () => profileCalls.exportMyData())).rejects.toMatchObject({
      code: 'proof_required',
    });
  });

  it('lasts ten minutes, in the very session that gave it', async () => {
    const [one, other] = [await login(), await login()];
    const { until } = await app.as(one, () => proofCalls.prove({ password: PASSWORD }));
    const minutes = (Date.parse(until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.8);
    expect(minutes).toBeLessThanOrEqual(10);
    await app.as(one, () => profileCalls.exportMyData());
    await expect(app.as(other, () => profileCalls.exportMyData())).rejects.toMatchObject({
      code: 'proof_required',
    });
    await ageProof(one, 0);
    await expect(app.as(one, () => profileCalls.exportMyData())).rejects.toMatchObject({
      code: 'proof_required',
    });
  });

  it('does not follow the clock of the demonstration', async () => {
    const token = await login();
    await prove(app, token);
    app.services.moveClock(3600_000);
    await app.as(token, () => profileCalls.exportMyData());
    app.services.moveClock(-3600_000);
    await ageProof(token, 1);
    await expect(app.as(token, () => profileCalls.exportMyData())).rejects.toMatchObject({
      code: 'proof_required',
    });
    app.services.moveClock(0);
  });

  it('is refused for a wrong password, a code where there is no second factor, and nothing at all', async () => {
    const token = await login();
    const tried = (input: Parameters<typeof proofCalls.prove>[0]) =>
      app.as(token, () => proofCalls.prove(input));
    await expect(tried({ password: 'pas le bon' })).rejects.toMatchObject({
      status: 200,
      code: 'invalid_credentials',
      fields: { password: expect.any(String) },
    });
    await expect(tried({ totp: '123456' })).rejects.toMatchObject({ code: 'code_invalid' });
    await expect(tried({ password: PASSWORD, totp: '123456' })).rejects.toMatchObject({
      code: 'code_invalid',
    });
    await expect(tried({})).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(app.as(null, () => proofCalls.prove({ password: PASSWORD }))).rejects.toMatchObject({
      status: 401,
    });
    expect(await provedUntil(token)).toBeNull();
  });

  it('may be the password that the call itself takes, which is then kept as a proof', async () => {
    const token = await login();
    const change = (password?: string) =>
      app.as(token, () =>
        securityCalls.changeEmail({
          email: 'autre@exemple.fr',
          ...(password === undefined ? {} : { password }),
        }),
      );
    await expect(change()).rejects.toMatchObject({ code: 'proof_required', body: { methods: ['password'] } });
    for (const wrong of ['pas le bon', ''])
      await expect(change(wrong)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await provedUntil(token)).toBeNull();
    await change(PASSWORD);
    expect(await provedUntil(token)).not.toBeNull();
    await app.as(token, () => profileCalls.exportMyData());
    await change();
    // A wrong one is refused even beside a fresh proof.
    await expect(change('pas le bon')).rejects.toMatchObject({ code: 'invalid_credentials' });
    const empty = app.as(token, () =>
      securityCalls.changePassword({ password: '', new_password: 'une tout autre phrase longue' }),
    );
    await expect(empty).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('is not made by whoever carried off a token: a second factor is put in place after signing in, or with a proof', async () => {
    const token = await login();
    const setup = (as: string) => app.as(as, () => securityCalls.totpSetup());
    await setup(token);
    await db()
      .update(session)
      .set({ signedInAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(session.tokenHash, tokenHash(token)));
    await expect(setup(token)).rejects.toMatchObject({ code: 'proof_required' });
    await expect(app.as(token, () => securityCalls.totpConfirm({ code: '123456' }))).rejects.toMatchObject({
      code: 'proof_required',
    });
    // Nor does a session opened from that one count as signing in.
    const dso = await app.as(token, () => identityCalls.createDsoToken());
    const carried = await identityCalls.loginWithDsoToken(dso);
    await expect(setup(carried.token)).rejects.toMatchObject({ code: 'proof_required' });
    await prove(app, token);
    await setup(token);
  });

  it('may be a code, each good once, or a code of those kept aside', async () => {
    const token = await login(CAST.rose);
    const { otpauth_url } = await app.as(token, () => securityCalls.totpSetup());
    // Read once: thirty seconds may end between two lines.
    const [code, next] = [codeOf(otpauth_url, -1), codeOf(otpauth_url)];
    const { recovery_codes } = await app.as(token, () => securityCalls.totpConfirm({ code }));
    await expect(
      app.as(token, () => peopleCalls.impersonate({ user_uuid: camille.uuid })),
    ).rejects.toMatchObject({
      body: { methods: ['password', 'totp'] },
    });
    const given = (totp: string) => app.as(token, () => proofCalls.prove({ totp }));
    await expect(given(code)).rejects.toMatchObject({ code: 'code_invalid' });
    await given(next);
    const [recovery = ''] = recovery_codes;
    await given(recovery);
    await expect(given(recovery)).rejects.toMatchObject({ code: 'code_invalid' });
    await app.as(token, () => securityCalls.totpRemove({ code: recovery_codes[1] ?? '' }));
  });

  it('never comes from an admin who acts for the person, who learns not even the ways', async () => {
    // The second factor of the test before ended her first session.
    const admin = await login(CAST.rose);
    await prove(app, admin);
    const { token } = await app.as(admin, () => peopleCalls.impersonate({ user_uuid: camille.uuid }));
    for (const work of [
      () => proofCalls.prove({ password: PASSWORD }),
      () => profileCalls.exportMyData(),
      () => withdrawalCalls.withdraw({ list_uuid: camille.listUuid, amount: 100, key: crypto.randomUUID() }),
      () => securityCalls.changeEmail({ email: 'a@exemple.fr', password: PASSWORD }),
    ])
      await expect(app.as(token, work)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await provedUntil(token)).toBeNull();
    // Were a proof there all the same, it would change nothing.
    await ageProof(token, -10);
    await expect(app.as(token, () => profileCalls.exportMyData())).rejects.toMatchObject({ status: 403 });
  });

  it('of an account without anything to prove it with is a password chosen by a mailed link', async () => {
    await db().update(person).set({ passwordHash: null }).where(eq(person.uuid, camille.uuid));
    await expect(app.as(camille.token, () => profileCalls.exportMyData())).rejects.toMatchObject({
      code: 'proof_required',
      body: { methods: [], err: expect.stringContaining('lien par e-mail') },
    });
    const change = app.as(camille.token, () =>
      securityCalls.changeEmail({ email: 'autre@exemple.fr', password: PASSWORD }),
    );
    await expect(change).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});
