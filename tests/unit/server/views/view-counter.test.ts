import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isProgram } from '#src/server/views/bots.ts';
import { hostOf, ViewCounter } from '#src/server/views/view-counter.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Asking {
  agent?: string;
  ip?: string;
  socket?: object;
  headers?: Record<string, string>;
  method?: string;
}

function request({ agent = FIREFOX, ip = '192.0.2.1', socket, headers = {}, method = 'GET' }: Asking = {}) {
  const made = socket ?? { remoteAddress: ip };
  return { method, socket: made, headers: { 'user-agent': agent, ...headers } } as unknown as IncomingMessage;
}

function counter(more: { trustProxy?: boolean; now?: () => Date } = {}) {
  const made = new ViewCounter();
  made.open({
    trustProxy: false,
    ownHost: 'exemple.fr',
    pathOf: (key) => (key.includes('.') ? null : key),
    ...more,
  });
  return made;
}

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['', true],
  [undefined, true],
  [FIREFOX, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', false],
  [
    'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    false,
  ],
] as const)('knows a program from a reader: %s', (agent, program) => {
  expect(isProgram(agent)).toBe(program);
});

it.each([
  ['https://www.google.com/search?q=secret', 'google.com'],
  ['https://Exemple.FR:8443', 'exemple.fr'],
  ['android-app://com.google', null],
  ['https://a@b.fr/', null],
  ['n’importe quoi', null],
])('keeps the host of %s alone', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

it('counts every view once, visitors apart, and leaves out programs, HEAD, prefetches and files', () => {
  const views = counter();
  for (let i = 0; i < 1000; i += 1) views.view('/a', request({ ip: `192.0.2.${i % 10}` }));
  views.view('/b', request());
  views.view('/b', request({ agent: 'curl/8.5.0' }));
  views.view('/b', request({ method: 'HEAD' }));
  views.view('/b', request({ headers: { 'sec-purpose': 'prefetch' } }));
  views.view('/robots.txt', request());
  const batch = views.take();
  expect([...(batch?.pages.values() ?? [])].map(({ path, views: seen }) => [path, seen])).toEqual([
    ['/a', 1000],
    ['/b', 1],
  ]);
  expect(batch?.visitors.size).toBe(10);
  expect(views.take()).toBeNull();
});

it('tells people behind one connection of a proxy apart', () => {
  const views = counter({ trustProxy: true });
  const socket = { remoteAddress: '127.0.0.1' };
  for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
    views.view('/a', request({ socket, headers: { 'x-forwarded-for': ip } }));
  expect(views.take()?.visitors.size).toBe(2);
});

it('knows where readers came from, and not that they came from here', () => {
  const views = counter();
  for (const referer of ['https://www.exemple.fr/b', 'https://autre.fr/x', 'https://autre.fr/y'])
    views.view('/a', request({ headers: { referer } }));
  expect([...(views.take()?.pages.get('/a')?.sources ?? [])]).toEqual([['autre.fr', 2]]);
});

it('stays bounded whatever is invented, and still counts every view', () => {
  const views = counter();
  let full = 0;
  views.onFull = () => {
    full += 1;
  };
  for (let i = 0; i < 60_000; i += 1) {
    const headers = { referer: `https://h${i}.fr/` };
    views.view(`/p${i}`, request({ ip: `10.0.${i >> 8}.${i & 255}`, headers }));
  }
  const batch = views.take();
  const pages = [...(batch?.pages.values() ?? [])];
  expect(pages.length).toBeLessThanOrEqual(20_001);
  expect(pages.reduce((sum, page) => sum + page.views, 0)).toBe(60_000);
  expect(batch?.visitors.size).toBeLessThanOrEqual(50_000);
  expect(new Set(pages.flatMap((page) => [...(page.sources?.keys() ?? [])])).size).toBeLessThanOrEqual(5001);
  expect(full).toBeGreaterThan(0);
});

it('lets one address invent few visitors and hosts, and others be counted beside it', () => {
  const seen = counter();
  const agentOf = (n: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`;
  for (let n = 0; n < 2000; n += 1) {
    const headers = { referer: `https://invente-${n}.example/` };
    seen.view('/magazine', request({ agent: agentOf(n), headers }));
    // A subscriber's whole network of IPv6 is one address.
    seen.view('/magazine', request({ ip: `2001:db8:0:1::${n.toString(16)}`, headers }));
  }
  seen.view('/magazine', request({ ip: '192.0.2.77', headers: { referer: 'https://voisin.example/' } }));
  const { pages, visitors } = seen.take() ?? { pages: new Map(), visitors: new Map() };
  const page = pages.get('/magazine');
  expect(page?.views).toBe(4001);
  const visits = [...visitors.values()].reduce((sum, visitor) => sum + visitor.pages.size, 0);
  expect(visits).toBe(601);
  expect(page?.sources?.get('voisin.example')).toBe(1);
  expect(page?.sources?.size).toBe(42);
  // The first twenty came from both addresses.
  expect(page?.sources?.get('')).toBe(4000 - 3 * 20);
});

it('counts words that many invent together, and hosts beside them as ever', () => {
  const seen = counter();
  for (let n = 0; n < 6000; n += 1) seen.tally('searches', `mot${n}`);
  seen.view('/magazine', request({ headers: { referer: 'https://voisin.example/' } }));
  const batch = seen.take();
  expect(batch?.tallies.get('searches ')).toBe(1000);
  expect(batch?.pages.get('/magazine')?.sources?.get('voisin.example')).toBe(1);
});

it('takes back what could not be written', () => {
  const views = counter();
  views.view('/a', request({ headers: { referer: 'https://autre.fr/' } }));
  views.tally('searches', 'poussette');
  const lost = views.take();
  views.view('/a', request());
  if (lost) views.restore(lost);
  const batch = views.take();
  expect(batch?.pages.get('/a')?.views).toBe(2);
  expect(batch?.tallies.get('searches poussette')).toBe(1);
});

it('gives what was seen before midnight in Paris to the day that ended', () => {
  let now = new Date('2026-11-22T22:59:59.999Z');
  const views = counter({ now: () => now });
  views.view('/a', request());
  now = new Date('2026-11-22T23:00:00.001Z');
  expect(views.take()?.day).toBe('2026-11-22');
  views.view('/a', request());
  expect(views.take()?.day).toBe('2026-11-23');
});
