import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  exited,
  newDataDir,
  spawnEntry,
  startBuiltServer,
} from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';

const ADMIN = { ADMIN_EMAIL: 'rose@exemple.test', ADMIN_PASSWORD: 'une phrase de rose 12' };
const root = mkdtempSync(join(tmpdir(), 'merveille-newsroom-'));
let server: BuiltServer;
let token = '';

/** As Rose, once she is in. */
const call = (path: string, input: object = {}) => callSite({ url: server.url, token }, path, input);

beforeAll(async () => {
  server = await startBuiltServer({ SEED: 'demo', ...ADMIN });
  const login = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  token = String((await call('user/login_with_password', login)).token);
}, 240_000);
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true, force: true });
});

const page = async (path: string) => (await fetch(server.url + path)).text();

/** Saves a section as the settings screen does, and waits until readers have it. */
async function save(
  section: string,
  value: object,
  [path, words]: [string, string | RegExp],
): Promise<string> {
  expect(await page(path)).not.toMatch(words);
  await call('content/save_site_setting', { section, revision: 0, value });
  await expect.poll(() => page(path), { timeout: 15_000 }).toMatch(words);
  return page(path);
}

describe('each setting of the site', () => {
  it('changes the home page: its blocks, their order and their words', async () => {
    const block = (kind: string, more = {}) => ({ kind, enabled: true, title: '', text: '', ...more });
    const blocks = [
      block('hero', { title: 'Un titre choisi par la rédaction.', text: 'Et son texte.' }),
      block('questions', { title: 'On nous demande souvent' }),
      block('trust', { enabled: false }),
      block('magazine', { title: 'Les derniers articles choisis' }),
      block('steps'),
      block('discover'),
      block('promoted', { title: 'Mis en avant ce mois-ci' }),
    ];
    const html = await save('home', { blocks }, ['/', 'Un titre choisi par la rédaction.']);
    expect(html).not.toContain('Ce que vous pouvez vérifier');
    const order = ['On nous demande souvent', 'Les derniers articles choisis', 'Mis en avant ce mois-ci'];
    const places = order.map((words) => html.indexOf(words));
    expect(places.every((at) => at > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(html).toMatch(/<h1[^>]*>Un titre choisi par la rédaction\./);
  }, 60_000);

  it('changes the order of the questions and of their themes', async () => {
    const before = await page('/informations-utiles');
    const themes = [...before.matchAll(/<h2 id="theme-[^"]*"[^>]*>([^<]+)</g)].map(([, name]) => name ?? '');
    const last = themes.at(-1) ?? '';
    const slugs = [...before.matchAll(/<div class="prose" id="([^"]+)"/g)].map(([, slug]) => slug ?? '');
    const first = slugs.at(-1) ?? '';
    const moved = new RegExp(
      `<h2 id="theme-[^"]*"[^>]*>${last}<[\\s\\S]*?id="${first}"[\\s\\S]*<h2 id="theme-`,
    );
    await save('faq', { themes: [last], questions: [first] }, ['/informations-utiles', moved]);
  }, 60_000);

  it('changes the notice above the reviews, the ways to write, the announcement and the profiles', async () => {
    const notice = 'Une façon nouvelle de recueillir les avis.';
    await save('reviews', { notice }, ['/tous-les-avis-merveille', notice]);
    const contact = {
      email: '',
      partners_email: '',
      phone: '01 02 03 04 05',
      postal_address: '1 rue de l’Essai',
    };
    await save('contact', contact, ['/contactez-nous', /1 rue de l’Essai/]);
    const link = { label: 'Lire la suite', href: '/magazine' };
    await save('announcement', { enabled: true, text: 'Le site a un an.', link }, [
      '/prenoms',
      'Le site a un an.',
    ]);
    const profiles = [{ network: 'mastodon', url: 'https://exemple.fr/@essai' }];
    await save('social', { profiles }, ['/outils', 'https://exemple.fr/@essai']);
  }, 60_000);

  it('changes the three menus on every page', async () => {
    const { items } = (await call('content/get_site_settings')) as {
      items: { section: string; value: Record<string, unknown> }[];
    };
    const menus = items.find(({ section }) => section === 'menus')?.value as {
      main: object[];
      footer: { group?: string }[];
      mobile: object[];
    };
    const entry = (label: string) => ({ label, href: '/informations-utiles' });
    const value = {
      main: [...menus.main, { ...entry('En haut'), children: [entry('En dessous')] }],
      footer: [...menus.footer, { ...entry('En bas'), group: 'Colonne neuve' }],
      mobile: [...menus.mobile, entry('Au téléphone')],
    };
    const html = await save('menus', value, ['/magazine', 'En haut']);
    for (const words of ['En dessous', 'Colonne neuve', 'En bas', 'Au téléphone'])
      expect(html).toContain(words);
    await expect.poll(() => page('/comment-ca-marche'), { timeout: 15_000 }).toContain('Colonne neuve');
  }, 60_000);
});

async function command(name: string, folder: string, dataDir: string): Promise<string> {
  const child = spawnEntry({ SEED: 'empty', ...ADMIN, DATA_DIR: dataDir }, [name, folder]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  expect(await exited(child), said).toBe(0);
  return said;
}

function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map((one) => {
      const file = join(one.parentPath, one.name);
      return [file.slice(folder.length), readFileSync(file).toString('base64')] as const;
    }),
  );
}

it('what content:export wrote, content:import brings to an empty site to the byte, pictures too', async () => {
  const png = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#6f9475' } })
    .png()
    .toBuffer();
  const dataurl = `data:image/png;name=verte.png;base64,${png.toString('base64')}`;
  const { cdn_url: url } = await call('content/upload_media', { dataurl, alt: 'Un carré vert' });
  const md = `---\nnamespace: page\nslug: avec-image\ntitle: "Avec image"\n---\n\n![Verte](${url})\n`;
  await call('content/create_content', { md });

  const [first, second] = [join(root, 'un'), join(root, 'deux')];
  // The running server holds the data: the command asks it.
  expect(await command('content:export', first, server.dataDir)).toMatch(/\d+ documents/);
  const dataDir = newDataDir();
  // The drawn covers are there already: every site begins with them. So are the checklists and the kept views, of which there are none.
  expect(await command('content:import', first, dataDir)).toMatch(
    /\d+ created, 0 updated, 3 unchanged, 0 refused/,
  );
  await command('content:export', second, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  const [before, after] = [filesOf(first), filesOf(second)];
  expect([...before.keys()].some((path) => path.endsWith('/640.webp'))).toBe(true);
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  expect([...before].filter(([path, bytes]) => after.get(path) !== bytes).map(([path]) => path)).toEqual([]);
}, 240_000);

it('answers a save once readers have it: no old words, list or address is served after that', async () => {
  const slug = 'servi-aussitot';
  const md = (title: string, id = '') =>
    `---\n${id}namespace: page\nslug: ${slug}\ntitle: "${title}"\n---\n\nUn texte.\n`;
  const { id } = await call('content/create_content', { md: md('Premier titre') });
  await call('content/enable_content', { id, enable: true });
  expect(await page(`/page/${slug}`)).toContain('Premier titre');
  const readers = setInterval(() => void page('/magazine'), 20);
  try {
    for (let n = 0; n < 8; n += 1) {
      const title = `Titre numéro ${n}`;
      const { revision } = await call('content/content_detail', { id });
      await call('content/update_content', { md: md(title, `id: ${id}\nrevision: ${revision}\n`) });
      expect(await page(`/page/${slug}`)).toContain(title);
    }
    await call('content/delete_content', { id });
    expect((await fetch(`${server.url}/page/${slug}`)).status).not.toBe(200);
    await call('content/restore_content', { id });
    expect((await fetch(`${server.url}/page/${slug}`)).status).toBe(200);
  } finally {
    clearInterval(readers);
  }
}, 60_000);

it('shows a letter that is so long that another thread lays it', async () => {
  const md = `${'Une phrase ordinaire.\n\n'.repeat(1500)}La dernière.`;
  const { text, left_out } = await call('admin/render_campaign', { subject: 'Un mois', preheader: '', md });
  expect(text).toContain('La dernière.');
  expect(left_out).toEqual([]);
});

it('tells a CMS that an article’s own page was made again, even one that nobody had asked for yet', async () => {
  const path = '/magazine/premiers-mois/rentrer-de-la-maternite';
  const { id } = await call('content/get_post', { slug: 'rentrer-de-la-maternite' });
  expect(await call('content/article_updated_callback', { article_id: id })).toMatchObject({
    regenerated: expect.arrayContaining([path]),
  });
});
