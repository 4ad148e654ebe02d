import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { fillWithLists, LISTS_COUNT, newDatabase, slugOf } from './support/million-items.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';
import { wrk } from './support/wrk.ts';

const LOAD = { connections: 16, seconds: 8 };
const SAVES = 150;

/** Another list at each request, all over the table. */
const LUA = {
  page: `local n = 0
request = function() n = n + 1; return wrk.format('GET', '/mesure-' .. (1 + (n * 7919) % ${LISTS_COUNT})) end`,
  call: `local n = 0
local headers = { ['content-type'] = 'application/json' }
request = function() n = n + 1
  local body = '{"slug":"mesure-' .. (1 + (n * 7919) % ${LISTS_COUNT}) .. '"}'
  return wrk.format('POST', '/api/publiclist/get_from_user_slug', headers, body) end`,
  available: (list_uuid: string) => `local headers = { ['content-type'] = 'application/json' }
request = function() return wrk.format('POST', '/api/publiclist/get_availability', headers, '{"list_uuid":"${list_uuid}"}') end`,
};

/** The processor time of the server so far: it stays the same on a machine that does other things too. */
function cpuMs({ process: { pid } }: BuiltServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function underLoad(server: BuiltServer): Promise<Row[]> {
  const { list_uuid } = await callSite<{ list_uuid: string }>(server, 'publiclist/get_list_id_from_slug', {
    slug: slugOf(1),
  });
  const rows: Row[] = [];
  for (const [name, lua, target] of [
    ['the page of a public list', LUA.page, '≥ 50'],
    ['a public list by its call', LUA.call, '≥ 100'],
    ['"is it still free?"', LUA.available(list_uuid), '≥ 300'],
  ] as const) {
    await wrk(server.url, lua, { ...LOAD, seconds: 2 });
    const before = cpuMs(server);
    const result = await wrk(server.url, lua, LOAD);
    if (!result) return [];
    const each = (cpuMs(server) - before) / result.requests;
    rows.push(
      { name, figure: result.perSecond, unit: 'req/s', target },
      { name: `${name}, p50`, figure: result.p50, unit: 'ms', target: 'under 16 connections' },
      { name: `${name}, p99`, figure: result.p99, unit: 'ms', target: '≤ 1000' },
      {
        name: `${name}, of the server’s own time`,
        figure: each,
        unit: 'ms',
        target: 'whatever else is running',
      },
    );
  }
  return rows;
}

/** From the owner's "saved" to the server's, one change after the other, as the editor's queue sends them. */
async function editorSaves(server: BuiltServer): Promise<Row[]> {
  const account = { email: `mesure-${process.pid}@exemple.fr`, password: 'une mesure sans hasard 7' };
  const { token } = await callSite<{ token: string }>(server, 'user/register_with_email', account);
  const own = { url: server.url, token };
  const { uuid: list_uuid } = await callSite<{ uuid: string }>(own, 'list/getWithoutDetails');
  type Added = { item: { item: { id: number } } };
  const ids: number[] = [];
  for (let nth = 0; nth < 25; nth += 1) {
    const item = { name: `Envie ${nth}`, price: 1000 + nth };
    ids.push((await callSite<Added>(own, 'list/add_custom_item_to_main', { item })).item.item.id);
  }
  const times: number[] = [];
  for (let turn = 0; turn < SAVES; turn += 1) {
    const begun = performance.now();
    const product_id = ids[turn % ids.length];
    await callSite(own, 'list/update_item', { list_uuid, product_id, description: `Mot ${turn}` });
    if (turn >= 10) times.push(performance.now() - begun);
  }
  return [
    {
      name: 'a save of the editor, there and back, p50',
      figure: quantile(times, 0.5),
      unit: 'ms',
      target: '≤ 50',
    },
    { name: 'a save of the editor, p99', figure: quantile(times, 0.99), unit: 'ms', target: '≤ 200' },
  ];
}

/** Lists on PostgreSQL with a million items in the database; figures say what else the machine was doing. */
export async function benchListsOnPostgres({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl) return [];
  const databaseUrl = await newDatabase(postgresUrl, 'bench_lists');
  const server = await startBuiltServer({ SEED: 'empty', DATABASE_URL: databaseUrl });
  try {
    const items = await fillWithLists(databaseUrl);
    const saves = await editorSaves(server);
    return [
      { name: 'items on the lists of the database', figure: items, unit: '', target: '≥ 1000000' },
      {
        name: 'load of the machine meanwhile',
        figure: loadavg()[0] ?? 0,
        unit: '',
        target: 'about 2 when alone',
      },
      ...(await underLoad(server)),
      ...saves,
    ];
  } finally {
    await server.remove();
  }
}
