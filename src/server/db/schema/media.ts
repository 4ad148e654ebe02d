import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, updatedAt } from './columns.ts';

/**
 * The library. `url` is what documents say and never changes; `cover` describes the files of today, so that a
 * replaced picture shows wherever its address was written.
 */
export const media = pgTable(
  'media',
  {
    id: idColumn(),
    /** SHA-256 of the bytes that came in: the same file is kept once. */
    hash: text('hash').notNull().unique(),
    /** A short name front matter may use (`cover: valise`). */
    name: text('name').unique(),
    url: text('url').notNull(),
    cover: jsonb('cover').notNull(),
    alt: text('alt').notNull().default(''),
    /** The folder of today's files in the storage; null for a drawing served as it is. */
    folder: text('folder'),
    /** Every folder it ever had: an address with one of them means this picture. */
    keys: text('keys').array().notNull().default(sql`'{}'::text[]`),
    filename: text('filename').notNull().default(''),
    /** Bytes of what came in. */
    weight: integer('weight').notNull().default(0),
    /** A difference hash: pictures that look the same share it, whatever their format or size. */
    look: text('look').notNull().default(''),
    /** The files have an AVIF beside each WebP. */
    avif: boolean('avif').notNull().default(false),
    /** The editors' own folder of it; empty: none. */
    shelf: text('shelf').notNull().default(''),
    labels: text('labels').array().notNull().default(sql`'{}'::text[]`),
    /** The point that stays seen when the picture is cut, in percent from its upper left; null: its middle. */
    focusX: smallint('focus_x'),
    focusY: smallint('focus_y'),
    uploadedBy: refColumn('uploaded_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('media_url').on(t.url),
    index('media_look').on(t.look),
    index('media_keys').using('gin', t.keys),
    index('media_shelf').on(t.shelf),
    index('media_labels').using('gin', t.labels),
    index('media_newest').on(t.createdAt, t.id),
    // immutable_unaccent is made by the migration 0003_search.sql.
    index('media_words').using(
      'gin',
      sql`immutable_unaccent(lower(${t.alt} || ' ' || ${t.filename} || ' ' || coalesce(${t.name}, ''))) gin_trgm_ops`,
    ),
  ],
);

export const themeCategory = pgTable('theme_category', {
  id: idColumn(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

/** A cover that owners may choose. `cdnUrl` is a picture of the library or an address of its own. */
export const themeCover = pgTable(
  'theme_cover',
  {
    id: idColumn(),
    cdnUrl: text('cdn_url').notNull(),
    categoryId: refColumn('category_id').references(() => themeCategory.id),
    blurhash: text('blurhash').notNull().default(''),
    enabled: boolean('enabled').notNull().default(true),
    position: integer('position').notNull().default(0),
    cover: jsonb('cover').notNull(),
  },
  (t) => [index('theme_cover_place').on(t.categoryId, t.position, t.id)],
);

/**
 * Covers of a gallery that is not ours to arrange by category: photographs of Unsplash (shown from its own
 * servers, with their author), or our drawings while there is no key.
 */
export const unsplashCover = pgTable(
  'unsplash_cover',
  {
    remoteId: text('remote_id').primaryKey(),
    source: text('source', { enum: ['unsplash', 'drawn'] }).notNull(),
    position: integer('position').notNull(),
    /** The address a browser reads; for Unsplash the one its API gave, with its own parameters. */
    url: text('url').notNull(),
    cover: jsonb('cover').notNull(),
    alt: text('alt').notNull().default(''),
    author: text('author').notNull(),
    authorUrl: text('author_url').notNull(),
    /** The address Unsplash asks us to call when the photograph is chosen. */
    downloadLocation: text('download_location'),
    createdAt: createdAt(),
  },
  (t) => [index('unsplash_cover_place').on(t.source, t.position, t.remoteId)],
);
