import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeColumn } from './columns.ts';

/** Places and events imported from DATAtourisme: one row a published object, named by its address there. */
export const outing = pgTable(
  'outing',
  {
    uri: text('uri').primaryKey(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    communeCode: text('commune_code').notNull(),
    departmentCode: text('department_code').notNull(),
    address: text('address').notNull().default(''),
    url: text('url'),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    description: text('description').notNull().default(''),
    /** Days of an event, both included (YYYY-MM-DD); empty for a place. */
    periods: jsonb('periods').$type<{ from: string; to: string }[]>().notNull().default([]),
    /** The last of them: what is over is not shown. */
    lastDay: text('last_day'),
    creator: text('creator').notNull().default(''),
    /** The day its creator changed it last. */
    updatedOn: text('updated_on'),
    /** The file it comes from, without its date: a later one withdraws what it no longer has. */
    feed: text('feed').notNull(),
    withdrawn: boolean('withdrawn').notNull().default(false),
    importedAt: timeColumn('imported_at').notNull(),
  },
  (t) => [
    index('outing_department').on(t.departmentCode, t.withdrawn),
    index('outing_commune').on(t.communeCode, t.withdrawn),
    index('outing_position').on(t.lat, t.lng),
    index('outing_feed').on(t.feed),
  ],
);
