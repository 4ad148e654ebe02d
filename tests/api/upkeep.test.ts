import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedLargeArticles } from '#src/features/content/large/seed.server.ts';
import type { Database } from '#src/server/db/connect.ts';
import { keepDatabase } from '#src/server/db/upkeep.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsOf = async (sql: string) => (await database.query(sql)).rows;
const plan = async (sql: string) =>
  (await rowsOf(`explain ${sql}`)).map((row) => row['QUERY PLAN']).join('\n');
const embedded = () => database.engine === 'pglite';

it('the embedded database comes to know its tables, so that one article is found without reading them all', async () => {
  await seedLargeArticles(database.db, { texts: 10, copies: 100 });
  const kept = await keepDatabase(database);
  expect(kept.includes('public.content')).toBe(embedded());
  if (!embedded()) await database.query('analyze content');
  const [{ known } = {}] = await rowsOf(
    `select reltuples::int as known from pg_class where relname = 'content' and relkind = 'r'`,
  );
  expect(known).toBe(1000);
  const found = await plan(
    `select id from content where namespace = 'post' and slug = 'essai-de-charge-3-7' and status = 'published' and deleted_at is null`,
  );
  expect(found).toContain('content_slug');
});

it('what has not changed since is left alone, and dead rows are given back', async () => {
  // The counts of what was just written may come a moment later than the first look.
  await expect.poll(() => keepDatabase(database), { timeout: 10_000 }).not.toContain('public.content');
  await database.query(`update content set position = position + 1 where namespace = 'post'`);
  const dead = async () => {
    const [row] = await rowsOf(
      `select n_dead_tup::int as n from pg_stat_user_tables where relname = 'content'`,
    );
    return Number(row?.n);
  };
  await expect.poll(dead, { timeout: 10_000 }).toBeGreaterThanOrEqual(1000);
  expect((await keepDatabase(database)).includes('public.content')).toBe(embedded());
  if (embedded()) expect(await dead()).toBe(0);
});
