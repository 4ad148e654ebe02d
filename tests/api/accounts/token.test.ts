import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { browserKind } from '#src/features/accounts/browser-kind.ts';
import { session } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await join(app, 'rose');
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const login = async (who: { email: string }) =>
  (await accountCalls.loginWithPassword({ email: who.email, password: PASSWORD })).token;

describe('a token', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const asks = (token: string, userAgent: string) =>
    app.send('/api/user/get_my_info', '{}', { authorization: `Bearer ${token}`, userAgent });
  const opened = async (userAgent: string) => {
    const body = JSON.stringify({ email: CAST.rose.email, password: PASSWORD });
    const given = await app.send('/api/user/login_with_password', body, { userAgent });
    return (given.body.result as { token: string }).token;
  };

  it('is of a kind of browser: an engine, whatever the brand and the system say', () => {
    expect([CHROME, FIREFOX, IPHONE, 'curl/8.1', ''].map(browserKind)).toEqual([
      'chromium',
      'gecko',
      'webkit',
      null,
      null,
    ]);
    expect(browserKind(IPHONE.replace('Version/18.5', 'CriOS/143.0'))).toBe('webkit');
    expect(browserKind(`${CHROME} Edg/143.0`)).toBe('chromium');
  });

  it('that another kind of browser presents is refused, and its session ends', async () => {
    const token = await opened(CHROME);
    expect((await asks(token, CHROME.replace('143', '144'))).status).toBe(200);
    expect((await asks(token, FIREFOX)).status).toBe(401);
    expect((await asks(token, CHROME)).status).toBe(401);
  });

  it('of a program or a wrapper’s own client is bound to the first browser that uses it', async () => {
    const token = await opened('node');
    expect((await asks(token, 'okhttp/5')).status).toBe(200);
    expect((await asks(token, IPHONE)).status).toBe(200);
    expect((await asks(token, 'okhttp/5')).status).toBe(200);
    expect((await asks(token, CHROME)).status).toBe(401);
  });

  it('of staff ends after a day without use, anybody else’s after thirty', async () => {
    const staff = await login(CAST.rose);
    const other = await join(app, 'ines');
    const idle = (token: string, hours: number) =>
      db()
        .update(session)
        .set({ lastSeenAt: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(session.tokenHash, tokenHash(token)));
    const hoursLeft = async (token: string) => {
      const [row] = await db()
        .select()
        .from(session)
        .where(eq(session.tokenHash, tokenHash(token)));
      return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000);
    };
    expect([await hoursLeft(staff), await hoursLeft(other.token)]).toEqual([24, 30 * 24]);
    for (const token of [staff, other.token]) await idle(token, 23);
    for (const token of [staff, other.token]) expect((await asks(token, 'tests')).status).toBe(200);
    expect([await hoursLeft(staff), await hoursLeft(other.token)]).toEqual([24, 30 * 24]);
    for (const token of [staff, other.token]) await idle(token, 25);
    expect([(await asks(staff, 'tests')).status, (await asks(other.token, 'tests')).status]).toEqual([
      401, 200,
    ]);
    await idle(other.token, 31 * 24);
    expect((await asks(other.token, 'tests')).status).toBe(401);
  });

  it('that is used every day ends after 180 days all the same', async () => {
    const token = await login(CAST.ines);
    const mine = eq(session.tokenHash, tokenHash(token));
    const ends = async () => (await db().select().from(session).where(mine))[0]?.expiresAt.getTime();
    const begun = Date.now() - 179.5 * 86_400_000;
    const yesterday = new Date(Date.now() - 86_400_000);
    await db()
      .update(session)
      .set({ createdAt: new Date(begun), lastSeenAt: yesterday })
      .where(mine);
    expect((await asks(token, 'tests')).status).toBe(200);
    expect(await ends()).toBe(begun + 180 * 86_400_000);
  });
});
