import * as z from 'zod/mini';
import { cents, isoTime } from '#src/lib/shapes.ts';
import type { DisputeStatus } from '#src/server/gateways/payments/disputes.ts';
import { aboutShape, maybeText } from '../desk.ts';
import { PAYABLE_KINDS } from '../payable.ts';

/** The length limits of our evidence for a bank. */
export const EVIDENCE_MIN = 20;
export const EVIDENCE_MAX = 20_000;

const DISPUTE_STATUSES = [
  'inquiry',
  'inquiry_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const satisfies readonly DisputeStatus[];

export const Dispute = z.object({
  uuid: z.string(),
  ...aboutShape,
  /** As for refunds. */
  about: z.enum(PAYABLE_KINDS),
  amount: cents,
  fee: cents,
  reason: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  opened_at: isoTime,
  due_by: maybeText,
  closed_at: maybeText,
  evidence: z.string(),
  evidence_sent_at: maybeText,
  /** The sum each account gave up for it, cents; null while nothing is taken. */
  shares: z.nullable(
    z.object({
      pot: cents,
      addons: cents,
      fee: cents,
      losses: cents,
      due: z.optional(cents),
      given: z.optional(cents),
    }),
  ),
});
export type Dispute = z.output<typeof Dispute>;
