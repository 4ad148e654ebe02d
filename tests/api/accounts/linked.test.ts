import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type KeyServer, startKeyServer } from '#tests/support/key-server.ts';
import { mailsTo, tokenMailedTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let keys: KeyServer;
let camille: Member;
const NEW = 'les cerises du jardin sont mûres';

beforeAll(async () => {
  keys = await startKeyServer();
  app = await startTestApp({
    config: {
      googleClientId: 'google-client',
      appleClientId: 'apple-client',
      identityKeys: { google: keys.url, apple: keys.url, facebook: '' },
    },
  });
  camille = await join(app, 'camille');
  await securityCalls.verifyEmail({ token: await tokenMailedTo(app, CAST.camille.email) });
});
afterAll(async () => {
  await app.close();
  await keys.close();
});

const google = async (email: string, claims: object = {}) =>
  identityCalls.loginWithGoogle({
    token: await keys.sign({
      iss: 'https://accounts.google.com',
      aud: 'google-client',
      sub: `google-${email}`,
      email,
      email_verified: true,
      ...claims,
    }),
  });
const apple = async (email: string) =>
  identityCalls.loginWithApple({
    token: await keys.sign({
      iss: 'https://appleid.apple.com',
      aud: 'apple-client',
      sub: `apple-${email}`,
      email,
      email_verified: 'true',
    }),
  });
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const confirmedAt = async (email: string) =>
  (await app.services.database.db.select().from(person).where(eq(person.email, email)))[0]?.emailVerifiedAt;

describe('an address that Google confirmed once, and does not keep', () => {
  it('opens nobody’s account: whoever held the mailbox then may not hold it now', async () => {
    for (const claims of [{}, { hd: '' }, { hd: null }, { email_verified: 'true' }])
      await expect(google(CAST.camille.email, { ...claims, sub: 'google-former' })).rejects.toMatchObject({
        code: 'provider_rejected',
        message: expect.stringContaining('mot de passe'),
      });
    await expect(asCamille(() => identityCalls.listIdentities())).resolves.toEqual({ items: [] });
  });

  it('makes an account whose address waits for our own mail', async () => {
    const email = 'ancienne@exemple.fr';
    await expect(google(email)).resolves.toMatchObject({ created: true });
    expect(await confirmedAt(email)).toBeNull();
    await securityCalls.verifyEmail({ token: await tokenMailedTo(app, email) });
    expect(await confirmedAt(email)).toBeInstanceOf(Date);
    await expect(google(email)).resolves.toMatchObject({ created: false });
  });

  it.each([
    ['its own', 'zoe@gmail.com', {}],
    ['its own, as Germany knew it', 'Zoe2@GoogleMail.com', {}],
    ['of a company that it hosts', 'zoe@entreprise.example', { hd: 'entreprise.example' }],
  ])('is not one that it keeps: %s', async (_, email, claims) => {
    await google(email, claims);
    expect(await confirmedAt(email.toLowerCase())).toBeInstanceOf(Date);
  });

  it('is not told from a name that only ends like one of Google’s', async () => {
    await google('zoe@faux-gmail.com');
    expect(await confirmedAt('zoe@faux-gmail.com')).toBeNull();
  });
});

describe('an account that a provider opens', () => {
  it('says so to its owner, who cuts it off: its sessions end, and it opens nothing more', async () => {
    const held = await google(CAST.camille.email, { hd: 'exemple.fr' });
    await apple(CAST.camille.email);
    const { items } = await asCamille(() => identityCalls.listIdentities());
    expect(items.map(({ provider }) => provider)).toEqual(['google', 'apple']);
    const cut = () => asCamille(() => identityCalls.removeIdentity({ provider: 'google' }));
    await expect(cut()).rejects.toMatchObject({ code: 'proof_required' });
    await prove(app, camille.token);
    await expect(cut()).resolves.toEqual({});
    await expect(app.as(held.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(asCamille(() => accountCalls.getMyInfo())).resolves.toBeTruthy();
    await expect(asCamille(() => identityCalls.listIdentities())).resolves.toMatchObject({
      items: [{ provider: 'apple' }],
    });
    await expect(google(CAST.camille.email)).rejects.toMatchObject({ code: 'provider_rejected' });
    await expect(cut()).rejects.toMatchObject({ code: 'not_found' });
    const subjects = (await mailsTo(app, CAST.camille.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Connexion avec Google ajoutée', 'Connexion avec Google retirée']),
    );
  });

  it('names it in the mail of a new password, which leaves it in place', async () => {
    await asCamille(() => securityCalls.changePassword({ password: PASSWORD, new_password: NEW }));
    const mail = (await mailsTo(app, CAST.camille.email)).findLast(
      ({ subject }) => subject === 'Votre mot de passe a changé',
    );
    expect(mail?.text).toContain('s’ouvre toujours aussi avec Apple');
    expect(mail?.text).toContain('/i/marketplace/parametres/profil');
  });

  it('is nobody else’s to see or to cut off', async () => {
    const ines = await join(app, 'ines');
    await expect(app.as(ines.token, () => identityCalls.listIdentities())).resolves.toEqual({ items: [] });
    await prove(app, ines.token);
    const cut = (provider: 'apple') => identityCalls.removeIdentity({ provider });
    await expect(app.as(ines.token, () => cut('apple'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(cut('apple')).rejects.toMatchObject({ status: 401 });
    await expect(app.as(ines.token, () => cut('myspace' as 'apple'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
