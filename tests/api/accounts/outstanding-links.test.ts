import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { actionToken, identity, mailOutbox, person } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { type KeyServer, startKeyServer } from '#tests/support/key-server.ts';
import { lastMailTo, tokenMailedTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let keys: KeyServer;
let rose: Member;
const SITE = 'https://merveille.exemple.fr';
const NEW_PASSWORD = 'les cerises du jardin sont mûres';

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
  rose = await join(app, 'rose');
  await prove(app, rose.token);
});
afterAll(async () => {
  await app.close();
  await keys.close();
});

interface Links {
  email: string;
  newEmail: string;
  token: string;
  uuid: string;
  verify: string;
  reset: string;
  stop: string;
  dso: string;
}

let count = 0;

/** Somebody new, confirmed, with one link of each kind out; an admin where asked. */
async function someone({ admin = false } = {}): Promise<Links> {
  count += 1;
  const email = `personne${count}@exemple.fr`;
  const newEmail = `nouvelle${count}@exemple.fr`;
  const { token, session } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  if (session.session_type !== 'user') throw new Error('Expected a person');
  await app.services.database.db
    .update(person)
    .set({ emailVerifiedAt: new Date(), isAdmin: admin })
    .where(eq(person.email, email));
  await app.as(token, () => securityCalls.changeEmail({ email: newEmail, password: PASSWORD }));
  const verify = await tokenMailedTo(app, newEmail);
  const stop = /garder-mon-adresse\/([\w-]+)/.exec((await lastMailTo(app, email)).text)?.[1] ?? '';
  await securityCalls.sendPasswordReset({ email });
  await app.runJobs();
  const reset = await tokenMailedTo(app, email);
  const dso = (await app.as(token, () => identityCalls.createDsoToken())).token;
  return { email, newEmail, token, uuid: session.user.uuid, verify, reset, stop, dso };
}

const dead = { code: 'token_invalid' };
const totpSecret = new Secret({ size: 20 });
const code = () => new TOTP({ secret: totpSecret, digits: 6, period: 30 }).generate();
const giveFactor = (email: string, confirmed: boolean) =>
  app.services.database.db
    .update(person)
    .set({ totpSecret: totpSecret.base32, totpConfirmedAt: confirmed ? new Date() : null })
    .where(eq(person.email, email));

/** Every verb that changes a credential, or says that nobody else may stay. */
const VERBS: Record<string, (who: Links) => Promise<unknown>> = {
  'a password reset': (who) => securityCalls.resetPassword({ token: who.reset, password: NEW_PASSWORD }),
  'a new password': (who) =>
    app.as(who.token, () => securityCalls.changePassword({ password: PASSWORD, new_password: NEW_PASSWORD })),
  'a new address': (who) => securityCalls.verifyEmail({ token: who.verify }),
  'the stop of a change of address': (who) => securityCalls.stopEmailChange({ token: who.stop }),
  'a logout everywhere': (who) => app.as(who.token, () => securityCalls.endSessions({})),
  'a logout everywhere by an admin': (who) =>
    app.as(rose.token, () => peopleCalls.endSessionsOf({ user_uuid: who.uuid })),
  'a disabled account, even enabled again': async (who) => {
    await app.as(rose.token, () => peopleCalls.enableAccount({ user_id: who.uuid, enable: false }));
    await app.as(rose.token, () => peopleCalls.enableAccount({ user_id: who.uuid, enable: true }));
  },
  'another role': (who) =>
    app.as(rose.token, () => peopleCalls.setAdmin({ user_uuid: who.uuid, admin: true })),
  'a second factor put in place': async (who) => {
    await giveFactor(who.email, false);
    await app.as(who.token, () => securityCalls.totpConfirm({ code: code() }));
  },
  'a second factor taken away': async (who) => {
    await giveFactor(who.email, true);
    await app.as(who.token, () => securityCalls.totpRemove({ code: code() }));
  },
  'a link with Google': async (who) => {
    const claims = {
      iss: 'https://accounts.google.com',
      aud: 'google-client',
      email_verified: true,
      hd: 'x.fr',
    };
    const token = await keys.sign({ ...claims, sub: `google-${who.email}`, email: who.email });
    await identityCalls.loginWithGoogle({ token });
  },
  'an account of Google cut off': async (who) => {
    const { db } = app.services.database;
    const { id } = await rowOf(who);
    await db.insert(identity).values({ provider: 'google', subject: `cut-${who.email}`, personId: id });
    await app.as(who.token, () => identityCalls.removeIdentity({ provider: 'google' }));
  },
  'a passkey added': async (who) => {
    await addKey(who);
  },
  'a passkey removed': async (who) => {
    const { db } = app.services.database;
    const { id } = await addKey(who);
    // As if it had been asked for once the key was there.
    await db.insert(actionToken).values({
      tokenHash: tokenHash('a-link-made-since'),
      purpose: 'reset-password',
      subject: '',
      personId: (await rowOf(who)).id,
      expiresAt: new Date(Date.now() + 60_000),
    });
    await app.as(who.token, () => passkeyCalls.removePasskey({ id }));
  },
};

const addKey = (who: Links) =>
  app.as(who.token, async () => {
    const response = softwareAuthenticator(SITE).create(await passkeyCalls.passkeyOptions());
    return passkeyCalls.addPasskey({ label: 'Clé', response });
  });

describe('every link that is out', () => {
  it.each(Object.keys(VERBS))('is ended by %s', async (verb) => {
    const who = await someone({ admin: verb.includes('factor') });
    await VERBS[verb]?.(who);
    await expect(securityCalls.verifyEmail({ token: who.verify })).rejects.toMatchObject(dead);
    await expect(securityCalls.stopEmailChange({ token: who.stop })).rejects.toMatchObject(dead);
    const again = { token: who.reset, password: 'une autre phrase encore plus longue' };
    await expect(securityCalls.resetPassword(again)).rejects.toMatchObject(dead);
    await expect(identityCalls.loginWithDsoToken({ token: who.dso })).rejects.toMatchObject(dead);
    const { id } = await rowOf(who);
    const left = await app.services.database.db
      .select()
      .from(actionToken)
      .where(eq(actionToken.personId, id));
    expect(left).toEqual([]);
  });

  it('of somebody else stays good', async () => {
    const one = await someone();
    const other = await someone();
    await app.as(one.token, () => securityCalls.endSessions({}));
    await expect(identityCalls.loginWithDsoToken({ token: other.dso })).resolves.toBeTruthy();
    await expect(securityCalls.verifyEmail({ token: other.verify })).resolves.toEqual({
      email: other.newEmail,
    });
  });

  it('stays good when one session alone is ended', async () => {
    const who = await someone();
    const { items } = await app.as(who.token, () => securityCalls.listSessions());
    await app.as(who.token, () => securityCalls.endSessions({ ids: items.map(({ id }) => id) }));
    await expect(securityCalls.verifyEmail({ token: who.verify })).resolves.toBeTruthy();
  });
});

async function rowOf(who: Links) {
  const [row] = await app.services.database.db.select().from(person).where(eq(person.uuid, who.uuid));
  if (!row) throw new Error('Nobody');
  return row;
}

describe('a link that is out', () => {
  const DAY = 86_400_000;
  it.each([
    ['reset', 'reset-password', 3_600_000],
    ['dso', 'dso', 60_000],
    ['verify', 'verify-email', 7 * DAY],
    ['stop', 'stop-email', 7 * DAY],
  ] as const)('is good for as long as its purpose says, and no longer: %s', async (link, purpose, lifeMs) => {
    const { db } = app.services.database;
    const before = Date.now();
    const who = await someone();
    const mine = eq(actionToken.tokenHash, tokenHash(who[link]));
    const [row] = await db.select().from(actionToken).where(mine);
    expect(row?.purpose).toBe(purpose);
    const ends = row?.expiresAt?.getTime() ?? 0;
    expect(ends).toBeGreaterThanOrEqual(before + lifeMs);
    expect(ends).toBeLessThanOrEqual(Date.now() + lifeMs);
    await db
      .update(actionToken)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(mine);
    const uses = {
      reset: () => securityCalls.resetPassword({ token: who.reset, password: NEW_PASSWORD }),
      dso: () => identityCalls.loginWithDsoToken({ token: who.dso }),
      verify: () => securityCalls.verifyEmail({ token: who.verify }),
      stop: () => securityCalls.stopEmailChange({ token: who.stop }),
    };
    await expect(uses[link]()).rejects.toMatchObject(dead);
  });
});

describe('a change of address that was asked for', () => {
  let who: Links;
  beforeEach(async () => {
    who = await someone();
  });

  it('is told at once to the old address, which is not shown the new one', async () => {
    const { db } = app.services.database;
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.to, who.email));
    const told = mails.find(({ text }) => text.includes('garder-mon-adresse'));
    expect(told?.text).toContain('n…');
    expect(told?.text).not.toContain(who.newEmail);
    const kept = await db.select().from(actionToken);
    expect(JSON.stringify(kept)).not.toContain(who.stop);
  });

  it('is stopped by the link of that mail, once, with every session', async () => {
    await expect(securityCalls.stopEmailChange({ token: who.stop })).resolves.toEqual({});
    await expect(securityCalls.verifyEmail({ token: who.verify })).rejects.toMatchObject(dead);
    await expect(app.as(who.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(securityCalls.stopEmailChange({ token: who.stop })).rejects.toMatchObject(dead);
    expect((await rowOf(who)).email).toBe(who.email);
  });

  it('takes the place of the one before, and a link serves its own purpose alone', async () => {
    const email = `encore-${who.newEmail}`;
    await app.as(who.token, () => securityCalls.changeEmail({ email, password: PASSWORD }));
    await expect(securityCalls.verifyEmail({ token: who.verify })).rejects.toMatchObject(dead);
    await expect(securityCalls.stopEmailChange({ token: who.stop })).rejects.toMatchObject(dead);
    const verify = await tokenMailedTo(app, email);
    await expect(securityCalls.stopEmailChange({ token: verify })).rejects.toMatchObject(dead);
    await expect(
      securityCalls.resetPassword({ token: verify, password: NEW_PASSWORD }),
    ).rejects.toMatchObject(dead);
    await expect(identityCalls.loginWithDsoToken({ token: verify })).rejects.toMatchObject(dead);
    await securityCalls.verifyEmail({ token: verify });
    expect((await lastMailTo(app, who.email)).subject).toContain('a changé');
  });

  it('to an address that somebody took meanwhile is refused, and its link stays', async () => {
    await accountCalls.registerWithEmail({ email: who.newEmail, password: PASSWORD });
    await expect(securityCalls.verifyEmail({ token: who.verify })).rejects.toMatchObject({
      code: 'email_taken',
    });
    const [kept] = await app.services.database.db
      .select()
      .from(actionToken)
      .where(and(eq(actionToken.subject, who.newEmail), eq(actionToken.purpose, 'verify-email')));
    expect(kept?.usedAt).toBeNull();
  });
});
