import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { auditLog, deviceToken, mailOutbox, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { lastMailTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
  await prove(app, rose.token);
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const idOf = async (uuid: string) =>
  (await db().select({ id: person.id }).from(person).where(eq(person.uuid, uuid)))[0]?.id ?? 0;

describe('an admin', () => {
  it('finds people by part of a name, an address or a slug', async () => {
    for (const query of ['Camille Du', 'camille@exemple', 'camille-et-noe']) {
      const found = await app.as(rose.token, () => peopleCalls.searchPeople({ query }));
      expect(found.items.map(({ uuid }) => uuid)).toEqual([camille.uuid]);
    }
    const percent = await app.as(rose.token, () => peopleCalls.searchPeople({ query: '%' }));
    expect(percent.total).toBe(0);
    const all = await app.as(rose.token, () => peopleCalls.searchPeople({ state: 'admin' }));
    expect(all.items).toMatchObject([{ uuid: rose.uuid, admin: true }]);
  });

  it('is the only one who may', async () => {
    for (const token of [null, camille.token]) {
      await expect(app.as(token, () => peopleCalls.searchPeople({}))).rejects.toMatchObject({
        status: token ? 403 : 401,
      });
      await expect(
        app.as(token, () => peopleCalls.impersonate({ user_uuid: ines.uuid })),
      ).rejects.toMatchObject({ status: token ? 403 : 401 });
    }
  });

  it('acts as somebody for half an hour, both names kept, and not for what is theirs alone', async () => {
    const { token, session } = await app.as(rose.token, () =>
      peopleCalls.impersonate({ user_uuid: camille.uuid }),
    );
    expect(session).toMatchObject({ user: { uuid: camille.uuid } });
    await app.as(token, () =>
      listCalls.updateProp({ list_uuid: camille.listUuid, prop_key: 'note', val: 'par l’aide' }),
    );
    const [kept] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(kept).toMatchObject({
      action: 'as /api/list/update_prop',
      actorId: await idOf(camille.uuid),
      impersonatorId: await idOf(rose.uuid),
    });
    const own = app.as(token, () => securityCalls.changeEmail({ email: 'a@exemple.fr', password: PASSWORD }));
    await expect(own).rejects.toMatchObject({ status: 403 });
    await expect(app.as(token, () => profileCalls.deleteMyAccount({}))).rejects.toMatchObject({
      status: 403,
    });
    await expect(app.as(token, () => peopleCalls.searchPeople({}))).rejects.toMatchObject({ status: 403 });
    const seen = await app.as(rose.token, () => peopleCalls.auditOf({ user_uuid: camille.uuid }));
    expect(seen.items[0]).toMatchObject({ impersonated_by: CAST.rose.email, by: CAST.camille.email });
  });

  it('does not act as another admin, nor disable their own account', async () => {
    await expect(
      app.as(rose.token, () => peopleCalls.impersonate({ user_uuid: rose.uuid })),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      app.as(rose.token, () => peopleCalls.enableAccount({ user_id: rose.uuid, enable: false })),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('disables an account, whose sessions end, and opens it again', async () => {
    await app.as(rose.token, () => peopleCalls.enableAccount({ user_id: ines.uuid, enable: false }));
    await expect(app.as(ines.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    const login = () => accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
    await expect(login()).rejects.toMatchObject({ code: 'account_disabled' });
    await app.as(rose.token, () => peopleCalls.enableAccount({ user_id: ines.uuid, enable: true }));
    ines = { ...ines, token: (await login()).token };
  });

  it('gives and takes the role', async () => {
    await app.as(rose.token, () => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: true }));
    const login = await accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
    await expect(app.as(login.token, () => peopleCalls.searchPeople({}))).resolves.toBeTruthy();
    await app.as(rose.token, () => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: false }));
    const again = await accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
    ines = { ...ines, token: again.token };
  });
});

describe('a profile', () => {
  it('changes only what is given, and the slug of the main list with the old one kept', async () => {
    const user = await app.as(ines.token, () =>
      profileCalls.updateProfile({ partner: { firstname: 'Sacha' }, slug: 'ines-et-sacha' }),
    );
    expect(user).toMatchObject({ firstname: 'Inès', display_name: 'Inès & Sacha', slug: 'ines-et-sacha' });
    await expect(publicListCalls.getListIdFromSlug({ slug: CAST.ines.slug })).resolves.toEqual({
      list_uuid: ines.listUuid,
    });
    const taken = app.as(ines.token, () => profileCalls.updateProfile({ slug: CAST.camille.slug }));
    await expect(taken).rejects.toMatchObject({ code: 'slug_taken', fields: { slug: expect.any(String) } });
  });

  it('refuses a picture that is none, and keeps the rest as it was', async () => {
    const svg = `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`;
    const refused = app.as(ines.token, () =>
      profileCalls.updateProfile({ firstname: 'X', profilepic_dataurl: svg }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'image_invalid' });
    const session = await app.as(ines.token, () => accountCalls.getMyInfo());
    expect(session).toMatchObject({ user: { firstname: 'Inès' } });
  });

  it('tells a device of one person: the last who signed in there', async () => {
    const device_token = 'device-1';
    await app.as(camille.token, () => profileCalls.updateDeviceToken({ device_token }));
    await app.as(ines.token, () => profileCalls.updateDeviceToken({ device_token, platform: 'android' }));
    const kept = await db().select().from(deviceToken);
    expect(kept).toMatchObject([{ personId: await idOf(ines.uuid), platform: 'android' }]);
  });
});

describe('notifications', () => {
  const tell = async (text: string, kind: 'contribution' | 'list') =>
    notify(makeCtx(app.services, GUEST, { ip: '', sessionUuid: null, requestId: '', userAgent: '' }), {
      personId: await idOf(ines.uuid),
      kind,
      text,
      href: '/i/marketplace/ma-liste',
    });

  it('are read by their person alone', async () => {
    await tell('Quelqu’un a participé', 'contribution');
    const { items } = await app.as(ines.token, () => notificationCalls.getNotifications({}));
    expect(items).toMatchObject([{ text: 'Quelqu’un a participé', read: false }]);
    const ids = items.map(({ id }) => id);
    await app.as(camille.token, () => notificationCalls.markNotificationsRead({ ids }));
    const still = await app.as(ines.token, () => notificationCalls.markNotificationsRead({ ids: [] }));
    expect(still.unread).toBe(1);
    await expect(app.as(ines.token, () => notificationCalls.markNotificationsRead({ ids }))).resolves.toEqual(
      { unread: 0 },
    );
  });

  it('wait for the mail of the day when that is preferred, and leave once', async () => {
    const { preferences } = await app.as(ines.token, () =>
      notificationCalls.updateNotificationPreferences({
        preferences: { list: 'digest', contribution: 'site' },
      }),
    );
    expect(preferences).toMatchObject({ list: 'digest', contribution: 'site', account: 'now' });
    await tell('Votre liste a trois mois', 'list');
    await tell('Une participation discrète', 'contribution');
    await app.runJobs();
    const mail = await lastMailTo(app, CAST.ines.email);
    expect(mail.text).toContain('Votre liste a trois mois');
    expect(mail.text).not.toContain('discrète');
    const before = (await db().select().from(mailOutbox)).length;
    await app.runJobs();
    expect(await db().select().from(mailOutbox)).toHaveLength(before);
  });
});

describe('one’s own data', () => {
  it('come out whole, without a hash or a token', async () => {
    await prove(app, ines.token);
    const data = await app.as(ines.token, () => profileCalls.exportMyData());
    expect(data).toMatchObject({ account: { email: CAST.ines.email }, lists: [{ slug: 'ines-et-sacha' }] });
    expect(JSON.stringify(data)).not.toMatch(/argon2id|totpSecret|passwordHash|tokenHash/);
  });

  it('are erased with the password: the account is gone, its list too, its slug for ever', async () => {
    const wrong = app.as(ines.token, () => profileCalls.deleteMyAccount({ password: 'pas le bon' }));
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_credentials' });
    await app.as(ines.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
    await expect(app.as(ines.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(publicListCalls.getListIdFromSlug({ slug: 'ines-et-sacha' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(accountCalls.checkSlugAvailable({ slug: 'ines-et-sacha' })).resolves.toMatchObject({
      reason: 'taken',
    });
    const fresh = await accountCalls.registerWithEmail({ email: CAST.ines.email, password: PASSWORD });
    expect(fresh.session).toMatchObject({ user: { firstname: '' } });
  });

  it('of the last admin stay: the site would have nobody', async () => {
    const last = app.as(rose.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
    await expect(last).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('all sessions end at once but the one of the admin who asks and proved who they are', async () => {
  const { token } = await accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD });
  const end = (by: string) => app.as(by, () => peopleCalls.endEverySession({}));
  await expect(end(token)).rejects.toMatchObject({ code: 'proof_required' });
  const other = await accountCalls.registerWithEmail({ email: 'tous@exemple.fr', password: PASSWORD });
  await expect(end(other.token)).rejects.toMatchObject({ status: 403 });
  await prove(app, token);
  expect((await end(token)).ended).toBeGreaterThan(1);
  for (const gone of [rose.token, other.token])
    await expect(app.as(gone, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
  await expect(app.as(token, () => accountCalls.getMyInfo())).resolves.toBeTruthy();
  expect(await end(token)).toEqual({ ended: 0 });
});
