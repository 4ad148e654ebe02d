import { type Column, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { plainly } from '../words.ts';
import { person } from './accounts.ts';
import { product } from './catalogue.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';

/** The texts by which desks find a list; the index list_words holds them. */
export const listWords = (t: { slug: Column; title: Column }) => sql`${t.slug} || ' ' || ${t.title}`;

export const list = pgTable(
  'list',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    slug: text('slug').notNull().unique(),
    ownerId: refColumn('owner_id').references(() => person.id, { onDelete: 'set null' }),
    title: text('title').notNull().default(''),
    birthdate: date('birthdate', { mode: 'string' }),
    cover: jsonb('cover'),
    /** The covers before this one, the newest first: a change of cover is undone like any other. */
    pastCovers: jsonb('past_covers').$type<unknown[]>().notNull().default([]),
    /** Only what differs from the defaults of docs/spec/calls.md §Types. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    props: jsonb('props').$type<Record<string, string>>().notNull().default({}),
    design: jsonb('design').$type<Record<string, unknown>>().notNull().default({}),
    /** Keys of the findings of the list doctor that its owners set aside. */
    setAside: jsonb('set_aside').$type<string[]>().notNull().default([]),
    demo: boolean('demo').notNull().default(false),
    /** Its owner said that the pregnancy ended: hidden, and visitors are told so softly. */
    hushedAt: timeColumn('hushed_at'),
    /** Kept for the day its owner shows it again, or announces another birth. */
    hushed: jsonb('hushed').$type<{
      birthdate: string | null;
      email_notifications: boolean;
      reveal_on?: string | null;
    }>(),
    archivedAt: timeColumn('archived_at'),
    deletedAt: timeColumn('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('list_words')
      .using('gin', sql`${plainly(listWords(t))} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
    index('list_owner_id').on(t.ownerId).where(sql`owner_id is not null`),
    index('list_public')
      .on(t.id)
      .where(sql`settings->>'visibility' = 'public' and archived_at is null and deleted_at is null`),
  ],
);

/** A person who may edit a list: its owner or a co-owner; `main` marks the person's main list. */
export const listOwner = pgTable(
  'list_owner',
  {
    listId: refColumn('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'co_owner'] }).notNull(),
    main: boolean('main').notNull().default(false),
  },
  (t) => [
    index('list_owner_person').on(t.personId),
    primaryKey({ columns: [t.listId, t.personId] }),
    uniqueIndex('list_owner_main').on(t.personId).where(sql`main`),
  ],
);

/**
 * Slugs a list once had: they redirect for ever and are never given again (docs/spec/decisions.md §6, §9a).
 */
export const listOldSlug = pgTable('list_old_slug', {
  slug: text('slug').primaryKey(),
  listId: refColumn('list_id').notNull(),
  at: createdAt(),
});

export const listItem = pgTable(
  'list_item',
  {
    id: idColumn(),
    listId: refColumn('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    productId: refColumn('product_id')
      .notNull()
      .references(() => product.id),
    description: text('description').notNull().default(''),
    classification: text('classification').notNull().default(''),
    priority: integer('priority').notNull().default(0),
    position: integer('position').notNull().default(0),
    quantity: integer('quantity').notNull().default(1),
    quantityBought: integer('quantity_bought').notNull().default(0),
    boughtAt: timeColumn('bought_at'),
    addedAt: timeColumn('added_at').notNull().defaultNow(),
    removedAt: timeColumn('removed_at'),
    /** The browser's own id of the addition: sent twice over a bad line, it is added once. */
    clientId: uuid('client_id'),
  },
  (t) => [
    index('list_item_product').on(t.productId),
    uniqueIndex('list_item_client').on(t.listId, t.clientId).where(sql`client_id is not null`),
    uniqueIndex('list_item_once').on(t.listId, t.productId).where(sql`removed_at is null`),
    index('list_item_list').on(t.listId, t.position),
    check('list_item_quantity', sql`quantity between 1 and 99`),
    check('list_item_bought', sql`quantity_bought >= 0`),
    check('list_item_priority', sql`priority between 0 and 3`),
  ],
);

/**
 * A promise to give; it lapses by itself (docs/spec/decisions.md §8). `step` from "ordered" on counts as
 * bought.
 */
export const reservation = pgTable(
  'reservation',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    itemId: refColumn('item_id')
      .notNull()
      .references(() => listItem.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    step: text('step', { enum: ['reserved', 'ordered', 'received', 'wrapped', 'given'] })
      .notNull()
      .default('reserved'),
    reservedUntil: timeColumn('reserved_until').notNull(),
    remindedAt: timeColumn('reminded_at'),
    releasedAt: timeColumn('released_at'),
    /** A word for the parents, and whether the gift will not be new: theirs to read after the reveal. */
    words: text('words').notNull().default(''),
    secondHand: boolean('second_hand').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('reservation_item').on(t.itemId),
    index('reservation_lapse').on(t.reservedUntil).where(sql`step = 'reserved' and released_at is null`),
    check('reservation_quantity', sql`quantity > 0`),
  ],
);

export const favorite = pgTable(
  'favorite',
  {
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    productId: refColumn('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('favorite_product').on(t.productId), primaryKey({ columns: [t.personId, t.productId] })],
);

/** Somebody asked by mail to hold a list with its owners; `token` is kept only as its SHA-256. */
export const listInvitation = pgTable(
  'list_invitation',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    listId: refColumn('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: refColumn('invited_by').references(() => person.id, { onDelete: 'set null' }),
    sentAt: timeColumn('sent_at').notNull().defaultNow(),
    expiresAt: timeColumn('expires_at').notNull(),
    acceptedBy: refColumn('accepted_by').references(() => person.id, { onDelete: 'set null' }),
    acceptedAt: timeColumn('accepted_at'),
    revokedAt: timeColumn('revoked_at'),
  },
  (t) => [
    index('list_invitation_accepted_by').on(t.acceptedBy).where(sql`accepted_by is not null`),
    index('list_invitation_invited_by').on(t.invitedBy).where(sql`invited_by is not null`),
    index('list_invitation_list').on(t.listId),
    uniqueIndex('list_invitation_open')
      .on(t.listId, t.email)
      .where(sql`accepted_at is null and revoked_at is null`),
  ],
);

/** The owners' thanks: `gift` is `r-`, `c-` or `i-` and the id of a reservation, contribution or item. */
export const giftThanks = pgTable(
  'gift_thanks',
  {
    listId: refColumn('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    gift: text('gift').notNull(),
    message: text('message').notNull().default(''),
    by: refColumn('by').references(() => person.id, { onDelete: 'set null' }),
    thankedAt: timeColumn('thanked_at').notNull(),
  },
  (t) => [
    index('gift_thanks_by').on(t.by).where(sql`by is not null`),
    primaryKey({ columns: [t.listId, t.gift] }),
  ],
);

/** The last reading of a product's page at another shop. */
export const linkCheck = pgTable('link_check', {
  productId: refColumn('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  checkedAt: timeColumn('checked_at').notNull(),
  /** The number of times in a row the page was gone (404 or 410). */
  gone: integer('gone').notNull().default(0),
  priceCents: centsColumn('price_cents'),
});
