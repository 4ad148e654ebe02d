import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Surrogate key; read back as a JS number (ids stay far below 2^53). */
export const idColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const refColumn = (name: string) => bigint(name, { mode: 'number' });
/** Money: integer cents, EUR. */
export const centsColumn = (name: string) => bigint(name, { mode: 'number' });
export const uuidColumn = () => uuid('uuid').notNull().unique().default(sql`gen_random_uuid()`);
export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => timeColumn('created_at').notNull().defaultNow();
export const updatedAt = () => timeColumn('updated_at').notNull().defaultNow();

const MARK = '\uFEFF';

/**
 * A text kept to the byte. The embedded database drops a byte order mark that a text begins with when it is read:
 * it is written twice, and read once from both databases.
 */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => (text.startsWith(MARK) ? MARK + text : text),
  fromDriver: (kept) => (kept.startsWith(MARK + MARK) ? kept.slice(1) : kept),
});
