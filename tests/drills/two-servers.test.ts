import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#src/server/db/connect.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const EMAIL = 'rose@exemple.fr';
const PASSWORD = 'une phrase pour les essais';

/** Two whole processes on one PostgreSQL, started at the same moment on an empty database. */
describe.runIf(url)('two servers on one PostgreSQL', () => {
  const name = `two_servers_${randomBytes(4).toString('hex')}`;
  let one: BuiltServer;
  let two: BuiltServer;
  let token = '';

  const call = ({ url: at }: BuiltServer, path: string, input: object) =>
    callSite({ url: at, token }, path, input);
  const shows = async (site: BuiltServer, path: string, text: string) => {
    for (let n = 0; n < 1200; n += 1) {
      if ((await fetch(site.url + path).then((page) => page.text())).includes(text)) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };

  beforeAll(async () => {
    const admin = await connectDatabase({ url, dataDir: '' });
    await admin.query(`create database ${name}`);
    await admin.close();
    const own = new URL(url);
    own.pathname = `/${name}`;
    const env = { DATABASE_URL: own.href, SEED: 'demo', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    [one, two] = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
  }, 240_000);
  afterAll(async () => {
    await Promise.all([one?.remove(), two?.remove()]);
    const admin = await connectDatabase({ url, dataDir: '' });
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.close();
  }, 120_000);

  it('seed it once, and let the same person in on either', async () => {
    const { token: given } = await call(one, 'user/login_with_password', {
      email: EMAIL,
      password: PASSWORD,
    });
    token = String(given);
    const session = await call(two, 'user/get_my_info', {});
    expect(session).toMatchObject({ user: { email: EMAIL, props: { admin: '1' } } });
  });

  it('show on the second what is published on the first', async () => {
    const path = '/magazine/preparer-l-arrivee/valise-de-maternite';
    expect((await fetch(two.url + path)).status).toBe(200);
    const { items } = (await call(one, 'content/content_list', {})) as {
      items: { id: number; namespace: string; slug: string }[];
    };
    const id = items.find((item) => item.namespace === 'post' && item.slug === 'valise-de-maternite')?.id;
    const { md } = await call(one, 'content/content_detail', { id });
    await call(one, 'content/update_content', {
      md: String(md).replace(/^title: .*$/m, 'title: "Titre du premier"'),
    });
    expect(await shows(two, path, 'Titre du premier')).toBe(true);
    expect(await shows(two, '/magazine', 'Titre du premier')).toBe(true);
  }, 180_000);
});
