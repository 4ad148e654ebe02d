import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { base64, madeId, nothing, page, typed } from '#src/lib/shapes.ts';
import * as field from '../admin/fields.ts';
import { FIELDS, LINES_MOST, LINES_PER_PAGE, OUTCOMES, RUN_STATES, SCHEDULES } from './feed.ts';

const whole = z.int();
const runId = madeId(/^[\w-]{22}$/);
const time = z.nullable(z.string());
const column = z.string().check(z.maxLength(200));
const mapping = z.partialRecord(z.enum(FIELDS), column);
const shelves = z.record(z.string().check(z.maxLength(200)), field.slug);

export const FeedRun = z.object({
  id: z.string(),
  feed_id: whole,
  name: z.string(),
  size: whole,
  state: z.enum(RUN_STATES),
  unattended: z.boolean(),
  format: z.nullable(z.enum(['csv', 'xml', 'json'])),
  encoding: z.nullable(z.string()),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  shelves: z.record(z.string(), whole),
  received: z.array(whole),
  total: whole,
  done: whole,
  counts: z.record(z.enum(OUTCOMES), whole),
  problem: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type FeedRun = z.output<typeof FeedRun>;

const RunSummary = z.pick(FeedRun, {
  id: true,
  name: true,
  state: true,
  unattended: true,
  counts: true,
  total: true,
  problem: true,
  remark: true,
  created_at: true,
});
export type RunSummary = z.output<typeof RunSummary>;

export const Feed = z.object({
  id: whole,
  name: z.string(),
  merchant: z.string(),
  url: z.nullable(z.string()),
  schedule: z.enum(SCHEDULES),
  sold_here: z.boolean(),
  default_shelf: z.nullable(z.string()),
  enabled: z.boolean(),
  mapping: z.nullable(mapping),
  shelves,
  products: whole,
  next_run_at: time,
  runs: z.array(RunSummary),
});
export type Feed = z.output<typeof Feed>;

export const FeedLine = z.object({
  position: whole,
  key: z.nullable(z.string()),
  title: z.nullable(z.string()),
  outcome: z.enum(OUTCOMES),
  message: z.nullable(z.string()),
});
export type FeedLine = z.output<typeof FeedLine>;

const fields = {
  name: typed(1, 120),
  merchant: typed(1, 120),
  url: z.nullable(field.httpUrl),
  schedule: z.enum(SCHEDULES),
  sold_here: z.boolean(),
  default_shelf: z.nullable(field.slug),
  enabled: z.boolean(),
};

/** Ours: the feeds screen. One import of a feed at a time; nothing is written before its report was seen. */
export const feedCalls = {
  listFeeds: defineCall('/api/admin/list_feeds', {
    access: 'staff:catalogue',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Feed) }),
  }),
  saveFeed: defineCall('/api/admin/save_feed', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: z._default(z.nullable(field.id), null), ...fields }),
    output: Feed,
    codes: ['field_invalid'],
  }),
  deleteFeed: defineCall('/api/admin/delete_feed', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: field.id }),
    output: nothing,
    about: 'Ours: its products stay in the catalogue, out of stock',
  }),
  beginFeedRun: defineCall('/api/admin/begin_feed_run', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ feed_id: field.id, name: typed(1, 200), size: whole.check(z.minimum(1)) }),
    output: FeedRun,
    codes: ['too_large', 'conflict'],
    about: 'Ours: announces a file, sent in pieces of 1 MiB',
  }),
  sendFeedPiece: defineCall('/api/admin/send_feed_piece', {
    access: 'staff:catalogue',
    changes: true,
    body: 'dataUrl',
    input: z.strictObject({
      id: runId,
      position: whole.check(z.minimum(0), z.maximum(1000)),
      bytes: base64(),
    }),
    output: z.object({ received: z.array(whole) }),
    codes: ['conflict'],
  }),
  readFeedRun: defineCall('/api/admin/read_feed_run', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: runId }),
    output: FeedRun,
    codes: ['conflict', 'incomplete'],
  }),
  fetchFeed: defineCall('/api/admin/fetch_feed', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ feed_id: field.id }),
    output: FeedRun,
    codes: ['conflict', 'field_invalid'],
    about: 'Ours: reads the feed at its address, in the background',
  }),
  checkFeedRun: defineCall('/api/admin/check_feed_run', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: runId, mapping, shelves: z._default(shelves, {}) }),
    output: FeedRun,
    codes: ['conflict', 'field_invalid'],
    about: 'Ours: says what would become of each line, and writes nothing; again after another mapping',
  }),
  applyFeedRun: defineCall('/api/admin/apply_feed_run', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: runId }),
    output: FeedRun,
    codes: ['conflict'],
  }),
  cancelFeedRun: defineCall('/api/admin/cancel_feed_run', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: runId }),
    output: FeedRun,
    codes: ['conflict'],
    about: 'Ours: gives an import up; what is written already stays',
  }),
  feedRunState: defineCall('/api/admin/feed_run_state', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ id: runId }),
    output: FeedRun,
  }),
  feedReport: defineCall('/api/admin/feed_report', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({
      id: runId,
      outcome: z._default(z.nullable(z.enum(OUTCOMES)), null),
      page: field.pageNumber,
      per_page: z._default(whole.check(z.minimum(1), z.maximum(LINES_MOST)), LINES_PER_PAGE),
    }),
    output: page(FeedLine),
    about: 'Ours: what becomes of each line, a page at a time',
  }),
};
