import type { IncomingMessage } from 'node:http';
import { ViewCounter } from '#src/server/views/view-counter.ts';
import { inTurns, medianRow } from './support/pairs.ts';
import type { Row } from './support/row.ts';

const CALLS = 400_000;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const KEYS = Array.from({ length: 500 }, (_, i) => `/magazine/conseils/article-${i}`);

/** Requests of connections that stay open, each with its own copies of the header's text, as a parser makes them. */
const REQUESTS = Array.from({ length: 64 }, (_, i) => ({
  method: 'GET',
  socket: { remoteAddress: `192.0.2.${i}` },
  headers: {
    'user-agent': Buffer.from(AGENT).toString('latin1'),
    referer: Buffer.from('https://www.moteur.fr/').toString('latin1'),
  },
})) as unknown as IncomingMessage[];

/** The CPU time that counting adds to a page sent from memory: 3 % of a request at 50,000 a second is 0.6 µs. */
export async function benchViews(): Promise<Row[]> {
  const counter = new ViewCounter();
  counter.open({ trustProxy: false, ownHost: 'exemple.fr', pathOf: (key) => key });
  const read = (i: number) => REQUESTS[i % REQUESTS.length] as IncomingMessage;
  const key = (i: number) => KEYS[i % KEYS.length] as string;
  let sink = 0;
  const turns = await inTurns({
    counted: async () =>
      perCall((i) => {
        counter.view(key(i), read(i));
      }),
    bare: async () =>
      perCall((i) => {
        sink += key(i).length + (read(i).method ?? '').length;
      }),
  });
  if (sink === 0) throw new Error('nothing was measured');
  const added = turns.map(({ counted, bare }) => counted - bare);
  return [medianRow({ name: 'a view counted, CPU', unit: 'µs', target: '≤ 0.6' }, added)];
}

/** Microseconds of CPU a call. */
function perCall(call: (i: number) => void): number {
  const from = process.cpuUsage();
  for (let i = 0; i < CALLS; i += 1) call(i);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / CALLS;
}
