import * as z from 'zod/mini';
import { Dispute } from '#src/features/money/disputes/dispute.ts';
import { Moment } from '#src/features/money/moment.ts';
import { Refund } from '#src/features/money/refunds/refund.ts';
import { cents, isoTime } from '#src/lib/shapes.ts';
import { ORDER_STATUSES } from './order.state.ts';
import { Order } from './order.ts';

const maybe = z.nullable(z.string());

/** The steps an operator takes with an order. */
export const DESK_STEPS = ['prepare', 'send', 'deliver'] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

/** A seller whose business is closed, and the paid lines that it has not sent: the desk does so in its place. */
export const ClosedSeller = z.object({
  name: z.string(),
  slug: z.string(),
  lines: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), total: cents })),
});
export type ClosedSeller = z.output<typeof ClosedSeller>;

/** An order as the list of the admin shows it; never its hash. */
export const OrderLine = z.object({
  reference: z.string(),
  number: z.string(),
  buyer: z.string(),
  /** Its things, each with its number of pieces. */
  product: z.string(),
  quantity: z.int(),
  total: cents,
  refunded: cents,
  contested: z.boolean(),
  /** Something of it should have left days ago (LATE_DAYS). */
  late: z.boolean(),
  status: z.enum(ORDER_STATUSES),
  created_at: isoTime,
  paid_at: maybe,
});
export type OrderLine = z.output<typeof OrderLine>;

export const OrderDetail = z.object({
  reference: z.string(),
  order: Order,
  product_id: z.int(),
  provider: z.string(),
  livemode: z.boolean(),
  cancel_reason: z.string(),
  terms_at: maybe,
  /** Cents that may still be given back. */
  left: cents,
  /** Cents that our own bank has to give back, because the provider refuses for good: `settle_order` says that it did. */
  to_transfer: z.optional(cents),
  /** Cents of vouchers of a lost order that another admin refused: `request_refund` of all that is left asks again. */
  vouchers_refused: z.optional(cents),
  intents: z.array(z.string()),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  closed_sellers: z.array(ClosedSeller),
  /** The desk's next step with the parcels that it sends, or with all; null where there is nothing for it. */
  next_step: z.nullable(z.enum(DESK_STEPS)),
  timeline: z.array(Moment),
});
export type OrderDetail = z.output<typeof OrderDetail>;

export const TRACKING_MAX = 60;
