import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from './columns.ts';

/** A change, as page tags; ids commit in order (see page-store/outbox.ts). */
export const pageOutbox = pgTable('page_outbox', {
  id: idColumn(),
  tags: text('tags').array().notNull(),
  at: createdAt(),
});

/** The changes that the search index has yet to hear of; drained and deleted by a job. */
export const searchOutbox = pgTable('search_outbox', {
  id: idColumn(),
  kind: text('kind', { enum: ['product', 'tag', 'brand', 'content'] }).notNull(),
  refId: text('ref_id').notNull(),
  /** True once the standby engine holds the change; the row is deleted when the first engine holds it too. */
  standbyKnows: boolean('standby_knows').notNull().default(false),
  /** Engines that know of it, where processes have one each; the row goes when the last one does. */
  heardBy: text('heard_by').array().notNull().default([]),
  at: createdAt(),
});

/** Mails to send, at least once, one per key (docs/spec/decisions.md §17). */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: idColumn(),
    key: text('key').notNull().unique(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: timeColumn('next_at').notNull().defaultNow(),
    sentAt: timeColumn('sent_at'),
    /** Given up: the address or the mail was refused for good. */
    failedAt: timeColumn('failed_at'),
    /** The mail server's last answer, without the address. */
    error: text('error'),
    /** The address that stops mails of its kind (List-Unsubscribe); null on mails somebody waits for. */
    unsubscribe: text('unsubscribe'),
    /** The digest of the mailbox of a mail that its reader did not ask for; null on the others. */
    unaskedTo: text('unasked_to'),
    /** One of many alike: it lets every other mail go first, and its text is forgotten as it leaves. */
    bulk: boolean('bulk').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('mail_outbox_due').on(t.bulk, t.nextAt).where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_unasked').on(t.unaskedTo, t.createdAt).where(sql`unasked_to is not null`),
  ],
);

/** Answers given under a client's key, so that a call sent again answers the same; a day each. */
export const callOnce = pgTable(
  'call_once',
  {
    /** SHA-256 of the call, the caller and the key. */
    digest: text('digest').primaryKey(),
    /** SHA-256 of the input. */
    fingerprint: text('fingerprint').notNull(),
    /** The answer under a key that only the client's own gives; null while the call is at work. */
    sealed: text('sealed'),
    createdAt: createdAt(),
  },
  (t) => [index('call_once_created').on(t.createdAt)],
);

/** Small facts the program keeps about itself (seed done, clock offset…). */
export const appState = pgTable('app_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
