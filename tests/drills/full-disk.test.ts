import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type BuiltServer, exited, spawnEntry, startBuiltServer } from '#tests/support/built-server.ts';
import { mountSmallDisk } from '#tests/support/small-disk.ts';

const disk = mountSmallDisk(420);
const env = { SEED: 'empty', PAYMENTS: 'demo', DATA_DIR: join(disk?.folder ?? '', 'data') };

/** The embedded database and everything beside it on a disk that somebody else fills to its last byte. */
describe.runIf(disk)('a full disk under the embedded database', () => {
  let site: BuiltServer;
  let token = '';
  let list = '';
  afterAll(async () => {
    await site?.stop('SIGKILL');
    disk?.remove();
  });

  async function call(path: string, input: object = {}) {
    const answer = await fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(14_000),
    });
    const { result, code } = (await answer.json()) as { result?: Record<string, unknown>; code?: string };
    return { status: answer.status, result, code };
  }
  /** The search engine beside the site gives room back while it works. */
  const full = () => disk?.fill(0);
  const write = (val: string) => call('list/update_prop', { list_uuid: list, prop_key: 'compteur', val });
  const page = async (path: string) => (await fetch(site.url + path)).status;
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    return { status: answer.status, body: (await answer.json()) as Record<string, { status: string }> };
  };

  it('says that it is unavailable, and goes on showing what it has', async () => {
    mkdirSync(env.DATA_DIR);
    site = await startBuiltServer(env);
    const { result } = await call('user/login_with_test');
    token = String(result?.token);
    const session = result?.session as { user: { mainListInfo: { uuid: string } } } | undefined;
    list = String(session?.user.mainListInfo.uuid);
    expect(await page('/')).toBe(200);
    expect((await write('1')).code).toBeUndefined();
    for (let n = 0; n < 40; n += 1) {
      full();
      expect(await write('2')).toMatchObject({ status: 200, code: 'unavailable' });
    }
    full();
    expect(
      await call('publiclist/list_prepare_contribution', { list_uuid: list, contribution: { amount: 2000 } }),
    ).toMatchObject({ status: 200, code: 'unavailable' });
    expect(await page('/')).toBe(200);
    expect(await page('/plan-du-site')).toBe(200);
    expect((await call('list/getWithoutDetails')).result).toMatchObject({ props: { compteur: '1' } });
    await pause(1100);
    full();
    const { status, body } = await ready();
    expect(status).toBe(503);
    expect(body).toMatchObject({ database: { status: 'read_only', why: 'disk' }, disk: { status: 'full' } });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('goes on by itself once there is room', async () => {
    disk?.empty();
    expect((await write('3')).code).toBeUndefined();
    await pause(1100);
    expect((await ready()).status).toBe(200);
    expect((await call('list/getWithoutDetails')).result).toMatchObject({ props: { compteur: '3' } });
  });

  it('lost nothing, and does not start before there is room', async () => {
    full();
    expect((await write('4')).code).toBe('unavailable');
    await site.stop('SIGKILL');
    full();
    const refused = spawnEntry({ ...env, PORT: '0' });
    let said = '';
    refused.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    expect(await exited(refused)).toBe(1);
    expect(said).toContain('est plein');
    disk?.empty();
    site = await startBuiltServer(env);
    expect((await call('list/getWithoutDetails')).result).toMatchObject({ props: { compteur: '3' } });
    await site.stop();
    expect(await exited(spawnEntry(env, ['ledger:check']))).toBe(0);
  });
});
