import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore, page, quiet, serveStore, temporaryFolder } from './fixture.ts';

test('invalidating a tag renders its pages again, and only those', async () => {
  let version = 1;
  const store = await openStore((path) => page(`${path} v${version}`, { tags: [`page:${path}`, 'menu'] }));
  const site = await serveStore(store);
  for (const path of ['/a', '/b']) await site.get(path);
  version = 2;
  expect(await store.invalidate(['page:/a'])).toEqual({ regenerated: ['/a'] });
  const [a, b] = [await site.get('/a'), await site.get('/b')];
  expect([a.text.includes('/a v2'), b.text.includes('/b v1')]).toEqual([true, true]);
  expect(a.fromMemory).toBe(true);
  expect((await store.invalidate(['rien'])).regenerated).toEqual([]);
  expect((await store.invalidateAll()).regenerated.sort()).toEqual(['/a', '/b']);
  expect((await site.get('/b')).text).toContain('/b v2');
});

test('a change that is heard of once the store is closed is left to the next start', async () => {
  const faults: unknown[] = [];
  const log = { ...quiet, error: (fault: unknown) => void faults.push(fault) };
  const store = await openStore((path) => page(path, { tags: ['menu'] }), { log });
  const site = await serveStore(store);
  await site.get('/a');
  await store.close();
  expect(await store.invalidate(['menu'])).toEqual({ regenerated: [] });
  expect(faults).toEqual([]);
});

test('the hottest pages are rendered first, and the item’s own page before its lists', async () => {
  const rendered: string[] = [];
  const store = await openStore(
    (path) => {
      rendered.push(path);
      return page(`${path} ${rendered.length}`, { tags: path === '/post' ? ['post:1', 'list'] : ['list'] });
    },
    { concurrency: 1 },
  );
  const site = await serveStore(store);
  for (const path of ['/post', '/cold', '/hot', '/warm']) await site.get(path);
  for (const path of ['/hot', '/hot', '/warm']) await site.get(path);
  rendered.length = 0;
  await store.invalidate(['list', 'post:1']);
  expect(rendered).toEqual(['/post', '/hot', '/warm', '/cold']);
});

test('the first page of a list comes before the hundreds that follow it, whichever of its tags is rarer', async () => {
  const rendered: string[] = [];
  const tagsOf = (path: string) => [
    path === '/post' ? 'post:1' : path.startsWith('/auteur') ? 'author' : 'list',
  ];
  const store = await openStore(
    (path) => {
      rendered.push(path);
      return page(`${path} ${rendered.length}`, { tags: tagsOf(path) });
    },
    { concurrency: 1 },
  );
  const later = (root: string, count: number) => Array.from({ length: count }, (_, n) => `${root}/${n + 10}`);
  await store.warm([...later('/magazine', 40), ...later('/auteur', 30), '/magazine', '/auteur', '/post']);
  rendered.length = 0;
  await store.invalidate(['post:1', 'author', 'list']);
  expect(rendered.slice(0, 3)).toEqual(['/post', '/auteur', '/magazine']);
});

test('old bytes are served until the swap, and one render serves every reader', async () => {
  let version = 1;
  let renders = 0;
  const looked = Promise.withResolvers<void>();
  const store = await openStore(async () => {
    renders += 1;
    const seen = version;
    await (seen === 1 ? delay(30) : looked.promise);
    return page(`v${seen}`, { tags: ['t'] });
  });
  const site = await serveStore(store);
  const firsts = await Promise.all(Array.from({ length: 8 }, () => site.get('/a')));
  expect(renders).toBe(1);
  expect(new Set(firsts.map((answer) => answer.headers.etag)).size).toBe(1);
  version = 2;
  const published = store.invalidate(['t']);
  expect((await site.get('/a')).text).toContain('v1');
  looked.resolve();
  await published;
  expect((await site.get('/a')).text).toContain('v2');
});

test('a render that was overtaken is thrown away', async () => {
  let version = 1;
  let renders = 0;
  const begun = Promise.withResolvers<void>();
  const published = Promise.withResolvers<void>();
  const store = await openStore(async () => {
    renders += 1;
    const seen = version;
    begun.resolve();
    await published.promise;
    return page(`v${seen}`, { tags: ['t'] });
  });
  const site = await serveStore(store);
  const first = site.get('/a');
  await begun.promise;
  version = 2;
  const invalidated = store.invalidate(['t']);
  published.resolve();
  await invalidated;
  expect((await first).text).toContain('v2');
  expect(renders).toBe(2);
});

test('newly collected tags replace the old ones', async () => {
  let tags = ['a'];
  let renders = 0;
  const store = await openStore(() => page(`rendu ${++renders}`, { tags }));
  const site = await serveStore(store);
  await site.get('/x');
  tags = ['b'];
  await store.invalidate(['a']);
  expect((await store.invalidate(['a'])).regenerated).toEqual([]);
  expect((await store.invalidate(['b'])).regenerated).toEqual(['/x']);
});

test('a failing render never replaces stored bytes, and is tried again', async () => {
  let answer = () => page('bonne', { tags: ['t'] });
  const store = await openStore(() => answer());
  const site = await serveStore(store);
  await site.get('/a');
  answer = () => page('panne', { status: 500 });
  expect((await store.invalidate(['t'])).regenerated).toEqual([]);
  expect((await site.get('/a')).text).toContain('bonne');
  answer = () => page('réparée', { tags: ['t'] });
  await expect.poll(async () => (await site.get('/a')).text, { timeout: 4000 }).toContain('réparée');
});

test('a page that may no longer be stored is forgotten', async () => {
  let storable = true;
  const store = await openStore(() => page('texte', { storable, tags: ['t'] }));
  const site = await serveStore(store);
  await site.get('/a');
  storable = false;
  await store.invalidate(['t']);
  expect([...store.paths()]).toEqual([]);
  expect((await site.get('/a')).headers['cache-control']).toBe('no-store');
});

test('a page rendered to the same bytes keeps its etag and its place', async () => {
  const store = await openStore(() => page('même', { tags: ['t'] }));
  const site = await serveStore(store);
  const { headers } = await site.get('/a');
  expect((await store.invalidate(['t'])).regenerated).toEqual(['/a']);
  const again = await site.get('/a');
  expect(again.headers.etag).toBe(headers.etag);
  expect(again.fromMemory).toBe(true);
});

test('memory holds the most recently read pages within its bound, the others come from disk', async () => {
  const store = await openStore((path) => page(path), { maxMemoryBytes: 30_000 });
  const site = await serveStore(store);
  const paths = Array.from({ length: 20 }, (_, i) => `/p${i}`);
  for (const path of paths) {
    await site.get(path);
    await site.get('/p0');
    expect(store.stats().memoryBytes).toBeLessThanOrEqual(30_000);
  }
  expect((await site.get('/p0')).fromMemory).toBe(true);
  expect((await site.get('/p1')).fromMemory).toBe(false);
  expect(store.stats()).toMatchObject({ paths: 20, renders: 20 });
  expect(store.stats().memoryPages).toBeLessThan(10);
});

test('refreshing a page nobody reads does not push others out of memory', async () => {
  let version = 1;
  const render = (path: string) => page(`${path} ${version}`, { tags: ['t'] });
  const store = await openStore(render, { maxMemoryBytes: 30_000 });
  const site = await serveStore(store);
  for (let i = 0; i < 20; i += 1) await site.get(`/p${i}`);
  const before = store.stats().memoryPages;
  version = 2;
  await store.invalidate(['t']);
  expect(store.stats().memoryPages).toBe(before);
  expect((await site.get('/p19')).fromMemory).toBe(true);
  expect((await site.get('/p0')).text).toContain('/p0 2');
});

test('new paths beyond the limit are served without being stored', async () => {
  const store = await openStore((path) => page(path), { maxPaths: 2 });
  const site = await serveStore(store);
  for (const path of ['/a', '/b', '/c']) expect((await site.get(path)).text).toContain(path);
  expect([...store.paths()]).toEqual(['/a', '/b']);
});

test('the export is a plain folder with its redirects and its 404 page', async () => {
  const statuses: Record<string, number> = { '/vieux': 301, '/404': 404, '/retire': 410 };
  const store = await openStore((path) =>
    page(path, { status: statuses[path] ?? 200, headers: [['location', '/magazine?a=1&b=2']] }),
  );
  const rendered: string[] = [];
  const paths = ['/', '/magazine', '/magazine/sommeil/nuits', '/plan.xml', '/vieux', '/404', '/retire'];
  await store.warm(paths, (path) => rendered.push(path));
  expect(rendered.sort()).toEqual(paths.toSorted());
  const folder = temporaryFolder();
  await store.exportTo(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('index.html')).toContain('<p>/</p>');
  expect(read('magazine/sommeil/nuits/index.html')).toContain('nuits');
  expect(read('plan.xml')).toContain('plan');
  expect(read('404.html')).toContain('/404');
  expect(read('_redirects')).toBe('/vieux /magazine?a=1&b=2 301\n');
  expect(read('vieux/index.html')).toContain('0;url=/magazine?a=1&amp;b=2');
  expect(existsSync(join(folder, 'retire'))).toBe(false);
});
