import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { creditOf } from '#src/features/themes/pick.server.ts';
import { findListPage } from '#src/journeys/list-page/list-page.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { lineBeside } from '#src/server/db/read-line.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { pay, preparedGift } from '../../support/cagnotte.ts';
import { list, rows, TABLES } from '../../support/list-page-tables.ts';

// A list's page is stored, so each column that it shows must publish by itself, whoever writes it.

interface Asked {
  query(sql: unknown, ...more: unknown[]): unknown;
}

let app: TestApp;
let camille: Member;
const query = async (sql: string, ...params: unknown[]) =>
  (await app.services.database.query(sql, params)).rows;

/** The tags that this statement publishes; it is undone. */
async function publishedBy(statement: string): Promise<string[]> {
  let tags: string[] = [];
  const undone = new Error('undone');
  await app.services.database.db
    .transaction(async (tx) => {
      await tx.execute(statement);
      const told = (await tx.execute(
        `select array_to_json(tags)::text as tags from page_outbox
         where id::text = current_setting('merveille.outbox_row', true)`,
      )) as unknown as { rows: { tags: string }[] };
      tags = told.rows.flatMap((row) => JSON.parse(row.tags));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return tags;
}

const ctx = () => makeCtx(app.services, GUEST, { ip: '', sessionUuid: null, requestId: '', userAgent: '' });

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  await query(`insert into brand (name, slug) values ('Marque', 'marque')`);
  const [made] = await query(
    `insert into product (kind, name, slug, brand_id) select 'catalogue', 'Lit', 'lit', id from brand where slug = 'marque' returning id::int`,
  );
  rows.catalogueId = Number(made?.id);
  await app.as(camille.token, async () => {
    const onList = { list_uuid: camille.listUuid };
    const { item } = await listCalls.addCustomItem({ ...onList, item: { name: 'Lampe', price: 30_000 } });
    rows.ownId = item.item.id;
    await listCalls.addItem({ ...onList, product_id: rows.catalogueId });
  });
  const [row] = await query(`select id::int, owner_id::int from list where uuid = $1`, camille.listUuid);
  rows.listId = Number(row?.id);
  rows.personId = Number(row?.owner_id);
  await query(
    `insert into reservation (item_id, quantity, email, reserved_until)
     select id, 1, 'x@exemple.fr', now() + interval '9 days' from list_item where product_id = ${rows.ownId}`,
  );
  await query(
    `insert into item_pool (item_id, provider, livemode, target, quantity, deadline)
     select id, 'demo', false, 30000, 1, current_date + 20 from list_item where product_id = ${rows.ownId}`,
  );
  await query(
    `insert into guess_game (list_id, asks, closes_on) values (${rows.listId}, array['name'], current_date + 9)`,
  );
  await query(
    `insert into guess (list_id, email, publicname, answers) values (${rows.listId}, 'x@exemple.fr', 'X', '{}')`,
  );
  const gift = await preparedGift(camille.listUuid);
  await pay(app, gift.secret);
});
afterAll(() => app.close());

it.each(TABLES)('each column of $name that a list shows publishes it, and each is known', async (table) => {
  const columns = await query(
    `select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    table.name,
  );
  const known = [...Object.keys(table.shown), ...table.silent];
  // A new column is of one kind or the other: the trigger, and this, must know which.
  expect(known.toSorted()).toEqual(columns.map(({ name }) => String(name)).toSorted());
  const set = (column: string, value: string) =>
    publishedBy(`update ${table.name} set ${column} = ${value} where ${table.where()}`);
  for (const [column, value] of Object.entries(table.shown))
    expect(await set(column, value), column).toContain(table.tag());
});

describe('a list’s page', () => {
  it('publishes nothing where nothing that shows has changed', async () => {
    for (const statement of [
      `update list set updated_at = now(), set_aside = '["x"]'`,
      `update reservation set reminded_at = now(), words = 'Bienvenue'`,
      `update contribution set version = version + 1, updated_at = now() where status = 'succeeded'`,
      `update person set totp_last_step = 5, notify = '{"x":"y"}'`,
      'update product set popularity = popularity + 1, updated_at = now()',
      `update list_item set quantity = quantity`,
    ])
      expect(await publishedBy(statement), statement).toEqual([]);
  });

  it('is published by what comes and goes', async () => {
    const item = `(select min(id) from list_item where list_id = ${rows.listId})`;
    for (const statement of [
      `insert into list_item (list_id, product_id, removed_at) values (${rows.listId}, ${rows.catalogueId}, now())`,
      `delete from list_item where list_id = ${rows.listId}`,
      `insert into reservation (item_id, quantity, email, reserved_until) values (${item}, 1, 'y@exemple.fr', now() + interval '1 day')`,
      'delete from reservation',
      'delete from item_pool',
      `insert into guess (list_id, publicname, answers) values (${rows.listId}, 'Y', '{}')`,
      'delete from guess',
      'delete from guess_game',
      `update product set name = 'Autre' where id = ${rows.ownId}`,
    ])
      expect(await publishedBy(statement), statement).toContain(list());
    expect(await publishedBy(`update brand set name = 'Autre'`)).toContain('brand:marque');
    expect(await publishedBy(`update classification set label = label || 'x'`)).toEqual([
      'list:classification',
    ]);
  });

  it('has an address that every process learns of, and its former one too', async () => {
    expect(await publishedBy(`insert into list (slug) values ('toute-neuve')`)).toEqual([
      'address:/toute-neuve',
    ]);
    expect(await publishedBy(`update list set slug = 'ailleurs' where id = ${rows.listId}`)).toContain(
      'address:/ailleurs',
    );
    expect(await publishedBy(`insert into redirect (path, to_path) values ('/jadis', '/')`)).toEqual([
      'redirect:/jadis',
    ]);
    const many = `insert into list (slug) select 'beaucoup-' || n from generate_series(1, 1500) n`;
    expect(await publishedBy(many)).toEqual(['addresses']);
  });

  it('is one of all lists for a statement that changes very many, and one row a transaction', async () => {
    await query(`insert into list (slug) select 'beaucoup-' || n from generate_series(1, 1500) n`);
    expect(await publishedBy(`update list set title = 'x' where slug like 'beaucoup-%'`)).toEqual(['lists']);
    const both = `with one as (update person set firstname = 'Ana' where id = ${rows.personId})
      update list set title = 'x' where id = ${rows.listId}`;
    expect((await publishedBy(both)).toSorted()).toEqual([list(), `person:${rows.personId}`]);
    await query(`delete from list where slug like 'beaucoup-%'`);
  });

  it('reads no table that does not publish', async () => {
    const asked: string[] = [];
    // The driver under Drizzle, and the line beside it: on PostgreSQL `raw` is the one of the jobs.
    const { $client: raw } = app.services.database.db as unknown as { $client: Asked };
    const restored = [raw, lineBeside(raw) as Asked | undefined].flatMap((driver) => {
      if (!driver) return [];
      const ask = driver.query;
      driver.query = function logged(this: unknown, sql: unknown, ...more: unknown[]) {
        asked.push(typeof sql === 'string' ? sql : String((sql as { text?: string }).text));
        return ask.call(this, sql, ...more);
      };
      return [() => Object.assign(driver, { query: ask })];
    });
    try {
      const page = await findListPage(ctx(), camille.slug, { signedIn: false });
      expect(page?.list.items_in_list.length).toBe(2);
      expect(page?.pools.size).toBe(1);
      await creditOf(app.services.database.db, { url: '/x' });
    } finally {
      for (const restore of restored) restore();
    }
    const read = new Set(
      asked.flatMap((sql) => [...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
    );
    expect([...read].sort()).toEqual([
      ...['brand', 'classification', 'contribution', 'guess', 'guess_game', 'item_pool', 'list', 'list_item'],
      ...['person', 'pot', 'product', 'reservation', 'unsplash_cover'],
    ]);
  });
});
