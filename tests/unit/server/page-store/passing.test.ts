import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Rendered } from '#src/server/page-store/page.ts';
import { openStore, page, serveStore, temporaryFolder } from './fixture.ts';

const list = (key: string, text: string, more: Partial<Rendered> = {}): Rendered =>
  page(text, {
    tags: [`list:${key.split(' ')[0]}`, 'product:1'],
    terms: { strict: 1, passing: true, varies: true },
    ...more,
  });

/** Signed in: the page without states. A query with `offrir` is nobody's. */
const variantOf = ({ url = '', headers }: { url?: string; headers: { cookie?: string } }) => {
  if (url.includes('offrir=')) return null;
  return (headers.cookie ?? '').includes('hasAuth=1') ? 'auth' : '';
};
const signedIn = { cookie: 'hasAuth=1' };
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

test('each reader is given the page of their kind, from memory too, whatever else the query says', async () => {
  const store = await openStore((key) => list(key, `pour ${key}`), { variantOf });
  const site = await serveStore(store);
  expect((await site.get('/a')).text).toContain('pour /a<');
  expect((await site.get('/a')).fromMemory).toBe(true);
  // Not there yet for them: the guests' page is not a stand-in.
  const other = await site.get('/a', signedIn);
  expect(other.fromMemory).toBe(false);
  expect(other.headers.vary).toBe('accept-encoding, cookie');
  expect((await site.get('/a?utm_source=x&n=1')).fromMemory).toBe(true);
  expect((await site.get('/a?offrir=3')).fromMemory).toBe(false);
  expect((await site.get('/a%20auth')).status).toBe(418);
  expect([...store.paths()]).toEqual(['/a']);
});

test('what a strict tag names is withdrawn at once; nothing is rendered until somebody asks', async () => {
  let text = 'avant';
  const store = await openStore((key) => list(key, text), { variantOf });
  const site = await serveStore(store);
  await site.get('/a');
  const { headers } = await site.get('/a');
  text = 'après';
  const { renders } = store.stats();
  void store.applyChange(['list:/a']);
  expect((await site.get('/a', { 'if-none-match': String(headers.etag) })).text).toContain('après');
  expect(store.stats().renders).toBe(renders + 1);
  void store.applyChange(['list:/a']);
  await turn();
  expect(store.stats()).toMatchObject({ paths: 0, renders: renders + 1, passingDiskBytes: 0 });
});

test('withdrawn bytes are not a stand-in for a render that fails', async () => {
  let broken = false;
  const store = await openStore((key) => (broken ? page('panne', { status: 500 }) : list(key, 'secret')));
  const site = await serveStore(store);
  await site.get('/a');
  broken = true;
  void store.applyChange(['list:/a']);
  const { text } = await site.get('/a');
  expect(text).not.toContain('secret');
});

test('what another tag names is served while it is made anew, if somebody reads it', async () => {
  let price = 10;
  const dir = temporaryFolder();
  const store = await openStore((key) => list(key, `prix ${price}`), { dir });
  const site = await serveStore(store);
  await site.get('/a');
  price = 20;
  await store.invalidate(['product:1']);
  const { renders } = store.stats();
  expect((await site.get('/a')).fromMemory).toBe(true);
  expect((await site.get('/a')).text).toContain('prix 20');
  expect(store.stats().renders).toBe(renders);
});

test('a file read while its page is withdrawn goes to nobody', async () => {
  let text = 'avant';
  const store = await openStore((key) => list(key, text), { maxMemoryBytes: 1 });
  const site = await serveStore(store);
  await site.get('/a');
  text = 'après';
  const reading = Promise.all(Array.from({ length: 20 }, () => site.get('/a')));
  void store.applyChange(['list:/a']);
  await reading;
  expect((await site.get('/a')).text).toContain('après');
});

test('the least recently read go when the disk or the index is full; other pages stay', async () => {
  const fixed = ['/article', '/une'];
  const render = (key: string) => (fixed.includes(key) ? page(key, { tags: [key] }) : list(key, key));
  const store = await openStore(render, {
    passing: { diskBytes: 5 * 4096, indexBytes: 1_000_000 },
    maxMemoryBytes: 1,
  });
  const site = await serveStore(store);
  for (const path of fixed) await site.get(path);
  for (let n = 0; n < 5; n += 1) await site.get(`/l${n}`);
  await site.get('/l0');
  await site.get('/l5');
  expect([...store.paths()].sort()).toEqual(['/article', '/l0', '/l2', '/l3', '/l4', '/l5', '/une']);
  expect(store.stats()).toMatchObject({ passing: 5, passingDiskBytes: 5 * 4096 });
});

test('a bound smaller than the memory takes from the memory, the oldest first', async () => {
  const store = await openStore((key) => list(key, key), {
    passing: { diskBytes: 3 * 4096, indexBytes: 1e6 },
  });
  const site = await serveStore(store);
  for (let n = 0; n < 6; n += 1) await site.get(`/l${n}`);
  expect([...store.paths()]).toEqual(['/l3', '/l4', '/l5']);
  expect(store.stats().memoryPages).toBe(3);
});

test('a restart serves what is kept, not what was withdrawn, and nothing of another build', async () => {
  const dir = temporaryFolder();
  const first = await openStore((key) => list(key, 'un'), { dir });
  const site = await serveStore(first);
  for (const path of ['/a', '/b']) await site.get(path);
  void first.applyChange(['list:/a'], 7);
  await first.close();
  const second = await openStore((key) => list(key, 'deux'), { dir });
  const again = await serveStore(second);
  expect((await again.get('/b')).text).toContain('un<');
  expect((await again.get('/a')).text).toContain('deux<');
  expect(second.watermark).toBe(7);
  await second.close();
  const third = await openStore((key) => list(key, 'trois'), { dir, buildId: 'build-2' });
  expect((await (await serveStore(third)).get('/b')).text).toContain('trois<');
});

test('a page kept as brotli alone is whole in every encoding, and weighs a fraction', async () => {
  const body = Buffer.from('<p>Un cadeau, puis un autre.</p>'.repeat(2000));
  const store = await openStore((key) => list(key, '', { body }));
  const site = await serveStore(store);
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const encoding of ['br', 'identity', 'gzip', 'br'] as const) {
    const answer = await site.get('/a', { 'accept-encoding': encoding });
    expect(decoded[encoding](answer.body).equals(body), encoding).toBe(true);
  }
  const head = await site.get('/a', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(body.length));
  expect(store.stats().memoryBytes).toBeLessThan(body.length / 4);
});

test('no list leaves in an exported folder', async () => {
  const store = await openStore((key) => (key === '/une' ? page(key) : list(key, key)), { variantOf });
  const site = await serveStore(store);
  for (const path of ['/une', '/a']) await site.get(path);
  const folder = temporaryFolder();
  await store.exportTo(folder);
  expect(readdirSync(folder).sort()).toEqual(['_redirects', 'une']);
});
