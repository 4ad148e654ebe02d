import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';

const ENTRY = 'dist/server/entry.mjs';
const dataDir = mkdtempSync(join(tmpdir(), 'merveille-drill-'));
let port = 0;
let server: ChildProcess;

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--liftoff-only', ENTRY], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'empty',
      ADMIN_PASSWORD: 'une phrase pour les essais',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  for (let n = 0; n < 240; n += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server was not ready in 60 s');
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
const call = (name: string, input: object) =>
  get(`/api/user/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }).then((response) => response.json() as Promise<{ result?: { token: string }; code?: string }>);

/** Sends a request line as it is: clients would clean it. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

beforeAll(async () => {
  if (!existsSync(ENTRY)) throw new Error('Build first: npm test does');
  port = await freePort();
  server = await start();
}, 80_000);
afterAll(async () => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('every answer', () => {
  it.each([
    '/',
    '/nulle-part',
    '/healthz',
    '/api/nothing/here',
    '/favicon.svg',
    '/magazine/1',
    '/i/marketplace/inscription',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (path === '/favicon.svg' || path === '/magazine/1') return;
    expect(headers.get('referrer-policy')).toBeTruthy();
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain('frame-ancestors');
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each([
    ['GET //evil.example/x HTTP/1.1', /^HTTP\/1\.1 301[\s\S]*location: \/evil\.example\/x/i],
    ['GET /%E0%A4%A HTTP/1.1', /^HTTP\/1\.1 400/],
    ['GET /a%00b HTTP/1.1', /^HTTP\/1\.1 400/],
    [`GET /${'a'.repeat(6000)} HTTP/1.1`, /^HTTP\/1\.1 400/],
    ['GET /../../etc/passwd HTTP/1.1', /^HTTP\/1\.1 (?:301|400|404)/],
    ['GET /_astro/..%2f..%2fserver/entry.mjs HTTP/1.1', /^HTTP\/1\.1 404/],
    ['GET http://evil.example/ HTTP/1.1', /^HTTP\/1\.1 (?:400|404)/],
    ['TRACE / HTTP/1.1', /^HTTP\/1\.1 (?:400|404|405|501)/],
  ])('survives the request %s', async (line, expected) => {
    expect(await raw(line)).toMatch(expected);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('says which build it is, never from a cache', async () => {
    const answer = await get('/client-version');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ version: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });

  it('refuses a form posted from another site', async () => {
    const answer = await get('/nulle-part', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect(answer.status).toBe(403);
  });
});

describe('a process', () => {
  it('keeps a second one out of its folder, and says why', () => {
    let said = '';
    try {
      execFileSync(process.execPath, ['--liftoff-only', ENTRY], {
        env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
        stdio: 'pipe',
        timeout: 30_000,
      });
    } catch (error) {
      said = String((error as { stderr: Buffer }).stderr);
    }
    expect(said).toContain('déjà ouvert par un autre processus');
  });

  it('answers commands from outside through the one that runs', () => {
    const said = execFileSync(process.execPath, ['--liftoff-only', ENTRY, 'ledger:check'], {
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      timeout: 30_000,
    });
    expect(String(said)).toContain('The ledger is right.');
  });

  it('loses nothing acknowledged at kill -9', async () => {
    const account = { email: 'tenace@exemple.fr', password: 'une phrase vraiment longue' };
    expect((await call('register_with_email', account)).result?.token).toBeTruthy();
    const gone = ended(server);
    server.kill('SIGKILL');
    await gone;
    server = await start();
    expect((await call('login_with_password', account)).result?.token).toBeTruthy();
  }, 90_000);

  it('lets a request in flight finish when told to stop', async () => {
    const body = JSON.stringify({ email: 'tenace@exemple.fr', password: 'une phrase vraiment longue' });
    const answered = new Promise<number>((resolve, reject) => {
      const outgoing = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/user/login_with_password',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (incoming) => resolve(incoming.statusCode ?? 0),
      );
      outgoing.on('error', reject);
      outgoing.write(body.slice(0, 10));
      setTimeout(() => server.kill('SIGTERM'), 300);
      setTimeout(() => outgoing.end(body.slice(10)), 900);
    });
    const gone = ended(server);
    expect(await answered).toBe(200);
    expect(await gone).toBe(0);
  }, 40_000);
});
