import { Pool } from 'undici';
import { reportLedger } from '#src/features/money/ledger-check.server.ts';
import { connectDatabase } from '#src/server/db/connect.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { cpuSeconds, rested } from './support/process.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

const SECONDS = 10;
const WARM_SECONDS = 3;
const GIVERS = 8;
const CARD = '4242424242424242';

type Prepared = { contribution: { hash: string }; payment: { client_secret: string } };

type Ask = <T>(path: string, input: object) => Promise<T>;

/** Calls over connections that are kept, by the client that takes least of the two cores. */
function asker(pool: Pool): Ask {
  return async (path, input) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(input);
    const answer = await pool.request({ path: `/api/${path}`, method: 'POST', headers, body });
    const { result, err } = (await answer.body.json()) as { result?: never; err?: string };
    if (!result) throw new Error(`${path}: ${err}`);
    return result;
  };
}

/** One gift from the form to `succeeded`, as its giver lives it; answers how long that took, ms. */
async function give(ask: Ask, list_uuid: string): Promise<number> {
  const begun = performance.now();
  const input = {
    list_uuid,
    contribution: { amount: 2500, contributor: { email: 'mesure@exemple.test', publicname: 'Mesure' } },
  };
  const { contribution, payment } = await ask<Prepared>('publiclist/list_prepare_contribution', input);
  await ask('demo/confirm', { client_secret: payment.client_secret, card_number: CARD });
  const { hash } = contribution;
  const { status } = await ask<{ status: string }>('publiclist/list_check_contribution_status', { hash });
  if (status !== 'succeeded') throw new Error(`a gift ended ${status}`);
  return performance.now() - begun;
}

interface Given {
  /** Milliseconds of each gift. */
  times: number[];
  /** The server's own processor time of one, ms. */
  ownMs: number;
}

async function giveForAWhile(server: BuiltServer): Promise<Given> {
  const { session } = await callSite<{ session: { user: { mainListInfo: { uuid: string } } } }>(
    server,
    'user/login_with_test',
  );
  const pool = new Pool(server.url, { connections: GIVERS, pipelining: 1 });
  const ask = asker(pool);
  const during = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    const times: number[] = [];
    const giver = async () => {
      while (performance.now() < end) times.push(await give(ask, session.user.mainListInfo.uuid));
    };
    await Promise.all(Array.from({ length: GIVERS }, giver));
    return times;
  };
  // A server that has just started still fills its second search index, and compiles what it runs first.
  await rested(server.process.pid);
  await during(WARM_SECONDS);
  const before = cpuSeconds(server.process.pid);
  const times = await during(SECONDS);
  const ownMs = (1000 * (cpuSeconds(server.process.pid) - before)) / times.length;
  await pool.close();
  return { times, ownMs };
}

/** Gifts to one pot, eight at a time, on PostgreSQL without fsync; the ledger is checked afterwards. */
export async function benchMoneyOnPostgres({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const server = await startBuiltServer({ SEED: 'empty', DATABASE_URL: postgresUrl });
  try {
    const { times, ownMs } = await giveForAWhile(server);
    const database = await connectDatabase({ url: postgresUrl, dataDir: '' });
    await reportLedger(database.db, () => undefined);
    await database.close();
    const name = 'PostgreSQL: gifts from the form to « succeeded »';
    return [
      { name, figure: times.length / SECONDS, unit: 'gifts/s', target: '≥ 100' },
      { name: `${name}, p50`, figure: quantile(times, 0.5), unit: 'ms', target: 'no bound: eight at once' },
      { name: `${name}, p99`, figure: quantile(times, 0.99), unit: 'ms', target: '≤ 400' },
      { name: `${name}, of the server’s own time`, figure: ownMs, unit: 'ms', target: '≤ 10' },
    ];
  } finally {
    await server.remove();
  }
}
