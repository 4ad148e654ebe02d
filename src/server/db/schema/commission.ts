import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { centsColumn, createdAt, idColumn, refColumn, uuidColumn } from './columns.ts';
import type { InvoiceFacts } from './invoices.ts';
import { merchant } from './merchants.ts';

/** Everything that an invoice of our commission says, as it was on its day. */
export interface CommissionFacts {
  demo: boolean;
  /** The day before which its orders were paid. */
  before: string;
  operator: Omit<InvoiceFacts['seller'], 'by'>;
  seller: Omit<InvoiceFacts['seller'], 'by'> & { email: string };
  /** An order a line: cents of the seller's goods, and of our commission; below zero for what goes back. */
  lines: { order: string; paid_on: string; goods: number; commission: number }[];
  /** Null: the operator invoices without VAT (CGI, art. 293 B). */
  vat_percent: number | null;
}

/** Our invoice to a seller for a month's commission, or a credit where more went back than was earned. */
export const commissionInvoice = pgTable(
  'commission_invoice',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    merchantId: refColumn('merchant_id')
      .notNull()
      .references(() => merchant.id),
    /** The series of `invoice_series` that its number is of: `own`, `own:demo`. */
    seller: text('seller').notNull(),
    kind: text('kind', { enum: ['commission', 'commission_credit'] }).notNull(),
    year: integer('year').notNull(),
    rank: integer('rank').notNull(),
    number: text('number').notNull().unique(),
    /** The month in Paris in which it was made, YYYY-MM: one a month at most. */
    month: text('month').notNull(),
    /** VAT included, cents. */
    total: centsColumn('total').notNull(),
    vat: centsColumn('vat').notNull(),
    facts: jsonb('facts').$type<CommissionFacts>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('commission_invoice_rank').on(t.seller, t.kind, t.year, t.rank),
    uniqueIndex('commission_invoice_month').on(t.merchantId, t.seller, t.month),
    check('commission_invoice_kind', sql`kind in ('commission','commission_credit')`),
    check('commission_invoice_month_shape', sql`month ~ '^[0-9]{4}-[0-9]{2}$'`),
    check('commission_invoice_sums', sql`total >= 0 and vat between 0 and total`),
  ],
);
