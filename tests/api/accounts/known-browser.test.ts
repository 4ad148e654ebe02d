// Somebody guesses the password of an account from everywhere: its owner, in a browser that it knows, does not wait.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevice, person } from '#src/server/db/schema/index.ts';
import { PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const SITE = 'https://merveille.exemple.fr';
const HOME = '203.0.113.7';
const account = { email: 'visee@exemple.fr', password: PASSWORD };
let app: TestApp;
/** As the owner's browser sends it. */
let cookie: string;

const login = (from: { ip: string; cookies?: string; password?: string; email?: string }) =>
  app.send(
    '/api/user/login_with_password',
    JSON.stringify({ email: from.email ?? account.email, password: from.password ?? PASSWORD }),
    { ip: from.ip, cookies: from.cookies ?? '' },
  );
const deviceCookie = (lines: readonly string[] = []) =>
  lines.find((line) => line.startsWith('__Host-device='))?.split(';')[0] ?? '';

beforeAll(async () => {
  app = await startTestApp({ limits: 'real', config: { publicUrl: SITE, https: true } });
  const made = await app.send('/api/user/register_with_email', JSON.stringify(account), { ip: HOME });
  cookie = deviceCookie(made.cookies);
  expect(cookie).toMatch(/^__Host-device=[\w-]{43}$/);
});
afterAll(() => app.close());

/** As many wrong guesses as fill what waits for its turn. */
async function strangers(email: string): Promise<void> {
  const ips = Array.from({ length: 60 }, (_, n) => `192.0.2.${n}`);
  const all = await Promise.all(ips.map((ip) => login({ ip, email, password: 'pas la bonne phrase' })));
  expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
}

describe('an account guessed from everywhere', () => {
  it('lets its owner in from a browser it knows, where a stranger shares its address', async () => {
    for (let n = 0; n < 12; n += 1) await login({ ip: HOME, password: 'pas la bonne phrase' });
    expect((await login({ ip: HOME })).status).toBe(429);
    expect((await login({ ip: HOME, cookies: cookie })).status).toBe(200);
  });

  it('gives that browser five guesses an hour of its own, then makes it wait like any other', async () => {
    const guess = () => login({ ip: HOME, cookies: cookie, password: 'pas la bonne phrase' });
    for (let n = 0; n < 5; n += 1)
      expect((await guess()).body).toMatchObject({ code: 'invalid_credentials' });
    // From here on it is one of those who share its address, and they took all there was.
    for (let n = 0; n < 3; n += 1) expect((await guess()).status).toBe(429);
    expect((await login({ ip: HOME, cookies: cookie })).status).toBe(429);
  });

  it('knows the cookie of no other account, nor one that was made up or forgotten', async () => {
    const other = { email: 'autre@exemple.fr', password: PASSWORD };
    const made = await app.send('/api/user/register_with_email', JSON.stringify(other), {
      ip: '198.51.100.1',
    });
    const theirs = deviceCookie(made.cookies);
    for (const cookies of [theirs, `__Host-device=${'x'.repeat(43)}`, 'device=', '__Host-device=../..'])
      expect((await login({ ip: HOME, cookies })).status).toBe(429);
    const { db } = app.services.database;
    const [who] = await db.select().from(person).where(eq(person.email, account.email));
    await db.delete(knownDevice).where(eq(knownDevice.personId, who?.id ?? 0));
    expect((await login({ ip: HOME, cookies: cookie })).status).toBe(429);
  });

  it('learns nobody which addresses have an account: one without any answers the same', async () => {
    const unknown = await login({ ip: '198.51.100.7', cookies: cookie, email: 'personne@exemple.fr' });
    expect(unknown.body).toMatchObject({ code: 'invalid_credentials' });
    expect(deviceCookie(unknown.cookies)).toBe('');
  });

  // The last one: from then on each guess of that account waits.
  it('lets its owner in at once where it is guessed from everywhere, and makes any other browser wait', async () => {
    const email = 'visee-partout@exemple.fr';
    const made = await app.send('/api/user/register_with_email', JSON.stringify({ ...account, email }), {
      ip: '198.51.100.2',
    });
    await strangers(email);
    // How many of those were looked at is a matter of timing: as many more as make the next one wait two seconds.
    const failed = () =>
      app.services.limits.overrun({ name: 'login-account', points: 20, seconds: 3600 }, email);
    while ((await failed()) < 8);
    const began = performance.now();
    const cookies = deviceCookie(made.cookies);
    expect((await login({ ip: '198.51.100.2', email, cookies })).status).toBe(200);
    const known = performance.now() - began;
    const then = performance.now();
    expect((await login({ ip: '203.0.113.9', email })).status).toBe(200);
    const unknown = performance.now() - then;
    expect(unknown).toBeGreaterThan(1000);
    expect(known).toBeLessThan(unknown / 2);
  });
});
