// Orders that were made before an order had lines go on as they were, each with one line, the operator's own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '#src/server/db/migrate.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS, migrationsBefore } from '#tests/support/migrations.ts';

const before = mkdtempSync(join(tmpdir(), 'migrations-'));
const database = await openTestDatabase();
afterAll(async () => {
  await database.close();
  rmSync(before, { recursive: true });
});

const STATES = [
  { status: 'pending', columns: '', values: '' },
  {
    status: 'delivered',
    columns: ', paid_at, prepared_at, sent_at, delivered_at, address, delivery, terms_at, delivery_price',
    values: `, now(), now(), now(), now(), '{}', 'standard', now(), 490`,
  },
  {
    status: 'refunded',
    columns: ', paid_at, sent_at, address, delivery, terms_at, refunded',
    values: `, now(), now(), '{}', 'standard', now(), 7100`,
  },
];

it('keeps every order, its sums and its state', async () => {
  const { query } = database;
  for (const statement of ['drop schema public cascade', 'create schema public']) await query(statement);
  await migrate(database.db, migrationsBefore('sellers', before));
  await query(`insert into product (kind, name, slug) values ('catalogue', 'Veilleuse', 'veilleuse')`);
  for (const [n, { status, columns, values }] of STATES.entries())
    await query(`insert into shop_order (hash, number, product_id, product_name, quantity, unit_price, total, email,
        name, provider, livemode, held_until, status${columns})
      select 'h${n}', 'N${n}', id, 'Veilleuse', 2, 3550, ${columns.includes('delivery_price') ? 7590 : 7100},
        'a@exemple.fr', 'Odile', 'demo', false, now(), '${status}'${values} from product`);
  await migrate(database.db, MIGRATIONS);
  const { rows } =
    await query(`select o.number, o.status, o.articles::int, o.total::int, o.own_sent_at is not null as left_us,
      l.product_name, l.quantity, l.unit_price::int, l.state, l.merchant_id, (l.sent_at is not null) as sent
    from shop_order o join order_line l on l.order_id = o.id order by o.number`);
  const line = {
    articles: 7100,
    product_name: 'Veilleuse',
    quantity: 2,
    unit_price: 3550,
    merchant_id: null,
  };
  expect(rows).toEqual([
    { number: 'N0', status: 'pending', total: 7100, left_us: false, state: 'pending', sent: false, ...line },
    {
      number: 'N1',
      status: 'delivered',
      total: 7590,
      left_us: true,
      state: 'delivered',
      sent: true,
      ...line,
    },
    // It had left: it may still come back, and its stock with it.
    { number: 'N2', status: 'refunded', total: 7100, left_us: true, state: 'sent', sent: true, ...line },
  ]);
});
