import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../support/empty-database.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const EMAIL = 'rose@exemple.fr';
const PASSWORD = 'une phrase pour les essais';

/** Two whole processes on one PostgreSQL, started at the same moment on an empty database. */
describe.runIf(url)('two servers on one PostgreSQL', () => {
  let database: EmptyDatabase;
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
    database = await createEmptyDatabase(url, 'two_servers');
    const env = { DATABASE_URL: database.url, SEED: 'demo', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    [one, two] = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
  }, 240_000);
  afterAll(async () => {
    await Promise.all([one?.remove(), two?.remove()]);
    await database?.drop();
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
    // The section lists it whatever else is published: the magazine itself shows the last articles alone.
    const section = '/magazine/preparer-l-arrivee';
    const path = `${section}/valise-de-maternite`;
    expect((await fetch(two.url + path)).status).toBe(200);
    expect(await (await fetch(two.url + section)).text()).toContain(path);
    const { items } = (await call(one, 'content/content_list', {})) as {
      items: { id: number; namespace: string; slug: string }[];
    };
    const id = items.find((item) => item.namespace === 'post' && item.slug === 'valise-de-maternite')?.id;
    const { md } = await call(one, 'content/content_detail', { id });
    await call(one, 'content/update_content', {
      md: String(md).replace(/^title: .*$/m, 'title: "Titre du premier"'),
    });
    expect(await shows(two, path, 'Titre du premier')).toBe(true);
    expect(await shows(two, section, 'Titre du premier')).toBe(true);
  }, 180_000);

  it('each fill the search engine beside them, and tell each other what editors say of the search', async () => {
    const known = async (site: BuiltServer) =>
      (await call(site, 'admin/get_search_tuning', {})) as {
        revision: number;
        engine: string;
        applied: boolean;
        tuning: object;
      };
    const applied = async (site: BuiltServer) => {
      for (let n = 0; n < 1200 && !(await known(site)).applied; n += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return (await known(site)).applied;
    };
    const found = async (site: BuiltServer, query: string) => {
      const { products } = (await call(site, 'search/instant', { query })) as { products: { hits: number } };
      return products.hits;
    };
    for (const site of [one, two]) {
      expect(await applied(site)).toBe(true);
      expect((await known(site)).engine).toBe('meilisearch');
      expect(await found(site, 'poussette')).toBeGreaterThan(0);
      expect(await found(site, 'zorglubette')).toBe(0);
    }
    const { revision, tuning } = await known(one);
    const groups = [{ terms: ['zorglubette', 'poussette'] }];
    await call(one, 'admin/save_search_tuning', { revision, tuning: { ...tuning, groups } });
    for (const site of [two, one]) {
      expect(await applied(site)).toBe(true);
      expect(await found(site, 'zorglubette')).toBeGreaterThan(0);
    }
  }, 240_000);
});
