import * as z from 'zod/mini';
import { cents, dateOnly, isoTime } from '#src/lib/shapes.ts';

export const COMMISSION_KINDS = ['commission', 'commission_credit'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** Our invoice to a seller, or a credit; cents with VAT. */
export const CommissionInvoice = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(COMMISSION_KINDS),
  /** The name of the business. */
  seller: z.string(),
  total: cents,
  vat: cents,
  /** The orders in it were paid before this day. */
  before: dateOnly,
  issued_at: isoTime,
});
export type CommissionInvoice = z.output<typeof CommissionInvoice>;

const DIGITS = 6;

/** "C2026-000012", "AC2026-000003" for a credit; play money says so. */
export function commissionNumber(
  { kind, demo, year }: { kind: CommissionKind; demo: boolean; year: number },
  rank: number,
): string {
  const letters = kind === 'commission' ? 'C' : 'AC';
  return `${demo ? 'DEMO-' : ''}${letters}${year}-${String(rank).padStart(DIGITS, '0')}`;
}
