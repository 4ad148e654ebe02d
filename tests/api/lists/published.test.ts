import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { creditOf } from '#src/features/themes/pick.server.ts';
import { findListPage } from '#src/journeys/list-page/list-page.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { pay, preparedGift } from '../../support/cagnotte.ts';

// A list's page is stored, so each column that it shows must publish by itself, whoever writes it.

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
      const { rows } = (await tx.execute(
        `select array_to_json(tags)::text as tags from page_outbox
         where id::text = current_setting('merveille.outbox_row', true)`,
      )) as unknown as { rows: { tags: string }[] };
      tags = rows.flatMap((row) => JSON.parse(row.tags));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return tags;
}

interface Table {
  name: string;
  /** The row that changes. */
  where: () => string;
  tag: () => string;
  /** Columns that the page shows, with another value. */
  shown: Record<string, string>;
  /** Those it does not, or that never change. */
  silent: string[];
}

let listId = 0;
let personId = 0;
let ownId = 0;
let catalogueId = 0;
const list = () => `list:${listId}`;
const dates = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, "now() + interval '1 day'"]));
const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `coalesce(${name}, '') || 'x'`]));
const product = {
  ...texts('merchant_item_id', 'name', 'slug', 'description', 'brand_text', 'thumb_image', 'url'),
  kind: `'external'`,
  brand_id: 'case when brand_id is null then (select max(id) from brand) end',
  images: `'["/x.webp"]'`,
  price_cents: '4321',
  sold_here: 'not sold_here',
  availability: `'out_of_stock'`,
};
const productSilent =
  'id own_list_id classification_slug stock delivery popularity demo gtin feed_id feed_key feed_hash kept_fields enabled withheld merchant_id archived_at revision deleted_at created_at updated_at';

const TABLES: Table[] = [
  {
    name: 'list',
    where: () => `id = ${listId}`,
    tag: list,
    shown: {
      ...texts('slug', 'title'),
      ...dates('archived_at', 'deleted_at'),
      owner_id: 'null',
      birthdate: `'2998-01-01'`,
      cover: `'{"url":"/x"}'`,
      settings: `'{"layout":"rows"}'`,
      props: `'{"welcome":"x"}'`,
      design: `'{"header":"#112233"}'`,
    },
    silent: 'id uuid past_covers set_aside demo created_at updated_at'.split(' '),
  },
  {
    name: 'list_item',
    where: () => `list_id = ${listId}`,
    tag: list,
    shown: {
      ...texts('description', 'classification'),
      ...dates('bought_at', 'added_at', 'removed_at'),
      ...Object.fromEntries(['position', 'quantity', 'quantity_bought'].map((name) => [name, `${name} + 1`])),
      priority: '(priority + 1) % 4',
    },
    silent: 'id list_id product_id client_id'.split(' '),
  },
  {
    name: 'reservation',
    where: () => 'true',
    tag: list,
    shown: { quantity: 'quantity + 1', step: `'ordered'`, ...dates('reserved_until', 'released_at') },
    silent: 'id uuid item_id email name reminded_at words second_hand created_at'.split(' '),
  },
  {
    name: 'item_pool',
    where: () => 'true',
    tag: list,
    shown: {
      target: 'target + 1',
      quantity: 'quantity + 1',
      deadline: 'deadline + 1',
      status: `'funded'`,
      ...dates('funded_at', 'ended_at'),
    },
    silent: 'id uuid item_id provider livemode created_at'.split(' '),
  },
  {
    name: 'pot',
    where: () => `list_id = ${listId}`,
    tag: list,
    shown: {
      ...texts('provider', 'purpose', 'message'),
      livemode: 'not livemode',
      goal: 'coalesce(goal, 0) + 100',
    },
    silent: 'id list_id created_by_owner_at held_at held_reason created_at'.split(' '),
  },
  {
    name: 'contribution',
    where: () => `status = 'succeeded'`,
    tag: list,
    shown: {
      status: `'refunded'`,
      amount: 'amount + 1',
      anonymous: 'not anonymous',
      ...texts('publicname'),
      refunded: 'refunded + 1',
      disputed: 'disputed + 1',
      ...dates('joined_at', 'paid_at'),
    },
    silent:
      'id uuid hash thanks_key pot_id provider livemode fee kindwords email to_self delayed charge_on intent_id payment_method attempt last_failure_id failure_code version cancel_requested_at consent_at charge_tries next_charge_at reminded_at needs_action_until editor_hash funds_available_at released_at pool_id shortfall created_at updated_at'.split(
        ' ',
      ),
  },
  {
    name: 'person',
    where: () => `id = ${personId}`,
    tag: () => `person:${personId}`,
    shown: texts('firstname', 'lastname', 'partner_firstname', 'profilepic'),
    silent:
      'id uuid email email_verified_at password_hash is_admin disable_cache setup_step referal ticket_code totp_secret totp_confirmed_at totp_last_step notify rights disabled_at created_at'.split(
        ' ',
      ),
  },
  {
    name: 'product',
    where: () => `id = ${ownId}`,
    tag: list,
    shown: product,
    silent: productSilent.split(' '),
  },
  {
    name: 'product',
    where: () => `id = ${catalogueId}`,
    tag: () => `product:${catalogueId}`,
    shown: product,
    silent: productSilent.split(' '),
  },
];

const ctx = () => makeCtx(app.services, GUEST, { ip: '', sessionUuid: null, requestId: '', userAgent: '' });

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  await query(`insert into brand (name, slug) values ('Marque', 'marque')`);
  const [made] = await query(
    `insert into product (kind, name, slug, brand_id) select 'catalogue', 'Lit', 'lit', id from brand where slug = 'marque' returning id::int`,
  );
  catalogueId = Number(made?.id);
  await app.as(camille.token, async () => {
    const onList = { list_uuid: camille.listUuid };
    const { item } = await listCalls.addCustomItem({ ...onList, item: { name: 'Lampe', price: 30_000 } });
    ownId = item.item.id;
    await listCalls.addItem({ ...onList, product_id: catalogueId });
  });
  const [row] = await query(`select id::int, owner_id::int from list where uuid = $1`, camille.listUuid);
  [listId, personId] = [Number(row?.id), Number(row?.owner_id)];
  await query(
    `insert into reservation (item_id, quantity, email, reserved_until)
     select id, 1, 'x@exemple.fr', now() + interval '9 days' from list_item where product_id = ${ownId}`,
  );
  await query(
    `insert into item_pool (item_id, provider, livemode, target, quantity, deadline)
     select id, 'demo', false, 30000, 1, current_date + 20 from list_item where product_id = ${ownId}`,
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
    const item = `(select min(id) from list_item where list_id = ${listId})`;
    for (const statement of [
      `insert into list_item (list_id, product_id, removed_at) values (${listId}, ${catalogueId}, now())`,
      `delete from list_item where list_id = ${listId}`,
      `insert into reservation (item_id, quantity, email, reserved_until) values (${item}, 1, 'y@exemple.fr', now() + interval '1 day')`,
      'delete from reservation',
      'delete from item_pool',
      `update product set name = 'Autre' where id = ${ownId}`,
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
    expect(await publishedBy(`update list set slug = 'ailleurs' where id = ${listId}`)).toContain(
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
    const both = `with one as (update person set firstname = 'Ana' where id = ${personId})
      update list set title = 'x' where id = ${listId}`;
    expect((await publishedBy(both)).toSorted()).toEqual([list(), `person:${personId}`]);
    await query(`delete from list where slug like 'beaucoup-%'`);
  });

  it('reads no table that does not publish', async () => {
    const asked: string[] = [];
    // The driver under Drizzle: on PostgreSQL `raw` is the one of the jobs.
    const { $client: raw } = app.services.database.db as unknown as {
      $client: { query(sql: unknown, ...more: unknown[]): unknown };
    };
    const ask = raw.query;
    raw.query = function logged(this: unknown, sql: unknown, ...more: unknown[]) {
      asked.push(typeof sql === 'string' ? sql : String((sql as { text?: string }).text));
      return ask.call(this, sql, ...more);
    };
    try {
      const page = await findListPage(ctx(), camille.slug, { signedIn: false });
      expect(page?.list.items_in_list.length).toBe(2);
      expect(page?.pools.size).toBe(1);
      await creditOf(app.services.database.db, { url: '/x' });
    } finally {
      raw.query = ask;
    }
    const read = new Set(
      asked.flatMap((sql) => [...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
    );
    expect([...read].sort()).toEqual([
      ...['brand', 'classification', 'contribution', 'item_pool', 'list', 'list_item'],
      ...['person', 'pot', 'product', 'reservation', 'unsplash_cover'],
    ]);
  });
});
