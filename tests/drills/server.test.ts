import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import {
  type BuiltServer,
  exited,
  newDataDir,
  spawnEntry,
  startBuiltServer,
} from '#tests/support/built-server.ts';

// These run the build as a process: `npm test` makes it first. A first start costs three times another one: there is
// one, and each test goes on where the one before ended.
const dataDir = newDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(env: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
  const server = await startBuiltServer({ SEED: 'empty', DATA_DIR: dataDir, ...env });
  onTestFinished(() => server.stop());
  return server;
}

type Call = (path: string, input?: object, token?: string) => Promise<Record<string, unknown>>;

function callerOf({ url }: BuiltServer): Call {
  return async (path, input = {}, token) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
    return ((await response.json()) as { result: Record<string, unknown> }).result;
  };
}

async function register(call: Call): Promise<{ token: string; listUuid: string }> {
  const input = { email: 'rose@exemple.test', password: 'une phrase de rose 12' };
  const token = String((await call('/api/user/register_with_email', input)).token);
  return { token, listUuid: String((await call('/api/list/getWithoutDetails', {}, token)).uuid) };
}

test('a kill at any moment loses nothing that was acknowledged', async () => {
  const first = await start();
  const call = callerOf(first);
  const { token, listUuid } = await register(call);
  let acknowledged = 0;
  const writing = (async () => {
    for (let turn = 1; ; turn += 1) {
      const input = { list_uuid: listUuid, prop_key: 'compteur', val: String(turn) };
      await call('/api/list/update_prop', input, token);
      acknowledged = turn;
    }
  })().catch(() => undefined);
  while (acknowledged < 25) await pause(10);
  await first.stop('SIGKILL');
  await writing;

  const next = await start();
  const list = await callerOf(next)('/api/list/getWithoutDetails', {}, token);
  const kept = Number((list.props as Record<string, string>).compteur);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThanOrEqual(acknowledged + 1);
});

test('asked to stop from its first answer on, it ends by itself and nothing is cut', async () => {
  const first = await start();
  await first.stop();
  const at = { DATA_DIR: first.dataDir, PORT: new URL(first.url).port, PUBLIC_URL: first.url };
  const next = spawnEntry({ ...at, SEED: 'empty', DRAIN_SECONDS: '2' });
  const ended = exited(next);
  const answer = async () => (await fetch(first.url)).status;
  // Refused until it listens.
  while (!(await answer().catch(() => null))) await pause(5);
  const asked = Array.from({ length: 20 }, answer);
  next.kill('SIGTERM');
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
  expect([await ended, next.signalCode]).toEqual([0, null]);
});

test('a second process on the same folder is told so and ends', async () => {
  const first = await start();
  const second = spawnEntry({ DATA_DIR: first.dataDir, PORT: '0' });
  let said = '';
  second.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  expect(await exited(second)).toBe(1);
  expect(said).toContain(first.dataDir);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test('a variable that cannot be is refused by its name, and nothing starts', async () => {
  const child = spawnEntry({ PORT: 'quatre' });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  expect(await exited(child)).toBe(78);
  expect(said).toContain('PORT');
});

test('a server asked to stop answers the request it had begun to read', async () => {
  const server = await start();
  const call = request(`${server.url}/api/content/get_categories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  });
  const answered = once(call, 'response');
  call.flushHeaders();
  // "100 Continue" is the server's word that the request is in its hands.
  await once(call, 'continue');
  server.process.kill('SIGTERM');
  await pause(200);
  call.end('{}');
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await exited(server.process)).toBe(0);
});
