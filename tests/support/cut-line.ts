import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a line of one's own, that can be cut as when a server stops: connections are then refused. */
export async function startLine(site: string) {
  const replaced = new Map<string, string>();
  const { hostname, port: sitePort } = new URL(site);
  let open: Server;
  let port = 0;
  const mend = async () => {
    open = createServer((req, res) => {
      const { method, url, headers } = req;
      const instead = replaced.get(url ?? '');
      if (instead !== undefined) {
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(instead);
        return;
      }
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
  /** The script at this path is another from now on, as after a deployment. */
  const replace = (path: string, script: string) => replaced.set(path, script);
  return { url: `http://127.0.0.1:${port}`, cut, mend, replace, close: cut };
}
