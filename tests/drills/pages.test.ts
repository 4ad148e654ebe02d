// The built site read as programs read it: validators, search engines, feed readers. No browser, one server.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { type GetText, siteMap, siteMapFiles } from '#tests/support/pages/addresses.ts';
import { crawl } from '#tests/support/pages/crawl.ts';
import { readHead } from '#tests/support/pages/head.ts';
import { markupFaults } from '#tests/support/pages/markup.ts';
import { addressOf, TEMPLATES } from '#tests/support/pages/templates.ts';
import { siteMapFaults, xmlFaults } from '#tests/support/site-map/validate.ts';
import { graphFaults, graphOf } from '#tests/support/structured-data/faults.ts';

const ADMIN = { email: 'rose@exemple.test', password: 'une phrase de rose 12' };

let server: BuiltServer;
let get: GetText;
beforeAll(async () => {
  server = await startBuiltServer({
    SEED: 'demo',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  get = async (path) => (await fetch(server.url + path)).text();
});
afterAll(() => server?.remove());

describe.each(TEMPLATES)('$name', (template) => {
  test('is sound markup, and says what it is in its head and in its structured data', async () => {
    const html = await get(await addressOf(template, get));
    expect(await markupFaults(html), 'markup').toEqual([]);
    const { faults, indexable } = readHead(html, server.url);
    expect(faults, 'head').toEqual([]);
    const graph = graphOf(html);
    expect(graph !== null, 'structured data where search engines look').toBe(indexable);
    expect(graphFaults(graph ?? []), 'structured data').toEqual([]);
  });
});

test.each([
  ['/prenoms/L%C3%A9a', '/prenoms/lea'],
  ['/naissances/Saint-%C3%89tienne-42', '/naissances/saint-etienne-42'],
])('an address as one types it, %s, leads to its page', async (typed, page) => {
  const answer = await fetch(server.url + typed, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, page]);
});

describe('an address of former times', () => {
  it('leads on, or is gone, at once and wherever it stood: the root, where lists are, too', async () => {
    const { token } = await callSite<{ token: string }>(server, 'user/login_with_password', ADMIN);
    const save = (path: string, to: string | null) =>
      callSite({ url: server.url, token }, 'content/save_redirect', { path, to });
    const answered = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(server.url + path, { redirect: 'manual', ...init });
      return [answer.status, answer.headers.get('location')];
    };
    for (const path of ['/blog', '/blog/2019/un-article', '/ancienne.html', '/page/ancienne']) {
      expect(await answered(path)).toEqual([404, null]);
      await save(path, '/magazine');
      expect(await answered(path), path).toEqual([301, '/magazine']);
      expect(await answered(path, { method: 'HEAD' }), path).toEqual([301, '/magazine']);
    }
    for (const path of ['/fini', '/page/finie']) {
      await save(path, null);
      expect(await answered(path), path).toEqual([410, null]);
    }
  });
});

test('a list of 27 gifts weighs at most 60 kB of HTML', async () => {
  const html = await get('/liste-exemple');
  expect(html.match(/data-gift="/g)).toHaveLength(27);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
});

test('two pages never share a title', async () => {
  const heads = [];
  // One after the other: sixty pages asked at once of a server just started are told that its search is busy.
  for (const template of TEMPLATES)
    heads.push(readHead(await get(await addressOf(template, get)), server.url));
  const pages = new Map(
    heads.filter(({ indexable }) => indexable).map((head) => [head.canonical, head.title]),
  );
  expect(new Set(pages.values()).size).toBe(pages.size);
});

describe('the site map', () => {
  it('follows its schema, names no address twice, and holds at most 50,000 a file', async () => {
    const files = ['/sitemap.xml', ...(await siteMapFiles(get))];
    for (const file of files) {
      const text = await get(file);
      expect(await siteMapFaults(`${file.slice(1).replaceAll('/', '-')}`, text)).toEqual([]);
      expect(text.match(/<url>/g)?.length ?? 0).toBeLessThanOrEqual(50_000);
    }
    const paths = await siteMap(get);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names pages that answer, that are their own canonical and may be indexed', async () => {
    for (const file of await siteMapFiles(get)) {
      const paths = await siteMap(async (path) =>
        path === '/sitemap.xml' ? `<loc>${server.url}${file}</loc>` : get(path),
      );
      const step = Math.max(1, Math.floor(paths.length / 7));
      for (const path of paths.filter((_, n) => n % step === 0)) {
        const answer = await fetch(server.url + path, { redirect: 'manual' });
        expect(answer.status, path).toBe(200);
        const { canonical, indexable } = readHead(await answer.text(), server.url);
        expect({ canonical, indexable }, path).toEqual({ canonical: path, indexable: true });
      }
    }
  });
});

test('every feed is read by a feed reader, and its articles answer', async () => {
  const magazine = await get('/magazine');
  const categories = [...new Set(magazine.match(/\/magazine\/[a-z][a-z-]*(?=")/g))];
  for (const page of ['/magazine', ...categories]) {
    const address = `${page}/rss.xml`;
    const answer = await fetch(server.url + address);
    expect(answer.headers.get('content-type'), address).toContain('application/rss+xml');
    const text = await answer.text();
    expect(await xmlFaults('rss.xml', text)).toEqual([]);
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({
      title: expect.any(String),
      link: server.url + page,
      description: expect.any(String),
    });
    expect(feed.items?.length, address).toBeGreaterThan(0);
    for (const { title, link, guid, pubDate } of feed.items ?? []) {
      expect(title).toBeTruthy();
      expect(guid?.value).toBe(link);
      expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false);
      expect((await fetch(String(link))).status, link).toBe(200);
    }
  }
});

describe('the results of a search', () => {
  it('hold first names, towns and articles under their names, and say how many pages there are', async () => {
    const html = await get('/i/marketplace/recherche?q=louise');
    const [, pages = ''] = /<section[^>]*id="a-lire"[\s\S]*?<h2[^>]*>([^<]*)</.exec(html) ?? [];
    const lists = [...html.matchAll(/<ul class="plain beside-pages"[^>]*>([\s\S]*?)<\/ul>/g)];
    const found = lists.flatMap(([, items = '']) => items.match(/<li[ >]/g) ?? []).length;
    expect(pages.replace(/\s/g, ' ')).toBe(`${found} pages à lire`);
    expect(html).toMatch(/<h3[^>]*>Prénoms<\/h3>[\s\S]*?href="\/prenoms\/louise"/);
  });

  it('hold no key of the search engine, nor does any file that a browser is given', async () => {
    const key = (await readFile(join(server.dataDir, 'meilisearch', 'key'), 'utf8')).trim();
    expect(key.length).toBeGreaterThan(20);
    const client = join(import.meta.dirname, '../../dist/client');
    const files = (await readdir(client, { recursive: true })).filter((file) =>
      /\.(?:js|html|json|css)$/.test(file),
    );
    const texts = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
    const asked = [
      '/',
      '/i/marketplace/recherche?q=lit',
      '/sw.js',
      '/api/openapi.json',
      '/manifest.webmanifest',
    ];
    texts.push(...(await Promise.all(asked.map(get))));
    expect(files.length).toBeGreaterThan(50);
    // Nor how it is asked: the server alone does. The admin names the engine, and nothing more.
    for (const text of texts) {
      expect(text).not.toContain(key);
      expect(text).not.toMatch(/meili\w*[_-]?(?:key|url|host)|multi-search|\/indexes\/[^"]+\/search/i);
    }
  });
});

test('no link leads nowhere, and every public page is within three clicks of the first', async () => {
  const { clicks, broken } = await crawl(server.url, { from: '/', clicks: 3, perFamily: 12 });
  expect(broken).toEqual([]);
  const paths = await siteMap(get);
  // Later pages of a list are left out: what they lead to is reached without them.
  const known = new Set(paths);
  const isLater = (path: string) => /\/\d+$/.test(path) && known.has(path.replace(/\/\d+$/, ''));
  expect(paths.filter((path) => !isLater(path) && !clicks.has(path))).toEqual([]);
});
