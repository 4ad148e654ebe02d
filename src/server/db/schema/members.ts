import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, refColumn } from './columns.ts';
import { merchant } from './merchants.ts';

/** A person who acts for a business. */
export const merchantMember = pgTable(
  'merchant_member',
  {
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id, { onDelete: 'cascade' }),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'member'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.personId] }),
    index('merchant_member_person').on(t.personId),
  ],
);
