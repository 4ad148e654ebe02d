import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type BuiltServer, exited, startBuiltServer } from '#tests/support/built-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { fillWithLists, newDatabase } from './support/million-items.ts';
import { inTurns, medianRow, ratioRow } from './support/pairs.ts';
import { cpuSeconds } from './support/process.ts';
import type { BenchContext, Row } from './support/row.ts';
import { wrk } from './support/wrk.ts';

const CONNECTIONS = 16;
const TURNS = 6;

const KEPT = [
  ['/api/content/get_init_site_content', {}],
  ['/api/content/get_last_posts', { max_results: 12 }],
  ['/api/search/instant', { query: 'pous' }],
] as const;

const luaOf = (path: string, input: object, token?: string) => `local headers = {
  ['content-type'] = 'application/json', ['accept-encoding'] = 'br'${token ? `, ['authorization'] = 'Bearer ${token}'` : ''} }
request = function() return wrk.format('POST', '${path}', headers, '${JSON.stringify(input)}') end`;

/** Requests a second of the server's own processor time: what else runs weighs little on it. */
async function perCore(url: string, pid: number | undefined, lua: string): Promise<number> {
  const before = cpuSeconds(pid);
  const result = await wrk(url, lua, { connections: CONNECTIONS, seconds: 2 });
  return (result?.requests ?? 0) / (cpuSeconds(pid) - before);
}

async function startBare(size: number): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const script = fileURLToPath(new URL('support/bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(port), String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, process: child };
}

async function bytesOf(url: string, path: string, input: object): Promise<number> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify(input),
  });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** Answers that are kept, beside node:http alone that sends as many bytes. */
export async function* benchKeptCalls(): AsyncGenerator<Row[]> {
  const server = await startBuiltServer({ SEED: 'demo' });
  try {
    for (const [path, input] of KEPT) {
      for (let time = 0; time < 3; time += 1) await bytesOf(server.url, path, input);
      const bare = await startBare(await bytesOf(server.url, path, input));
      const lua = luaOf(path, input);
      const turns = await inTurns(
        {
          ours: () => perCore(server.url, server.process.pid, lua),
          bare: () => perCore(bare.url, bare.process.pid, lua),
        },
        TURNS,
      );
      bare.process.kill();
      await exited(bare.process);
      const rates = turns.map(({ ours }) => ours);
      yield [
        medianRow({ name: `${path}, kept`, unit: 'calls/s a core', target: 'beside node:http' }, rates),
        ratioRow({ name: `${path}, to node:http`, target: '≥ 0.10' }, turns, ['ours', 'bare']),
      ];
    }
  } finally {
    await server.remove();
  }
}

/** A session of the owner of one of the lists. */
async function sessionOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into session (token_hash, person_id, expires_at)
     select $1, owner_id, now() + interval '1 day' from list where slug = 'mesure-777'`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  await client.end();
  return token;
}

async function ownList(server: BuiltServer, token: string): Promise<Row[]> {
  const lua = luaOf('/api/list/get', {}, token);
  await wrk(server.url, lua, { connections: CONNECTIONS, seconds: 4 });
  const cpu = cpuSeconds(server.process.pid);
  const result = await wrk(server.url, lua, { connections: CONNECTIONS, seconds: 8 });
  if (!result) return [];
  const each = (1000 * (cpuSeconds(server.process.pid) - cpu)) / result.requests;
  return [
    { name: 'list/get, a million items', figure: result.perSecond, unit: 'calls/s', target: '16 at once' },
    { name: 'list/get, p50', figure: result.p50, unit: 'ms', target: '16 at once' },
    { name: 'list/get, p99', figure: result.p99, unit: 'ms', target: '≤ 30' },
    { name: 'list/get, of the server’s own time', figure: each, unit: 'ms', target: '≤ 1.5' },
  ];
}

/** An owner's list of 25 gifts among a million, 16 at once. */
export async function benchOwnList({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const databaseUrl = await newDatabase(postgresUrl, 'own_list');
  const server = await startBuiltServer({ SEED: 'empty', DATABASE_URL: databaseUrl });
  try {
    await fillWithLists(databaseUrl);
    return await ownList(server, await sessionOf(databaseUrl));
  } finally {
    await server.remove();
  }
}
