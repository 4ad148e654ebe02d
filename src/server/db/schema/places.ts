import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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

export const department = pgTable('department', {
  code: text('code').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  region: text('region').notNull(),
  population: integer('population').notNull(),
  births: integer('births').notNull(),
});

export const commune = pgTable(
  'commune',
  {
    code: text('code').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    departmentCode: text('department_code')
      .notNull()
      .references(() => department.code),
    postalCodes: jsonb('postal_codes').$type<string[]>().notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    areaKm2: doublePrecision('area_km2').notNull(),
    population: integer('population').notNull(),
    births: integer('births').notNull(),
  },
  (t) => [index('commune_department').on(t.departmentCode)],
);
