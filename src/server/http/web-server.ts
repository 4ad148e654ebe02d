import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type AnswerPlain, PlainReads } from './plain-reads.ts';
import { refuseConnect, refuseUnreadable } from './unreadable.ts';

/** Without a stream for requests that have no body, a seventh more stored pages are served a second. */
const SERVER_OPTIONS = {
  keepAliveTimeout: 65_000,
  requestTimeout: 30_000,
  noDelay: true,
  optimizeEmptyRequests: true,
};
/** In-flight requests get this long when we are told to stop. */
const GRACE_MS = 10_000;
/** A request that is on its way on a kept-alive connection, once listening stopped, still arrives within this. */
const LINGER_MS = 250;
const LOOK_MS = 5_000;

export interface WebServer {
  listen(port: number, host: string): Promise<void>;
  /** From now on each answer is the last of its connection, and says so: whoever keeps connections opens others. */
  endConnections(): void;
  /** Stops listening, and resolves once what was asked is answered; `closing` is called in between. */
  close(closing: () => void): Promise<void>;
}

/** Answers plain reads from memory, or with null (plain-reads.ts), and every other request. */
export interface Listener {
  plain: AnswerPlain;
  any(req: IncomingMessage, res: ServerResponse): void;
}

/** RFC 9112 §3.2: what stands before us may have read the other one. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** The port of the site. No connection is cut while an answer to it is owed, but after GRACE_MS. */
export function createWebServer({ plain, any }: Listener): WebServer {
  let ending = false;
  const unanswered = new Set<ServerResponse>();
  const server = createServer(SERVER_OPTIONS, (req, res) => {
    if (ending) res.shouldKeepAlive = false;
    if (namesTwoHosts(req)) {
      res.writeHead(400, { connection: 'close', 'content-length': '0' }).end();
      return;
    }
    any(req, res);
    // A stored page has been sent by now.
    if (res.writableEnded) return;
    unanswered.add(res);
    res.once('close', () => unanswered.delete(res));
  });
  const plainReads = new PlainReads(server, plain, {
    firstMs: SERVER_OPTIONS.requestTimeout,
    idleMs: SERVER_OPTIONS.keepAliveTimeout,
    lookMs: LOOK_MS,
  });
  server.on('clientError', refuseUnreadable);
  server.on('connect', refuseConnect);
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      }),
    endConnections() {
      ending = true;
      plainReads.end();
      for (const res of unanswered) if (!res.headersSent) res.shouldKeepAlive = false;
    },
    close(closing) {
      return new Promise((resolve) => {
        const cut = setTimeout(() => {
          server.closeAllConnections();
          plainReads.closeAll();
        }, GRACE_MS);
        const idle = setTimeout(() => {
          server.closeIdleConnections();
          plainReads.closeIdle();
          idle.refresh();
        }, LINGER_MS);
        // The server of HTTP would end idle connections at once, and with them the request on its way.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(cut);
          clearTimeout(idle);
          plainReads.closeAll();
          resolve();
        });
        closing();
      });
    },
  };
}
