import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The counts of src/server/limits.ts, in the order of columns that rate-limiter-flexible writes them. UNLOGGED (by hand
 * in its migration): what a crash loses is a count.
 */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limit_expire').on(t.expire)],
);
