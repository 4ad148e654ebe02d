import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { FOLLOW_PATH } from '#src/features/lists/live/live.ts';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { newDatabase } from './support/million-items.ts';
import { cpuSeconds } from './support/process.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

const PEOPLE = 100;
/** As many as one person may have open. */
const EACH = 20;
const CHANGES = 40;
/** Longer than the time between two beats. */
const REST_SECONDS = 20;

interface Follower {
  token: string;
  list_uuid: string;
}

const STEPS = [
  `insert into person (email, firstname, setup_step)
   select 'suivi-' || n || '@exemple.test', 'Camille', 'done' from generate_series(1, ${PEOPLE}) n`,
  `insert into list (slug, owner_id, birthdate) select 'suivi-' || id, id, '2999-06-01' from person
   where email like 'suivi-%'`,
  `insert into list_owner (list_id, person_id, role, main) select id, owner_id, 'owner', true from list
   where slug like 'suivi-%'`,
];

async function makeFollowers(databaseUrl: string): Promise<Follower[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const step of STEPS) await client.query(step);
  const { rows } = await client.query<{ owner_id: string; uuid: string }>(
    `select owner_id, uuid from list where slug like 'suivi-%'`,
  );
  const followers: Follower[] = [];
  for (const { owner_id, uuid } of rows) {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into session (token_hash, person_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest('base64url'), owner_id],
    );
    followers.push({ token, list_uuid: uuid });
  }
  await client.end();
  return followers;
}

interface Line {
  socket: Socket;
  /** When it heard of a change, by how many it had heard. */
  heard: number[];
}

/** A stream by a bare socket, so that this side costs as little as it can. Resolves once it is open. */
function follow(url: URL, { token, list_uuid }: Follower): Promise<Line> {
  const body = JSON.stringify({ list_uuid });
  const head = [
    `POST ${FOLLOW_PATH} HTTP/1.1`,
    `host: ${url.host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const socket = connect(Number(url.port), url.hostname);
  const line: Line = { socket, heard: [] };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (text.includes(': open')) resolve(line);
      else if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text));
      if (text.includes('data: ')) line.heard.push(performance.now());
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

function memoryOf(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Milliseconds from the request of a change until each of the list's followers heard of it. */
async function changeAndHear(
  site: { url: string },
  { token, list_uuid }: Follower,
  lines: Line[],
): Promise<number[]> {
  const before = lines.map(({ heard }) => heard.length);
  const asked = performance.now();
  await callSite({ ...site, token }, 'list/update_list', { list_uuid, title: `Liste ${asked}` });
  await pause(150);
  return lines.map(({ heard }, at) => (heard[before[at] ?? 0] ?? Number.POSITIVE_INFINITY) - asked);
}

/** Two thousand open lists, twenty a person: what they cost, and when they hear of a change. */
export async function benchStreams({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const databaseUrl = await newDatabase(postgresUrl, 'streams');
  const server = await startBuiltServer({ SEED: 'empty', DATABASE_URL: databaseUrl });
  const { pid } = server.process;
  try {
    const followers = await makeFollowers(databaseUrl);
    const url = new URL(server.url);
    // What a first stream brings with it is not the streams' own.
    for (const follower of followers) (await follow(url, follower)).socket.destroy();
    await pause(3000);
    const bare = memoryOf(pid);
    const lines = new Map<Follower, Line[]>();
    for (const follower of followers) {
      const own: Line[] = [];
      for (let one = 0; one < EACH; one += 1) own.push(await follow(url, follower));
      lines.set(follower, own);
    }
    await pause(3000);
    const full = memoryOf(pid);
    const cpu = cpuSeconds(pid);
    await pause(REST_SECONDS * 1000);
    const rest = (cpuSeconds(pid) - cpu) / REST_SECONDS;
    const times: number[] = [];
    for (const follower of followers.slice(0, CHANGES))
      times.push(...(await changeAndHear(server, follower, lines.get(follower) ?? [])));
    for (const { socket } of [...lines.values()].flat()) socket.destroy();
    const name = `${PEOPLE * EACH} open streams`;
    return [
      { name: `${name}, memory`, figure: full - bare, unit: 'MB', target: '≤ 100' },
      {
        name: `${name} at rest, beats and everything else`,
        figure: rest * 100,
        unit: '% of a core',
        target: '≤ 10',
      },
      { name: 'a change to whoever follows, p50', figure: quantile(times, 0.5), unit: 'ms', target: '≤ 100' },
      {
        name: 'a change to whoever follows, p99',
        figure: quantile(times, 0.99),
        unit: 'ms',
        target: '≤ 500',
      },
    ];
  } finally {
    await server.remove();
  }
}
