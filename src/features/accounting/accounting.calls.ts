import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { cents, dateOnly, isoTime } from '#src/lib/shapes.ts';

/** Entries that one answer of the screen may hold; a command writes longer periods into a file. */
export const FEC_ENTRIES = 20_000;
export const EXPORTS_PAGE = 31;

const pageNumber = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1);

const BalanceRow = z.object({ account: z.string(), label: z.string(), debit: cents, credit: cents });

const SignedExport = z.object({
  day: dateOnly,
  entries: z.int(),
  debits: cents,
  head: z.string(),
  created_at: isoTime,
});
export type SignedExport = z.output<typeof SignedExport>;

const File = z.object({ name: z.string(), text: z.string() });

/** The calls of an accountant. */
export const accountingCalls = {
  trialBalance: defineCall('/api/admin/trial_balance', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ day: dateOnly }),
    output: z.object({ items: z.array(BalanceRow), debits: cents, credits: cents, vat_percent: z.number() }),
    about: 'The sums of each account of the French plan up to the end of a day',
  }),
  exportFec: defineCall('/api/admin/export_fec', {
    access: 'staff:payments',
    changes: true,
    alone: true,
    input: z.strictObject({ from: dateOnly, to: dateOnly }),
    output: File,
    codes: ['date_out_of_range', 'siren_missing', 'too_large'],
    about: 'The FEC, a file of bookkeeping, of a period within one year, written down in the audit log',
  }),
  listExports: defineCall('/api/admin/list_ledger_exports', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ page: pageNumber }),
    output: z.object({
      items: z.array(SignedExport),
      page: z.int(),
      per_page: z.int(),
      total: z.int(),
      public_key: z.string(),
    }),
    about: 'The days of the ledger that were written out and signed, newest first',
  }),
  getExport: defineCall('/api/admin/get_ledger_export', {
    access: 'staff:payments',
    changes: true,
    alone: true,
    input: z.strictObject({ day: dateOnly }),
    output: File,
    about: 'A signed day as it was written; written down in the audit log',
  }),
};
