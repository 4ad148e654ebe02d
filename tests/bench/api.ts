import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { load } from './support/load.ts';
import type { BenchContext, Row } from './support/row.ts';

const SECONDS = 3;
const CONNECTIONS = 8;

interface Signed {
  token: string;
  listUuid: string;
  slug: string;
}

type Caller = (path: string, input: object, token?: string) => Promise<Record<string, unknown>>;

function callerOf(url: string): Caller {
  return async (path, input, token) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
    const body = (await response.json()) as { result?: Record<string, unknown>; err?: string };
    if (!body.result) throw new Error(`${path}: ${response.status} ${body.err}`);
    return body.result;
  };
}

/** A person with a list, made for the measure. */
async function signIn({ url }: BuiltServer): Promise<Signed> {
  const call = callerOf(url);
  const email = `mesure-${process.pid}@exemple.test`;
  const made = await call('/api/user/register_with_email', { email, password: 'une mesure sans hasard 7' });
  const token = String(made.token);
  const list = await call('/api/list/getWithoutDetails', {}, token);
  return { token, listUuid: String(list.uuid), slug: String(list.slug) };
}

interface Measure {
  name: string;
  path: string;
  body: (turn: number) => object;
}

function measures({ listUuid, slug }: Signed): Measure[] {
  return [
    {
      name: 'read a session (get_my_info)',
      path: '/api/user/get_my_info',
      body: () => ({}),
    },
    {
      name: 'read a public list',
      path: '/api/publiclist/get_from_user_slug',
      body: () => ({ slug }),
    },
    {
      name: 'write a property of a list',
      path: '/api/list/update_prop',
      body: (turn) => ({ list_uuid: listUuid, prop_key: 'mesure', val: String(turn) }),
    },
  ];
}

async function measure(server: BuiltServer, label: string, target: string): Promise<Row[]> {
  const signed = await signIn(server);
  const headers = { authorization: `Bearer ${signed.token}` };
  const rows: Row[] = [];
  for (const { name, path, body } of measures(signed)) {
    const request = (turn: number) => ({ path, body: JSON.stringify(body(turn)), headers });
    const result = await load({ url: server.url, request, connections: CONNECTIONS, seconds: SECONDS });
    rows.push({ name: `${label}: ${name}`, figure: result.perSecond, unit: 'calls/s', target });
    rows.push({ name: `${label}: ${name}, p95`, figure: result.p95, unit: 'ms', target: '≤ 200' });
    if (result.errors > 0) throw new Error(`${name}: ${result.errors} calls were refused`);
  }
  return rows;
}

async function measured(label: string, target: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const server = await startBuiltServer({ SEED: 'demo', ...env });
  try {
    return await measure(server, label, target);
  } finally {
    await server.remove();
  }
}

/** Calls over HTTP to the built server on the embedded database, eight at a time. */
export function benchApiOnPglite(): Promise<Row[]> {
  return measured('PGlite', '≥ 100', {});
}

/** The same on PostgreSQL, without fsync: what the code costs, not the disk. */
export async function benchApiOnPostgres({ postgresUrl }: BenchContext): Promise<Row[]> {
  return postgresUrl ? measured('PostgreSQL', '≥ 200', { DATABASE_URL: postgresUrl }) : [];
}
