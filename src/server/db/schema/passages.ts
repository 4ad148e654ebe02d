import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { refColumn } from './columns.ts';

/**
 * The parts that a published page is cut into at its headings, by their words alone: their text is read from the page
 * itself. Derived from `content`, and filled again where it is lost.
 */
export const passage = pgTable(
  'passage',
  {
    contentId: refColumn('content_id').notNull(),
    /** From 0, in the order of the page. */
    place: smallint('place').notNull(),
    /** Words of the page's title, of the headings and of the text, each once; folded, in the singular. */
    words: text('words').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.place] }), index('passage_words').using('gin', t.words)],
);

/** Every word of some passage: how rare it is, and what a mistyped one may have meant. */
export const passageWord = pgTable(
  'passage_word',
  {
    word: text('word').primaryKey(),
    /** The family that it is compared by. */
    stem: text('stem').notNull(),
    /** The number of passages that have it. */
    passages: integer('passages').notNull(),
  },
  (t) => [
    index('passage_word_stem').on(t.stem),
    index('passage_word_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);
