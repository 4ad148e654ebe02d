import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { sendLine, sendRaw } from '../support/raw-request.ts';

let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer({ SEED: 'empty' });
}, 200_000);
afterAll(() => site.remove());

// Pieces that browsers, proxies and programs read differently; every pair of them is sent.
const PIECES = [
  ...['/', '//', '/\\', '\\', '/\\\\', '%5C', '%2f', '%2F%2f', '.', '..', '/./', '/../', '%2e%2e'],
  ...[
    '%00',
    '%',
    '%zz',
    '%25ff',
    '%E0%A4%A',
    '%25%30%30',
    '%0d%0aX:1',
    '%09',
    '\x7f',
    '\xe9',
    '?',
    '#',
    '?a=%zz',
  ],
  ...['evil.example', '@evil.example', 'http://evil.example', 'http:', 'javascript:', ';', '*'],
  ...['magazine', '/magazine/', '/api/', '/api/user', '_astro/', '/a/admin/', '/p/reservation/', '/prenoms/'],
  ...['/landing/', '/marque/', '/i/marketplace/', 'x'.repeat(5000)],
];
const TARGETS = [
  ...new Set(PIECES.flatMap((a) => PIECES.flatMap((b) => [a + b, `/${a}${b}`, `/${a}${b}/`]))),
];

/** A browser's reading of an answer's location stays on the site that it asked. */
function staysHere(location: string | null): boolean {
  if (location === null) return true;
  return /^\/(?![\\/])/.test(location) && new URL(location, 'http://here.example').host === 'here.example';
}

/** Sends them eight at a time; answers those that failed or lead away. */
async function faultsOf(method: string, targets: string[]): Promise<string[]> {
  const faults: string[] = [];
  const left = targets.values();
  const work = async () => {
    for (const target of left) {
      const { status, header } = await sendLine(site.url, `${method} ${target}`);
      if (status < 200 || status >= 500 || !staysHere(header('location')))
        faults.push(`${method} ${target.slice(0, 80)}: ${status} ${header('location') ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults;
}

describe('an odd request target', () => {
  it('is never a fault, and never leads to another site', async () => {
    expect(await faultsOf('GET', TARGETS)).toEqual([]);
  }, 300_000);

  it('is neither when its head alone is asked for, or when something is posted to it', async () => {
    expect(
      await faultsOf(
        'HEAD',
        TARGETS.filter((_, n) => n % 9 === 0),
      ),
    ).toEqual([]);
    expect(
      await faultsOf(
        'POST',
        TARGETS.filter((_, n) => n % 9 === 4),
      ),
    ).toEqual([]);
  }, 120_000);

  it.each(['/\\evil.example/', '//evil.example', '/\\/\\evil.example/x/'])(
    'leads on here: %s',
    async (target) => {
      const { status, header } = await sendLine(site.url, `GET ${target}`);
      expect(status).toBe(301);
      expect(header('location')).toMatch(/^\/evil\.example/);
    },
  );

  it('that hides a private page in escapes is led to its own address, whose headers are private', async () => {
    const hidden = await sendLine(site.url, 'GET /%70/reservation/abc');
    expect([hidden.status, hidden.header('location')]).toEqual([301, '/p/reservation/abc']);
    expect((await sendLine(site.url, 'GET /%2570/reservation/abc')).status).toBe(400);
    expect((await sendLine(site.url, 'GET /p/reservation/abc')).header('referrer-policy')).toBe(
      'no-referrer',
    );
  });
});

describe('a Host header', () => {
  it.each([
    'localhost:99999',
    '[::1]:99999',
    'evil@x',
    '',
    'a b',
    '"><script>',
    'localhost\\evil',
    'evil.example',
  ])('of nobody changes nothing: %s', async (host) => {
    const { status, body } = await sendLine(site.url, 'GET /nulle-part', { headers: [`Host: ${host}`] });
    expect(status).toBe(404);
    expect(body).not.toContain('evil');
    expect(body).not.toContain('99999');
  });

  it('is asked for', async () => {
    expect((await sendLine(site.url, 'GET /', { headers: [] })).status).toBe(400);
  });
});

describe('a method', () => {
  it.each(['OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'CONNECT', 'PROPFIND', 'FOO', 'get'])(
    'that means nothing here is refused, and those that do are named: %s',
    async (method) => {
      const { status, header } = await sendLine(site.url, `${method} /magazine`);
      expect([status, header('allow')]).toEqual([405, 'GET, HEAD, POST']);
    },
  );

  it('that writes is refused where there is only something to read', async () => {
    const { status, header } = await sendLine(site.url, 'POST /healthz', { body: '{}' });
    expect([status, header('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/client-version',
    '/api/nothing/here',
    '/manifest.webmanifest',
  ])('HEAD is GET without its body: %s', async (path) => {
    const [head, get] = [await sendLine(site.url, `HEAD ${path}`), await sendLine(site.url, `GET ${path}`)];
    expect(head.status).toBe(get.status);
    expect(head.header('content-type')).toBe(get.header('content-type'));
    expect(head.header('content-length')).toBe(get.header('content-length'));
    expect(head.body).toBe('');
  });
});

describe('what is posted to a page', () => {
  const post = (path: string, type: string, body: string) =>
    sendLine(site.url, `POST ${path}`, {
      headers: ['Host: localhost', `Origin: http://localhost`, `Content-Type: ${type}`],
      body,
    });
  const FORM = 'application/x-www-form-urlencoded';

  it.each([
    '/contactez-nous',
    '/p/reservation/abc',
    '/magazine',
    '/nulle-part',
    '/i/marketplace/checkout/abc',
  ])('is refused in French when it is JSON: %s', async (path) => {
    const { status, body } = await post(path, 'application/json', '{"a":1}');
    expect(status).toBe(415);
    expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toMatchObject({
      err: expect.stringContaining('formulaire'),
      code: 'unsupported_media_type',
    });
  });

  it.each([
    { from: 'another site', headers: ['Host: localhost', 'Origin: https://ailleurs.exemple'] },
    { from: 'nowhere', headers: ['Host: localhost'] },
  ])('is refused in French when it comes from $from', async ({ headers }) => {
    const sent = { headers: [...headers, `Content-Type: ${FORM}`], body: 'a=1' };
    const { status, body } = await sendLine(site.url, 'POST /contactez-nous', sent);
    expect(status).toBe(403);
    expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toMatchObject({
      err: expect.stringContaining('autre site'),
      code: 'forbidden',
    });
  });

  it.each([
    { how: 'without a boundary', type: 'multipart/form-data', body: 'x', status: 400 },
    { how: 'cut off', type: 'multipart/form-data; boundary=a', body: '--a\r\nContent-Disp', status: 400 },
    { how: 'plain text', type: 'text/plain', body: 'a=b', status: 415 },
    { how: 'of no type', type: '', body: 'a=b', status: 415 },
    { how: 'longer than any of ours', type: FORM, body: `a=${'x'.repeat(300_000)}`, status: 413 },
    { how: 'full of broken escapes', type: FORM, body: '%zz=%ff', status: 200 },
    { how: 'holding what no text may', type: FORM, body: 'a=b&\x00=%00', status: 400 },
  ])('is answered when it is $how', async ({ type, body, status }) => {
    expect((await post('/contactez-nous', type, body)).status).toBe(status);
  });
});

describe('bytes that are no request', () => {
  it.each([
    [
      'a length beside chunks',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a length of letters', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: abc\r\n\r\n', 400],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n', 400],
    ['a folded field', 'GET / HTTP/1.1\r\nHost: localhost\r\nA: b\r\n c\r\n\r\n', 400],
    ['a line that ends in half', 'GET / HTTP/1.1\nHost: localhost\n\n', 400],
    [
      'two lengths',
      'POST /api/user/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}GET',
      400,
    ],
    [
      'a chunk whose size ends in half',
      'POST /api/user/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;\nx\r\n{}\r\n0\r\n\r\n',
      400,
    ],
    ['another protocol', '\x16\x03\x01\x02\x00', 405],
    ['another version', 'GET / HTTP/3.0\r\n\r\n', 400],
    [
      'a header of 100,000 letters',
      `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
  ])('are refused: %s', async (_, bytes, status) => {
    expect((await sendRaw(site.url, bytes)).status).toBe(status);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

describe('whom to tell of a weakness', () => {
  it('is said to programs where they look, as plain text, and to people on a page', async () => {
    const { status, header, body } = await sendLine(site.url, 'GET /.well-known/security.txt');
    expect([status, header('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const field of ['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
      expect(body).toMatch(new RegExp(`^${field}: \\S`, 'm'));
    expect((await sendLine(site.url, 'GET /security.txt')).header('location')).toBe(
      '/.well-known/security.txt',
    );
    const policy = await fetch(`${site.url}/divulgation-responsable`);
    expect(policy.status).toBe(200);
    expect(await policy.text()).toContain('href="/contactez-nous"');
  });
});
