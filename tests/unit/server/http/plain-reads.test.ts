import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { PlainReads } from '#src/server/http/plain-reads.ts';
import { refuseUnreadable } from '#src/server/http/unreadable.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import { dice } from '#tests/support/dice.ts';
import { openStore, page } from '../page-store/fixture.ts';

const BOUNDS = { firstMs: 60_000, idleMs: 60_000, lookMs: 60_000 };

interface Site {
  port: number;
  plainReads: PlainReads;
  /** Answers given without the parser of node, and requests that it read. */
  counts: { plain: number; parsed: number };
}

/** The store behind the port as the site has it; `parsed`: with every request read by node's parser. */
async function serve(
  store: PageStore,
  how: { parsed?: boolean; bounds?: typeof BOUNDS } = {},
): Promise<Site> {
  const counts = { plain: 0, parsed: 0 };
  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 30_000 }, (req, res) => {
    counts.parsed += 1;
    if (!store.answer(req, res)) told(req, res);
  });
  server.on('clientError', refuseUnreadable);
  const plainReads = new PlainReads(
    server,
    (read) => {
      const answer = how.parsed ? null : store.answerWhole(read);
      if (answer) counts.plain += 1;
      return answer;
    },
    how.bounds ?? BOUNDS,
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    plainReads.closeAll();
  });
  return { port: (server.address() as AddressInfo).port, plainReads, counts };
}

/** Says what of it was read. */
function told(req: IncomingMessage, res: ServerResponse): void {
  let length = 0;
  req.on('data', (chunk: Buffer) => {
    length += chunk.length;
  });
  const answer = () => res.writeHead(418, { 'x-read': `${req.method} ${req.url} ${length}` }).end();
  if (req.readableEnded) answer();
  else req.on('end', answer);
}

/** A store of two pages, both in memory. */
async function twoPages(): Promise<PageStore> {
  const store = await openStore((path) => page(path));
  for (const path of ['/a', '/b']) {
    await store.serve(path, ...exchangeOf(path));
  }
  return store;
}

/** A request for this page, and an answer that nobody takes. */
function exchangeOf(url: string): [IncomingMessage, ServerResponse] {
  const response = { writeHead: () => response, end: () => response, shouldKeepAlive: false };
  return [{ method: 'GET', url, headers: {} } as IncomingMessage, response as unknown as ServerResponse];
}

/** Sends these pieces one after the other, then says that no more comes, and reads to the end. */
async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve()).once('end', () => socket.destroy());
    socket.on('error', () => socket.destroy());
  });
  await once(socket, 'connect');
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece, 'latin1');
    // So that the next piece is a chunk of its own there.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  }
  socket.end();
  await ended;
  return text;
}

const plainGet = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => match[1]);
/** An answer without what it says of the moment and of its connection. */
const lasting = (text: string) => text.replaceAll(/^(?:date|connection|keep-alive): .*\r\n/gim, '');

test('plain reads of what is in memory never reach the parser, and answer what it would', async () => {
  const store = await twoPages();
  const [site, parsed] = [await serve(store), await serve(store, { parsed: true })];
  const etag = /^etag: (.*)$/m.exec(await exchange(parsed.port, [plainGet('/a')]))?.[1]?.trim();
  const requests = [
    plainGet('/a'),
    plainGet('/b', 'Accept-Encoding: gzip, br\r\nConnection: Keep-Alive\r\nCookie: a=b; c=d\r\n'),
    plainGet('/a', `if-none-match: ${etag}\r\n`),
    plainGet('/a?utm_source=lettre', 'Referer: https://ailleurs.example/é\r\n'),
    plainGet('/a', 'If-None-Match: \t* \r\n'),
    // No space of HTTP's, though JavaScript trims it.
    plainGet('/a', 'If-None-Match: *\xa0\r\n'),
  ];
  const text = await exchange(site.port, requests);
  expect(lasting(text)).toBe(lasting(await exchange(parsed.port, requests)));
  expect(statuses(text)).toEqual(['200', '200', '304', '200', '304', '200']);
  expect(site.counts).toEqual({ plain: 6, parsed: 0 });
});

const OTHERS: [string, string][] = [
  ['HTTP/1.0', 'GET /a HTTP/1.0\r\nHost: localhost\r\n\r\n'],
  ['another method', 'HEAD /a HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a method in small letters', 'get /a HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['no host', 'GET /a HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['two hosts', plainGet('/a', 'Host: autre.example\r\n')],
  ['a body by its length', `${plainGet('/a', 'Content-Length: 3\r\n')}abc`],
  ['a length and no body', plainGet('/a', 'content-length: 0\r\n')],
  ['a body in chunks', `${plainGet('/a', 'Transfer-Encoding: chunked\r\n')}3\r\nabc\r\n0\r\n\r\n`],
  ['a colon after a space', plainGet('/a', 'Transfer-Encoding : chunked\r\n')],
  ['a folded line', plainGet('/a', 'X: 1\r\n Content-Length: 5\r\n')],
  ['a bare line feed', plainGet('/a', 'X: 1\nContent-Length: 5\r\n')],
  ['a bare carriage return', plainGet('/a', 'X: 1\rContent-Length: 5\r\n')],
  ['a NUL', plainGet('/a', 'X: 1\0\r\n')],
  ['an empty name', plainGet('/a', ': 1\r\n')],
  ['an upgrade', plainGet('/a', 'Connection: Upgrade\r\nUpgrade: h2c\r\n')],
  ['the end of the connection', plainGet('/a', 'Connection: keep-alive, close\r\n')],
  ['an expectation', plainGet('/a', 'Expect: 100-continue\r\n')],
  ['a whole address', plainGet('http://localhost/a')],
  ['two spaces', plainGet('/a HTTP/1.1')],
  ['a space in the target', plainGet('/a refused')],
  ['a field of an object', plainGet('/a', '__proto__: x\r\n__proto__: y\r\n')],
  ['a very long head', plainGet('/a', `X: ${'x'.repeat(9000)}\r\n`)],
  ['many fields', plainGet('/a', Array.from({ length: 120 }, (_, n) => `X-${n}: 1\r\n`).join(''))],
  ['two requests at once', plainGet('/a') + plainGet('/b')],
  ['a page that is not there', plainGet('/c')],
];

test.each(OTHERS)('%s is for the parser, with all that follows on the connection', async (_, first) => {
  const store = await twoPages();
  const [site, parsed] = [await serve(store), await serve(store, { parsed: true })];
  const requests = [plainGet('/b'), first, plainGet('/a')];
  const text = await exchange(site.port, requests);
  expect(lasting(text)).toBe(lasting(await exchange(parsed.port, requests)));
  expect(site.counts.plain).toBe(1);
});

test('whatever is sent, in whatever pieces, is answered as the parser alone answers it', async () => {
  const store = await twoPages();
  const [site, parsed] = [await serve(store), await serve(store, { parsed: true })];
  const others = OTHERS.map(([, bytes]) => bytes);
  const plain = [plainGet('/a'), plainGet('/b', 'Accept-Encoding: br\r\n')];
  for (let seed = 1; seed <= 150; seed += 1) {
    const roll = dice(seed);
    const among = roll(2) === 0 ? plain : [...plain, ...others];
    const requests = Array.from({ length: 1 + roll(4) }, () =>
      mutated(among[roll(among.length)] ?? '', roll),
    );
    const pieces = roll(2) === 0 ? requests : cut(requests.join(''), roll);
    const [ours, theirs] = await Promise.all([exchange(site.port, pieces), exchange(parsed.port, pieces)]);
    expect(lasting(ours), JSON.stringify(pieces)).toBe(lasting(theirs));
  }
  expect(site.counts.plain).toBeGreaterThan(40);
});

const ODD = ['\r', '\n', '\r\n', ' ', '\t', ':', '\0', '\x7f', '\xe9', 'Host: x\r\n', 'GET', '/', ',', '0'];

/** Two times of three as it was; else with a piece put in, taken away or written twice. */
function mutated(text: string, roll: (sides: number) => number): string {
  if (roll(3) > 0) return text;
  const [at, length] = [roll(text.length), roll(8)];
  const [before, piece, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  return [before + after, before + piece + piece + after, before + ODD[roll(ODD.length)] + piece + after][
    roll(3)
  ] as string;
}

function cut(text: string, roll: (sides: number) => number): string[] {
  const ends = Array.from({ length: 1 + roll(4) }, () => 1 + roll(text.length)).sort((a, b) => a - b);
  return [0, ...ends].map((from, n) => text.slice(from, ends[n] ?? text.length)).filter(Boolean);
}

test('who asks without end and takes nothing is not read any more', async () => {
  const store = await openStore(() => page('longue', { body: Buffer.alloc(300_000, 'é') }));
  await store.serve('/a', ...exchangeOf('/a'));
  const site = await serve(store);
  const socket = connect({ port: site.port, host: '127.0.0.1', noDelay: true });
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.pause();
  for (let asked = 0; asked < 500; asked += 1) {
    socket.write(plainGet('/a'));
    await nextTurn();
  }
  await pause(50);
  const { plain, parsed } = site.counts;
  // What the system takes at most for one connection, in both directions.
  expect(plain + parsed).toBeLessThan(100);
});

test('connections that bring nothing are ended: sooner before a first request than after one', async () => {
  const store = await twoPages();
  const site = await serve(store, { bounds: { firstMs: 100, idleMs: 1_000, lookMs: 20 } });
  const opened = performance.now();
  const open = async (bytes: string) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes)).resume();
    socket.on('error', () => {});
    await once(socket, 'close');
    return performance.now() - opened;
  };
  const [silent, reader] = await Promise.all([open(''), open(plainGet('/a'))]);
  expect(silent).toBeGreaterThan(99);
  expect(reader).toBeGreaterThan(silent + 500);
});

test('once the site is about to end, connections that were only plain are ended by the parser', async () => {
  const store = await twoPages();
  const site = await serve(store);
  site.plainReads.end();
  await exchange(site.port, [plainGet('/a')]);
  expect(site.counts).toEqual({ plain: 0, parsed: 1 });
});
