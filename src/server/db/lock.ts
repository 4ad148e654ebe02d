import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** Held while a database is filled for the first time. Any number no other advisory lock of it uses. */
export const FIRST_START_LOCK = 7_206_312;

/**
 * Runs `work` in one process at a time among those that share a PostgreSQL; the others wait for it. The
 * embedded database admits one process, and one connection: nothing to hold there.
 */
export async function oneProcessAtATime<T>(
  database: Database,
  key: number,
  work: () => Promise<T>,
): Promise<T> {
  if (database.engine === 'pglite') return work();
  // Nobody asks this transaction anything while the work is done: only the patient may be silent so long.
  return database.patient.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`);
    return work();
  });
}
