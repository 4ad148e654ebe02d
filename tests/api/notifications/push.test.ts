import { createPublicKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import type { Kind } from '#src/features/notifications/notification.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { deviceToken, person, session } from '#src/server/db/schema/index.ts';
import { safePost } from '#src/server/gateways/safe-send.ts';
import { prove } from '#tests/support/prove.ts';
import { join, type Member, PASSWORD } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { pushDevice, startPushService } from '../../support/push-service.ts';

// The service stands on the loopback, without TLS: its name alone is let through, here only.
vi.mock('#src/server/gateways/safe-send.ts', async (original) => {
  const real = await original<typeof import('#src/server/gateways/safe-send.ts')>();
  const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }];
  const post: typeof real.safePost = (url, options) =>
    url.startsWith('https://push.exemple')
      ? real.safePost(url.replace('https:', 'http:'), {
          ...options,
          protocols: ['http:'],
          resolve,
          allow: () => true,
        })
      : real.safePost(url, options);
  return { ...real, safePost: post };
});

const keys = webPush.generateVAPIDKeys();
const vapid = { ...keys, subject: 'mailto:bonjour@exemple.fr' };
let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ config: { vapid } });
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
  await prove(app, rose.token);
});
beforeEach(async () => {
  service.received.length = 0;
  await app.services.database.db.delete(deviceToken);
});
afterAll(async () => {
  await service.close();
  await app.close();
});

const at = (path: string) => `https://push.exemple:${service.port}${path}`;
const devices = () => app.services.database.db.select().from(deviceToken);

async function subscribe(member: Member, path: string) {
  const device = pushDevice(at(path));
  const input = { device_token: device.token, platform: 'web' as const };
  await app.as(member.token, () => profileCalls.updateDeviceToken(input));
  return device;
}

async function tell(member: Member, kind: Kind, more: { quiet?: boolean } = {}): Promise<void> {
  const [who] = await app.services.database.db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.uuid, member.uuid));
  const ctx = makeCtx(app.services, GUEST, {
    ip: '127.0.0.1',
    requestId: 'test',
    sessionUuid: null,
    userAgent: 'tests',
  });
  const text = 'Mamie Jeanne a offert 50 €';
  await inTransaction(ctx, (tx) =>
    notify(tx, { personId: who?.id ?? 0, kind, text, href: '/i/mon-compte/cagnotte', ...more }),
  );
  // The news, then what it is to each device.
  await app.runJobs();
  await app.runJobs();
}

describe('a pushed notification', () => {
  it('reaches each browser of the person, encrypted and signed, with no name and no amount', async () => {
    const phone = await subscribe(camille, '/phone');
    const laptop = await subscribe(camille, '/laptop');
    await subscribe(ines, '/ines');
    await tell(camille, 'contribution');
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
    for (const { path, headers, body } of service.received) {
      const device = path === '/phone' ? phone : laptop;
      expect(device.read(body)).toEqual({
        title: 'Merveille',
        body: 'Une participation vient d’arriver dans votre cagnotte.',
        href: '/i/mon-compte/cagnotte',
        tag: 'contribution',
      });
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal' });
      const [, jwt, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
      expect(key).toBe(keys.publicKey);
      await expect(jwtVerify(jwt ?? '', verifier(keys.publicKey))).resolves.toMatchObject({
        payload: { aud: at(''), sub: 'mailto:bonjour@exemple.fr' },
      });
    }
  });

  it('follows the person’s choice by kind, and never a list whose owner wants quiet', async () => {
    await subscribe(camille, '/phone');
    const { push, preferences } = await app.as(camille.token, () =>
      notificationCalls.updateNotificationPreferences({ push: { list: false } }),
    );
    expect(push).toEqual({
      key: keys.publicKey,
      kinds: expect.objectContaining({ list: false, payout: true }),
    });
    expect(preferences.list).toBe('digest');
    await tell(camille, 'list');
    await tell(camille, 'payout', { quiet: true });
    expect(service.received).toEqual([]);
    await tell(camille, 'payout');
    expect(service.received).toHaveLength(1);
  });

  it.each([404, 410])('forgets a device whose service answers %i, and that one alone', async (status) => {
    await subscribe(camille, '/phone');
    await subscribe(camille, '/gone');
    service.answer('/gone', status);
    await tell(camille, 'account');
    expect((await devices()).map(({ token }) => token)).toEqual([at('/phone')]);
    await tell(camille, 'account');
    expect(service.received.filter(({ path }) => path === '/gone')).toHaveLength(1);
    expect(service.received.filter(({ path }) => path === '/phone')).toHaveLength(2);
  });

  it('keeps a device whose service is ill to try it again', async () => {
    await subscribe(camille, '/ill');
    service.answer('/ill', 503);
    await expect(tell(camille, 'account')).rejects.toThrow('503');
    expect(await devices()).toHaveLength(1);
    // Not followed: where it leads is not the service that was checked.
    await subscribe(camille, '/moved');
    service.answer('/moved', 307);
    service.answer('/ill', 201);
    await tell(camille, 'account');
    expect(service.received.filter(({ path }) => path === '/moved')).toHaveLength(1);
  });

  it('never leaves for an address inside the network: that device is forgotten', async () => {
    const inside = ['https://127.0.0.1/x', 'https://169.254.169.254/latest', 'https://[::1]:8443/x'];
    for (const endpoint of inside) {
      const { token } = pushDevice(endpoint);
      await app.as(camille.token, () =>
        profileCalls.updateDeviceToken({ device_token: token, platform: 'web' }),
      );
    }
    await tell(camille, 'account');
    expect(await devices()).toEqual([]);
    await expect(
      safePost('http://push.exemple/x', { headers: {}, body: new Uint8Array() }),
    ).rejects.toMatchObject({ failure: 'bad_url' });
  });

  it('is not sent to who was disabled', async () => {
    await subscribe(ines, '/ines');
    await app.as(rose.token, () => peopleCalls.enableAccount({ user_id: ines.uuid, enable: false }));
    await tell(ines, 'account');
    await app.as(rose.token, () => peopleCalls.enableAccount({ user_id: ines.uuid, enable: true }));
    expect(service.received).toEqual([]);
  });
});

describe('a device', () => {
  it('belongs to the last who signed in on it', async () => {
    const { token } = await subscribe(camille, '/shared');
    const again = { device_token: token, platform: 'web' as const };
    const { token: session } = await accountCalls.loginWithPassword({
      email: 'ines@exemple.fr',
      password: 'une phrase vraiment longue',
    });
    await app.as(session, () => profileCalls.updateDeviceToken(again));
    expect(await devices()).toHaveLength(1);
    await tell(camille, 'account');
    expect(service.received).toEqual([]);
  });

  it('is told nothing more once the session that gave it ended, and goes on where the password was changed', async () => {
    const input = { email: 'camille@exemple.fr', password: PASSWORD };
    const [here, there, lent] = await Promise.all([1, 2, 3].map(() => accountCalls.loginWithPassword(input)));
    const known = async () => (await devices()).map(({ token }) => token.split('/').at(-1)).toSorted();
    const give = async (opened: typeof here, path: string) =>
      subscribe({ ...camille, token: opened?.token ?? '' }, path);
    await give(here, '/here');
    await give(there, '/there');
    await give(lent, '/lent');
    await app.as(lent?.token ?? '', () => accountCalls.logout());
    expect(await known()).toEqual(['here', 'there']);
    const changed = 'une autre phrase assez longue';
    await app.as(here?.token ?? '', () =>
      securityCalls.changePassword({ password: PASSWORD, new_password: changed }),
    );
    expect(await known()).toEqual(['here']);
    await tell(camille, 'account');
    expect(service.received.map(({ path }) => path)).toEqual(['/here']);
    // Whoever forgot to sign out is out after 30 days all the same.
    await app.services.database.db.update(session).set({ expiresAt: new Date() });
    await tell(camille, 'account');
    expect(service.received).toHaveLength(1);
    await app.services.database.db.update(session).set({ expiresAt: new Date(Date.now() + 86_400_000) });
    await app.as(here?.token ?? '', () =>
      securityCalls.changePassword({ password: changed, new_password: PASSWORD }),
    );
    camille.token = here?.token ?? '';
  });

  it('is removed by whoever knows it, known or not, session or not', async () => {
    const { endpoint } = await subscribe(camille, '/leaving');
    await profileCalls.removeDeviceToken({ device_token: 'https://push.exemple/unknown' });
    expect(await devices()).toHaveLength(1);
    await profileCalls.removeDeviceToken({ device_token: endpoint });
    expect(await devices()).toEqual([]);
  });

  it('of a browser is an https subscription, and nothing else', async () => {
    for (const device_token of ['x', '{}', pushDevice('http://push.exemple/a').token])
      await expect(
        app.as(camille.token, () => profileCalls.updateDeviceToken({ device_token, platform: 'web' })),
      ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(profileCalls.updateDeviceToken({ device_token: 'abc' })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('of an admin does not take the news of a person they stand in for', async () => {
    const { token } = await app.as(rose.token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }));
    await expect(
      app.as(token, () => profileCalls.updateDeviceToken({ device_token: 'apns-token' })),
    ).rejects.toMatchObject({ status: 403 });
  });
});

it('without keys, the site says that it pushes nothing, and pushes nothing', async () => {
  app.services.config.vapid = null;
  await subscribe(camille, '/phone');
  const { push } = await app.as(camille.token, () => notificationCalls.getNotificationPreferences());
  expect(push.key).toBeNull();
  await tell(camille, 'account');
  expect(service.received).toEqual([]);
  app.services.config.vapid = vapid;
});

/** The public half of the site's key, as its signature is checked by. */
function verifier(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
}
