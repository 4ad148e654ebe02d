import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn, updatedAt, uuidColumn } from './columns.ts';

/** A business that sells here. Nothing of one that is pending or disabled is for sale; one that is closed is disabled. */
export const merchant = pgTable(
  'merchant',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    legalName: text('legal_name').notNull(),
    /** Null for a business that came from Shopify, until it is told: it is not approved before. */
    siret: text('siret').unique(),
    vatNumber: text('vat_number'),
    /** Of products that have none of their own, hundredths of a percent; null: the rate of the site. */
    vatRate: integer('vat_rate'),
    shopUrl: text('shop_url').notNull(),
    logo: text('logo'),
    description: text('description').notNull().default(''),
    contactPhone: text('contact_phone'),
    /** Of its invoices, and where returns go, as lines of text; empty while it was not given. */
    address: text('address').notNull().default(''),
    status: text('status', { enum: ['pending', 'active', 'disabled'] })
      .notNull()
      .default('pending'),
    statusReason: text('status_reason').notNull().default(''),
    /** From when on the desk closes it for good, as it was told; null: nothing is announced. */
    closesAt: timeColumn('closes_at'),
    /** Closed for good, by its owner or by the desk: what it has earned is paid out. Null while it may be open again. */
    closedAt: timeColumn('closed_at'),
    commissionPercent: integer('commission_percent').notNull().default(12),
    demo: boolean('demo').notNull().default(false),
    termsAt: timeColumn('terms_at').notNull(),
    approvedAt: timeColumn('approved_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('merchant_status').on(t.status, t.id),
    check('merchant_known_status', sql`status in ('pending','active','disabled')`),
    check('merchant_closed', sql`closed_at is null or status = 'disabled'`),
    check('merchant_commission', sql`commission_percent between 0 and 40`),
    check('merchant_vat_rate', sql`vat_rate in (2000, 1000, 550, 210)`),
    check('merchant_siret', sql`siret ~ '^[0-9]{14}$'`),
  ],
);
