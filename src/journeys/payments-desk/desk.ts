import * as z from 'zod/mini';
import { STATUSES } from '#src/features/cagnotte/contribution.state.ts';
import { PAYABLE_KINDS } from '#src/features/money/payable.ts';
import { cents, isoTime, page, typed } from '#src/lib/shapes.ts';
import type { DisputeStatus } from '#src/server/gateways/payments/disputes.ts';

export const DESK_PER_PAGE = 30;
/** Payments in one file, the newest first: an answer of a few megabytes. */
export const EXPORT_ROWS = 10_000;
/** Whoever moves money says why, in words that mean something later. */
export const REASON_MIN = 5;
export const REASON_MAX = 500;
/** What a bank reads of our evidence. */
export const EVIDENCE_MIN = 20;
export const EVIDENCE_MAX = 20_000;

export const reason = typed(REASON_MIN, REASON_MAX);
export const pageNumber = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1);
const maybe = z.nullable(z.string());

export const REFUND_STATUSES = ['asked', 'ordered', 'done', 'refused', 'failed'] as const;
export const REFUND_CAUSES = ['admin', 'canceled', 'sold_out', 'unfunded'] as const;

const DISPUTE_STATUSES = [
  'inquiry',
  'inquiry_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const satisfies readonly DisputeStatus[];

const about = { reference: z.string(), list_title: z.string(), list_slug: z.string(), giver: maybe };

export const Refund = z.object({
  uuid: z.string(),
  ...about,
  /** `reference` and `giver` are of a contribution, or of an order and its buyer. */
  about: z.enum(PAYABLE_KINDS),
  amount: cents,
  status: z.enum(REFUND_STATUSES),
  cause: z.enum(REFUND_CAUSES),
  reason: z.string(),
  asked_by: maybe,
  asked_at: isoTime,
  /** The caller asked for it: somebody else must decide. */
  mine: z.boolean(),
  decided_by: maybe,
  decided_at: maybe,
  decision: z.string(),
  failure: maybe,
  settled_at: maybe,
});
export type Refund = z.output<typeof Refund>;

export const Dispute = z.object({
  uuid: z.string(),
  ...about,
  /** As for refunds. */
  about: z.enum(PAYABLE_KINDS),
  amount: cents,
  fee: cents,
  reason: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  opened_at: isoTime,
  due_by: maybe,
  closed_at: maybe,
  evidence: z.string(),
  evidence_sent_at: maybe,
  /** What each account gave up for it, cents; null while nothing is taken. */
  shares: z.nullable(
    z.object({ pot: cents, addons: cents, fee: cents, losses: cents, due: z.optional(cents) }),
  ),
});
export type Dispute = z.output<typeof Dispute>;

export const Quarantined = z.object({
  uuid: z.string(),
  intent_id: z.string(),
  why: z.string(),
  reference: maybe,
  facts: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'settled', 'set_aside']),
  tries: z.int(),
  found_at: isoTime,
  closed_at: maybe,
  closed_by: maybe,
  reason: z.string(),
});
export type Quarantined = z.output<typeof Quarantined>;

export const PaymentRow = z.object({
  ...about,
  status: z.enum(STATUSES),
  amount: cents,
  total: cents,
  refunded: cents,
  email: maybe,
  anonymous: z.boolean(),
  delayed: z.boolean(),
  provider: z.string(),
  livemode: z.boolean(),
  created_at: isoTime,
  paid_at: maybe,
});
export type PaymentRow = z.output<typeof PaymentRow>;

/** One thing that happened to a payment: said by the provider, written in the ledger, or done by somebody. */
export const Moment = z.object({
  at: isoTime,
  source: z.enum(['giver', 'provider', 'ledger', 'admin']),
  what: z.string(),
  /** The outcome of an event, or the reason somebody gave. */
  detail: maybe,
  amount: z.nullable(cents),
  by: maybe,
});
export type Moment = z.output<typeof Moment>;

export const PaymentDetail = z.object({
  ...PaymentRow.shape,
  list_uuid: z.string(),
  fee: cents,
  addons: z.array(z.object({ name: z.string(), price: cents })),
  /** Cents that may still be given back. */
  left: cents,
  charge_on: maybe,
  funds_available_at: maybe,
  intents: z.array(z.string()),
  receipt_sent_at: maybe,
  held_reason: maybe,
  timeline: z.array(Moment),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
});
export type PaymentDetail = z.output<typeof PaymentDetail>;

export const PotRow = z.object({
  list_uuid: z.string(),
  title: z.string(),
  slug: z.string(),
  owner: z.string(),
  collected: cents,
  pending: cents,
  available: cents,
  withdrawing: cents,
  held_at: maybe,
  held_reason: z.string(),
});
export type PotRow = z.output<typeof PotRow>;

export const AddonRow = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: cents,
  once_per_list: z.boolean(),
  enabled: z.boolean(),
  /** How many paid gifts have it. */
  taken: z.int(),
});
export type AddonRow = z.output<typeof AddonRow>;

export const paged = page;
