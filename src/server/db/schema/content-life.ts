import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, idColumn, refColumn, timeColumn } from './columns.ts';
import { content } from './content.ts';
import { offer } from './offers.ts';

const ofContent = () =>
  refColumn('content_id')
    .notNull()
    .references(() => content.id, { onDelete: 'cascade' });

/**
 * A target that a document leads to, kept at each save of what readers see: a path of this site (`page`), a
 * product embedded in the text (`product`, its id), another item by its slug (`reference`, `namespace:slug`).
 */
export const contentLink = pgTable(
  'content_link',
  {
    contentId: ofContent(),
    kind: text('kind', { enum: ['page', 'product', 'reference'] }).notNull(),
    target: text('target').notNull(),
    /** The result of the last check. */
    broken: boolean('broken').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.kind, t.target] }),
    index('content_link_target').on(t.kind, t.target),
    index('content_link_broken').on(t.contentId, t.kind).where(sql`broken`),
  ],
);

/** A person who has an item open now; a row that was not renewed for a few seconds counts no more. */
export const contentPresence = pgTable(
  'content_presence',
  {
    contentId: ofContent(),
    /** One a browser tab. */
    client: text('client').notNull(),
    personId: refColumn('person_id').notNull(),
    writing: boolean('writing').notNull().default(false),
    since: createdAt(),
    seenAt: timeColumn('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.client] })],
);

/** A remark of the team on an item; readers never see it. `parentId` is the remark it answers. */
export const contentComment = pgTable(
  'content_comment',
  {
    id: idColumn(),
    contentId: ofContent(),
    parentId: refColumn('parent_id').references((): AnyPgColumn => contentComment.id, {
      onDelete: 'cascade',
    }),
    authorId: refColumn('author_id').references(() => person.id, { onDelete: 'set null' }),
    /** The name that somebody without an account gave, over a preview link. */
    guest: text('guest'),
    /** The words it is about, and those just before them, by which two places alike are told apart. */
    quote: text('quote'),
    before: text('before').notNull().default(''),
    text: text('text').notNull(),
    closedAt: timeColumn('closed_at'),
    closedBy: refColumn('closed_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('content_comment_closed_by').on(t.closedBy).where(sql`closed_by is not null`),
    index('content_comment_parent').on(t.parentId).where(sql`parent_id is not null`),
    index('content_comment_of').on(t.contentId, t.id),
    index('content_comment_author').on(t.authorId),
  ],
);

/** A filtered list that the newsroom keeps under a name, as its address says it; all of the team have the same ones. */
export const contentView = pgTable('content_view', {
  id: idColumn(),
  name: text('name').notNull().unique(),
  search: text('search').notNull(),
  createdAt: createdAt(),
});

/** A link that shows an item's draft to somebody without an account; the token is kept only hashed. */
export const previewLink = pgTable(
  'preview_link',
  {
    id: idColumn(),
    contentId: ofContent(),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: refColumn('created_by'),
    createdAt: createdAt(),
    expiresAt: timeColumn('expires_at').notNull(),
    revokedAt: timeColumn('revoked_at'),
    /** Whoever reads by it may leave remarks. */
    mayComment: boolean('may_comment').notNull().default(false),
  },
  (t) => [index('preview_link_content').on(t.contentId)],
);

/**
 * An invitation, an offer or a partner's code that a person brings at registration
 * (docs/spec/calls.md §/api/content/ get_ticket).
 */
export const ticket = pgTable(
  'ticket',
  {
    code: text('code').primaryKey(),
    label: text('label').notNull(),
    kind: text('kind', { enum: ['invitation', 'offer', 'partner'] }).notNull(),
    uses: integer('uses').notNull().default(0),
    /** The number of registrations it is good for; null: any. */
    maxUses: integer('max_uses'),
    /** Given to whoever registers with it. */
    offerId: refColumn('offer_id').references(() => offer.id, { onDelete: 'set null' }),
    expiresAt: timeColumn('expires_at'),
    disabledAt: timeColumn('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [index('ticket_offer').on(t.offerId).where(sql`offer_id is not null`)],
);
