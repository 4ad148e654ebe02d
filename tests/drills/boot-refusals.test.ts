import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  exited,
  newDataDir,
  spawnEntry,
  startBuiltServer,
} from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';

describe('a start in production', () => {
  it('that has what it must not, and lacks what it must have, ends with each variable named', async () => {
    const child = spawnEntry({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://www.exemple.test',
      CMS_CALLBACK_KEY: 'court',
      ADMIN_PASSWORD: 'abcdefghijkl',
      MAIL_FROM: '',
      PAYMENTS: 'demo',
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await exited(child)).toBe(78);
    for (const name of ['ENABLE_TEST_CALLS', 'CMS_CALLBACK_KEY', 'ADMIN_PASSWORD', 'PUBLIC_URL', 'MAIL_FROM'])
      expect(said).toContain(name);
    expect(said).not.toContain('abcdefghijkl');
  });
});

describe('what a running site keeps in its folder', () => {
  const ROSE = { email: 'rose@exemple.test', password: 'une phrase de rose 12' };
  const dataDir = newDataDir();
  let site: BuiltServer;
  beforeAll(async () => {
    // As an earlier version left it.
    mkdirSync(join(dataDir, 'mails'));
    chmodSync(join(dataDir, 'mails'), 0o755);
    site = await startBuiltServer({
      SEED: 'empty',
      DATA_DIR: dataDir,
      GTM_ID: 'GTM-ABC1234',
      ADMIN_EMAIL: ROSE.email,
      ADMIN_PASSWORD: ROSE.password,
    });
  }, 200_000);
  afterAll(() => site.remove());

  const modeOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);

  it('is closed to other accounts where it holds secrets: mails, database, pages, the key of commands', async () => {
    await callSite(site, 'user/send_password_reset', { email: ROSE.email });
    const mails = () => readdirSync(join(dataDir, 'mails'));
    for (let n = 0; n < 400 && mails().length === 0; n += 1) await pause(50);
    expect(modeOf('mails')).toBe('700');
    expect(mails().map((name) => modeOf('mails', name))).toEqual(['600']);
    expect([modeOf('pglite'), modeOf('pages'), modeOf('internal.json')]).toEqual(['700', '700', '600']);
  });

  it('is said at the start and to its admin when analytics begin without asking', async () => {
    expect(site.output()).toContain('la mesure d’audience commence sans l’accord du visiteur');
    expect(site.output()).toContain('CNIL');
    const { token } = await callSite(site, 'user/login_with_password', ROSE);
    const state = await callSite({ url: site.url, token: String(token) }, 'admin/site_state', {});
    expect(state).toMatchObject({ analytics: { on: true, asks: false } });
  });
});
