import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { merchant } from './merchants.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A shop's catalogue, brought in again and again. */
export const feed = pgTable(
  'feed',
  {
    id: idColumn(),
    name: text('name').notNull(),
    /** The business whose feed it is; null: the operator's. */
    merchantId: refColumn('merchant_id').references(() => merchant.id, { onDelete: 'cascade' }),
    /** The shop, as readers see it beside a price. */
    merchant: text('merchant').notNull(),
    /** Null: files are sent by hand. */
    url: text('url'),
    schedule: text('schedule', { enum: ['manual', 'hourly', 'daily', 'weekly'] })
      .notNull()
      .default('manual'),
    /** Which column says what; null until somebody chose. */
    mapping: jsonb('mapping').$type<Record<string, string>>(),
    /** The shop's shelf names, each with the shelf of ours that it is. */
    shelves: jsonb('shelves').$type<Record<string, string>>().notNull().default({}),
    defaultShelf: text('default_shelf'),
    soldHere: boolean('sold_here').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    nextRunAt: timeColumn('next_run_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('feed_merchant').on(t.merchantId)],
);

/** One reading of a feed: its bytes, what they are, what becomes of each line, how far it got. */
export const feedRun = pgTable(
  'feed_run',
  {
    id: text('id').primaryKey(),
    feedId: refColumn('feed_id')
      .notNull()
      .references(() => feed.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: refColumn('size').notNull().default(0),
    state: text('state', {
      enum: [
        ...(['uploading', 'fetching', 'reading', 'mapping', 'checking', 'checked'] as const),
        ...(['applying', 'done', 'refused', 'canceled'] as const),
      ],
    }).notNull(),
    /** Nobody looks at it: it goes from its first byte to its end by itself. */
    unattended: boolean('unattended').notNull().default(false),
    format: text('format', { enum: ['csv', 'xml', 'json'] }),
    encoding: text('encoding'),
    separator: text('separator'),
    columns: jsonb('columns').$type<{ name: string; samples: string[] }[]>().notNull().default([]),
    /** Distinct shelves of the shop, with how many articles each has. */
    shelves: jsonb('shelves').$type<Record<string, number>>().notNull().default({}),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    problem: text('problem'),
    /** Something to know that stopped nothing. */
    remark: text('remark'),
    authorId: refColumn('author_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: timeColumn('finished_at'),
  },
  (t) => [
    uniqueIndex('feed_run_one_at_a_time')
      .on(t.feedId)
      .where(sql`state not in ('done', 'refused', 'canceled')`),
    index('feed_run_feed').on(t.feedId, t.createdAt),
  ],
);

export const feedPiece = pgTable(
  'feed_piece',
  {
    runId: text('run_id')
      .notNull()
      .references(() => feedRun.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.position] })],
);

export const feedLine = pgTable(
  'feed_line',
  {
    runId: text('run_id')
      .notNull()
      .references(() => feedRun.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The article's number in the feed; null when it has none. */
    key: text('key'),
    title: text('title'),
    outcome: text('outcome', { enum: ['created', 'updated', 'unchanged', 'refused', 'vanished'] }).notNull(),
    message: text('message'),
  },
  (t) => [primaryKey({ columns: [t.runId, t.position] }), index('feed_line_key').on(t.runId, t.key)],
);

/** A picture of a shop on its way to ours; it is shown only once it is a copy. */
export const feedPicture = pgTable(
  'feed_picture',
  {
    productId: refColumn('product_id').notNull(),
    position: integer('position').notNull(),
    source: text('source').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    url: text('url'),
    thumb: text('thumb'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timeColumn('next_try_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('feed_picture_waiting').on(t.nextTryAt).where(sql`state = 'waiting'`),
    index('feed_picture_source').on(t.source).where(sql`state = 'done'`),
  ],
);
