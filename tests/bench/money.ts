import { reportLedger } from '#src/features/money/ledger-check.server.ts';
import { connectDatabase } from '#src/server/db/connect.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

const SECONDS = 10;
const GIVERS = 8;
const CARD = '4242424242424242';

type Prepared = { contribution: { hash: string }; payment: { client_secret: string } };

/** One gift from the form to `succeeded`, as its giver lives it; answers how long that took, ms. */
async function give(site: { url: string }, list_uuid: string): Promise<number> {
  const begun = performance.now();
  const input = {
    list_uuid,
    contribution: { amount: 2500, contributor: { email: 'mesure@exemple.test', publicname: 'Mesure' } },
  };
  const { contribution, payment } = await callSite<Prepared>(
    site,
    'publiclist/list_prepare_contribution',
    input,
  );
  await callSite(site, 'demo/confirm', { client_secret: payment.client_secret, card_number: CARD });
  const { hash } = contribution;
  const { status } = await callSite<{ status: string }>(site, 'publiclist/list_check_contribution_status', {
    hash,
  });
  if (status !== 'succeeded') throw new Error(`a gift ended ${status}`);
  return performance.now() - begun;
}

async function giveForAWhile(server: BuiltServer): Promise<number[]> {
  const { session } = await callSite<{ session: { user: { mainListInfo: { uuid: string } } } }>(
    server,
    'user/login_with_test',
  );
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const giver = async () => {
    while (performance.now() < end) times.push(await give(server, session.user.mainListInfo.uuid));
  };
  await Promise.all(Array.from({ length: GIVERS }, giver));
  return times;
}

/** Gifts to one pot, eight at a time, on PostgreSQL without fsync; the ledger is checked afterwards. */
export async function benchMoneyOnPostgres({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const server = await startBuiltServer({ SEED: 'empty', DATABASE_URL: postgresUrl });
  try {
    const times = await giveForAWhile(server);
    const database = await connectDatabase({ url: postgresUrl, dataDir: '' });
    await reportLedger(database.db, () => undefined);
    await database.close();
    const name = 'PostgreSQL: gifts from the form to « succeeded »';
    return [
      { name, figure: times.length / SECONDS, unit: 'gifts/s', target: '≥ 100' },
      { name: `${name}, p50`, figure: quantile(times, 0.5), unit: 'ms', target: 'no bound: eight at once' },
      { name: `${name}, p99`, figure: quantile(times, 0.99), unit: 'ms', target: '≤ 400' },
    ];
  } finally {
    await server.remove();
  }
}
