import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const kind = () => text('kind', { enum: ['product', 'tag', 'brand', 'content'] }).notNull();

/** The engines that are told of every change; one that was not seen for long is told of none, and filled again. */
export const searchEngine = pgTable('search_engine', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});

/**
 * The index of the PostgreSQL search engine. A rebuild fills a generation of its own beside the live one;
 * `removed` rows exist only there, so that the rebuild does not bring back what was deleted meanwhile. The
 * text configurations `search_french` and `search_words` are in the migration 0003_search.sql.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    kind: kind(),
    generation: integer('generation').notNull(),
    id: text('id').notNull(),
    removed: boolean('removed').notNull().default(false),
    /** The document an answer returns, as it is. */
    doc: jsonb('doc').notNull(),
    /** Name without accents or case. */
    name: text('name').notNull(),
    words: tsvector('words').notNull(),
    brandSlug: text('brand_slug'),
    brandFacet: text('brand_facet'),
    tagSlugs: text('tag_slugs').array().notNull(),
    tagFacets: text('tag_facets').array().notNull(),
    classification: text('classification'),
    namespace: text('namespace'),
    price: bigint('price', { mode: 'number' }),
    inStock: boolean('in_stock').notNull().default(false),
    popularity: integer('popularity').notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull().default(0),
    /** Its own kinds, the nearest: ids of the thesaurus. */
    heads: text('heads').array().notNull().default(sql`'{}'`),
    /** Its kinds, with all they are kinds of: ids of the thesaurus. */
    isA: text('is_a').array().notNull().default(sql`'{}'`),
    /** Those and every other thing its texts name. */
    about: text('about').array().notNull().default(sql`'{}'`),
    sizes: text('sizes').array().notNull().default(sql`'{}'`),
    colours: text('colours').array().notNull().default(sql`'{}'`),
    materials: text('materials').array().notNull().default(sql`'{}'`),
    /** Months. */
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    /** Kilograms. */
    weightMin: real('weight_min'),
    weightMax: real('weight_max'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.generation, t.id] }),
    index('search_document_is_a').using('gin', t.isA),
    index('search_document_about').using('gin', t.about),
    index('search_document_words').using('gin', t.words),
    index('search_document_price').on(t.kind, t.generation, t.price),
  ],
);

/** Distinct words of each generation: what a mistyped word is compared with. */
export const searchTerm = pgTable(
  'search_term',
  { kind: kind(), generation: integer('generation').notNull(), term: text('term').notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.generation, t.term] })],
);

/** Which generation answers, and which is being built. */
export const searchGeneration = pgTable('search_generation', {
  kind: text('kind', { enum: ['product', 'tag', 'brand', 'content'] }).primaryKey(),
  live: integer('live').notNull().default(1),
  building: integer('building'),
});

/** An editor's settings of the search, whole: the highest revision holds, the others are earlier states. */
export const searchTuning = pgTable('search_tuning', {
  revision: integer('revision').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  at: createdAt(),
});
