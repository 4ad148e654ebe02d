import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';

/** An address of another program that is told of what happens here. */
export const webhook = pgTable(
  'webhook',
  {
    id: idColumn(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** Sealed (sealed-text.ts): whoever reads the table alone signs nothing. */
    secret: text('secret').notNull(),
    /** The one before, which signs too until `formerUntil`. */
    formerSecret: text('former_secret'),
    formerUntil: timeColumn('former_until'),
    enabled: boolean('enabled').notNull(),
    /** The moment it was switched off by us, as nothing was taken any more; null while somebody's own choice stands. */
    stoppedAt: timeColumn('stopped_at'),
    createdBy: refColumn('created_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('webhook_created_by').on(t.createdBy).where(sql`created_by is not null`)],
);

/** One thing told to one address: written in the transaction that it tells of, sent and tried again by a job. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: idColumn(),
    webhookId: refColumn('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** `webhook-id`: the same for each try, so that a receiver can drop what it has. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The bytes that are signed. */
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Due from then on; while it is being sent, the moment another process may take it over. */
    nextAt: timeColumn('next_at').notNull(),
    lastAt: timeColumn('last_at'),
    /** The status of the last answer; null when none came. */
    lastStatus: integer('last_status'),
    /** Why no answer came, by its code. */
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_delivery_due').on(t.webhookId, t.nextAt).where(sql`state = 'waiting'`),
    index('webhook_delivery_of').on(t.webhookId, t.id),
  ],
);
