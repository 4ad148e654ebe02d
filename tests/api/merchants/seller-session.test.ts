import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { passkey, person, session } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { prove } from '#tests/support/prove.ts';
import { codeOf } from '#tests/support/totp.ts';

const SITE = 'https://merveille.exemple.fr';
let app: TestApp;
let ines: Member;
let merchant_uuid: string;
/** The person's own session and the shop's above it, in the browser that acts; the same in another one. */
let own: string;
let shop: string;
let elsewhere: string;
let shopElsewhere: string;

const login = async () =>
  (await accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD })).token;
const openShop = (token: string) =>
  app.as(token, async () => (await businessCalls.openSession({ merchant_uuid })).token);
const standing = async () => {
  const tokens = { own, shop, elsewhere, shopElsewhere };
  const stands: string[] = [];
  for (const [name, token] of Object.entries(tokens)) {
    const { status } = await app.send('/api/user/get_my_info', '{}', { authorization: `Bearer ${token}` });
    if (status === 200) stands.push(name);
  }
  return stands;
};

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: SITE, https: true } });
  ines = await join(app, 'ines');
  merchant_uuid = (await app.as(ines.token, () => businessCalls.create(BUSINESS))).merchant.uuid;
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(session);
  await db.delete(passkey);
  await db.update(person).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
  own = await login();
  shop = await openShop(own);
  elsewhere = await login();
  shopElsewhere = await openShop(elsewhere);
});

const sameBrowser = ['own', 'shop'];

describe('a change of the person’s credentials', () => {
  it('in the shop’s session keeps that browser signed in, as the shop and as the person, and ends every other', async () => {
    await prove(app, shop);
    const { otpauth_url } = await app.as(shop, () => securityCalls.totpSetup());
    await app.as(shop, () => securityCalls.totpConfirm({ code: codeOf(otpauth_url) }));
    expect(await standing()).toEqual(sameBrowser);
  });

  it('by a passkey added in the shop’s session does the same', async () => {
    await prove(app, shop);
    const response = softwareAuthenticator(SITE).create(
      await app.as(shop, () => passkeyCalls.passkeyOptions()),
    );
    await app.as(shop, () => passkeyCalls.addPasskey({ label: 'Clé', response }));
    expect(await standing()).toEqual(sameBrowser);
  });

  it('in the person’s own session ends every shop’s session, and every other one', async () => {
    await app.as(own, () =>
      securityCalls.changePassword({ password: PASSWORD, new_password: 'les cerises du jardin sont mûres' }),
    );
    expect(await standing()).toEqual(['own']);
    await app.as(own, () =>
      securityCalls.changePassword({ password: 'les cerises du jardin sont mûres', new_password: PASSWORD }),
    );
  });

  it('or logging out everywhere, in another browser, ends the shop’s session at its next call', async () => {
    await app.as(elsewhere, () => securityCalls.endSessions({}));
    expect(await standing()).toEqual(['elsewhere']);
  });
});

describe('the shop’s session', () => {
  it('ends when the person’s own is over, by itself as by hand', async () => {
    const { db } = app.services.database;
    const ofPerson = and(eq(session.personId, (await whoIs()).id), isNull(session.merchantId));
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(ofPerson);
    expect(await standing()).toEqual([]);
  });
});

async function whoIs() {
  const [who] = await app.services.database.db.select().from(person).where(eq(person.uuid, ines.uuid));
  if (!who) throw new Error('Expected Inès');
  return who;
}
