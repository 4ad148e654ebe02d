import { Resolver } from 'node:dns/promises';
import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { vi } from 'vitest';

/** A public address that nobody here talks to: whoever asks for it is led to this machine. */
const OUTSIDE = '93.184.215.14';
/** The one name that is outside; it answers by sending whoever asks to this machine. */
export const OUTSIDE_NAME = 'dehors.exemple';

/** Names as a stranger's name server says them. */
const NAMES: Record<string, { four?: string[]; six?: string[] }> = {
  [OUTSIDE_NAME]: { four: [OUTSIDE] },
  'interne.exemple': { four: ['127.0.0.1'] },
  'bureau.exemple': { four: ['10.0.0.8'] },
  'machine.exemple': { four: ['169.254.169.254'] },
  'six.exemple': { six: ['::1'] },
  'mappe.exemple': { six: ['::ffff:10.0.0.1'] },
  'pont.exemple': { six: ['64:ff9b::7f00:1'] },
  'partage.exemple': { four: ['100.64.0.1'] },
  'deux.exemple': { four: [OUTSIDE, '127.0.0.1'] },
  'moitie.exemple': { four: [OUTSIDE], six: ['fd00::1'] },
};

/** Hosts of an address that lead into this machine or its network, however they are written. */
export const INSIDE: readonly string[] = [
  ...[
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '127%2e0%2e0%2e1',
  ],
  ...['10.0.0.8', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
  ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fd00::1]', '[fec0::1]', '[ff02::1]'],
  ...['localhost', 'LOCALHOST.', 'base.localhost'],
  ...Object.keys(NAMES).filter((name) => name !== OUTSIDE_NAME),
];

interface Asked {
  host?: string;
  lookup?: (
    name: string,
    options: { all: true },
    found: (error: null, all: { address: string }[]) => void,
  ) => void;
  port?: number;
}

const notFound = () => Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }));

/**
 * Notes every connection that the guard of outgoing requests opens, and lets none leave: what goes to the outside name
 * reaches a server here which sends it on to `port` of this machine.
 */
export async function watchOutgoing() {
  const opened: string[] = [];
  let hits = 0;
  const inner = createServer((_request, response) => {
    hits += 1;
    response.end('secret');
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => inner.once('listening', ready));
  const { port } = inner.address() as AddressInfo;
  const outer = createServer((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => outer.once('listening', ready));
  const away = (outer.address() as AddressInfo).port;
  const spies = [
    vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(((name: string) => {
      const known = NAMES[name]?.four;
      return known ? Promise.resolve(known) : notFound();
    }) as never),
    vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation(((name: string) => {
      const known = NAMES[name]?.six;
      return known ? Promise.resolve(known) : notFound();
    }) as never),
  ];
  const connect = Socket.prototype.connect;
  const led = function (this: Socket, ...args: unknown[]) {
    const options = (Array.isArray(args[0]) ? args[0][0] : args[0]) as Asked;
    // Only the guard pins a connection by a look-up of its own.
    options?.lookup?.('', { all: true }, (_, [to]) => {
      opened.push(to?.address ?? '');
      Object.assign(options, { host: '127.0.0.1', port: away, lookup: undefined });
    });
    return Reflect.apply(connect, this, args) as Socket;
  };
  spies.push(vi.spyOn(Socket.prototype, 'connect').mockImplementation(led as never) as never);
  return {
    port,
    /** The addresses that were connected to since the last question. */
    opened: () => opened.splice(0),
    hits: () => hits,
    outside: OUTSIDE,
    close() {
      for (const spy of spies) spy.mockRestore();
      inner.close();
      outer.close();
    },
  };
}
