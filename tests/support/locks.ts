// Statements that wait for one another, on PostgreSQL: races are held where they are to be looked at, and not by a time.
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '#src/server/db/connect.ts';

/** Until so many statements of this database wait for a lock that another holds. `db` is not in a transaction: it would
 * be told the same each time. */
export const untilWaiting = (db: Db, many: number) =>
  vi.waitFor(
    async () => {
      const [row] = await db
        .select({ waiting: sql<number>`count(*)::int` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
      expect(row?.waiting).toBe(many);
    },
    { timeout: 8000, interval: 20 },
  );
