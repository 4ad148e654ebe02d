import * as z from 'zod/mini';
import { cents, isoTime } from '#src/lib/shapes.ts';
import { aboutShape, maybeText } from '../desk.ts';
import { PAYABLE_KINDS } from '../payable.ts';

export const REFUND_STATUSES = ['asked', 'ordered', 'done', 'refused', 'failed'] as const;
export const REFUND_CAUSES = [
  'admin',
  'canceled',
  'sold_out',
  'unfunded',
  'line_refused',
  'returned',
] as const;

export const Refund = z.object({
  uuid: z.string(),
  ...aboutShape,
  /** `reference` and `giver` are of a contribution, or of an order and its buyer. */
  about: z.enum(PAYABLE_KINDS),
  amount: cents,
  /** Beside `amount`: to the vouchers that paid for a part of an order. */
  by_vouchers: cents,
  status: z.enum(REFUND_STATUSES),
  cause: z.enum(REFUND_CAUSES),
  reason: z.string(),
  asked_by: maybeText,
  asked_at: isoTime,
  /** The caller asked for it: somebody else must decide. */
  mine: z.boolean(),
  decided_by: maybeText,
  decided_at: maybeText,
  decision: z.string(),
  failure: maybeText,
  settled_at: maybeText,
});
export type Refund = z.output<typeof Refund>;
