import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const day = () => date('day', { mode: 'string' }).notNull();

/** Views, sources and searches of a day in Paris, summed over every process. No row tells of one person. */
export const statCount = pgTable(
  'stat_count',
  {
    day: day(),
    /** `views`, `visitors`, `sources`, `searches` or `empty_searches`. */
    what: text('what').notNull(),
    /** The page that was read; empty for the whole site and for searches. */
    path: text('path').notNull(),
    /** The host a reader came from, or the words that were searched; else empty. */
    label: text('label').notNull(),
    value: integer('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.what, t.path, t.label] }),
    index('stat_count_what').on(t.what, t.path, t.day),
  ],
);

/** Today's visitors under a hash that no other day has: counted and taken away when the day is over. */
export const statVisitor = pgTable(
  'stat_visitor',
  {
    day: day(),
    /** The page, and empty for the whole site. */
    path: text('path').notNull(),
    visitor: bigint('visitor', { mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.visitor] })],
);

/** The secret of today's hashes, which every process shares; in no backup, and gone at midnight. */
export const statSalt = pgTable('stat_salt', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});
