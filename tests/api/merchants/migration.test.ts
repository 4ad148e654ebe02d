// Sellers' play money once stood in accounts named as real money's: it takes its own name, and nothing else changes.
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

const MODES = [
  { provider: 'demo', livemode: false },
  { provider: 'stripe', livemode: false },
  { provider: 'stripe', livemode: true },
];

it('names the accounts of sellers by the money they hold', async () => {
  const { query } = database;
  for (const statement of ['drop schema public cascade', 'create schema public']) await query(statement);
  await migrate(database.db, migrationsBefore('seller-money', before));
  await query(`insert into product (kind, name, slug) values ('catalogue', 'Veilleuse', 'veilleuse')`);
  for (const [n, { provider, livemode }] of MODES.entries()) {
    await query(`insert into merchant (email, name, slug, legal_name, shop_url, terms_at)
      values ('v${n}@exemple.fr', 'Vendeur ${n}', 'vendeur-${n}', 'Vendeur ${n}', 'https://v.exemple', now())`);
    await query(`insert into shop_order (hash, number, articles, total, email, name, provider, livemode, held_until, status,
        paid_at, address, delivery, terms_at)
      values ('h${n}', 'N${n}', 1000, 1000, 'a@exemple.fr', 'Odile', '${provider}', ${livemode}, now(), 'paid',
        now(), '{}', 'standard', now())`);
    await query(`insert into order_line (order_id, product_id, product_name, quantity, unit_price, merchant_id)
      select ${n + 1}, id, 'Veilleuse', 1, 1000, ${n + 1} from product`);
  }
  for (const id of [1, 2, 3])
    for (const part of ['pending', 'available'])
      await query(
        `insert into ledger_account (code, kind, balance) values ('merchant:${id}:${part}', 'liability', 7)`,
      );
  await migrate(database.db, MIGRATIONS);
  const { rows } = await query('select code, balance::int from ledger_account order by code');
  expect(rows).toEqual(
    [
      'merchant:1:available:demo',
      'merchant:1:pending:demo',
      'merchant:2:available:test',
      'merchant:2:pending:test',
      'merchant:3:available',
      'merchant:3:pending',
    ].map((code) => ({ code, balance: 7 })),
  );
  await expect(query(`update ledger_account set code = 'autre'`)).rejects.toThrow(/keeps its code/);
});
