import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** INSEE, Fichier des prénoms: one row a first name × sex; births from `firstYear` to 2024, rounded to 5. */
export const firstName = pgTable(
  'first_name',
  {
    slug: text('slug').notNull(),
    sex: text('sex', { enum: ['m', 'f'] }).notNull(),
    name: text('name').notNull(),
    phonetic: text('phonetic').notNull(),
    total: integer('total').notNull(),
    recent: integer('recent').notNull(),
    firstYear: integer('first_year').notNull(),
    births: jsonb('births').$type<number[]>().notNull(),
    rankLastYear: integer('rank_last_year'),
  },
  (t) => [primaryKey({ columns: [t.slug, t.sex] }), index('first_name_phonetic').on(t.phonetic)],
);
