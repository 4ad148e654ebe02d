import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { deepLinkPath, readShareRoute } from '#src/features/device/native/share-route.ts';
import { lightness } from '#src/features/device/native/status-bar.ts';
import { wrapperLinks } from '#src/features/device/native/well-known.server.ts';
import { ConfigError, getConfig } from '#src/server/config.ts';
import type { Services } from '#src/server/services.ts';

describe('the share-route message', () => {
  it('carries a route’s name, or a path of this site, and whether the person is kept to it', () => {
    expect(readShareRoute({ route: 'favorites', jailed: true })).toEqual({
      path: '/i/marketplace/favorites',
      jailed: true,
    });
    expect(readShareRoute({ route: '/i/marketplace/ajouter?from_app=1' })).toEqual({
      path: '/i/marketplace/ajouter?from_app=1',
      jailed: false,
    });
  });

  it('leads nowhere else', () => {
    for (const route of ['https://evil.exemple', '//evil.exemple', '/\\evil', 'javascript:alert(1)', '', 4])
      expect(readShareRoute({ route, jailed: true })).toBeNull();
    for (const message of [null, 'favorites', 3, {}]) expect(readShareRoute(message)).toBeNull();
  });

  it('and a link opens in the app only when it is this site’s', () => {
    const site = 'https://merveille.exemple';
    expect(deepLinkPath(`${site}/louise?tri=prix#cadeaux`, site)).toBe('/louise?tri=prix#cadeaux');
    for (const url of ['https://evil.exemple/louise', `${site}.evil.exemple/`, 'louise', null])
      expect(deepLinkPath(url, site)).toBeNull();
  });
});

it('the status bar follows how light the header is', () => {
  expect(lightness('rgb(251, 234, 217)')).toBeGreaterThan(0.5);
  expect(lightness('rgb(44, 34, 41)')).toBeLessThan(0.5);
  expect(lightness('rgba(0, 0, 0, 0)')).toBeNull();
  expect(lightness('transparent')).toBeNull();
});

describe('the files that tie the apps to this site', () => {
  const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':');

  async function asked(env: Record<string, string>, path: string) {
    const said: { status?: number; headers?: string[]; body?: string } = {};
    const res = {
      writeHead(status: number, headers: string[]) {
        Object.assign(said, { status, headers });
        return this;
      },
      end(body?: string) {
        said.body = body ?? '';
      },
    } as unknown as ServerResponse;
    const files = wrapperLinks({ config: getConfig(env) } as Services);
    const served = await files.serve(path, { method: 'GET' } as IncomingMessage, res);
    return served ? (JSON.parse(said.body ?? '') as unknown) : null;
  }

  it('are not there until the apps are named', async () => {
    expect(await asked({}, '/.well-known/assetlinks.json')).toBeNull();
    expect(await asked({}, '/.well-known/apple-app-site-association')).toBeNull();
  });

  it('name the apps, and leave the admin to browsers', async () => {
    const android = { ANDROID_APP_ID: 'fr.merveille.app', ANDROID_CERTIFICATES: CERTIFICATE };
    expect(await asked(android, '/.well-known/assetlinks.json')).toMatchObject([
      { target: { package_name: 'fr.merveille.app', sha256_cert_fingerprints: [CERTIFICATE] } },
    ]);
    const apple = await asked(
      { IOS_APP_ID: 'ABCDE12345.fr.merveille.app' },
      '/.well-known/apple-app-site-association',
    );
    expect(apple).toMatchObject({
      applinks: {
        details: [
          {
            appIDs: ['ABCDE12345.fr.merveille.app'],
            components: expect.arrayContaining([{ '/': '/a/*', exclude: true }]),
          },
        ],
      },
    });
  });

  it('are refused by name when they could not work', () => {
    for (const env of [
      { IOS_APP_ID: 'fr.merveille.app' },
      { ANDROID_APP_ID: 'fr.merveille.app' },
      { ANDROID_APP_ID: 'fr.merveille.app', ANDROID_CERTIFICATES: 'AB:CD' },
      { VAPID_PUBLIC_KEY: 'x' },
      { VAPID_PRIVATE_KEY: 'x'.repeat(43) },
      { SERVICE_WORKER: 'maybe' },
    ])
      expect(() => getConfig(env)).toThrow(ConfigError);
  });
});

describe('the native projects', () => {
  const read = (path: string) => readFileSync(new URL(`../../../native/${path}`, import.meta.url), 'utf8');
  const config = JSON.parse(read('capacitor.config.json')) as { appId: string; server: { url: string } };

  it('name one site and one app in all their files', () => {
    const { host } = new URL(config.server.url);
    expect(read('android/app/src/main/res/values/strings.xml')).toContain(`>${host}</string>`);
    expect(read('ios/App/App/App.entitlements')).toContain(`applinks:${host}<`);
    expect(read('ios/App/ShareExtension/Info.plist')).toContain(`>${config.server.url}</string>`);
    expect(read('android/app/build.gradle')).toContain(`applicationId "${config.appId}"`);
    expect(read('ios/App/App.xcodeproj/project.pbxproj')).toContain(
      `PRODUCT_BUNDLE_IDENTIFIER = ${config.appId};`,
    );
  });

  it('pin every package exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
