import { brotliDecompressSync } from 'node:zlib';
import { Pool } from 'undici';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { newDatabase } from './support/million-items.ts';
import { cpuSeconds, rested } from './support/process.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

const GIFTS = 40;
const FROM_THE_CATALOGUE = 36;
const LONG = 500;
const WARM_UP = 60;
const ROUNDS = 5;
const RENDERS = 40;
const EXAMPLE = 'liste-exemple';
/** The cookie of people who want fresh pages: nothing comes from the page store (docs/spec/decisions.md §25a). */
const FRESH = { 'accept-encoding': 'br', cookie: 'disable_cache=1' };

interface Listed {
  item: { id: number; kind: string; merchant_item_id: string };
}

async function giftsOf(server: BuiltServer, slug: string): Promise<Listed[]> {
  const { detailed_list } = await callSite<{ detailed_list: { items_in_list: Listed[] } }>(
    server,
    'publiclist/get_from_user_slug',
    { slug },
  );
  return detailed_list.items_in_list;
}

async function newParent(server: BuiltServer, slug: string) {
  const account = { email: `${slug}@exemple.fr`, password: 'une mesure sans hasard 7' };
  const { token } = await callSite<{ token: string }>(server, 'user/register_with_email', account);
  const own = { url: server.url, token };
  await callSite(own, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const { uuid } = await callSite<{ uuid: string }>(own, 'list/getWithoutDetails');
  return { own, list_uuid: uuid };
}

/** Forty gifts as lists have them: most of the catalogue, some promised. Answers the address of a payment begun there. */
async function fillForty(server: BuiltServer, slug: string): Promise<string> {
  const { own, list_uuid } = await newParent(server, slug);
  const known = (await giftsOf(server, EXAMPLE)).filter(({ item }) => item.kind === 'catalogue');
  const ids = new Set(known.map(({ item }) => item.id));
  const last = Math.max(...ids);
  for (let id = 1; id <= last && ids.size < FROM_THE_CATALOGUE; id += 1) ids.add(id);
  const added = async (product_id: number) =>
    callSite(own, 'list/add_item_to_main', { product_id }).catch(() => null);
  for (const id of ids) await added(id);
  for (let nth = (await giftsOf(server, slug)).length; nth < GIFTS; nth += 1)
    await callSite(own, 'list/add_custom_item_to_main', {
      item: { name: `Envie ${nth}`, price: 1000 + nth },
    });
  for (const { item } of (await giftsOf(server, slug)).slice(0, 6))
    await callSite(server, 'publiclist/give_item', {
      list_uuid,
      merchant_item_id: item.merchant_item_id,
      email: 'odile@exemple.test',
    });
  const { contribution } = await callSite<{ contribution: { hash: string } }>(
    server,
    'publiclist/list_prepare_contribution',
    {
      list_uuid,
      contribution: { amount: 2500, contributor: { email: 'mesure@exemple.test', publicname: 'Mesure' } },
    },
  );
  return `/p/participation-cagnotte-paiement/${contribution.hash}`;
}

async function fillLong(server: BuiltServer, slug: string): Promise<void> {
  const { own, list_uuid } = await newParent(server, slug);
  const lines = Array.from({ length: LONG }, (_, nth) => `Envie numéro ${nth + 1};${nth % 200},90`);
  await callSite(own, 'list/import_items', { list_uuid, csv: ['Nom;Prix', ...lines].join('\n') });
}

/** Pages of giving are never stored: they are asked for as everybody does. */
const askedFor = (path: string) => (path.startsWith('/p/') ? { 'accept-encoding': 'br' } : FRESH);

async function bytesOf(pool: Pool, path: string): Promise<number> {
  const answer = await pool.request({ path, method: 'GET', headers: askedFor(path) });
  const body = Buffer.from(await answer.body.arrayBuffer());
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  return answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body).length : body.length;
}

/** The processor time of one answer, all threads of the server, the median of some rounds. */
async function cpuOf(server: BuiltServer, ask: () => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuSeconds(server.process.pid);
    for (let turn = 0; turn < RENDERS; turn += 1) await ask();
    rounds.push(((cpuSeconds(server.process.pid) - before) * 1000) / RENDERS);
  }
  return quantile(rounds, 0.5);
}

async function rowsOn(name: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const server = await startBuiltServer({ SEED: 'demo', ...env });
  const pool = new Pool(server.url, { connections: 1 });
  try {
    const payment = await fillForty(server, 'quarante');
    await fillLong(server, 'cinq-cents');
    await rested(server.process.pid);
    const page = (path: string) => () => bytesOf(pool, path);
    const call = () => callSite(server, 'publiclist/get_from_user_slug', { slug: 'quarante' });
    const measured: [string, () => Promise<unknown>, string][] = [
      [`a list of ${GIFTS} gifts, rendered`, page('/quarante'), '≤ 15'],
      [`get_from_user_slug of ${GIFTS} gifts`, call, ''],
      ['contribution form', page('/p/participation-cagnotte/quarante'), '≤ 12'],
      ['payment page', page(payment), '≤ 12'],
    ];
    const rows: Row[] = [];
    for (const [what, ask, target] of measured)
      rows.push({ name: `${name}: ${what}`, figure: await cpuOf(server, ask), unit: 'ms of CPU', target });
    const sizes: [string, string, string][] = [
      [`/${EXAMPLE}`, `${(await giftsOf(server, EXAMPLE)).length} gifts`, '≤ 60'],
      ['/quarante', `${GIFTS} gifts`, ''],
      ['/cinq-cents', `${LONG} gifts`, ''],
    ];
    for (const [path, what, target] of sizes)
      rows.push({
        name: `${name}: HTML of ${what}`,
        figure: (await bytesOf(pool, path)) / 1000,
        unit: 'kB',
        target,
      });
    return rows;
  } finally {
    await pool.close();
    await server.remove();
  }
}

/** A list's page and those of giving money, cold of any page store, on the embedded database. */
export function benchListPageEmbedded(): Promise<Row[]> {
  return rowsOn('PGlite', {});
}

export async function benchListPagePostgres({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  return rowsOn('PostgreSQL', { DATABASE_URL: await newDatabase(postgresUrl, 'bench_list_page') });
}
