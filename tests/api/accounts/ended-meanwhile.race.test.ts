import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { apiTokenCalls } from '#src/features/accounts/api-token.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { lockPerson } from '#src/features/accounts/outstanding-links.server.ts';
import { hashPassword } from '#src/features/accounts/password.server.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { endSessionsOf, openSession } from '#src/features/accounts/session.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { apiToken, identity, passkey, person, session } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { type KeyServer, startKeyServer } from '#tests/support/key-server.ts';
import { prove } from '#tests/support/prove.ts';
import { codeOf } from '#tests/support/totp.ts';

const SITE = 'https://merveille.exemple.fr';
let app: TestApp;
let keys: KeyServer;
let camille: Member;
let ines: Member;
/** Of Rose, an admin: the session of somebody who knew her password. */
let thief: string;

const db = () => app.services.database.db;
const asThief = <T>(work: () => Promise<T>) => app.as(thief, work);
const rose = async () => {
  const [who] = await db().select().from(person).where(eq(person.email, CAST.rose.email));
  if (!who) throw new Error('Expected Rose');
  return who;
};

beforeAll(async () => {
  keys = await startKeyServer();
  app = await startTestApp({
    config: {
      publicUrl: SITE,
      https: true,
      googleClientId: 'google-client',
      identityKeys: { google: keys.url, apple: '', facebook: '' },
    },
  });
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  await join(app, 'rose');
});
afterAll(async () => {
  await app.close();
  await keys.close();
});

beforeEach(async () => {
  await db().delete(passkey);
  await db().delete(apiToken);
  await db().update(person).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
  thief = (await accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD })).token;
  await prove(app, thief);
});

/** The owner's change is under way, then done; the thief's call, which was let in before, asks to be done after it. */
async function afterTheOwner(work: () => Promise<unknown>): Promise<unknown> {
  const { id } = await rose();
  const asked = Promise.withResolvers<unknown>();
  await db().transaction(async (tx) => {
    await lockPerson(tx, id);
    asked.resolve(asThief(work).catch((error: unknown) => error));
    // Long enough to be let in and to come to the lock; on the embedded database it waits for its turn instead.
    await new Promise((later) => setTimeout(later, 700));
    await endSessionsOf(tx, id);
  });
  return asked.promise;
}
const OVER = { status: 401, code: 'unauthenticated' };

describe('what a session asked for just before it was ended is not done after it', () => {
  it('a key of the thief’s', async () => {
    const response = softwareAuthenticator(SITE).create(await asThief(() => passkeyCalls.passkeyOptions()));
    expect(await afterTheOwner(() => passkeyCalls.addPasskey({ label: 'Clé', response }))).toMatchObject(
      OVER,
    );
    expect(await db().select().from(passkey)).toEqual([]);
  });

  it('a second factor of the thief’s, which would keep the owner out', async () => {
    const { otpauth_url } = await asThief(() => securityCalls.totpSetup());
    const code = codeOf(otpauth_url);
    expect(await afterTheOwner(() => securityCalls.totpConfirm({ code }))).toMatchObject(OVER);
    expect((await rose()).totpConfirmedAt).toBeNull();
    expect(await afterTheOwner(() => securityCalls.totpSetup())).toMatchObject(OVER);
  });

  it('an end of the owner’s factors, and recovery codes', async () => {
    const { otpauth_url } = await asThief(() => securityCalls.totpSetup());
    await asThief(() => securityCalls.totpConfirm({ code: codeOf(otpauth_url, -1) }));
    expect(await afterTheOwner(() => securityCalls.renewRecoveryCodes())).toMatchObject(OVER);
    thief = await openedAgain();
    const code = codeOf(otpauth_url, 1);
    expect(await afterTheOwner(() => securityCalls.totpRemove({ code }))).toMatchObject(OVER);
    expect((await rose()).totpConfirmedAt).not.toBeNull();
  });

  it('a token of the API, an admin, a role, a person acted for', async () => {
    thief = await openedAgain();
    const [{ id: role } = { id: 0 }] = (await asThief(() => rolesCalls.listRoles())).items;
    const asks: (() => Promise<unknown>)[] = [
      () => apiTokenCalls.create({ label: 'Essai', rights: ['content'], expires_on: null }),
      () => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: true }),
      () => rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: [] }),
      () => rolesCalls.inviteStaff({ email: 'complice@exemple.fr', role_ids: [role] }),
      () => peopleCalls.impersonate({ user_uuid: camille.uuid }),
    ];
    for (const ask of asks) {
      thief = await openedAgain();
      expect(await afterTheOwner(ask)).toMatchObject(OVER);
    }
    expect(await db().select().from(apiToken)).toEqual([]);
    expect(
      await db()
        .select()
        .from(session)
        .where(eq(session.personId, (await rose()).id)),
    ).toEqual([]);
  });
});

describe('a sign-in whose password was compared just before it changed', () => {
  it('opens nothing, by the old password or beside a disabled account', async () => {
    const { id, passwordHash } = await rose();
    const mine = eq(session.personId, id);
    for (const change of [
      { passwordHash: await hashPassword('une phrase que nul ne connaît') },
      { disabledAt: new Date() },
    ]) {
      await db().delete(session).where(mine);
      const asked = Promise.withResolvers<unknown>();
      await db().transaction(async (tx) => {
        await lockPerson(tx, id);
        const enter = accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD });
        asked.resolve(enter.catch((error: unknown) => error));
        await new Promise((later) => setTimeout(later, 900));
        await tx.update(person).set(change).where(eq(person.id, id));
        await endSessionsOf(tx, id);
      });
      const refused = (await asked.promise) as { code?: string };
      expect(['invalid_credentials', 'account_disabled']).toContain(refused.code);
      expect(await db().select().from(session).where(mine)).toEqual([]);
      await db().update(person).set({ passwordHash, disabledAt: null }).where(eq(person.id, id));
    }
  });
});

describe('a sign-in that began before another factor was put in place, or its key was removed', () => {
  /** The owner's change is done while the sign-in, whose proof was looked at before, waits for the account. */
  async function entersAfter(
    enter: () => Promise<unknown>,
    change: (tx: Db, id: number) => Promise<unknown>,
  ) {
    const { id } = await rose();
    await db().delete(session).where(eq(session.personId, id));
    const asked = Promise.withResolvers<unknown>();
    await db().transaction(async (tx) => {
      await lockPerson(tx as unknown as Db, id);
      asked.resolve(enter().catch((error: unknown) => error));
      await new Promise((later) => setTimeout(later, 900));
      await change(tx as unknown as Db, id);
    });
    const refused = (await asked.promise) as { code?: string };
    expect(await db().select().from(session).where(eq(session.personId, id))).toEqual([]);
    return refused.code;
  }
  const putInPlace = async (tx: Db, id: number) => {
    const factor = { totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', totpConfirmedAt: new Date() };
    await tx.update(person).set(factor).where(eq(person.id, id));
  };
  // With one connection the sign-in is looked at after the change, and refused for that.
  const [byPassword, byGoogle] = process.env.TEST_DATABASE_URL
    ? ['invalid_credentials', 'totp_required']
    : ['totp_required', 'totp_required'];

  it('opens nothing by the password alone', async () => {
    const enter = () => accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD });
    expect(await entersAfter(enter, putInPlace)).toBe(byPassword);
  });

  it('nor by a provider’s word alone', async () => {
    const claims = { iss: 'https://accounts.google.com', aud: 'google-client', sub: 'google-rose' };
    const { id } = await rose();
    await db().insert(identity).values({ provider: 'google', subject: 'google-rose', personId: id });
    const token = await keys.sign(claims);
    expect(await entersAfter(() => identityCalls.loginWithGoogle({ token }), putInPlace)).toBe(byGoogle);
  });

  it('nor by the key that was removed', async () => {
    const device = softwareAuthenticator(SITE);
    await asThief(async () => {
      const response = device.create(await passkeyCalls.passkeyOptions());
      await passkeyCalls.addPasskey({ label: 'Clé', response });
    });
    const response = device.get(await passkeyCalls.passkeyLoginOptions());
    const enter = () => passkeyCalls.loginWithPasskey({ response });
    expect(await entersAfter(enter, (tx) => tx.delete(passkey))).toBe('passkey_rejected');
  });
});

/** Another session of Rose's with a fresh proof, whatever her factors ask. */
async function openedAgain(): Promise<string> {
  const token = await openSession(db(), { personId: (await rose()).id, userAgent: 'tests' });
  await db()
    .update(session)
    .set({ provedUntil: new Date(Date.now() + 60_000) })
    .where(eq(session.personId, (await rose()).id));
  return token;
}
