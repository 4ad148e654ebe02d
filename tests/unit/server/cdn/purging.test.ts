import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cacheHeaders, headerTag } from '#src/server/cdn/cache-headers.ts';
import { purgedTags, startPurger } from '#src/server/cdn/purger.ts';
import { openCdn } from '#src/server/gateways/cdn.ts';
import type { Log } from '#src/server/log.ts';

const TOKEN = 'jeton-secret-123';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A CDN's API on the loopback: keeps what it is asked, answers what the test says. */
async function startApi(answer: (call: number) => { status: number; body: string }) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({ method: request.method, url: request.url, headers: request.headers, body });
    const { status, body: said } = answer(asked.length);
    response.writeHead(status, { 'content-type': 'application/json' }).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const ok = () => ({ status: 200, body: '{"status":"ok","success":true}' });
const many = (count: number) => Array.from({ length: count }, (_, n) => `content:post:article-${n}`);

describe('the headers of a stored page', () => {
  it('say nothing to a CDN that is not there', () => {
    expect(cacheHeaders(['menus'], null)).toEqual([['cache-control', 'public, max-age=0, must-revalidate']]);
  });

  it('carry its tags, and one that every page has', () => {
    expect(Object.fromEntries(cacheHeaders(['menus', 'content:post:a b,c'], 'varnish'))).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate',
      'surrogate-key': 'all menus content:post:a%20b%2Cc',
      'cache-tag': 'all,menus,content:post:a%20b%2Cc',
    });
  });

  it('keep a page out of the CDN that has too many tags to be purged', () => {
    expect(cacheHeaders(many(400), 'varnish')).toEqual(cacheHeaders([], null));
  });

  it('name a tag as its purge does', () => {
    expect(purgedTags(['content:post:été', 'menus', 'menus'])).toEqual([
      headerTag('content:post:été'),
      'menus',
    ]);
    expect(purgedTags(['menus', '*'])).toEqual(['all']);
  });
});

describe('a purge', () => {
  it('asks Fastly for 256 keys at a time', async () => {
    const { asked, url } = await startApi(ok);
    await openCdn({ kind: 'fastly', url: `${url}/service/abc/purge`, token: TOKEN }).purge(many(300));
    expect(asked.map(({ method, url: path }) => `${method} ${path}`)).toEqual(
      new Array(2).fill('POST /service/abc/purge'),
    );
    expect(asked[0]?.headers).toMatchObject({ 'fastly-key': TOKEN, 'content-type': 'application/json' });
    const keys = asked.map(({ body }) => (JSON.parse(body) as { surrogate_keys: string[] }).surrogate_keys);
    expect(keys.map((some) => some.length)).toEqual([256, 44]);
    expect(keys.flat()).toEqual(many(300));
  });

  it('asks Cloudflare for 30 tags at a time, and believes it only when it says success', async () => {
    const { asked, url } = await startApi((call) => ({ status: 200, body: `{"success":${call < 3}}` }));
    const cdn = openCdn({ kind: 'cloudflare', url: `${url}/zones/z/purge_cache`, token: TOKEN });
    await cdn.purge(many(45));
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(asked.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length)).toEqual([30, 15]);
    await expect(cdn.purge(['menus'])).rejects.toThrow('cloudflare refused a purge: status 200');
  });

  it('asks Varnish with a method of its own', async () => {
    const { asked, url } = await startApi(ok);
    await openCdn({ kind: 'varnish', url, token: TOKEN }).purge(['menus', 'list:magazine']);
    expect(asked[0]).toMatchObject({
      method: 'PURGE',
      headers: { xkey: 'menus list:magazine', authorization: `Bearer ${TOKEN}` },
    });
  });

  it('puts the changes of one moment in one call, and sends them once more a little later', async () => {
    const { asked, url } = await startApi(ok);
    const cdn = openCdn({ kind: 'fastly', url, token: TOKEN });
    const purger = startPurger({ cdn, log: silent([]), againMs: 60 });
    onTestFinished(() => purger.close());
    purger.purge(['a', 'b']);
    purger.purge(['b', 'c']);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map(({ body }) => body)).toEqual(new Array(2).fill('{"surrogate_keys":["a","b","c"]}'));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(asked).toHaveLength(2);
  });

  it('is tried until the CDN says yes, and its log never holds the token', async () => {
    const { asked, url } = await startApi((call) => (call < 3 ? { status: 503, body: '' } : ok()));
    const lines: string[] = [];
    const cdn = openCdn({ kind: 'fastly', url, token: TOKEN });
    const purger = startPurger({ cdn, log: silent(lines), againMs: 60_000 });
    onTestFinished(() => purger.close());
    purger.purge(['a']);
    await expect.poll(() => asked.length).toBe(1);
    purger.purge(['b']);
    await expect.poll(() => asked.length, { timeout: 4000 }).toBe(3);
    expect(JSON.parse(asked[2]?.body ?? '').surrogate_keys.toSorted()).toEqual(['a', 'b']);
    expect(lines.length).toBe(2);
    expect(lines.join()).toContain('status 503');
    expect(lines.join()).not.toContain(TOKEN);
  });

  it('waits for nobody when the process ends', async () => {
    const cdn = openCdn({ kind: 'fastly', url: 'http://127.0.0.1:9/', token: TOKEN });
    const purger = startPurger({ cdn, log: silent([]) });
    purger.purge(['a']);
    const started = performance.now();
    await purger.close();
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

/** Keeps what would be printed. */
function silent(lines: string[]): Log {
  const keep = (fields: { err?: Error }, message: string) =>
    lines.push(`${message} ${fields.err?.stack} ${JSON.stringify(fields)}`);
  return { info: keep, warn: keep, error: keep } as unknown as Log;
}
