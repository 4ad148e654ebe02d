import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { auditLog, person, session } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let camille: Member;
/** Another admin, who watches over the first. */
let ines: Member;
/** The admin's own session, and the one opened from it. */
let own: string;
let acting: string;

const db = () => app.services.database.db;
const login = async (email: string) =>
  (await accountCalls.loginWithPassword({ email, password: PASSWORD })).token;
const statusOf = async (token: string) =>
  (await app.send('/api/user/get_my_info', '{}', { authorization: `Bearer ${token}` })).status;
const actFor = async (token: string) => {
  await prove(app, token);
  return (await app.as(token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }))).token;
};
const setRose = (change: Partial<typeof person.$inferInsert>) =>
  db().update(person).set(change).where(eq(person.email, CAST.rose.email));

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  await join(app, 'rose');
  ines = await join(app, 'ines');
  await db().update(person).set({ isAdmin: true }).where(eq(person.uuid, ines.uuid));
});
afterAll(() => app.close());

beforeEach(async () => {
  await setRose({ isAdmin: true, disabledAt: null });
  own = await login(CAST.rose.email);
  acting = await actFor(own);
  expect(await statusOf(acting)).toBe(200);
});

/** Calls of the person's own, with nothing of what they ask for. */
const ALONE = [
  'prove',
  'change_email',
  'delete_my_account',
  'change_password',
  'add_passkey',
  'end_sessions',
];

describe('a session as somebody else', () => {
  it('is refused what is the person’s own before its words are looked at, and the refusal is kept', async () => {
    const kept = () => db().$count(auditLog, like(auditLog.action, 'as /api/user/%'));
    const before = await kept();
    for (const call of ALONE)
      for (const body of ['{"unknown":1}', 'not json'])
        expect({
          call,
          ...(await app.send(`/api/user/${call}`, body, { authorization: `Bearer ${acting}` })),
        }).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await kept()) - before).toBe(ALONE.length * 2);
  });

  const rose = async () => {
    const [found] = await db().select().from(person).where(eq(person.email, CAST.rose.email));
    return found?.uuid ?? '';
  };

  it('lasts half an hour, used or not', async () => {
    const [row] = await db()
      .select()
      .from(session)
      .where(eq(session.tokenHash, tokenHash(acting)));
    const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const day = { lastSeenAt: new Date(Date.now() - 2 * 3_600_000) };
    await db()
      .update(session)
      .set(day)
      .where(eq(session.tokenHash, tokenHash(acting)));
    await statusOf(acting);
    const [after] = await db()
      .select()
      .from(session)
      .where(eq(session.tokenHash, tokenHash(acting)));
    expect(after?.expiresAt).toEqual(row?.expiresAt);
  });

  it('ends with the session of the admin that opened it', async () => {
    await app.as(own, () => accountCalls.logout());
    expect(await statusOf(acting)).toBe(401);
  });

  it('ends when the admin logs out everywhere, from whatever device', async () => {
    const elsewhere = await login(CAST.rose.email);
    await app.as(own, () => securityCalls.endSessions({}));
    expect([await statusOf(own), await statusOf(acting), await statusOf(elsewhere)]).toEqual([200, 401, 401]);
  });

  it('ends when the admin ends the one session that opened it', async () => {
    const elsewhere = await login(CAST.rose.email);
    const { items } = await app.as(own, () => securityCalls.listSessions());
    const opener = items.find(({ current }) => current)?.id ?? '';
    await app.as(elsewhere, () => securityCalls.endSessions({ ids: [opener] }));
    expect([await statusOf(elsewhere), await statusOf(acting)]).toEqual([200, 401]);
  });

  it('ends when the admin is disabled, or loses the right', async () => {
    const user_uuid = await rose();
    await app.as(ines.token, () => peopleCalls.enableAccount({ user_id: user_uuid, enable: false }));
    expect(await statusOf(acting)).toBe(401);
    await app.as(ines.token, () => peopleCalls.enableAccount({ user_id: user_uuid, enable: true }));
    expect(await statusOf(acting)).toBe(401);
    const again = await actFor(await login(CAST.rose.email));
    await prove(app, ines.token);
    await app.as(ines.token, () => peopleCalls.setAdmin({ user_uuid, admin: false }));
    expect(await statusOf(again)).toBe(401);
  });

  it('is looked at by each call, whatever ended the right', async () => {
    await setRose({ isAdmin: false });
    expect(await statusOf(acting)).toBe(401);
    await setRose({ isAdmin: true, disabledAt: new Date() });
    expect(await statusOf(acting)).toBe(401);
    await setRose({ disabledAt: null });
    expect(await statusOf(acting)).toBe(200);
    await db()
      .update(session)
      .set({ expiresAt: new Date() })
      .where(eq(session.tokenHash, tokenHash(own)));
    expect(await statusOf(acting)).toBe(401);
  });

  it('ends when the admin chooses another password', async () => {
    const next = 'une tout autre phrase longue';
    await app.as(own, () => securityCalls.changePassword({ password: PASSWORD, new_password: next }));
    expect(await statusOf(acting)).toBe(401);
    await app.as(own, () => securityCalls.changePassword({ password: next, new_password: PASSWORD }));
  });

  it('is told to the person, by the team’s name alone, and stays unread by whoever acts', async () => {
    const { items } = await app.as(camille.token, () => notificationCalls.getNotifications({ page: 1 }));
    expect(items[0]).toMatchObject({ read: false });
    expect(items[0]?.text).toMatch(/^L’équipe Merveille a agi sur votre compte le \d+(?:er)? \S+ \d{4}, /);
    expect(items[0]?.text).not.toMatch(/rose|martin|@/i);
    const ids = [items[0]?.id ?? ''];
    const { unread } = await app.as(acting, () => notificationCalls.markNotificationsRead({ ids }));
    expect(unread).toBeGreaterThan(0);
    const still = await app.as(camille.token, () => notificationCalls.getNotifications({ page: 1 }));
    expect(still.items[0]).toMatchObject({ read: false });
  });

  it('leaves in the audit log what it was refused', async () => {
    await expect(app.as(acting, () => profileCalls.deleteMyAccount({}))).rejects.toMatchObject({
      status: 403,
    });
    const [kept] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(kept).toMatchObject({
      action: 'as /api/user/delete_my_account',
      impersonatorId: expect.any(Number),
    });
  });
});
