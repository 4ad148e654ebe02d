import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a line of one's own, that can be cut as when a server stops: connections are then refused. */
export async function startLine(site: string) {
  const { hostname, port: sitePort } = new URL(site);
  let open: Server;
  let port = 0;
  const mend = async () => {
    open = createServer((req, res) => {
      const { method, url, headers } = req;
      const onward = ask({ hostname, port: sitePort, method, path: url, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      onward.on('error', () => res.destroy());
      req.pipe(onward);
    });
    await new Promise<void>((done) => open.listen(port, '127.0.0.1', done));
    port = (open.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = new Promise((done) => open.close(done));
    open.closeAllConnections();
    await closed;
  };
  await mend();
  return { url: `http://127.0.0.1:${port}`, cut, mend, close: cut };
}
