// The challenge of a passkey serves the browser, or the session, that asked for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { lastMailTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

const SITE = 'https://merveille.exemple.fr';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const { email } = CAST.camille;
const device = softwareAuthenticator(SITE);
let app: TestApp;

const login = async () => (await accountCalls.loginWithPassword({ email, password: PASSWORD })).token;
const isOpen = async (token: string) =>
  (await app.send('/api/user/get_my_info', '{}', { authorization: `Bearer ${token}` })).status === 200;
async function add(token: string, on = device): Promise<void> {
  await prove(app, token);
  const response = on.create(await app.as(token, () => passkeyCalls.passkeyOptions()));
  await app.as(token, () => passkeyCalls.addPasskey({ label: 'Téléphone', response }));
}

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: SITE, https: true } });
  await join(app, 'camille');
});
afterAll(() => app.close());

interface Browser {
  userAgent: string;
  cookies?: string;
}
async function asked(from: Browser) {
  const { body, cookies = [] } = await app.send('/api/user/passkey_login_options', '{}', from);
  return { response: device.get(body.result as object as never), cookie: cookies[0] ?? '' };
}
const enter = (response: object, from: Browser) =>
  app.send('/api/user/login_with_passkey', JSON.stringify({ response }), from);
const held = (line: string) => line.split(';')[0] ?? '';

describe('a passkey that is added', () => {
  it('ends the other sessions, and says so by mail; the one that added it stays', async () => {
    const [here, there] = [await login(), await login()];
    await add(here);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect((await lastMailTo(app, email)).text).toContain('Vos autres sessions sont fermées.');
  });

  it('answers the challenge of its own session alone', async () => {
    const [mine, theirs] = [await login(), await login()];
    const another = softwareAuthenticator(SITE);
    const response = another.create(await app.as(mine, () => passkeyCalls.passkeyOptions()));
    await prove(app, theirs);
    const elsewhere = app.as(theirs, () => passkeyCalls.addPasskey({ label: 'Non', response }));
    await expect(elsewhere).rejects.toMatchObject({ code: 'passkey_rejected' });
    await prove(app, mine);
    await app.as(mine, () => passkeyCalls.addPasskey({ label: 'Oui', response }));
  });
});

describe('a challenge asked by a browser', () => {
  it('is marked by a cookie of its own', async () => {
    const { cookie } = await asked({ userAgent: CHROME });
    expect(cookie).toMatch(
      /^__Host-passkey=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it.each<[string, (mine: string) => Browser]>([
    ['the same kind of browser without it', () => ({ userAgent: CHROME })],
    ['a program', () => ({ userAgent: 'curl/8' })],
    [
      'a browser with a cookie of its own',
      () => ({ userAgent: FIREFOX, cookies: `__Host-passkey=${'a'.repeat(43)}` }),
    ],
    [
      'the former name of the cookie alone, in another’s',
      () => ({ userAgent: CHROME, cookies: `passkey=${'b'.repeat(43)}` }),
    ],
  ])('is refused when it was carried off to %s, and stays good where it was asked', async (_, thief) => {
    const { response, cookie } = await asked({ userAgent: CHROME });
    const stolen = await enter(response, thief(cookie));
    expect(stolen.body).toMatchObject({ code: 'passkey_rejected' });
    const own = await enter(response, { userAgent: CHROME, cookies: held(cookie) });
    expect(own.body).toMatchObject({ result: { token: expect.any(String) } });
  });

  it('serves each of several tabs, which share the cookie', async () => {
    const first = await asked({ userAgent: CHROME });
    const cookies = held(first.cookie);
    const second = await asked({ userAgent: CHROME, cookies });
    expect(held(second.cookie)).toBe(cookies);
    for (const { response } of [first, second])
      expect((await enter(response, { userAgent: CHROME, cookies })).body).toHaveProperty('result');
  });
});

describe('a challenge asked by a program', () => {
  it('needs no cookie, and serves no browser', async () => {
    const program = { userAgent: 'merveille-wrapper/1' };
    const { response, cookie } = await asked(program);
    expect(cookie).toBe('');
    expect((await enter(response, { userAgent: CHROME })).body).toMatchObject({ code: 'passkey_rejected' });
    expect((await enter(response, program)).body).toHaveProperty('result');
  });
});
