import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#src/server/db/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A partial index serves where its condition is that the column has a value at all: a key that is null refers to nothing. */
const UNINDEXED = `
  select c.conrelid::regclass::text || '.' || a.attname as column
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in
        ('(' || quote_ident(a.attname) || ' IS NOT NULL)', '(' || a.attname || ' IS NOT NULL)')))
  order by 1`;

it('what refers to a row is found without reading a whole table, when the row goes or is asked about', async () => {
  const { rows } = await database.query(UNINDEXED);
  expect(rows.map(({ column }) => column)).toEqual([]);
});
