import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';

/** A review of the site by someone with an account: one each, read by a person before it shows. */
export const review = pgTable(
  'review',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    personId: refColumn('person_id')
      .notNull()
      .unique()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The name it is signed with, as its author chose. */
    signature: text('signature').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** The month of what it tells of, `YYYY-MM` (code de la consommation, D. 111-17). */
    experienceMonth: text('experience_month').notNull(),
    status: text('status', { enum: ['pending', 'published', 'refused'] })
      .notNull()
      .default('pending'),
    /** Why it is not published, told to its author. */
    refusal: text('refusal'),
    reply: text('reply'),
    repliedAt: timeColumn('replied_at'),
    publishedAt: timeColumn('published_at'),
    moderatedBy: refColumn('moderated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('review_published').on(t.status, t.publishedAt)],
);

/** A doubt about a published review; `reporter` is a keyed hash that only tells two people apart. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: idColumn(),
    reviewId: refColumn('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    detail: text('detail').notNull().default(''),
    reporter: text('reporter').notNull(),
    closedAt: timeColumn('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('review_report_once').on(t.reviewId, t.reporter)],
);

/** A message from a visitor to the site: a question, or an offer of partnership. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    kind: text('kind', { enum: ['contact', 'partner'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    company: text('company').notNull().default(''),
    website: text('website').notNull().default(''),
    status: text('status', { enum: ['new', 'read', 'done', 'spam'] })
      .notNull()
      .default('new'),
    /** The form it came with: sent again, it is the same message. */
    stamp: text('stamp').notNull(),
    /** Keyed hash of address and words, to know the same message sent twice. */
    fingerprint: text('fingerprint').notNull(),
    /** The person who answers it, and the team's own note about it. */
    assignedTo: refColumn('assigned_to'),
    note: text('note').notNull().default(''),
    handledBy: refColumn('handled_by'),
    handledAt: timeColumn('handled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contact_message_stamp').on(t.stamp),
    index('contact_message_fingerprint').on(t.fingerprint, t.createdAt),
    index('contact_message_inbox').on(t.status, t.createdAt),
    index('contact_message_new').on(t.createdAt).where(sql`status = 'new'`),
  ],
);
