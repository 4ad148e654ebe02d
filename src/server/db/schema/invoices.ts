import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { centsColumn, createdAt, idColumn, refColumn, uuidColumn } from './columns.ts';
import { merchant } from './merchants.ts';
import { shopOrder } from './orders.ts';

/** The last number of each series: taken under its lock, in the transaction of the sale, so that none is missing. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    /** The seller and the kind of money: `own`, `seller:12`, `own:demo`. */
    seller: text('seller').notNull(),
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.seller, t.kind, t.year] })],
);

/** Everything an invoice says, as it was on its day: a later change of a name changes nothing here. */
export interface InvoiceFacts {
  order: string;
  ordered_on: string;
  demo: boolean;
  seller: {
    name: string;
    legal_name: string;
    siret: string;
    vat_number: string;
    address: string[];
    /** The operator, who invoices in its seller's name; empty for its own. */
    by: string;
  };
  buyer: { name: string; email: string; address: string[] };
  lines: {
    label: string;
    quantity: number;
    unit: number;
    total: number;
    /** Of its VAT; papers from before it was told by line have none. */
    vat_percent?: number | null;
  }[];
  delivery: number;
  /** Taken off the price by an offer of whoever sells; papers from before it was told apart have none. */
  reduced?: number;
  total: number;
  /** The rate, or the highest of several. Null: the seller's VAT does not apply (CGI, art. 293 B). */
  vat_percent: number | null;
  vat: number;
  /** The sum of each rate, VAT included, and the VAT in it; papers from before 29 November 2026 have one rate and none of these. */
  rates?: { percent: number; total: number; vat: number }[];
  /** The key of the posting of the ledger that it tells of. */
  posting?: string;
  /** The operator bears `offers` in its seller's place; vouchers and the card paid the rest. */
  paid: { offers: number; vouchers: number; card: number };
  /** Of a credit: the number of its invoice, and why. */
  of: string;
  why: string;
}

/** An invoice of one seller for one order, or a credit for what was given back of it. */
export const invoice = pgTable(
  'invoice',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    seller: text('seller').notNull(),
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    rank: integer('rank').notNull(),
    number: text('number').notNull().unique(),
    merchantId: refColumn('merchant_id').references(() => merchant.id),
    orderId: refColumn('order_id')
      .notNull()
      .references(() => shopOrder.id),
    total: centsColumn('total').notNull(),
    vat: centsColumn('vat').notNull(),
    facts: jsonb('facts').$type<InvoiceFacts>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoice_rank').on(t.seller, t.kind, t.year, t.rank),
    index('invoice_order').on(t.orderId),
    index('invoice_merchant').on(t.merchantId, t.id).where(sql`merchant_id is not null`),
    uniqueIndex('invoice_once').on(t.orderId, t.seller).where(sql`kind = 'invoice'`),
    check('invoice_kind', sql`kind in ('invoice','credit')`),
    check('invoice_sums', sql`total >= 0 and vat between 0 and total`),
  ],
);
