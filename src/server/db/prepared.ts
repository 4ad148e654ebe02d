import type { Db } from './connect.ts';

/**
 * A query that is written once for each database instead of at each asking: Drizzle takes longer to write one than
 * PostgreSQL to answer it. `build` ends with `.prepare(name)`; a name is of one text alone. In a transaction it is
 * written as ever, once.
 */
export function preparedFor<T>(build: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const written = build(db);
    made.set(db, written);
    return written;
  };
}
