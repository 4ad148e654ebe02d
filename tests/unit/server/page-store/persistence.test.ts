import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodePage, encodePage } from '#src/server/page-store/page-file.ts';
import { openStore, page, serveStore, temporaryFolder } from './fixture.ts';

const neverRender = () => {
  throw new Error('rendered');
};

async function fill(dir: string, paths: string[]) {
  const store = await openStore((path) => page(path, { tags: [`page:${path}`, 'menu'] }), { dir });
  await store.warm(paths);
  return store;
}

function filesOf(dir: string): string[] {
  const all = readdirSync(join(dir, 'pages'), { recursive: true, withFileTypes: true });
  return all.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
}

test('a reopened store serves its pages without rendering, and still knows their tags', async () => {
  const dir = temporaryFolder();
  await (await fill(dir, ['/a', '/b'])).close();
  const store = await openStore(neverRender, { dir });
  const site = await serveStore(store);
  expect((await site.get('/a')).text).toContain('/a');
  expect((await site.get('/a')).fromMemory).toBe(true);
  await store.close();
  const third = await openStore((path) => page(`${path} neuve`, { tags: ['menu'] }), { dir });
  expect((await third.invalidate(['page:/b'])).regenerated).toEqual(['/b']);
});

test('only one process may have the folder open', async () => {
  const dir = temporaryFolder();
  await fill(dir, []);
  await expect(openStore(neverRender, { dir })).rejects.toThrow(dir);
});

test('a torn last line of the journal is ignored', async () => {
  const dir = temporaryFolder();
  await (await fill(dir, ['/a', '/b'])).close();
  appendFileSync(join(dir, 'journal'), '["p","/c",200,"etag');
  const store = await openStore(neverRender, { dir });
  expect([...store.paths()].sort()).toEqual(['/a', '/b']);
  expect(store.stats().waiting).toBe(0);
  expect(readFileSync(join(dir, 'journal'), 'utf8').endsWith('\n')).toBe(true);
});

test('a damaged journal makes every page doubtful', async () => {
  const dir = temporaryFolder();
  await (await fill(dir, ['/a', '/b'])).close();
  const file = join(dir, 'journal');
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.splice(-1, 0, '\0\0\0\0', JSON.stringify(['w', 3]));
  writeFileSync(file, lines.join('\n'));
  const rendered: string[] = [];
  const store = await openStore((path) => page(`${path} ${rendered.push(path)}`), { dir });
  await store.settled();
  expect(rendered.sort()).toEqual(['/a', '/b']);
});

test('a file that is short, empty or of another page is rendered again, never served', async () => {
  const dir = temporaryFolder();
  await (await fill(dir, ['/a', '/b', '/c', '/d'])).close();
  const [one = '', two = '', three = '', four = ''] = filesOf(dir);
  truncateSync(one, 200);
  truncateSync(two, 0);
  writeFileSync(three, readFileSync(four));
  const rendered: string[] = [];
  const render = (path: string) => page(`${path} ${rendered.push(path)}`);
  const site = await serveStore(await openStore(render, { dir }));
  for (const path of ['/a', '/b', '/c', '/d']) expect((await site.get(path)).text).toContain(path);
  expect(rendered).toHaveLength(3);
});

test('a page file says when it is not whole', () => {
  const description = {
    key: '/é',
    status: 200,
    headers: [],
    tags: ['t'],
    etag: 'e',
    watermark: 1,
    build: 'b',
  };
  const record = { ...description, bodies: [Buffer.from('corps'), null, Buffer.from('br')] as const };
  const file = encodePage({ ...record, bodies: [record.bodies[0], null, record.bodies[2]] });
  expect(decodePage(file)).toEqual(record);
  for (let i = 0; i < file.length; i += 1) {
    expect(decodePage(file.subarray(0, i))).toBeNull();
    const flipped = Buffer.from(file);
    flipped[i] = (flipped[i] ?? 0) ^ 1;
    expect(decodePage(flipped)).toBeNull();
  }
});

test('a change marked before a stop is rendered after it, even if no render had begun', async () => {
  const dir = temporaryFolder();
  const first = await fill(dir, ['/a', '/b']);
  void first.invalidate(['page:/a'], 7);
  await first.close();
  const rendered: string[] = [];
  const store = await openStore((path) => page(`${path} ${rendered.push(path)}`, { tags: ['menu'] }), {
    dir,
  });
  await store.settled();
  expect(rendered).toEqual(['/a']);
  expect(store.watermark).toBe(7);
});

test('pages of an older build are served, then rendered again, hottest first', async () => {
  const dir = temporaryFolder();
  const old = await fill(dir, ['/a', '/b', '/c']);
  const oldSite = await serveStore(old);
  for (let i = 0; i < 6; i += 1) await oldSite.get('/b');
  for (let i = 0; i < 3; i += 1) await oldSite.get('/c');
  await old.close();
  const rendered: string[] = [];
  const more = { dir, buildId: 'build-2', oldBuildDelayMs: 1000, concurrency: 1 };
  const store = await openStore((path) => page(`${path} ${rendered.push(path)}`), more);
  const site = await serveStore(store);
  expect((await site.get('/a')).text).toContain('<p>/a</p>');
  await expect.poll(() => rendered, { timeout: 8000 }).toEqual(['/b', '/c', '/a']);
  await expect.poll(async () => (await site.get('/a')).text, { timeout: 4000 }).toContain('/a 3');
});

test('a journal that grew is written anew when the store opens', async () => {
  const dir = temporaryFolder();
  const store = await fill(dir, ['/a']);
  for (let i = 1; i <= 1200; i += 1) await store.invalidate(['page:/a'], i);
  await store.close();
  const again = await openStore(neverRender, { dir });
  expect(again.watermark).toBe(1200);
  await again.close();
  expect(readFileSync(join(dir, 'journal'), 'utf8').split('\n').length).toBeLessThan(6);
});

test('when the disk refuses new bytes, the old ones are not served for them', async () => {
  const dir = temporaryFolder();
  let version = 1;
  const store = await openStore(() => page(`v${version}`, { tags: ['t'] }), { dir });
  const site = await serveStore(store);
  await site.get('/a');
  rmSync(join(dir, 'tmp'), { recursive: true });
  writeFileSync(join(dir, 'tmp'), 'not a folder');
  version = 2;
  await store.invalidate(['t']);
  const answer = await site.get('/a');
  expect(answer.text).toContain('v2');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a page made ahead is compressed for its first reader, and for good', async () => {
  const dir = temporaryFolder();
  const store = await fill(dir, ['/a']);
  const kept = () => filesOf(dir).map((file) => decodePage(readFileSync(file))?.bodies[2]?.length ?? 0);
  expect(kept()).toEqual([0]);
  const site = await serveStore(store);
  const asked = { 'accept-encoding': 'br' };
  const [one, two] = await Promise.all([site.get('/a', asked), site.get('/a', asked)]);
  expect(one.headers['content-encoding']).toBe('br');
  expect(two.body).toEqual(one.body);
  expect(kept()).toEqual([one.body.length]);
  await store.close();
  const again = await serveStore(await openStore(neverRender, { dir }));
  expect((await again.get('/a', asked)).body).toEqual(one.body);
});

test('a page that somebody reads is compressed when it is made again', async () => {
  const dir = temporaryFolder();
  const store = await fill(dir, ['/a']);
  const site = await serveStore(store);
  await site.get('/a');
  await store.invalidate(['page:/a']);
  const again = await site.get('/a', { 'accept-encoding': 'br' });
  expect([again.fromMemory, again.headers['content-encoding']]).toEqual([true, 'br']);
});
