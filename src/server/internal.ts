import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Refusal } from './commands/refusal.ts';
import type { Metrics, Told } from './metrics/registry.ts';

/** A command that reports its progress line by line. */
export type Command = (args: string[], say: (line: string) => void) => Promise<void>;
export type Commands = Record<string, Command>;

/** The address and the key of an internal port. */
export interface Where {
  port: number;
  key: string;
}

interface Internal extends Where {
  close(): Promise<void>;
}

interface Parts {
  metrics: Pick<Metrics, 'contentType' | 'text'> & Partial<Pick<Metrics, 'told'>>;
  command(name: string): Command | undefined;
}

const FILE = 'internal.json';

/**
 * The internal port: metrics, and the commands that need the embedded database this process holds
 * (docs/spec/decisions.md §29a). Loopback only; where it listens and its key are in `dataDir`, mode 600, or known to the
 * first of several processes alone.
 */
export async function startInternal(
  { port, dataDir }: { port: number; dataDir: string | null },
  parts: Parts,
): Promise<Internal> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer((req, res) => {
    answer(req, res, { ...parts, key }).catch(() => res.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Its own, also where several processes share the port of the site.
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve);
  });
  const where = { port: (server.address() as AddressInfo).port, key };
  const file = dataDir && join(dataDir, FILE);
  if (file) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...where, pid: process.pid }), { mode: 0o600 });
  }
  return { ...where, close: () => closeServer(server, file) };
}

function closeServer(server: Server, file: string | null): Promise<void> {
  if (file) rmSync(file, { force: true });
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { key, metrics, command: find }: Parts & { key: string },
): Promise<void> {
  if (req.url === '/metrics' && req.method === 'GET') {
    res.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
    return;
  }
  const given = Buffer.from(String(req.headers.authorization ?? ''));
  const wanted = Buffer.from(`Bearer ${key}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    res.writeHead(403).end();
    return;
  }
  if (req.url === '/told' && metrics.told) {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await metrics.told()));
    return;
  }
  const command = find((req.url ?? '').replace('/command/', ''));
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
  let where: Where;
  try {
    where = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
  } catch {
    return false;
  }
  return sendCommand(where, { name, args }, (text) => process.stdout.write(text));
}

/** Runs a command in another process; false when nobody there knows it. Throws Refusal with its last line when it fails. */
export async function sendCommand(
  where: Where,
  { name, args }: { name: string; args: string[] },
  heard: (text: string) => void,
): Promise<boolean> {
  const response = await ask(where, { path: `/command/${name}`, body: JSON.stringify(args) }).catch(
    () => null,
  );
  response?.setEncoding('utf8');
  if (response?.statusCode !== 200) {
    response?.resume();
    return false;
  }
  let last = '';
  for await (const chunk of response) {
    heard(chunk);
    last = (last + chunk).slice(-2000);
  }
  if (!last.endsWith('ok\n')) throw new Refusal(last.trim().split('\n').at(-1) ?? 'The command was cut off');
  return true;
}

/** The figures of another process. Rejects when it has not told them within so long. */
export async function askFigures(where: Where, withinMs: number): Promise<Told> {
  const response = await ask(where, { path: '/told', signal: AbortSignal.timeout(withinMs) });
  if (response.statusCode !== 200) throw new Error(`Figures: status ${response.statusCode}`);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Told;
}

/** Without a time limit of its own: an export of everything may say nothing for minutes, which fetch would count as lost. */
function ask(
  { port, key }: Where,
  { path, body = '', signal }: { path: string; body?: string; signal?: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, ...(signal && { signal }) };
    request(options, resolve).on('error', reject).end(body);
  });
}
