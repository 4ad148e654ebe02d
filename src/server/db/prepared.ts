import type { Db } from './connect.ts';
import { lineBeside } from './read-line.ts';

/** A prepared query of Drizzle asks its client: a pool, or the one connection of a transaction. */
interface Asks {
  client?: unknown;
}

/** Drizzle keeps it in plain sight, and out of its types. */
function sessionOf(db: Db): { client: unknown; constructor: unknown } {
  return (db as unknown as { session: { client: unknown; constructor: unknown } }).session;
}

/**
 * A query that is written once instead of at each asking: Drizzle takes longer to write one than PostgreSQL to answer it.
 * `build` ends with `.prepare(name)`; a name is of one text alone. In a transaction the same text goes by its connection.
 */
export function preparedFor<T extends object>(build: (db: Db) => T): (db: Db) => T {
  const written = new Map<unknown, T & Asks>();
  return (db) => {
    const { client, constructor: driver } = sessionOf(db);
    let query = written.get(driver);
    if (!query) {
      query = build(db);
      written.set(driver, query);
    }
    return query.client === client ? query : askedOf(query, client);
  };
}

/**
 * The same for a read that is short and waits for no lock: outside a transaction it goes by the line that such reads
 * share, where the database has one.
 */
export function preparedRead<T extends object>(build: (db: Db) => T): (db: Db) => T {
  const prepared = preparedFor(build);
  return (db) => {
    const line = lineBeside(sessionOf(db).client);
    return line ? askedOf(prepared(db), line) : prepared(db);
  };
}

const askedOf = <T extends object>(query: T, client: unknown): T =>
  Object.create(query, { client: { value: client } });
