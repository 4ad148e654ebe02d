import * as z from 'zod/mini';
import { cents } from '#src/lib/shapes.ts';

/** docs/spec/decisions.md §14. `failed`: the money is back in the pot. */
export const WITHDRAWAL_STATUSES = [
  'requested',
  'reserved',
  'transferring',
  'paying_out',
  'paid',
  'failed',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Cents: below it, a bank transfer costs more than it brings. */
export const WITHDRAWAL_MIN = 100;

const moment = z.nullable(z.string());

export const Withdrawal = z.object({
  uuid: z.string(),
  amount: cents,
  status: z.enum(WITHDRAWAL_STATUSES),
  bank_last4: z.nullable(z.string()),
  requested_at: z.string(),
  reserved_at: moment,
  transferred_at: moment,
  paid_out_at: moment,
  /** When the bank should have it, until it has. */
  arrives_at: moment,
  settled_at: moment,
  /** The bank's reason; null unless it failed. */
  failure: z.nullable(z.string()),
});
export type Withdrawal = z.output<typeof Withdrawal>;

export const Identity = z.object({
  status: z.enum(['none', 'onboarding', 'in_review', 'documents', 'verified', 'refused']),
  bank_last4: z.nullable(z.string()),
});
export type Identity = z.output<typeof Identity>;
