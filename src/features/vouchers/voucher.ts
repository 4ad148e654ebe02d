import * as z from 'zod/mini';
import { amountInput } from '#src/features/cagnotte/cagnotte.ts';
import { cents, dateOnly, isoTime, typed, typedLine } from '#src/lib/shapes.ts';

/** docs/spec/decisions.md §31. */
export const VALID_MONTHS = 24;
/** Cents: what one may buy for somebody. */
export const PURCHASE_MIN = 1000;
export const PURCHASE_MAX = 50_000;
/** Cents: what one may take out of a pot at once. */
export const FROM_POT_MIN = 100;
export const FROM_POT_MAX = 500_000;
/** The chips of the form, cents. */
export const SUGGESTED = [2000, 5000, 10_000] as const;
export const MESSAGE_MAX = 500;
/** Days ahead that a voucher may be sent. */
export const SEND_DAYS_MAX = 365;
/** Days before its end when its holder is told. */
export const WARNED_DAYS = [30, 7] as const;
/** Days that a voucher is good for at least, once an order gave it something back. */
export const RETURNED_DAYS = 30;
export const BATCH_MAX = 500;
export const DESK_PER_PAGE = 50;

export const SOURCES = ['bought', 'pot', 'offer', 'admin'] as const;
export const VOUCHER_STATUSES = ['active', 'used', 'expired', 'canceled'] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

export const Voucher = z.object({
  id: z.int(),
  label: z.string(),
  /** The last four signs of its code. */
  code_end: z.string(),
  initial: cents,
  balance: cents,
  expires_on: dateOnly,
  source: z.enum(SOURCES),
  status: z.enum(VOUCHER_STATUSES),
  history: z.array(z.object({ at: isoTime, amount: z.int(), order: z.nullable(z.string()) })),
});
export type Voucher = z.output<typeof Voucher>;

const address = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Somebody a voucher is from, or for. */
export const someone = z.strictObject({ email: address, name: typedLine(1, 80) });

export const purchaseInput = {
  amount: amountInput,
  recipient: someone,
  buyer: someone,
  message: z._default(typed(0, MESSAGE_MAX), ''),
  send_on: z.nullable(dateOnly),
};
