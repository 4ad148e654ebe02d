import * as z from 'zod/mini';
import { cents, isoTime } from '#src/lib/shapes.ts';

export const INVOICE_KINDS = ['invoice', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** An invoice, or a credit, as its buyer finds it. */
export const InvoiceLink = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  seller: z.string(),
  total: cents,
  issued_at: isoTime,
});
export type InvoiceLink = z.output<typeof InvoiceLink>;

interface Numbered {
  merchantId: number | null;
  demo: boolean;
  kind: InvoiceKind;
  year: number;
}

/** The series of a seller, play money apart: each is numbered without a gap. */
export const seriesOf = ({ merchantId, demo }: Pick<Numbered, 'merchantId' | 'demo'>): string =>
  `${merchantId === null ? 'own' : `seller:${merchantId}`}${demo ? ':demo' : ''}`;

const DIGITS = 6;

export function invoiceNumber({ merchantId, demo, kind, year }: Numbered, rank: number): string {
  const seller = merchantId === null ? '' : `V${merchantId}-`;
  const letter = kind === 'invoice' ? 'F' : 'A';
  return `${demo ? 'DEMO-' : ''}${seller}${letter}${year}-${String(rank).padStart(DIGITS, '0')}`;
}
