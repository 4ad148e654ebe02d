import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { hasPasskeys } from '#src/features/accounts/factors/has-passkeys.server.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { passkeyProof } from '#src/features/accounts/factors/passkeys.server.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { actionToken, auditLog, passkey, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, type Name, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Lies, softwareAuthenticator } from '#tests/support/authenticator.ts';
import { lastMailTo, tokenMailedTo } from '#tests/support/mailbox.ts';

const SITE = 'https://merveille.exemple.fr';
const cast = {} as Record<Name, Member>;
let app: TestApp;
const device = softwareAuthenticator(SITE);

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: SITE, https: true } });
  for (const name of ['camille', 'ines', 'rose'] as const) cast[name] = await join(app, name);
});
afterAll(() => app.close());

/** As a fresh proof, for the calls that ask for one. */
const provenAs = async <T>(token: string, work: () => Promise<T>, password = PASSWORD): Promise<T> => {
  await app.send('/api/user/prove', JSON.stringify({ password }), { authorization: `Bearer ${token}` });
  return app.as(token, work);
};
const optionsFor = (token: string) => app.as(token, () => passkeyCalls.passkeyOptions());

interface Adding {
  label?: string;
  lies?: Lies;
  on?: typeof device;
}
async function add(token: string, { label = 'Téléphone', lies = {}, on = device }: Adding = {}) {
  const response = on.create(await optionsFor(token), lies);
  return provenAs(token, () => passkeyCalls.addPasskey({ label, response }));
}
async function enter(lies: Lies = {}) {
  const response = device.get(await passkeyCalls.passkeyLoginOptions(), lies);
  return passkeyCalls.loginWithPasskey({ response });
}
const REJECTED = { status: 200, code: 'passkey_rejected' };
const keysOf = async (token: string) => (await app.as(token, () => passkeyCalls.listPasskeys())).items;

describe('a passkey', () => {
  it('is asked for as a discoverable key whose holder is verified, under the name of the site', async () => {
    const options = await optionsFor(cast.camille.token);
    expect(options).toMatchObject({
      rp: { id: 'merveille.exemple.fr', name: 'Merveille' },
      user: { name: CAST.camille.email, displayName: 'Camille Durand' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(options)).not.toContain(cast.camille.uuid);
    const stored = await app.services.database.db.select().from(actionToken);
    expect(JSON.stringify(stored)).not.toContain(String(options.challenge));
    await expect(passkeyCalls.passkeyLoginOptions()).resolves.toMatchObject({
      rpId: 'merveille.exemple.fr',
      userVerification: 'required',
    });
  });

  it('is kept with its label, opens the account, says when it was last used, and is told by mail', async () => {
    const { token } = cast.camille;
    const { id } = await add(token, { label: '  Le téléphone de Camille ' });
    expect(await keysOf(token)).toEqual([
      { id, label: 'Le téléphone de Camille', created_at: expect.any(String), used_at: null },
    ]);
    const mail = await lastMailTo(app, CAST.camille.email);
    expect(mail.text).toContain('Le téléphone de Camille');
    expect(mail.text).toContain('Ce n’était pas vous');

    const opened = await enter();
    await expect(app.as(opened.token, () => accountCalls.getMyInfo())).resolves.toMatchObject({
      user: { email: CAST.camille.email },
    });
    expect(await keysOf(token)).toMatchObject([{ id, used_at: expect.any(String) }]);
    const again = await optionsFor(token);
    expect(again.excludeCredentials).toHaveLength(1);
  });

  it('is refused with a challenge that served, that is too old, or that is not ours', async () => {
    const options = await passkeyCalls.passkeyLoginOptions();
    await passkeyCalls.loginWithPasskey({ response: device.get(options) });
    const replayed = passkeyCalls.loginWithPasskey({ response: device.get(options) });
    await expect(replayed).rejects.toMatchObject(REJECTED);

    const late = await passkeyCalls.passkeyLoginOptions();
    await app.services.database.db
      .update(actionToken)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(like(actionToken.purpose, 'passkey%'));
    const expired = passkeyCalls.loginWithPasskey({ response: device.get(late) });
    await expect(expired).rejects.toMatchObject(REJECTED);
    await expect(enter({ challenge: 'x'.repeat(43) })).rejects.toMatchObject(REJECTED);
    // One made to add a key, even by its own holder.
    const made = await optionsFor(cast.camille.token);
    await expect(enter({ challenge: String(made.challenge) })).rejects.toMatchObject(REJECTED);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://merveille.exemple.fr.mechant.fr' }],
    ['the same name over http', { origin: 'http://merveille.exemple.fr' }],
    ['the name of another site', { rpId: 'exemple.fr' }],
    ['a holder who was not verified', { verified: false }],
    ['the signature of another key', { forged: true }],
    ['the handle of another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused with %s', async (_, lies) => {
    await expect(enter(lies)).rejects.toMatchObject(REJECTED);
    await expect(enter()).resolves.toBeTruthy();
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://mechant.fr' }],
    ['the name of another site', { rpId: 'mechant.fr' }],
    ['a holder who was not verified', { verified: false }],
    ['a challenge of its own', { challenge: 'y'.repeat(43) }],
  ])('is not added from %s', async (_, lies) => {
    await expect(add(cast.ines.token, { on: softwareAuthenticator(SITE), lies })).rejects.toMatchObject(
      REJECTED,
    );
    expect(await keysOf(cast.ines.token)).toEqual([]);
  });

  it('is not added with a challenge made for somebody else, nor twice', async () => {
    const another = softwareAuthenticator(SITE);
    const response = another.create(await optionsFor(cast.camille.token));
    const stolen = provenAs(cast.ines.token, () => passkeyCalls.addPasskey({ label: 'Non', response }));
    await expect(stolen).rejects.toMatchObject(REJECTED);
    const mine = provenAs(cast.camille.token, () => passkeyCalls.addPasskey({ label: 'Oui', response }));
    await expect(mine).resolves.toBeTruthy();
    const twice = provenAs(cast.camille.token, () => passkeyCalls.addPasskey({ label: 'Oui', response }));
    await expect(twice).rejects.toMatchObject(REJECTED);
  });

  it('whose counter goes back may be a copy: it is refused and written down', async () => {
    await enter({ counter: 50 });
    await expect(enter({ counter: 50 })).rejects.toMatchObject(REJECTED);
    await expect(enter({ counter: 7 })).rejects.toMatchObject(REJECTED);
    await expect(enter({ counter: 51 })).resolves.toBeTruthy();
    const written = await app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'passkey.counter'));
    expect(written).toHaveLength(2);
  });

  it('that nobody added is refused, whatever it looks like', async () => {
    const foreign = softwareAuthenticator(SITE);
    foreign.create(await optionsFor(cast.ines.token));
    const options = await passkeyCalls.passkeyLoginOptions();
    const unknown = passkeyCalls.loginWithPasskey({ response: foreign.get(options) });
    await expect(unknown).rejects.toMatchObject(REJECTED);
    for (const response of [
      {},
      { id: 'x' },
      { ...foreign.get(options), id: '../..' },
      { id: 7, response: [] },
    ])
      await expect(passkeyCalls.loginWithPasskey({ response })).rejects.toMatchObject(REJECTED);
    const none = app.send('/api/user/login_with_passkey', '{"response":"x"}');
    expect((await none).body).toMatchObject({ code: 'invalid_input' });
  });

  it('of a disabled account opens nothing, and says why', async () => {
    const set = (enable: boolean) =>
      provenAs(cast.rose.token, () => peopleCalls.enableAccount({ user_id: cast.camille.uuid, enable }));
    await set(false);
    await expect(enter()).rejects.toMatchObject({ code: 'account_disabled' });
    await set(true);
    const opened = await enter();
    cast.camille = { ...cast.camille, token: opened.token };
  });

  it('counts for two factors: no code is asked for after it', async () => {
    const { db } = app.services.database;
    await db.update(person).set({ totpConfirmedAt: new Date() }).where(eq(person.uuid, cast.camille.uuid));
    await expect(enter()).resolves.toBeTruthy();
    await db.update(person).set({ totpConfirmedAt: null }).where(eq(person.uuid, cast.camille.uuid));
  });

  it('proves who is asking, for its own holder alone', async () => {
    const { db } = app.services.database;
    const idOf = async (uuid: string) =>
      (await db.select({ id: person.id }).from(person).where(eq(person.uuid, uuid)))[0]?.id ?? 0;
    const ctx = makeCtx(app.services, GUEST, {
      ip: '127.0.0.1',
      sessionUuid: null,
      requestId: 'test',
      userAgent: 'tests',
    });
    const answered = async () => device.get(await passkeyCalls.passkeyLoginOptions());
    const camille = await idOf(cast.camille.uuid);
    const ines = await idOf(cast.ines.uuid);
    expect(await hasPasskeys(db, camille)).toBe(true);
    expect(await hasPasskeys(db, ines)).toBe(false);
    await expect(passkeyProof(ctx, camille, await answered())).resolves.toBeUndefined();
    await expect(passkeyProof(ctx, ines, await answered())).rejects.toMatchObject(REJECTED);
  });

  it('is removed by its holder alone, who is told, and opens nothing from then on', async () => {
    const [key] = await keysOf(cast.camille.token);
    const id = key?.id ?? '';
    const stolen = provenAs(cast.ines.token, () => passkeyCalls.removePasskey({ id }));
    await expect(stolen).rejects.toMatchObject({ code: 'not_found' });
    for (const one of await keysOf(cast.camille.token))
      await provenAs(cast.camille.token, () => passkeyCalls.removePasskey({ id: one.id }));
    expect((await lastMailTo(app, CAST.camille.email)).subject).toBe('Clé d’accès retirée');
    await expect(enter()).rejects.toMatchObject(REJECTED);
    const actions = await app.services.database.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['passkey.add', 'passkey.remove']),
    );
  });

  it('has a label of 1 to 60 characters, and an account 20 keys at most', async () => {
    for (const label of ['', '  ', 'x'.repeat(61), 'a\u0000b'])
      await expect(add(cast.ines.token, { label })).rejects.toMatchObject({ code: 'invalid_input' });
    const { token } = cast.ines;
    for (let made = 0; made < 20; made += 1) await add(token, { label: `Clé ${made}` });
    await expect(optionsFor(token)).rejects.toMatchObject(REJECTED);
    expect(await keysOf(token)).toHaveLength(20);
  });

  it('is in the export of one’s data without what it opens, and goes with the account', async () => {
    const { token } = cast.ines;
    const data = await provenAs(token, () => profileCalls.exportMyData());
    expect(data.passkeys).toHaveLength(20);
    expect(JSON.stringify(data.passkeys)).toContain('Clé 7');
    const [kept] = await app.services.database.db.select().from(passkey).limit(1);
    expect(JSON.stringify(data)).not.toContain(kept?.publicKey);
    expect(JSON.stringify(data)).not.toContain(kept?.credentialId);
    await app.as(token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
    expect(await app.services.database.db.select().from(passkey)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('can be chosen for an account that has passkeys alone, which stay', async () => {
    const { db } = app.services.database;
    const { email } = CAST.camille;
    await db
      .update(person)
      .set({ passwordHash: null, emailVerifiedAt: new Date() })
      .where(eq(person.email, email));
    const { token } = cast.camille;
    await db.insert(passkey).values(await keptKey(token));
    expect(await keysOf(token)).toHaveLength(1);
    await securityCalls.sendPasswordReset({ email });
    await app.runJobs();
    const link = await tokenMailedTo(app, email);
    const opened = await securityCalls.resetPassword({ token: link, password: 'les prunes du verger bleu' });
    expect(await keysOf(opened.token)).toHaveLength(1);
    cast.camille = { ...cast.camille, token: opened.token };
  });

  it('ends the keys of an account whose address was never confirmed: somebody else may have made it', async () => {
    const { db } = app.services.database;
    const { email } = CAST.camille;
    await db.update(person).set({ emailVerifiedAt: null }).where(eq(person.email, email));
    await securityCalls.sendPasswordReset({ email });
    await app.runJobs();
    const link = await tokenMailedTo(app, email);
    const opened = await securityCalls.resetPassword({ token: link, password: 'les prunes du verger vert' });
    expect(await keysOf(opened.token)).toEqual([]);
  });
});

/** The row of a key whose private half nobody has. */
async function keptKey(token: string) {
  const session = await app.as(token, () => accountCalls.getMyInfo());
  const uuid = session.session_type === 'user' ? session.user.uuid : '';
  const [who] = await app.services.database.db.select().from(person).where(eq(person.uuid, uuid));
  return {
    personId: who?.id ?? 0,
    credentialId: 'kept',
    publicKey: 'AA',
    counter: 0,
    deviceType: 'multiDevice' as const,
    backedUp: true,
    label: 'Gardée',
  };
}
