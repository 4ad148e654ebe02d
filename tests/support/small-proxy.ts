import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
/** Looks that must fail before a server is taken out, as balancers have it. */
const FAILED_LOOKS = 2;

/**
 * A balancer as most are: it keeps connections to the servers behind it, in turn, asks each for its health, and tries
 * nothing again. `failures`: the requests that it could not bring to an end.
 */
export async function startSmallProxy(servers: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const failedLooks = new Map(servers.map((url) => [url, 0]));
  const failures: string[] = [];
  let turn = 0;
  const next = () => {
    const well = servers.filter((url) => (failedLooks.get(url) ?? 0) < FAILED_LOOKS);
    turn += 1;
    return well[turn % well.length] ?? servers[0] ?? '';
  };
  const server = createServer((req, res) => {
    const to = next();
    const onwards = ask(
      `${to}${req.url}`,
      { agent, method: req.method ?? 'GET', headers: { ...req.headers, connection: 'keep-alive' } },
      (answer) => {
        answer.on('error', (error) => failures.push(`${to}: cut, ${error.message}`));
        if ((answer.statusCode ?? 0) >= 500) failures.push(`${to}: ${answer.statusCode}`);
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onwards.on('error', (error) => {
      failures.push(`${to}: ${error.message}`);
      res.writeHead(502).end();
    });
    req.pipe(onwards);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  let closed = false;
  const look = async (url: string) => {
    while (!closed) {
      const well = await fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      );
      failedLooks.set(url, well ? 0 : (failedLooks.get(url) ?? 0) + 1);
      await pause(LOOK_MS);
    }
  };
  const looking = Promise.all(servers.map(look));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    async close() {
      closed = true;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
