import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { proofCalls } from '#src/features/accounts/proof.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { previewOf } from '#src/features/content/preview.server.ts';
import { isForStaff } from '#src/server/calls/access.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { person } from '#src/server/db/schema/index.ts';
import { setServices } from '#src/server/services.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { prove } from '#tests/support/prove.ts';
import { codeOf } from '#tests/support/totp.ts';

const SITE = 'https://merveille.exemple.fr';
let app: TestApp;
let rose: Member;
let camille: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { staffSecondFactor: true, publicUrl: SITE, https: true } });
  rose = await join(app, 'rose');
  camille = await join(app, 'camille');
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const search = () => asRose(() => peopleCalls.searchPeople({}));
const MISSING = {
  status: 403,
  code: 'second_factor_required',
  message: expect.stringContaining('second facteur'),
};

it('keeps an admin without a second factor out of every call of the staff, and lets them set one up', async () => {
  expect(await asRose(() => accountCalls.getMyInfo())).toMatchObject({ user: { props: { admin: '1' } } });
  await expect(search()).rejects.toMatchObject(MISSING);
  const staff = registeredCalls().filter(
    (contract) => isForStaff(contract) && contract.input.safeParse({}).success,
  );
  expect(staff.length).toBeGreaterThan(10);
  for (const { path } of staff) {
    const { status, body } = await app.send(path, '{}', { authorization: `Bearer ${rose.token}` });
    expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'second_factor_required' });
  }
  const { db } = app.services.database;
  await db
    .update(person)
    .set({ rights: ['people'] })
    .where(eq(person.uuid, camille.uuid));
  await expect(app.as(camille.token, () => peopleCalls.searchPeople({}))).rejects.toMatchObject(MISSING);
  await db.update(person).set({ rights: [] }).where(eq(person.uuid, camille.uuid));
  // Nobody else is told so.
  await expect(app.as(camille.token, () => peopleCalls.searchPeople({}))).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it('nor does a way around the calls open: a draft drawn for editors is refused too', async () => {
  setServices(app.services);
  const request = new Request(`${SITE}/a/admin/apercu`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rose.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ md: '---\nnamespace: page\nslug: x\ntitle: X\n---\n' }),
  });
  expect(await previewOf(request)).toMatchObject({ status: 403 });
});

it('opens everything with the second factor in place, in the same session, and closes with it', async () => {
  const { otpauth_url } = await asRose(() => securityCalls.totpSetup());
  await expect(search()).rejects.toMatchObject(MISSING);
  const { recovery_codes } = await asRose(() => securityCalls.totpConfirm({ code: codeOf(otpauth_url) }));
  await expect(search()).resolves.toBeTruthy();
  await prove(app, rose.token);
  await asRose(() => securityCalls.totpRemove({ code: recovery_codes[0] ?? '' }));
  await expect(search()).rejects.toMatchObject(MISSING);
});

it('takes a passkey for one, and as a proof of who is asking', async () => {
  const device = softwareAuthenticator(SITE);
  await prove(app, rose.token);
  const made = device.create(await asRose(() => passkeyCalls.passkeyOptions()), {});
  await asRose(() => passkeyCalls.addPasskey({ label: 'Téléphone', response: made }));
  await expect(search()).resolves.toBeTruthy();

  const again = await passkeyCalls.loginWithPasskey({
    response: device.get(await passkeyCalls.passkeyLoginOptions(), {}),
  });
  const asAgain = <T>(work: () => Promise<T>) => app.as(again.token, work);
  const impersonate = () => asAgain(() => peopleCalls.impersonate({ user_uuid: camille.uuid }));
  await expect(impersonate()).rejects.toMatchObject({
    code: 'proof_required',
    body: { methods: ['passkey'] },
  });
  const response = device.get(await passkeyCalls.passkeyLoginOptions(), {});
  // Somebody else's key proves nothing.
  await expect(app.as(camille.token, () => proofCalls.prove({ passkey: response }))).rejects.toMatchObject({
    code: 'invalid_credentials',
    fields: { passkey: expect.any(String) },
  });
  const fresh = device.get(await passkeyCalls.passkeyLoginOptions(), {});
  await asAgain(() => proofCalls.prove({ passkey: fresh }));
  await expect(impersonate()).resolves.toBeTruthy();
  // Each answer is good once.
  await expect(asAgain(() => proofCalls.prove({ passkey: fresh }))).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
});
