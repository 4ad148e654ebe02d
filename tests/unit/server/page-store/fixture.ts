import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Log } from '#src/server/page-store/log.ts';
import type { Header, Rendered } from '#src/server/page-store/page.ts';
import { openPageStore, type PageStore } from '#src/server/page-store/store.ts';
import type { PageStoreOptions } from '#src/server/page-store/store-options.ts';

export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'page-store-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export function page(text: string, more: Partial<Rendered> = {}): Rendered {
  const body = Buffer.from(`<!doctype html><p>${text}</p>${'<p>Une ligne bien remplie.</p>'.repeat(30)}`);
  const headers: Header[] = [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', 'public, max-age=0, must-revalidate'],
  ];
  return { status: 200, headers, body, tags: [], storable: true, ...more };
}

type Render = (path: string) => Rendered | Promise<Rendered>;

/** A store in a folder of its own, closed at the end of the test. */
export async function openStore(render: Render, more: Partial<PageStoreOptions> = {}): Promise<PageStore> {
  const store = await openPageStore({
    dir: more.dir ?? temporaryFolder(),
    buildId: 'build-1',
    maxMemoryBytes: 10_000_000,
    render: async (path) => render(path),
    log: quiet,
    ...more,
  });
  const close = store.close.bind(store);
  let closed: Promise<void> | undefined;
  store.close = () => (closed ??= close());
  onTestFinished(() => store.close());
  return store;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
  /** From memory, on the fast path. */
  fromMemory: boolean;
}

export interface Site {
  port: number;
  server: Server;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
}

/** The store behind a real server on loopback, as the application uses it. */
export async function serveStore(store: PageStore): Promise<Site> {
  let fromMemory = false;
  const server = createServer((req, res) => {
    fromMemory = store.answer(req, res);
    if (fromMemory) return;
    store.serve(req.url ?? '', req, res).then(
      (served) => served || res.writeHead(418).end(),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get: Site['get'] = async (path, headers = {}, method = 'GET') => {
    const answer = await send({ port, path, headers, method });
    return { ...answer, fromMemory };
  };
  return { port, server, get };
}

function send(options: {
  port: number;
  path: string;
  headers: Record<string, string>;
  method: string;
}): Promise<Omit<Answer, 'fromMemory'>> {
  return new Promise((resolve, reject) => {
    const exchange = request({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: body.toString() });
      });
    });
    exchange.on('error', reject).end();
  });
}
