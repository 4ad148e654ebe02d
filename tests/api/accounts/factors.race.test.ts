import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { passkey, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';

const SITE = 'https://merveille.exemple.fr';
const AT_ONCE = 8;
let app: TestApp;
let camille: Member;

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: SITE } });
  camille = await join(app, 'camille');
  const proof = JSON.stringify({ password: PASSWORD });
  await app.send('/api/user/prove', proof, { authorization: `Bearer ${camille.token}` });
});
afterAll(() => app.close());

const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const { email } = CAST.camille;

/** Sends a demand several times at once, and answers the number of those granted. */
async function granted(work: () => Promise<unknown>): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  return all.filter(({ status }) => status === 'fulfilled').length;
}

// On the embedded database statements take turns: the races are real ones with TEST_DATABASE_URL.
describe('at the same time', () => {
  it('a challenge is taken once, and so is the answer of a key that counts', async () => {
    const device = softwareAuthenticator(SITE);
    const response = device.create(await asCamille(() => passkeyCalls.passkeyOptions()));
    expect(await granted(() => asCamille(() => passkeyCalls.addPasskey({ label: 'Une', response })))).toBe(1);
    const answer = device.get(await passkeyCalls.passkeyLoginOptions());
    expect(await granted(() => passkeyCalls.loginWithPasskey({ response: answer }))).toBe(1);
    // Copies of the key, each with a challenge of its own and the same count.
    const copies = await Promise.all(
      Array.from({ length: AT_ONCE }, async () =>
        device.get(await passkeyCalls.passkeyLoginOptions(), { counter: 40 }),
      ),
    );
    expect(await granted(() => passkeyCalls.loginWithPasskey({ response: copies.pop() ?? {} }))).toBe(1);
  });

  it('no more than twenty keys are added', async () => {
    const add = async () => {
      const response = softwareAuthenticator(SITE).create(
        await asCamille(() => passkeyCalls.passkeyOptions()),
      );
      return () => asCamille(() => passkeyCalls.addPasskey({ label: 'Une de plus', response }));
    };
    for (let held = 1; held < 17; held += 1) await (await add())();
    const ready = await Promise.all(Array.from({ length: AT_ONCE }, add));
    expect(await granted(() => ready.pop()?.() ?? Promise.reject())).toBe(3);
    expect(await app.services.database.db.select().from(passkey)).toHaveLength(20);
  });

  it('a recovery code opens the account once', async () => {
    const { otpauth_url } = await asCamille(() => securityCalls.totpSetup());
    const secret = Secret.fromBase32(new URL(otpauth_url).searchParams.get('secret') ?? '');
    const code = new TOTP({ secret, digits: 6, period: 30 }).generate();
    const { recovery_codes } = await asCamille(() => securityCalls.totpConfirm({ code }));
    const totp = recovery_codes[0] ?? '';
    expect(await granted(() => accountCalls.loginWithPassword({ email, password: PASSWORD, totp }))).toBe(1);
  });

  it('a second factor is confirmed once, and its codes are those that were shown', async () => {
    const { db } = app.services.database;
    await db.update(person).set({ totpConfirmedAt: null, totpLastStep: null }).where(eq(person.email, email));
    const { otpauth_url } = await asCamille(() => securityCalls.totpSetup());
    const secret = Secret.fromBase32(new URL(otpauth_url).searchParams.get('secret') ?? '');
    const totp = new TOTP({ secret, digits: 6, period: 30 });
    const shown: string[][] = [];
    const at = (step: number) => totp.generate({ timestamp: Date.now() + step * 30_000 });
    let turn = 0;
    await granted(async () => {
      turn += 1;
      const made = await asCamille(() => securityCalls.totpConfirm({ code: at((turn % 3) - 1) }));
      shown.push(made.recovery_codes);
    });
    expect(shown).toHaveLength(1);
    const login = accountCalls.loginWithPassword({ email, password: PASSWORD, totp: shown[0]?.[9] ?? '' });
    await expect(login).resolves.toBeTruthy();
  });
});
