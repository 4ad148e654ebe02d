// Somebody has the password of an account and guesses its code from everywhere: few guesses are looked at, and its owner is not kept out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { tokenMailedTo } from '#tests/support/mailbox.ts';
import { mailsOf } from '#tests/support/mails.ts';
import { codeOf } from '#tests/support/totp.ts';

const SITE = 'https://merveille.exemple.fr';
const HOME = '203.0.113.7';
const email = 'gardee@exemple.fr';
let app: TestApp;
let url: string;
let token: string;
/** As the owner's browser sends it. */
let cookies: string;
let steps = -1;

const send = (path: string, input: object, from: Parameters<TestApp['send']>[2] = {}) =>
  app.send(`/api/user/${path}`, JSON.stringify(input), { ip: HOME, ...from });
const login = (totp: string, from: Parameters<TestApp['send']>[2] = {}) =>
  send('login_with_password', { email, password: PASSWORD, totp }, from);
const tokenOf = (body: unknown) => (body as { result: { token: string } }).result.token;
/** A code that no other step of this file took. */
const nextCode = () => {
  steps += 1;
  return codeOf(url, steps);
};
const told = async () =>
  (await mailsOf(app, email)).filter(({ subject }) => subject.includes('codes faux')).length;

beforeAll(async () => {
  app = await startTestApp({ limits: 'real', config: { publicUrl: SITE, https: true } });
  const made = await send('register_with_email', { email, password: PASSWORD });
  token = tokenOf(made.body);
  cookies = made.cookies?.find((line) => line.startsWith('__Host-device='))?.split(';')[0] ?? '';
  const owner = { authorization: `Bearer ${token}` };
  await send('prove', { password: PASSWORD }, owner);
  const set = await send('totp_setup', {}, owner);
  url = (set.body as { result: { otpauth_url: string } }).result.otpauth_url;
  expect((await send('totp_confirm', { code: codeOf(url, -1) }, owner)).body).toHaveProperty('result');
});
afterAll(() => app.close());

const EVERYWHERE = Array.from({ length: 60 }, (_, n) =>
  n % 2 ? `192.0.2.${n}` : `2001:db8:${n.toString(16)}:1::${n + 1}`,
);

describe('sixty wrong codes at once, each from an address or a /64 of its own', () => {
  it('are looked at ten times in all, and the owner is told once', async () => {
    const answers = await Promise.all(EVERYWHERE.map((ip) => login('000000', { ip })));
    const looked = answers.filter(({ body }) => (body as { code?: string }).code === 'code_invalid');
    expect(looked.length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(50);
    for (const ip of ['198.51.100.9', '2001:db8:ffff::1'])
      expect((await login(codeOf(url, 1), { ip })).status).toBe(429);
    expect(await told()).toBe(1);
  });

  it('keep the owner out neither of a browser that the account knows, nor of a session that is open', async () => {
    expect((await login(nextCode(), { cookies })).body).toHaveProperty('result.token');
    const proved = await send('prove', { totp: nextCode() }, { authorization: `Bearer ${token}` });
    expect(proved.body).toHaveProperty('result.until');
  });

  it('leave that browser five guesses of its own, and that session ten', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await login('000000', { cookies })).body).toMatchObject({ code: 'code_invalid' });
    expect((await login('000000', { cookies })).status).toBe(429);
    const guess = () => send('prove', { totp: '000000' }, { authorization: `Bearer ${token}` });
    for (let n = 0; n < 10; n += 1) expect((await guess()).body).toMatchObject({ code: 'code_invalid' });
    expect((await guess()).status).toBe(429);
    expect(await told()).toBe(1);
  });

  it('leave ten to the mailed link, which no password stands for', async () => {
    await send('send_password_reset', { email });
    await app.runJobs();
    const reset = (totp: string) =>
      send('reset_password', { token: mailed, password: 'une autre phrase vraiment longue', totp });
    const mailed = await tokenMailedTo(app, email);
    for (let n = 0; n < 10; n += 1)
      expect((await reset('000000')).body).toMatchObject({ code: 'code_invalid' });
    expect((await reset('000000')).status).toBe(429);
  });
});
