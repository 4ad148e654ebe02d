import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#src/server/db/connect.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { freePort } from '../support/free-port.ts';
import { findVarnish, startVarnish } from '../support/varnish.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const EMAIL = 'rose@exemple.fr';
const PASSWORD = 'une phrase pour les essais';
const TOKEN = 'un-secret-de-purge';
const ARTICLE = '/magazine/preparer-l-arrivee/valise-de-maternite';

/** Varnish and its xkey module in front of two whole processes on one PostgreSQL. */
describe.runIf(url && findVarnish())('Varnish in front of two servers', () => {
  const name = `varnish_${randomBytes(4).toString('hex')}`;
  let servers: BuiltServer[] = [];
  let env: (port: number) => NodeJS.ProcessEnv;
  let front = '';
  let stopVarnish = async () => {};
  let token = '';
  let edits = 0;

  const call = async (site: string, path: string, input: object) => {
    const response = await fetch(`${site}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as { result?: Record<string, unknown>; err?: string };
    if (!body.result) throw new Error(`${path}: ${body.err}`);
    return body.result;
  };
  const get = async (path: string, site = front) => {
    const response = await fetch(site + path);
    return { text: await response.text(), headers: response.headers, status: response.status };
  };
  /** Saves the article with a new title at this process; answers the title. */
  const edit = async (site: string) => {
    edits += 1;
    const title = `Titre numéro ${edits} bis`;
    const { items } = (await call(site, 'content/content_list', {})) as {
      items: { id: number; namespace: string; slug: string }[];
    };
    const id = items.find((item) => item.namespace === 'post' && item.slug === 'valise-de-maternite')?.id;
    const { md } = await call(site, 'content/content_detail', { id });
    const started = performance.now();
    await call(site, 'content/update_content', {
      md: String(md).replace(/^title: .*$/m, `title: "${title}"`),
    });
    return { title, started };
  };
  const untilShown = async (path: string, title: string) => {
    for (let n = 0; n < 400; n += 1) {
      if ((await get(path)).text.includes(title)) return performance.now();
      await pause(5);
    }
    throw new Error(`${path} never showed ${title}`);
  };
  const heat = async (path: string) => {
    for (let n = 0; n < 50; n += 1) if ((await get(path)).headers.get('x-cache') === 'hit') return;
    throw new Error(`${path} is not kept`);
  };

  beforeAll(async () => {
    const admin = await connectDatabase({ url, dataDir: '' });
    await admin.query(`create database ${name}`);
    await admin.close();
    const own = new URL(url);
    own.pathname = `/${name}`;
    const ports: [number, number] = [await freePort(), await freePort()];
    const port = await freePort();
    front = `http://127.0.0.1:${port}`;
    env = (number) => ({
      ...{ DATABASE_URL: own.href, PORT: String(number), PUBLIC_URL: front, TRUST_PROXY: '1' },
      ...{ CDN_PURGE: 'varnish', CDN_PURGE_URL: `${front}/`, CDN_PURGE_TOKEN: TOKEN },
      ...{ SEED: 'demo', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
    });
    servers = await Promise.all(ports.map((number) => startBuiltServer(env(number))));
    servers = servers.map((server, i) => ({ ...server, url: `http://127.0.0.1:${ports[i]}` }));
    stopVarnish = await startVarnish({ port, backends: ports, token: TOKEN });
    const session = await call(front, 'user/login_with_password', { email: EMAIL, password: PASSWORD });
    token = String(session.token);
  }, 180_000);
  afterAll(async () => {
    await stopVarnish();
    await Promise.all(servers.map((server) => server.remove()));
    const admin = await connectDatabase({ url, dataDir: '' });
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.close();
  }, 60_000);

  it('keeps the pages that are the same for everyone, and shows nobody their tags', async () => {
    await heat(ARTICLE);
    const { headers } = await get(ARTICLE);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400, must-revalidate');
    for (const tags of ['surrogate-key', 'cache-tag', 'xkey']) expect(headers.get(tags)).toBeNull();
    const { headers: behind } = await get(ARTICLE, servers[0]?.url);
    expect(behind.get('surrogate-key')?.split(' ')).toEqual(
      expect.arrayContaining(['all', 'content:post:valise-de-maternite']),
    );
    expect(behind.get('cache-tag')?.split(',')).toEqual(behind.get('surrogate-key')?.split(' '));
  });

  it('keeps nothing personal, nothing missing and nothing asked', async () => {
    for (const path of [
      '/prenoms/recherche?q=leo',
      '/liste-exemple',
      '/mon-compte-merveille',
      '/page/rien',
    ]) {
      await get(path);
      const { headers } = await get(path);
      expect(headers.get('x-cache'), path).toBe('miss');
      const { headers: behind } = await get(path, servers[0]?.url);
      expect(behind.get('surrogate-key'), path).toBeNull();
    }
  });

  it('refuses a purge from who does not have the token', async () => {
    await heat(ARTICLE);
    for (const authorization of ['Bearer faux', 'Bearer', '']) {
      const answer = await fetch(`${front}/`, { method: 'PURGE', headers: { xkey: 'all', authorization } });
      expect(answer.status).toBe(403);
    }
    expect((await get(ARTICLE)).headers.get('x-cache')).toBe('hit');
  });

  it('shows an edit in under a second, wherever it was made, and never the old page after', async () => {
    for (let n = 0; n < 6; n += 1) {
      await Promise.all([heat(ARTICLE), heat('/magazine')]);
      const { title, started } = await edit(servers[n % 2]?.url ?? '');
      const shown = Math.max(await untilShown(ARTICLE, title), await untilShown('/magazine', title));
      expect(shown - started).toBeLessThan(1000);
      await pause(Math.max(0, 1000 - (performance.now() - started)));
      for (let again = 0; again < 10; again += 1) {
        expect((await get(ARTICLE)).text).toContain(title);
        expect((await get('/magazine')).text).toContain(title);
        await pause(20);
      }
    }
  }, 60_000);

  it('shows nothing old when a process is killed, misses an edit and comes back', async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('two servers');
    await Promise.all([heat(ARTICLE), get(ARTICLE, two.url), get('/magazine', two.url)]);
    await two.stop('SIGKILL');
    const { title, started } = await edit(one.url);
    expect((await untilShown(ARTICLE, title)) - started).toBeLessThan(1000);
    let watching = true;
    const old: string[] = [];
    const watch = (async () => {
      while (watching) {
        for (const path of [ARTICLE, '/magazine']) {
          const { text, status } = await get(path);
          if (!text.includes(title)) old.push(`${status} ${path}`);
        }
        await pause(10);
      }
    })();
    const port = Number(new URL(two.url).port);
    servers[1] = { ...(await startBuiltServer({ ...env(port), DATA_DIR: two.dataDir })), url: two.url };
    for (const path of [ARTICLE, '/magazine']) expect((await get(path, two.url)).text).toContain(title);
    await pause(500);
    watching = false;
    await watch;
    expect(old).toEqual([]);
  }, 120_000);
});
