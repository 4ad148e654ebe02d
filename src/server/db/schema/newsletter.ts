import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { mailOutbox } from './publishing.ts';

/** An address that asked for letters, with or without an account; nothing is sent to it before its link is opened. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: idColumn(),
    /** In small letters. */
    email: text('email').notNull().unique(),
    /** Confirmed; empty before, and after who withdrew. */
    topics: text('topics').array().notNull().default([]),
    /** The day of the birth as it was given, for what goes by weeks. */
    term: date('term', { mode: 'string' }),
    /** Asked for under this address, by whoever typed it: counts from the moment its link is opened. */
    pendingTopics: text('pending_topics').array().notNull().default([]),
    pendingTerm: date('pending_term', { mode: 'string' }),
    /** SHA-256 of the link's token, until it is used or `confirmUntil`. */
    confirmHash: text('confirm_hash').unique(),
    confirmUntil: timeColumn('confirm_until'),
    /** Signs the links of every letter to it (link.server.ts): gone with the row. */
    nonce: text('nonce').notNull(),
    confirmedAt: timeColumn('confirmed_at'),
    withdrawnAt: timeColumn('withdrawn_at'),
    /** The pregnancy ended: nothing about it is sent any more. */
    endedAt: timeColumn('ended_at'),
    /** "Ma semaine": the day of the last one, and the day from which the next is owed; null: at once. */
    weekSentOn: date('week_sent_on', { mode: 'string' }),
    weekDueOn: date('week_due_on', { mode: 'string' }),
    /** Its mail, until it is known how it went. */
    weekMailId: refColumn('week_mail_id').references(() => mailOutbox.id, { onDelete: 'set null' }),
    /** Letters that its mail server refused for good. */
    bounces: integer('bounces').notNull().default(0),
    /** Each "Ma semaine" that came back, by the end of its key, with spaces between: told twice, it counts once. */
    weekBounced: text('week_bounced'),
    /** The reason no letter is sent here any more, from `stoppedAt` on; null while there is none. */
    stop: text('stop', { enum: ['bounced', 'complained', 'unsubscribed', 'hand'] }),
    stoppedAt: timeColumn('stopped_at'),
    /** The team's words about it, where it was done by hand. */
    stopWords: text('stop_words'),
    stoppedBy: refColumn('stopped_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('subscriber_week_mail').on(t.weekMailId).where(sql`week_mail_id is not null`),
    index('subscriber_stopped_by').on(t.stoppedBy).where(sql`stopped_by is not null`),
    index('subscriber_stop').on(t.stoppedAt, t.id).where(sql`stop is not null`),
  ],
);

/** A letter to many. */
export const campaign = pgTable(
  'campaign',
  {
    id: idColumn(),
    /** In the address that shows it in a browser. */
    token: text('token').notNull().unique(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull().default(''),
    md: text('md').notNull(),
    segment: jsonb('segment').$type<Record<string, unknown>>().notNull(),
    /** One more at each save: who saves from an older one is told. */
    revision: integer('revision').notNull().default(1),
    status: text('status', { enum: ['draft', 'scheduled', 'sending', 'sent', 'canceled'] })
      .notNull()
      .default('draft'),
    sendAt: timeColumn('send_at'),
    /** While it is planned: the pages of ours it leads to that are not there, of which whoever planned it was told. */
    deadLinks: text('dead_links').array().notNull().default(sql`'{}'`),
    sentAt: timeColumn('sent_at'),
    /** People who withdrew by a link of this letter. */
    withdrawn: integer('withdrawn').notNull().default(0),
    createdBy: refColumn('created_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('campaign_created_by').on(t.createdBy).where(sql`created_by is not null`),
    index('campaign_status').on(t.status),
  ],
);

/** Those whom a letter goes to, drawn once when its hour comes: a row that has its mail is never given another. */
export const campaignRecipient = pgTable(
  'campaign_recipient',
  {
    campaignId: refColumn('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    subscriberId: refColumn('subscriber_id')
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade' }),
    mailId: refColumn('mail_id').references(() => mailOutbox.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['waiting', 'queued', 'sent', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
  },
  (t) => [
    index('campaign_recipient_mail').on(t.mailId).where(sql`mail_id is not null`),
    primaryKey({ columns: [t.campaignId, t.subscriberId] }),
    index('campaign_recipient_open')
      .on(t.campaignId, t.subscriberId)
      .where(sql`state in ('waiting', 'queued')`),
    index('campaign_recipient_person').on(t.subscriberId),
  ],
);

/** A link of a letter, and how often it was followed; by whom is kept nowhere. */
export const campaignLink = pgTable(
  'campaign_link',
  {
    campaignId: refColumn('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.position] })],
);
