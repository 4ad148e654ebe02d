import pg from 'pg';
import { DEMO_SELLERS_LIST } from '#src/features/merchants/demo-seed.fr.ts';
import { reportLedger } from '#src/features/money/ledger-check.server.ts';
import { connectDatabase } from '#src/server/db/connect.ts';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { newDatabase } from './support/million-items.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

const SECONDS = 10;
const WARM_UP_SECONDS = 4;
const BUYERS = 4;
const CARD = '4242424242424242';

const DETAILS = {
  email: 'mesure@exemple.test',
  name: 'Mesure',
  address: {
    recipient: 'Mesure',
    line1: '12 rue des Lilas',
    line2: '',
    postal_code: '44000',
    city: 'Nantes',
    phone: '',
  },
  delivery: 'standard',
  accept_terms: true,
};

/** A gift is wished for 99 times at most: more lists than a bench empties. */
const LISTS = 60;
const WISHED = 99;

interface Wishes {
  lists: string[];
  /** A product of each of the three sellers. */
  products: number[];
}

/** The demonstration's three sellers, with as much of a product each as a bench may buy, wished for on many lists. */
async function plenty(databaseUrl: string): Promise<Wishes> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ owner: string; product: string }>(
    `select l.owner_id as owner, min(p.id)::text as product
     from list l join list_item i on i.list_id = l.id join product p on p.id = i.product_id
     join merchant m on m.id = p.merchant_id and m.demo
     where l.slug = $1 and i.removed_at is null group by l.owner_id, m.id`,
    [DEMO_SELLERS_LIST],
  );
  const products = rows.map(({ product }) => Number(product));
  if (products.length !== 3) throw new Error(`${products.length} sellers instead of three`);
  await client.query('update product set stock = 1000000 where id = any($1)', [products]);
  const { rows: lists } = await client.query<{ uuid: string }>(
    `with made as (
       insert into list (slug, owner_id, birthdate)
       select 'achats-' || n, $1, '2999-06-01' from generate_series(1, $2) n returning id, uuid
     ), wished as (
       insert into list_item (list_id, product_id, position, quantity)
       select made.id, product, product, $3 from made, unnest($4::bigint[]) product returning list_id
     )
     select uuid from made where id in (select list_id from wished)`,
    [rows[0]?.owner, LISTS, WISHED, products],
  );
  await client.end();
  return { lists: lists.map(({ uuid }) => uuid), products };
}

/** One order from the first article to its payment, as its buyer lives it; answers how long that took, ms. */
async function buy(site: { url: string }, list_uuid: string, products: readonly number[]): Promise<number> {
  const begun = performance.now();
  const [product_id, ...others] = products;
  const first = { list_uuid, product_id, contributor_email: DETAILS.email, contributor_name: DETAILS.name };
  const { hash } = await callSite<{ hash: string }>(site, 'publiclist/list_prepare_contributor_order', first);
  for (const other of others)
    await callSite(site, 'order/add_line', { hash, list_uuid, product_id: other, quantity: 1 });
  await callSite(site, 'order/save_details', { hash, ...DETAILS });
  const { payment } = await callSite<{ payment: { client_secret: string } }>(site, 'order/pay', { hash });
  await callSite(site, 'demo/confirm', { client_secret: payment.client_secret, card_number: CARD });
  const { status } = await callSite<{ status: string }>(site, 'order/check_status', { hash });
  if (status !== 'paid') throw new Error(`an order ended ${status}`);
  return performance.now() - begun;
}

async function buyForAWhile(
  site: { url: string },
  { lists, products }: Wishes,
  seconds: number,
): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const buyer = async () => {
    while (performance.now() < end)
      times.push(await buy(site, lists[times.length % lists.length] ?? '', products));
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return times;
}

/** Orders of three sellers each, four buyers at a time, on PostgreSQL without fsync; the ledger is checked afterwards. */
export async function benchOrdersOfThreeSellers({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const databaseUrl = await newDatabase(postgresUrl, 'bench_orders');
  const server = await startBuiltServer({ SEED: 'demo', DATABASE_URL: databaseUrl });
  try {
    const wishes = await plenty(databaseUrl);
    await buyForAWhile(server, wishes, WARM_UP_SECONDS);
    const times = await buyForAWhile(server, wishes, SECONDS);
    const database = await connectDatabase({ url: databaseUrl, dataDir: '' });
    await reportLedger(database.db, () => undefined);
    await database.close();
    const name = 'PostgreSQL: orders of three sellers, paid';
    return [
      { name, figure: times.length / SECONDS, unit: 'orders/s', target: '' },
      { name: `${name}, p50`, figure: quantile(times, 0.5), unit: 'ms', target: '' },
      { name: `${name}, p99`, figure: quantile(times, 0.99), unit: 'ms', target: '' },
    ];
  } finally {
    await server.remove();
  }
}
