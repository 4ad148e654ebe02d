import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { cents, dateOnly, nothing } from '#src/lib/shapes.ts';
import { PAYABLE_KINDS } from '../payable.ts';

const Day = z.object({
  day: dateOnly,
  ours: cents,
  theirs: cents,
  our_fees: cents,
  their_fees: cents,
});

const Difference = z.object({
  day: dateOnly,
  /** The payment's reference; null for a withdrawal. */
  reference: z.nullable(z.string()),
  what: z.enum([...PAYABLE_KINDS, 'withdrawal']),
  kind: z.string(),
  ours: cents,
  theirs: cents,
  /** A withdrawal on its way: the provider has moved it, our books wait until it is paid. */
  in_transit: z.boolean(),
});
export type Difference = z.output<typeof Difference>;

const Report = z.object({
  days: z.array(Day),
  differences: z.array(Difference),
  /** The sum of what the provider did that is about nothing of ours, cents. */
  others: cents,
  last_line_at: z.nullable(z.string()),
});
export type Report = z.output<typeof Report>;

/** Our ledger held against the provider's own account of our balance. */
export const reportCalls = {
  get: defineCall('/api/admin/get_reconciliation', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ from: dateOnly, to: dateOnly }),
    output: Report,
    codes: ['date_out_of_range'],
    about: 'Day by day, and what the two accounts tell differently',
  }),
  run: defineCall('/api/admin/run_reconciliation', {
    access: 'staff:payments',
    changes: true,
    input: nothing,
    output: z.object({ imported: z.int(), asked: z.int() }),
    about: 'Copies what is new at the provider, and asks again about what differs',
  }),
};
