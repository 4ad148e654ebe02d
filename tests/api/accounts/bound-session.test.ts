import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    config: { bindSessions: true, publicUrl: 'https://merveille.exemple.fr', https: true },
  });
  await join(app, 'camille');
  await join(app, 'ines');
});
afterAll(() => app.close());

interface Entered {
  token: string;
  /** The `Cookie` header that the browser sends from then on. */
  cookies: string;
  lines: string[];
}
async function enter(who: 'camille' | 'ines', { userAgent = FIREFOX, cookies = '' } = {}): Promise<Entered> {
  const body = JSON.stringify({ email: CAST[who].email, password: PASSWORD });
  const { body: answer, cookies: lines = [] } = await app.send('/api/user/login_with_password', body, {
    userAgent,
    cookies,
  });
  const held = lines.map((line) => line.split(';', 1)[0]).join('; ');
  return { token: (answer.result as { token: string }).token, cookies: held, lines };
}
const statusOf = async (token: string, more: { userAgent?: string; cookies?: string }) =>
  (
    await app.send('/api/user/get_my_info', '{}', {
      authorization: `Bearer ${token}`,
      userAgent: FIREFOX,
      ...more,
    })
  ).status;

describe('where sessions are bound, a token', () => {
  it('is good with the cookie of its browser, which no script reads and no other host sets', async () => {
    const { token, cookies, lines } = await enter('camille');
    const line = lines.find((one) => one.startsWith('__Host-browser=')) ?? '';
    for (const mark of ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax']) expect(line).toContain(mark);
    expect(await statusOf(token, { cookies })).toBe(200);
  });

  it('that a script carried off opens nothing: neither without the cookie, nor with another, nor as a program', async () => {
    const mine = await enter('camille');
    const thief = await enter('ines');
    for (const more of [{}, { cookies: thief.cookies }, { userAgent: 'curl/8.0' }]) {
      const { token, cookies } = await enter('camille', { cookies: mine.cookies });
      expect(await statusOf(token, { cookies })).toBe(200);
      expect(await statusOf(token, more)).toBe(401);
      // It was carried off: it is over for its owner too, who signs in again.
      expect(await statusOf(token, { cookies })).toBe(401);
    }
  });

  it('stands in one stack with others: a browser keeps its cookie, whoever signs in there', async () => {
    const first = await enter('camille');
    const second = await enter('ines', { cookies: first.cookies });
    expect(await statusOf(first.token, { cookies: second.cookies })).toBe(200);
    expect(await statusOf(second.token, { cookies: second.cookies })).toBe(200);
  });

  it('of a program is bound to nothing, and goes by its header alone', async () => {
    const { token, lines } = await enter('camille', { userAgent: 'curl/8.0' });
    expect(lines.some((one) => one.includes('browser='))).toBe(false);
    expect(await statusOf(token, { userAgent: 'curl/8.0' })).toBe(200);
  });

  it('is kept as a hash beside that of its cookie', async () => {
    const { token, cookies } = await enter('camille');
    const { db } = app.services.database;
    const [row] = await db
      .select()
      .from(session)
      .where(eq(session.tokenHash, tokenHash(token)));
    const held = /__Host-browser=([\w-]{43})/.exec(cookies)?.[1] ?? '';
    expect(row?.browserHash).toBe(tokenHash(held));
  });
});

it('where they are not, tokens go by their header, whatever they were bound to before', async () => {
  const { token } = await enter('camille');
  app.services.config.bindSessions = false;
  expect(await statusOf(token, {})).toBe(200);
  const { lines } = await enter('ines');
  expect(lines.some((one) => one.includes('browser='))).toBe(false);
});
