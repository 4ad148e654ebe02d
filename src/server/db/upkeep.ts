import type { JobKind } from '../jobs.ts';
import type { Database } from './connect.ts';

/** As autovacuum decides (PostgreSQL 15, §25.1.6): so many rows, and this share of the table. */
const ROWS = 50;
const CHANGED = 0.1;
const DEAD = 0.2;
/** A fifth of PostgreSQL's own: 6,000 rows of a table are looked at, which nobody who reads a page notices. */
const STATISTICS_TARGET = 20;

const DUE = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > ${ROWS} + ${DEAD} * greatest(c.reltuples, 0) as dead
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where (c.reltuples < 0 and pg_relation_size(c.oid) > 0)
    or s.n_mod_since_analyze > ${ROWS} + ${CHANGED} * greatest(c.reltuples, 0)
    or s.n_dead_tup > ${ROWS} + ${DEAD} * greatest(c.reltuples, 0)`;

/**
 * Does autovacuum's work for the embedded database, which has none: without statistics its planner reads
 * thousands of rows to find one, and dead rows pile up. Answers the tables it looked at. PostgreSQL is left
 * alone.
 */
export async function keepDatabase({ engine, query }: Pick<Database, 'engine' | 'query'>): Promise<string[]> {
  if (engine !== 'pglite') return [];
  const { rows } = await query(DUE);
  await query(`set default_statistics_target = ${STATISTICS_TARGET}`);
  // A statement each: whoever asks meanwhile waits for one table at most.
  for (const { name, dead } of rows)
    await query(`${dead ? 'vacuum analyze' : 'analyze'} ${name}`).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  return rows.map(({ name }) => String(name));
}

/** A table that somebody dropped since it was listed (42P01). */
const isGone = (error: unknown) => (error as { code?: string }).code === '42P01';

export const upkeepJob: JobKind = {
  name: 'database-upkeep',
  cron: '*/10 * * * *',
  run: async ({ database }) => void (await keepDatabase(database)),
};
