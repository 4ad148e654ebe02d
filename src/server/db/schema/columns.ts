import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Surrogate key; read back as a JS number (ids stay far below 2^53). */
export const idColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const refColumn = (name: string) => bigint(name, { mode: 'number' });
/** Money: integer cents, EUR. */
export const centsColumn = (name: string) => bigint(name, { mode: 'number' });
export const uuidColumn = () => uuid('uuid').notNull().unique().default(sql`gen_random_uuid()`);
export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => timeColumn('created_at').notNull().defaultNow();
export const updatedAt = () => timeColumn('updated_at').notNull().defaultNow();
