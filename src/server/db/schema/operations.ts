import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { centsColumn, createdAt, timeColumn } from './columns.ts';

/** The last outcome of a check that the site makes of itself by the hour: `ledger`, `reconciliation`. */
export const checkResult = pgTable('check_result', {
  key: text('key').primaryKey(),
  at: timeColumn('at').notNull(),
  ok: boolean('ok').notNull(),
  /** The number of faults found; the first of them in words that name nobody. */
  found: integer('found').notNull().default(0),
  detail: jsonb('detail').$type<string[]>().notNull().default([]),
  tookMs: integer('took_ms').notNull().default(0),
});

/** The state of each watched part of the service and its beginning. One row a part, locked while it is judged. */
export const serviceState = pgTable('service_state', {
  key: text('key').primaryKey(),
  state: text('state', { enum: ['good', 'watch', 'down'] }).notNull(),
  since: timeColumn('since').notNull(),
  /** Judgements in a row that said trouble, or that said it is over. */
  strikes: integer('strikes').notNull().default(0),
  calm: integer('calm').notNull().default(0),
  /** The beginning of the trouble that was written about and is not over. */
  toldSince: timeColumn('told_since'),
  checkedAt: timeColumn('checked_at').notNull(),
});

/** Requests that ended in a fault of ours (500), a minute and a kind of path. */
export const faultCount = pgTable(
  'fault_count',
  {
    minute: timeColumn('minute').notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.minute, t.kind] })],
);

/** A day of the ledger as it was written out and signed; each day holds the digest of the one before. */
export const ledgerExport = pgTable('ledger_export', {
  /** `YYYY-MM-DD`, in France. */
  day: text('day').primaryKey(),
  /** The last digest of the chain of entries, in hexadecimal. */
  head: text('head').notNull(),
  signature: text('signature').notNull(),
  entries: integer('entries').notNull(),
  debits: centsColumn('debits').notNull(),
  createdAt: createdAt(),
});
