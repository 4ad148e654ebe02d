import { type Column, sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Right } from '#src/lib/rights.ts';
import { plainly } from '../words.ts';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';
import { merchant } from './merchants.ts';

/** The texts by which desks find somebody; the index person_words holds them. */
export const personWords = (t: { email: Column; firstname: Column; lastname: Column }) =>
  sql`${t.email} || ' ' || ${t.firstname} || ' ' || ${t.lastname}`;

export const person = pgTable(
  'person',
  {
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
    /** All that a person's roles open together, kept in step with them by roles.server.ts. */
    rights: text('rights').array().$type<Right[]>().notNull().default([]),
    disableCache: boolean('disable_cache').notNull().default(false),
    setupStep: text('setup_step', { enum: ['start', 'done'] })
      .notNull()
      .default('start'),
    referal: text('referal'),
    ticketCode: text('ticket_code'),
    totpSecret: text('totp_secret'),
    /** Null while a set-up has not been confirmed by a first code. */
    totpConfirmedAt: timeColumn('totp_confirmed_at'),
    /** The 30 s step of the last code that was taken: a code is good once. */
    totpLastStep: integer('totp_last_step'),
    /** Only what differs from the defaults of notification.ts. */
    notify: jsonb('notify').$type<Record<string, string>>().notNull().default({}),
    disabledAt: timeColumn('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('person_words')
      .using('gin', sql`${plainly(personWords(t))} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
    index('person_ticket').on(t.ticketCode, t.createdAt).where(sql`ticket_code is not null`),
  ],
);

/** Rights given together; somebody may have several. */
export const staffRole = pgTable('staff_role', {
  id: idColumn(),
  name: text('name').notNull().unique(),
  rights: text('rights').array().$type<Right[]>().notNull(),
});

export const personRole = pgTable(
  'person_role',
  {
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    roleId: refColumn('role_id')
      .notNull()
      .references(() => staffRole.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.personId, t.roleId] }), index('person_role_role').on(t.roleId)],
);

/** The Bearer of another program, kept only as its SHA-256; good through its last day, in Paris, and as long as its maker. */
export const apiToken = pgTable(
  'api_token',
  {
    id: idColumn(),
    label: text('label').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    rights: text('rights').array().$type<Right[]>().notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    createdBy: refColumn('created_by')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: timeColumn('last_used_at'),
  },
  (t) => [index('api_token_created_by').on(t.createdBy)],
);

/** A bearer token is kept only as its SHA-256 (docs/spec/decisions.md §1). */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    uuid: uuidColumn(),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    impersonatorId: refColumn('impersonator_id').references(() => person.id, { onDelete: 'cascade' }),
    /** The business this session acts for; null: the person. */
    merchantId: refColumn('merchant_id').references(() => merchant.id, { onDelete: 'cascade' }),
    /** The session from which this one was opened, an admin's or a seller's own: it ends with that one. */
    openerHash: text('opener_hash'),
    /** When a password, a key or a provider opened it; null when another session did. */
    signedInAt: timeColumn('signed_in_at'),
    /** Until when the last proof counts (docs/spec/calls.md §Step-up). */
    provedUntil: timeColumn('proved_until'),
    /** When a passkey last opened or proved it; staff who have no other factor need one in each session. */
    passkeyAt: timeColumn('passkey_at'),
    userAgent: text('user_agent'),
    /** SHA-256 of the cookie without which it opens nothing; null where sessions are not bound, or a program opened it. */
    browserHash: text('browser_hash'),
    createdAt: createdAt(),
    lastSeenAt: timeColumn('last_seen_at').notNull().defaultNow(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (t) => [
    index('session_merchant').on(t.merchantId).where(sql`merchant_id is not null`),
    index('session_person').on(t.personId),
    index('session_impersonator').on(t.impersonatorId),
    index('session_opener').on(t.openerHash),
  ],
);

/** Single-purpose links sent by mail or passed between browsers; stored hashed. */
export const actionToken = pgTable(
  'action_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    /** Whose account the link opens or changes; null for the links of gifts and orders. */
    personId: refColumn('person_id').references(() => person.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timeColumn('expires_at'),
    usedAt: timeColumn('used_at'),
  },
  (t) => [
    index('action_token_subject').on(t.purpose, t.subject),
    index('action_token_person').on(t.personId),
  ],
);

/** A person as Google, Apple or Facebook knows them: `subject` is the provider's own identifier. */
export const identity = pgTable(
  'identity',
  {
    provider: text('provider', { enum: ['google', 'apple', 'facebook'] }).notNull(),
    subject: text('subject').notNull(),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identity_person').on(t.personId)],
);

/**
 * A native wrapper or a browser that notifications are sent to. One device has one owner: the last who signed
 * in on it. A browser's token is its push endpoint, with the keys that encrypt messages to it.
 */
export const deviceToken = pgTable(
  'device_token',
  {
    token: text('token').primaryKey(),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    uuid: uuidColumn(),
    keys: jsonb('keys').$type<{ p256dh: string; auth: string }>(),
    /** The session that asked for it: a device is told nothing once that ended. Null: before this was kept. */
    sessionHash: text('session_hash').references(() => session.tokenHash, { onDelete: 'cascade' }),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('device_token_person').on(t.personId),
    index('device_token_session').on(t.sessionHash).where(sql`session_hash is not null`),
  ],
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
    /** When it left by mail, alone or in a digest. */
    mailedAt: timeColumn('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('notification_person').on(t.personId, t.createdAt)],
);
