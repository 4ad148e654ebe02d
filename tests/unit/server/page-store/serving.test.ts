import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openStore, page, serveStore, temporaryFolder } from './fixture.ts';

test('a page is rendered once, then answered from memory with the same bytes', async () => {
  let renders = 0;
  const store = await openStore(() => page(`rendu ${++renders}`));
  const site = await serveStore(store);
  const first = await site.get('/magazine');
  const second = await site.get('/magazine');
  expect(first.fromMemory).toBe(false);
  expect(second.fromMemory).toBe(true);
  expect(second.text).toBe(first.text);
  expect({ ...second.headers, date: '' }).toMatchObject({ ...pick(first.headers), date: '' });
  expect(Math.abs(Date.parse(String(second.headers.date)) - Date.now())).toBeLessThan(3000);
  expect(renders).toBe(1);
});

function pick(headers: Record<string, unknown>) {
  const { etag, vary, 'content-length': length, 'cache-control': cache } = headers;
  return { etag, vary, 'content-length': length, 'cache-control': cache };
}

test('each client gets the best encoding it accepts', async () => {
  const store = await openStore(() => page('encodages'));
  const site = await serveStore(store);
  const plain = await site.get('/a');
  const br = await site.get('/a', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gz = await site.get('/a', { 'accept-encoding': 'br;q=0.5, gzip' });
  const none = await site.get('/a', { 'accept-encoding': 'br;q=0, deflate' });
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(none.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gz.body)).toEqual(plain.body);
  expect(new Set([plain, br, gz].map((answer) => answer.headers.etag)).size).toBe(3);
  for (const answer of [plain, br, gz]) {
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }
});

test('the gzip of a page is made when it is first wanted, from memory, disk or a long body alike', async () => {
  const dir = temporaryFolder();
  const long = '<p>Une ligne bien remplie, puis une autre.</p>'.repeat(10_000);
  const render = (path: string) => page(path === '/longue' ? long : path);
  const gzip = { 'accept-encoding': 'gzip' };
  const first = await openStore(render, { dir });
  let site = await serveStore(first);
  const answers = [];
  for (const path of ['/courte', '/longue']) {
    await site.get(path, { 'accept-encoding': 'br' });
    answers.push(await site.get(path, gzip), await site.get(path, gzip));
  }
  await first.close();
  site = await serveStore(await openStore(render, { dir }));
  for (const path of ['/courte', '/longue']) answers.push(await site.get(path, gzip));
  const [short, shortAgain, longer, longerAgain, shortRead, longRead] = answers;
  for (const answer of answers) {
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }
  expect([shortAgain?.body, shortRead?.body]).toEqual([short?.body, short?.body]);
  expect([longerAgain?.body, longRead?.body]).toEqual([longer?.body, longer?.body]);
  expect(gunzipSync(short?.body ?? '').toString()).toContain('/courte');
});

test('an unchanged page costs its reader no body', async () => {
  const store = await openStore(() => page('inchangée'));
  const site = await serveStore(store);
  const headers = { 'accept-encoding': 'br' };
  const { headers: first } = await site.get('/a', headers);
  const etag = String(first.etag);
  for (const sent of [etag, `W/${etag}`, `"autre", ${etag}`, '*']) {
    const answer = await site.get('/a', { ...headers, 'if-none-match': sent });
    expect(answer).toMatchObject({ status: 304, text: '', headers: { etag, vary: 'accept-encoding' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
  expect((await site.get('/a', { ...headers, 'if-none-match': `"${'x'.repeat(22)}"` })).status).toBe(200);
  expect((await site.get('/a', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const store = await openStore(() => page('tête'));
  const site = await serveStore(store);
  const get = await site.get('/a');
  const head = await site.get('/a', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, text: '', headers: pick(get.headers), fromMemory: true });
});

test('redirects, missing and removed pages are stored with their status', async () => {
  const answers: Record<string, number> = { '/ancien': 301, '/absent': 404, '/retire': 410 };
  const store = await openStore((path) =>
    page(path, { status: answers[path] ?? 200, headers: [['location', '/nouveau']] }),
  );
  const site = await serveStore(store);
  for (const [path, status] of Object.entries(answers)) {
    await site.get(path);
    const answer = await site.get(path, { 'if-none-match': '*' });
    expect(answer).toMatchObject({ status, fromMemory: true, headers: { location: '/nouveau' } });
  }
});

test('what is personal, undeclared or failed is answered without being stored', async () => {
  const refused: Record<string, Parameters<typeof page>[1]> = {
    '/cookie': { headers: [['Set-Cookie', 'a=1']] },
    '/varie': { headers: [['vary', 'Cookie']] },
    '/non-declaree': { storable: false },
    '/ailleurs': { status: 302 },
    '/panne': { status: 503 },
    '/injection': { headers: [['x-note', 'a\r\nset-cookie: b=1']] },
  };
  const store = await openStore((path) => page(path, refused[path] ?? {}));
  const site = await serveStore(store);
  for (const path of Object.keys(refused).filter((name) => name !== '/injection')) {
    await site.get(path);
    const again = await site.get(path);
    expect(again.fromMemory, path).toBe(false);
    expect(again.headers['cache-control'], path).toBe('no-store');
  }
  await site.get('/injection');
  expect([...store.paths()]).toEqual([]);
});

test('disable_cache shows the source, and leaves the stored page to the others', async () => {
  let renders = 0;
  const store = await openStore(() => page(`rendu ${++renders}`));
  const site = await serveStore(store);
  await site.get('/a');
  const own = await site.get('/a', { cookie: 'hasAuth=1; disable_cache=1' });
  expect(own.text).toContain('rendu 2');
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await site.get('/a', { cookie: 'disable_cache=10' })).text).toContain('rendu 1');
});

test('a query is dropped unless the site keeps it', async () => {
  const keyOf = (target: string) => (/\?page=\d+$/.test(target) ? target : (target.split('?')[0] ?? null));
  const store = await openStore((path) => page(path), { keyOf });
  const site = await serveStore(store);
  await site.get('/avis?utm_source=lettre');
  expect((await site.get('/avis?fbclid=1')).fromMemory).toBe(true);
  expect((await site.get('/avis?page=2')).text).toContain('/avis?page=2');
  expect([...store.paths()].sort()).toEqual(['/avis', '/avis?page=2']);
});

test('other methods are left to the application', async () => {
  const store = await openStore(() => page('lecture'));
  const site = await serveStore(store);
  await site.get('/a');
  expect((await site.get('/a', {}, 'POST')).status).toBe(418);
});

test('pipelined requests are answered in order, and a closing connection is closed', async () => {
  const store = await openStore((path) => page(path));
  const site = await serveStore(store);
  for (const path of ['/a', '/b']) await site.get(path);
  const requests = ['/a', '/lente', '/b', '/a'].map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const last = 'GET /b HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const text = await exchange(site.port, requests.join('') + last);
  const order = [...text.matchAll(/<!doctype html><p>(\/\w+)/g)].map((match) => match[1]);
  expect(order).toEqual(['/a', '/lente', '/b', '/a', '/b']);
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(5);
});

test('an HTTP/1.0 client, and one that leaves before the answer, harm nobody', async () => {
  const store = await openStore((path) => page(path));
  const site = await serveStore(store);
  await site.get('/a');
  const old = await exchange(site.port, 'GET /a HTTP/1.0\r\n\r\n');
  expect(old).toContain('<p>/a</p>');
  const leaver = connect(site.port, '127.0.0.1');
  leaver.write('GET /a HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50), () => leaver.resetAndDestroy());
  await new Promise((gone) => leaver.once('close', gone));
  expect((await site.get('/a')).status).toBe(200);
});

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}
