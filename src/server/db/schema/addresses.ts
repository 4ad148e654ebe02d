import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, idColumn, refColumn, updatedAt } from './columns.ts';

/** The places where a person has parcels sent; one at most of them may be used by givers. */
export const postalAddress = pgTable(
  'postal_address',
  {
    id: idColumn(),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull().default(''),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    phone: text('phone').notNull().default(''),
    /** The destination of "chez les parents" at a giver's checkout. */
    forGifts: boolean('for_gifts').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('postal_address_person').on(t.personId),
    uniqueIndex('postal_address_for_gifts').on(t.personId).where(sql`for_gifts`),
  ],
);
