import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, timeColumn, uuidColumn } from './columns.ts';

export const person = pgTable('person', {
  id: idColumn(),
  uuid: uuidColumn(),
  email: text('email').notNull().unique(),
  emailVerifiedAt: timeColumn('email_verified_at'),
  passwordHash: text('password_hash'),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  partnerFirstname: text('partner_firstname'),
  profilepic: text('profilepic'),
  isAdmin: boolean('is_admin').notNull().default(false),
  disableCache: boolean('disable_cache').notNull().default(false),
  setupStep: text('setup_step', { enum: ['start', 'done'] })
    .notNull()
    .default('start'),
  referal: text('referal'),
  ticketCode: text('ticket_code'),
  totpSecret: text('totp_secret'),
  disabledAt: timeColumn('disabled_at'),
  createdAt: createdAt(),
});

/** A bearer token is kept only as its SHA-256 (decisions.md §1). */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    impersonatorId: refColumn('impersonator_id').references(() => person.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: timeColumn('last_seen_at').notNull().defaultNow(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (t) => [index('session_person').on(t.personId)],
);

/** Single-purpose links sent by mail or passed between browsers; stored hashed. */
export const actionToken = pgTable(
  'action_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
    expiresAt: timeColumn('expires_at'),
    usedAt: timeColumn('used_at'),
  },
  (t) => [index('action_token_subject').on(t.purpose, t.subject)],
);

export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn(),
    at: createdAt(),
    actorId: refColumn('actor_id'),
    impersonatorId: refColumn('impersonator_id'),
    action: text('action').notNull(),
    target: text('target').notNull().default(''),
    detail: jsonb('detail').notNull().default({}),
  },
  (t) => [index('audit_log_at').on(t.at)],
);

export const notification = pgTable(
  'notification',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    href: text('href').notNull(),
    readAt: timeColumn('read_at'),
    createdAt: createdAt(),
  },
  (t) => [index('notification_person').on(t.personId, t.createdAt)],
);
