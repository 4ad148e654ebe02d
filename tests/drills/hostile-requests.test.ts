import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, exited, spawnEntry, startBuiltServer } from '../support/built-server.ts';

const SECRET = 'the secret of a shop that does not exist';
let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer({ SEED: 'empty', SHOPIFY_API_KEY: 'a-key', SHOPIFY_API_SECRET: SECRET });
}, 90_000);
afterAll(() => site.remove());

const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init });

/** Sends a request line as it is: clients would clean it. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => {
      socket.end(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('every answer', () => {
  it.each(['/', '/nulle-part', '/healthz', '/api/nothing/here', '/i/marketplace/inscription', '/a/admin'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp).toContain('frame-ancestors');
      expect(csp).not.toMatch(/script-src[^;]*unsafe/);
    },
  );

  it('says which build it is, never from a cache', async () => {
    const answer = await get('/client-version');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ version: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });

  it('is a page that browsers and caches ask for again', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toContain('must-revalidate');
    const again = await get('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('a hostile request', () => {
  it.each([
    ['GET //evil.example/x HTTP/1.1', /^HTTP\/1\.1 301[\s\S]*location: \/evil\.example\/x/i],
    ['GET /%E0%A4%A HTTP/1.1', /^HTTP\/1\.1 400/],
    ['GET /a%00b HTTP/1.1', /^HTTP\/1\.1 400/],
    ['GET /../../etc/passwd HTTP/1.1', /^HTTP\/1\.1 (?:301|400|404)/],
    ['GET /_astro/..%2f..%2fserver/entry.mjs HTTP/1.1', /^HTTP\/1\.1 404/],
    ['GET http://evil.example/ HTTP/1.1', /^HTTP\/1\.1 (?:400|404)/],
    ['TRACE / HTTP/1.1', /^HTTP\/1\.1 405/],
    ['PUT /magazine HTTP/1.1', /^HTTP\/1\.1 405/],
  ])('is answered and harms nothing: %s', async (line, expected) => {
    expect(await raw(line)).toMatch(expected);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('with an address of 6,000 characters is refused', async () => {
    expect(await raw(`GET /${'a'.repeat(6000)} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('that is a form of another site is refused', async () => {
    const answer = await get('/nulle-part', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect(answer.status).toBe(403);
  });

  it('to the internal port without its key is refused', async () => {
    const { port } = JSON.parse(readFileSync(`${site.dataDir}/internal.json`, 'utf8')) as { port: number };
    const refused = await fetch(`http://127.0.0.1:${port}/command/ledger:check`, {
      method: 'POST',
      body: '[]',
    });
    expect(refused.status).toBe(403);
    expect(await fetch(`http://127.0.0.1:${port}/metrics`).then((r) => r.text())).toContain(
      'http_request_duration',
    );
  });
});

describe('a command', () => {
  it('is answered by the process that holds the data', async () => {
    const child = spawnEntry({ DATA_DIR: site.dataDir }, ['ledger:check']);
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await exited(child)).toBe(0);
    expect(said).toContain('The ledger is right.');
  });
});

// Shopify's library is a part of the server's own chunks (docs/decisions/0034-what-a-start-loads.md).
describe('a webhook of Shopify’s', () => {
  const send = (body: string, signature: string) =>
    get('/api/webhooks/shopify', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-api-version': '2026-07',
        'x-shopify-hmac-sha256': signature,
        'x-shopify-shop-domain': 'personne.myshopify.com',
        'x-shopify-topic': 'app/uninstalled',
        'x-shopify-webhook-id': 'drill-1',
      },
    });
  const signed = (body: string) => createHmac('sha256', SECRET).update(body).digest('base64');

  it('is taken when it is signed, and once', async () => {
    const outcomes = [];
    for (let n = 0; n < 2; n += 1) {
      const answer = await send('{"id":1}', signed('{"id":1}'));
      outcomes.push([answer.status, (await answer.json()).outcome]);
    }
    expect(outcomes).toEqual([
      [200, 'kept'],
      [200, 'known'],
    ]);
  });

  it('is refused when another body was signed', async () => {
    expect((await send('{"id":2}', signed('{"id":1}'))).status).toBe(401);
    expect((await send('{"id":2}', '')).status).toBeGreaterThanOrEqual(400);
  });
});
