import * as z from 'zod/mini';
import { STATUSES } from '#src/features/cagnotte/contribution.state.ts';
import { aboutShape, maybeText } from '#src/features/money/desk.ts';
import { Dispute } from '#src/features/money/disputes/dispute.ts';
import { Moment } from '#src/features/money/moment.ts';
import { Refund } from '#src/features/money/refunds/refund.ts';
import { cents, isoTime, page } from '#src/lib/shapes.ts';

/** Payments in one file, the newest first: an answer of a few megabytes. */
export const EXPORT_ROWS = 10_000;
export const PaymentRow = z.object({
  ...aboutShape,
  status: z.enum(STATUSES),
  amount: cents,
  total: cents,
  refunded: cents,
  email: maybeText,
  anonymous: z.boolean(),
  delayed: z.boolean(),
  provider: z.string(),
  livemode: z.boolean(),
  created_at: isoTime,
  paid_at: maybeText,
});
export type PaymentRow = z.output<typeof PaymentRow>;

export const PaymentDetail = z.object({
  ...PaymentRow.shape,
  list_uuid: z.string(),
  fee: cents,
  addons: z.array(z.object({ name: z.string(), price: cents })),
  /** Cents that may still be given back. */
  left: cents,
  charge_on: maybeText,
  funds_available_at: maybeText,
  intents: z.array(z.string()),
  receipt_sent_at: maybeText,
  held_reason: maybeText,
  timeline: z.array(Moment),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
});
export type PaymentDetail = z.output<typeof PaymentDetail>;

export const AddonRow = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: cents,
  once_per_list: z.boolean(),
  /** Printed with the giver's words, and posted to the parents. */
  posted: z.boolean(),
  enabled: z.boolean(),
  /** The number of paid gifts that have it. */
  taken: z.int(),
});
export type AddonRow = z.output<typeof AddonRow>;

export const paged = page;
