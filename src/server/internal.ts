import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from './commands/refusal.ts';
import { measureLoop } from './loop-delay.ts';
import { type FigureSource, measureFaults, measureFigures } from './metrics/gauges.ts';

/** A command that reports its progress line by line. */
export type Command = (args: string[], say: (line: string) => void) => Promise<void>;
export type Commands = Record<string, Command>;

interface Internal {
  observe(kind: string, status: number, ms: number): void;
  close(): Promise<void>;
}

const FILE = 'internal.json';

/**
 * The internal port: metrics, and the commands that need the embedded database this process holds
 * (docs/spec/decisions.md §29a). Loopback only; where it listens and its key are in DATA_DIR, mode 600.
 */
export async function startInternal(options: {
  port: number;
  dataDir: string;
  commands: Commands;
  store: StoreFigures;
  figures: FigureSource;
}): Promise<Internal> {
  const { metrics, observe } = createMetrics(options);
  const key = randomBytes(32).toString('base64url');
  const server = createServer((req, res) => {
    answer(req, res, { key, metrics, commands: options.commands }).catch(() => res.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const file = join(options.dataDir, FILE);
  mkdirSync(options.dataDir, { recursive: true });
  const { port } = server.address() as AddressInfo;
  writeFileSync(file, JSON.stringify({ port, key, pid: process.pid }), { mode: 0o600 });
  return {
    observe,
    close: () => closeServer(server, file),
  };
}

/** Everything on /metrics, and the way to count a request. */
export function createMetrics({ store, figures }: { store: StoreFigures; figures: FigureSource }) {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  measureLoop(metrics);
  measureStore(metrics, store);
  measureFigures(metrics, figures);
  const fault = measureFaults(metrics);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests that were not answered from the page store memory',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [metrics],
  });
  const observe: Internal['observe'] = (kind, status, ms) => {
    duration.observe({ kind, status }, ms / 1000);
    fault(kind, status);
  };
  return { metrics, observe };
}

/** Of the page store, now. */
type StoreFigures = () => {
  paths: number;
  renders: number;
  memoryBytes: number;
  waiting: number;
  toWarm: number;
};

function measureStore(metrics: Registry, store: StoreFigures): void {
  const measured = [
    ['page_store_pages', 'Pages stored', 'paths'],
    ['page_store_renders', 'Pages rendered since the start', 'renders'],
    ['page_store_memory_bytes', 'Bytes of the pages kept in memory', 'memoryBytes'],
    ['page_store_waiting', 'Pages waiting to be rendered again', 'waiting'],
    ['page_store_to_warm', 'Pages of the site still to be looked at in the background', 'toWarm'],
  ] as const;
  for (const [name, help, figure] of measured) {
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(store()[figure]);
      },
    });
  }
}

function closeServer(server: Server, file: string): Promise<void> {
  rmSync(file, { force: true });
  return new Promise((resolve) => server.close(() => resolve()));
}

interface Parts {
  key: string;
  metrics: Registry;
  commands: Commands;
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { key, metrics, commands }: Parts,
): Promise<void> {
  if (req.url === '/metrics' && req.method === 'GET') {
    res.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics());
    return;
  }
  const given = Buffer.from(String(req.headers.authorization ?? ''));
  const wanted = Buffer.from(`Bearer ${key}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    res.writeHead(403).end();
    return;
  }
  const command = commands[(req.url ?? '').replace('/command/', '')];
  if (!command) {
    res.writeHead(404).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  // A command may be long before its first word: who asked is told that it is heard.
  res.flushHeaders();
  try {
    await command(JSON.parse(Buffer.concat(chunks).toString()) as string[], (line) => res.write(`${line}\n`));
    res.end('ok\n');
  } catch (error) {
    res.end(`error: ${error instanceof Error ? error.message : 'unknown'}\n`);
  }
}

/** Sends a command to the server that holds `dataDir`; false when none runs there. */
export async function askRunningServer(dataDir: string, name: string, args: string[]): Promise<boolean> {
  let where: { port: number; key: string };
  try {
    where = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
  } catch {
    return false;
  }
  const response = await sendCommand(where, name, args).catch(() => null);
  if (response?.statusCode !== 200) return false;
  let last = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    process.stdout.write(chunk);
    last = (last + chunk).slice(-2000);
  }
  if (!last.endsWith('ok\n')) throw new Refusal(last.trim().split('\n').at(-1) ?? 'The command was cut off');
  return true;
}

/** Without a time limit: an export of everything may say nothing for minutes, which fetch would count as lost. */
function sendCommand(
  { port, key }: { port: number; key: string },
  name: string,
  args: string[],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    request({ host: '127.0.0.1', port, path: `/command/${name}`, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(args));
  });
}
