import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { amountInput } from '#src/features/cagnotte/cagnotte.ts';
import { reason } from '#src/features/money/desk.ts';
import { dateOnly, page, typed } from '#src/lib/shapes.ts';
import { BATCH_MAX, FROM_POT_MAX, FROM_POT_MIN, VOUCHER_STATUSES, Voucher } from './voucher.ts';

/** A voucher as an operator sees it; never its code. */
export const DeskVoucher = z.extend(Voucher, {
  /** Bound to an account, or sent to somebody. */
  holder: z.nullable(z.string()),
  created_at: z.string(),
  cancel_reason: z.string(),
});
export type DeskVoucher = z.output<typeof DeskVoucher>;

/** /api/admin/: vouchers; every change is in the audit log. */
export const voucherDeskCalls = {
  create: defineCall('/api/admin/create_vouchers', {
    access: 'staff:payments',
    changes: true,
    alone: true,
    codes: ['date_out_of_range', 'conflict'],
    input: z.strictObject({
      count: z.int().check(z.minimum(1), z.maximum(BATCH_MAX)),
      amount: amountInput.check(z.minimum(FROM_POT_MIN), z.maximum(FROM_POT_MAX)),
      expires_on: dateOnly,
      label: typed(1, 80),
      key: z.uuid(),
    }),
    output: z.object({ codes: z.array(z.string()), made: z.int() }),
    about: 'Codes are told once: under the same key again there are none, and nothing is made',
  }),
  search: defineCall('/api/admin/search_vouchers', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({
      query: z._default(typed(0, 200), ''),
      status: z.optional(z.nullable(z.enum(VOUCHER_STATUSES))),
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: page(DeskVoucher),
    about: 'By label, end of the code, whole code, or holder',
  }),
  cancel: defineCall('/api/admin/cancel_voucher', {
    access: 'staff:payments',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject({ id: z.int().check(z.minimum(1)), reason }),
    output: DeskVoucher,
    about: 'Refused while an order holds a part of it',
  }),
};
