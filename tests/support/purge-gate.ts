// Stands between one of our processes and the cache it purges, and remembers what the cache said yes to.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface PurgeGate {
  /** The value of CDN_PURGE_URL for this process. */
  url: string;
  /** Counts the purges naming this tag that were acknowledged so far. */
  acknowledged(tag: string): number;
  /** Resolves when there are so many; throws after a minute. */
  until(tag: string, count: number): Promise<void>;
  /** Resolves when nothing was purged for so long. */
  quiet(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function startPurgeGate(cache: string): Promise<PurgeGate> {
  const counts = new Map<string, number>();
  let last = performance.now();
  const server = createServer((req, res) => {
    const { host: _, ...headers } = req.headers;
    last = performance.now();
    const forward = request(`${cache}/`, { method: req.method ?? 'PURGE', headers }, (answer) => {
      const tags = answer.statusCode === 200 ? String(req.headers.xkey ?? '').split(' ') : [];
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      res.writeHead(answer.statusCode ?? 502);
      answer.pipe(res);
    });
    forward.on('error', () => res.writeHead(502).end());
    forward.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const acknowledged = (tag: string) => counts.get(tag) ?? 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    acknowledged,
    async until(tag, count) {
      for (const end = performance.now() + 60_000; acknowledged(tag) < count; await pause(5))
        if (performance.now() > end) throw new Error(`${tag}: ${acknowledged(tag)} purges of ${count}`);
    },
    async quiet(ms) {
      for (last = performance.now(); performance.now() - last < ms; ) await pause(50);
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
